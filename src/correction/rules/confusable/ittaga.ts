import { byContext } from '../../rule/by-context.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'ittaga',
  title: '이따가/있다가',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '조금 지난 뒤라는 뜻의 부사는 ‘이따가, 이따’이고, 어디에 머무르거나 어떤 상태로 지내다가라는 뜻이면 ‘있다가’입니다.',
  examples: [
    { wrong: '지금은 바쁘니 있다가 이야기하자.', right: '지금은 바쁘니 이따가 이야기하자.' },
    { wrong: '그는 잠자코 이따가 입을 열었다.', right: '그는 잠자코 있다가 입을 열었다.' },
  ],
  silent: [
    '이따가 다시 올게.',
    '집에 있다가 친구를 만나러 나갔다.',
    '이틀만 더 있다가 내려가자.',
    '동생이 있다가 없으니 집이 조용하다.',
    '혼자 있다가 손님을 맞았다.',
  ],
  find: byContext,
};
