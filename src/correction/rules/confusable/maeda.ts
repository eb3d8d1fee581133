import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'maeda',
  title: '매다/메다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '끈으로 묶는 것은 ‘매다’, 어깨에 걸치거나 막히는 것은 ‘메다’입니다.',
  examples: [
    { wrong: '아이가 책가방을 매고 간다.', right: '아이가 책가방을 메고 간다.' },
    { wrong: '구두끈을 메고 일어섰다.', right: '구두끈을 매고 일어섰다.' },
    { wrong: '차를 타면 안전띠를 메세요.', right: '차를 타면 안전띠를 매세요.' },
  ],
  silent: [
    '병사들은 총을 버리고 맨몸으로 싸웠다.',
    '신발 끈을 매었다.',
    '운동화 끈을 매고 가방을 멘 아이가 뛰어갔다.',
    '구두끈을 매고 배낭을 멘 채 문을 나섰다.',
    '가방끈을 어깨에 메고 걸었다.',
    '그는 설움에 목메어 울었다.',
    '목이 메어 말을 못 했다.',
  ],
  find: byCollocations(
    { after: '(?:가방|배낭|짐|총|책가방|지게|어깨에 가방)[을를]', wrong: '매', right: '메' },
    {
      after:
        '(?:넥타이|[가-힣]{0,3}끈|안전띠|안전벨트|신발 끈|허리띠|옷고름|벨트|리본|머리띠|매듭)[을를](?! (?:한쪽 |양 |양쪽 )?어깨)',
      wrong: '메',
      right: '매',
    },
    { after: '(?:목|가슴)[이가]', wrong: '매', right: '메' },
  ),
};
