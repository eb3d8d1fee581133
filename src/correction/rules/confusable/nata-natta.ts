import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 낳더라 is 낫더라; before a vowel the ㅅ goes (나아, 나으니). */
const HEAL = '낳(?=[았으아은을음다더네죠지고군습겠거게는])';

function healed(before: RegExpExecArray, { text }: LineView): string {
  return /[았으아은을음]/.test(text[before.index + 1] ?? '') ? '나' : '낫';
}

/** What is born, or brought about: 막내를, 부작용을. */
const BIRTH =
  /아이|아기|알을|새끼|자식|딸|아들|쌍둥이|출산|애를|송아지|강아지|[가-힣][을를] (?:[가-힣]+ ){0,2}낳/;

/** To get well and to be better is 낫다; to bear is 낳다. */
export const rule: Rule = {
  id: 'nata-natta',
  title: '낫다/낳다/났다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '병이 고쳐지거나 더 좋다는 뜻의 말은 ‘낫다’이고, ‘낳다’는 새끼나 알을 몸 밖으로 내놓는다는 뜻입니다.',
  reasons: [
    {
      of: /→.*나[아았으은을]/,
      comment:
        '병이 고쳐지거나 더 좋다는 뜻의 말은 ‘낫다’이며, 모음 어미 앞에서 ‘ㅅ’이 줄어듭니다. ‘낳다’는 새끼나 알을 몸 밖으로 내놓는다는 뜻입니다.',
      article: '한글 맞춤법 제18항 2',
    },
  ],
  examples: [
    { wrong: '감기가 빨리 낳았으면 좋겠다.', right: '감기가 빨리 나았으면 좋겠다.' },
    { wrong: '이것보다 저것이 더 낳다.', right: '이것보다 저것이 더 낫다.' },
    { wrong: '얼른 낳으세요.', right: '얼른 나으세요.' },
    { wrong: '먹어 보니 저번 가게보다 낳더라고요.', right: '먹어 보니 저번 가게보다 낫더라고요.' },
    { wrong: '걷는 게 낳습니다.', right: '걷는 게 낫습니다.' },
  ],
  silent: [
    '어머니는 막내를 늦게 낳으셨다.',
    '다친 몸이 많은 부작용을 낳았다.',
    '닭이 알을 낳았다.',
    '아이를 빨리 낳고 싶다.',
    '더 났으면 큰일 날 뻔했다.',
    '어제보다 불이 더 크게 났다.',
  ],
  find: all(
    // 아이를 낫았다, 아기를 났다
    byPattern(
      /(?<=(?:아이|아기|알|새끼|자식|딸|아들|쌍둥이|송아지|강아지)[을를] (?:[가-힣]+ )?)(?:낫(?=[고다는지기]|아|았|은|을)|났(?=다|습|어|지|는)|나(?=았))/,
      (m) => (m[0] === '났' ? '낳았' : '낳'),
    ),
    // 눈물이 낫다: what comes up, and no illness
    byPattern(
      /(?<=(?<![가-힣])(?:화|열|짜증|불|싹|생각|기억|사고|고장|눈물|땀|소문|겁|신)[이가] (?:[가-힣]+ )?)낫(?=다|습|어|지만|는데|네)/,
      '났',
    ),
    byPattern(
      /(?<=(?:화|열|짜증|불|소리|냄새|싹|생각|기억|사고|고장|눈물|땀|이름|소문|병|탈)[이가] (?:[가-힣]+ )?)낳(?=다|습|어|지|네|는데)/,
      (_m, line) => (BIRTH.test(line.text) ? undefined : '났'),
    ),
    byPattern(
      new RegExp(
        `(?<=(?:병|감기|상처|몸|증상|통증|독감|허리|다리|감기몸살)[이가은는도을를]? (?:[가-힣]+ ){0,2})${HEAL}`,
      ),
      (m, line) => (BIRTH.test(line.text) ? undefined : healed(m, line)),
    ),
    byPattern(
      new RegExp(`(?<=(?:보다|보단|더|훨씬|차라리|그게|편이|것이|게|빨리|얼른|어서) )${HEAL}`),
      (m, line) => (BIRTH.test(line.text) ? undefined : healed(m, line)),
    ),
    byPattern(
      /(?<=(?:보다|보단|차라리|그게) (?:더 |훨씬 )?)났(?=다(?=[.!?]|고|는| )|겠|지|네|죠|더라)/,
      (_m, line) => (BIRTH.test(line.text) ? undefined : '낫'),
    ),
  ),
};
