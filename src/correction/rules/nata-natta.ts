import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

const HEAL: Record<string, string> = {
  낳았: '나았',
  낳으: '나으',
  낳아: '나아',
  낳은: '나은',
  낳을: '나을',
  낳다: '낫다',
  낳지: '낫지',
  낳겠: '낫겠',
  났다: '낫다',
  났겠: '낫겠',
  났지: '낫지',
  낳네: '낫네',
  낳고: '낫고',
  났네: '낫네',
};
const BIRTH = /아이|아기|알을|새끼|자식|딸|아들|쌍둥이|출산|애를|송아지|강아지/;

/** To get well and to be better is 낫다; to bear is 낳다. */
export const rule: Rule = {
  id: 'nata-natta',
  title: '낫다/낳다/났다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제18항',
  comment:
    '병이 고쳐지거나 더 좋다는 뜻의 말은 ‘낫다’로, 모음 앞에서 ‘ㅅ’이 줄어 ‘나아, 나으니’가 됩니다. ‘낳다’는 새끼나 알을 몸 밖으로 내놓는다는 뜻입니다.',
  examples: [
    { wrong: '감기가 빨리 낳았으면 좋겠다.', right: '감기가 빨리 나았으면 좋겠다.' },
    { wrong: '이것보다 저것이 더 낳다.', right: '이것보다 저것이 더 낫다.' },
    { wrong: '얼른 낳으세요.', right: '얼른 나으세요.' },
  ],
  silent: [
    '닭이 알을 낳았다.',
    '아이를 빨리 낳고 싶다.',
    '더 났으면 큰일 날 뻔했다.',
    '어제보다 불이 더 크게 났다.',
  ],
  find: all(
    byPattern(
      /(?<=(?:병|감기|상처|몸|증상|통증|독감|허리|다리|감기몸살)[이가은는도을를]? (?:[가-힣]+ ){0,2})낳(?:았|으|아|은|을|겠|지|고)/,
      (m, line) => (BIRTH.test(line.text) ? undefined : HEAL[m[0]]),
    ),
    byPattern(
      /(?<=(?:보다|더|훨씬|차라리|그게|편이|것이|게|빨리|얼른|어서) )(?:낳(?:았|으|아|은|을|다|지|겠|네)|났(?:다(?=[.!?]|고|는| )|겠|지|네))/,
      (m, line) =>
        BIRTH.test(line.text) ||
        (m[0].startsWith('났') && !/(?:보다|차라리|그게) (?:더 |훨씬 )?$/.test(line.text.slice(0, m.index)))
          ? undefined
          : HEAL[m[0]],
    ),
  ),
};
