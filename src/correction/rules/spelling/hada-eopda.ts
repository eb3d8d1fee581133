import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'hada-eopda',
  title: '‘-하다’와 ‘-없다’를 밝혀 적기',
  category: 'WORD',
  article: '한글 맞춤법 제26항',
  comment:
    '‘-하다’나 ‘-없다’가 붙어서 된 용언은 소리대로 적지 않고 그 ‘-하다’나 ‘-없다’를 밝혀 적습니다(예: 착하다, 숱하다, 하염없다).',
  examples: [
    { wrong: '하염업시 눈물이 흘렀다.', right: '하염없이 눈물이 흘렀다.' },
    { wrong: '마음씨가 차카다.', right: '마음씨가 착하다.' },
    { wrong: '그런 일을 수타게 보았다.', right: '그런 일을 숱하게 보았다.' },
    { wrong: '끈임업는 노력 끝에 이겼다.', right: '끊임없는 노력 끝에 이겼다.' },
  ],
  silent: [
    '오늘은 수업이 없다.',
    '아이를 업고 걸었다.',
    '사업이 어렵다.',
    '하염없이 걸었다.',
    '칭기즈 칸은 차카다이를 불렀다.',
  ],
  whole: '차카다→착하다,차카다고→착하다고,차카다는→착하다는',
  stems: `
    따카다→딱하다,부지럽다→부질없다,텁터파다→텁텁하다`,
  beginnings: `
    차카게→착하게,차카고→착하고,차칸→착한,수타게→숱하게,수탄 사람→숱한 사람,수탄 일→숱한 일,끈임없→끊임없,끈임업→끊임없,어이업→어이없,터문이없→터무니없`,
});

/** 하염업시, 쓸데업는: nothing else ends in 업 before these. */
const without = byPattern(
  /(?<=(?<![가-힣])(?:하염|부질|시름|느닷|쓸데|끊임|틀림|거침|터무니|형편|버릇|아랑곳|하릴|속절|변함|어림|상관|관계|어처구니|두말할 나위|더할 나위|정신|맛|재미|소용|힘|꾸밈|숨김|남김|빠짐|거리낌|스스럼|가차|여지|여념|어김|그지|가엾|난데|엉터리|밑도 끝도|어쩔 수) ?)업(이|시|는|다|고|어|었|을|음)(?![가-힣]*[가-힣]{4})/,
  (m, line) => {
    // 상관업이 is no word that anybody would run (사업이): only where the first part stands by itself
    const right = m[1] === '시' ? '없이' : `없${m[1]}`;
    return /(?:힘|맛|정신|관계|상관|재미|형편)$/.test(line.text.slice(0, m.index)) && m[1] === '이'
      ? undefined
      : right;
  },
);

export const rule: Rule = { ...words, find: all(words.find, without) };
