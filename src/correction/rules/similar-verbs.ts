import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'similar-verbs',
  title: '띄우다, 닿다, 쫓다 따위의 비슷한 말',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '소리나 꼴이 비슷하지만 뜻이 다른 말을 구별하여 적습니다. 편지는 ‘띄우고’, 맞붙는 것은 ‘닿고’, 힘든 일은 ‘겪으며’, 이따가 오는 것은 ‘이따가’입니다.',
  examples: [
    { wrong: '친구에게 편지를 띄어 보냈다.', right: '친구에게 편지를 띄워 보냈다.' },
    { wrong: '세제가 피부에 다으면 안 좋다.', right: '세제가 피부에 닿으면 안 좋다.' },
    { wrong: '조금 있다가 갈게. 있다 봐.', right: '조금 있다가 갈게. 이따 봐.' },
  ],
  silent: ['간격을 띄어 앉았다.', '여기 있다가 갔다.', '아이를 자리에 앉혔다.', '손이 닿는다.'],
  find: all(
    byPattern(/(?<=(?:편지|배|메주|연)[를을] )띄어(?= |$)/, '띄워'),
    byPattern(/(?<![가-힣])다(?=으면|은 |았다)(?<=에 다)/, '닿'),
    byPattern(
      /(?<![가-힣])있다(?= (?:봐|보자|만나|전화할|연락할)|가 (?:봐|보자|만나자|전화할|연락할))/,
      '이따',
    ),
    byPattern(/(?<![가-힣])이따가(?=도 없)/, '있다가'),
    // at the start, with nowhere to stay: later
    byPattern(
      /(?<=^|[.!?,] )있다가(?= (?:오너라|와라|오세요|보자|만나|전화할|갈게|할게|봐|봬요|연락할))/,
      '이따가',
    ),
    byPattern(/(?<![가-힣])참아(?= (?:말|볼|눈|입|그|떠|못|버)[가-힣]*(?: [가-힣]+)? (?:수|못|없))/, '차마'),
    byPattern(/(?<=김치[를은도] (?:[가-힣]+ )?)담았(?=다|습|어)/, (m) => ({
      begin: m.index,
      end: m.index + 2,
      replacement: '담갔',
      confirm: true,
      score: 0.6,
    })),
    byPattern(/(?<![가-힣])편이(?= (?:계시|쉬|지내|주무|앉))/, '편히'),
  ),
};
