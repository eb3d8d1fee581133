import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'strong-sounds',
  title: '거센소리 표준어',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제3항',
  comment: '거센소리를 가진 형태를 표준어로 삼습니다(예: 끄나풀, 부엌, 살쾡이, 칸).',
  reasons: [
    {
      of: /→.*(?:거시기|분침|가을갈이)/,
      comment: '거센소리로 나지 않는 형태를 표준어로 삼습니다(예: 거시기, 분침, 가을갈이).',
      article: '표준어 사정 원칙 제4항',
    },
  ],
  examples: [
    { wrong: '부억에서 밥을 짓는다.', right: '부엌에서 밥을 짓는다.' },
    { wrong: '그의 끄나불 노릇을 했다.', right: '그의 끄나풀 노릇을 했다.' },
  ],
  silent: ['새벽녘에 일어났다.', '빈칸을 채워라.'],
  nouns: `
    빈간→빈칸,부억일→부엌일,
    가을카리→가을갈이,푼침→분침,윗녁→윗녘,들녁→들녘,아침녁→아침녘,황혼녁→황혼녘,해뜰녁→해 뜰 녘,
    끄나불→끄나풀,나발꽃→나팔꽃,부억→부엌,삵괭이→살쾡이,새벽녁→새벽녘,저녁녁→저녁녘,동녁→동녘,서녁→서녘,남녁→남녘,북녁→북녘
    해질녁→해 질 녘,거시키→거시기`,
  beginnings: `
    떨어먹→털어먹,
    떨어먹→털어먹`,
});

/** 해 질 녁: the time of day behind an adnominal. */
const dusk = byPattern(
  /(?<=(?:질|틀|뜰|샐|저물|아침|저녁|새벽|동|북|서|남) ?)녁(?=에|이|부터|까지|$|[ .,])(?<!저녁)/,
  '녘',
);

export const rule: Rule = { ...words, find: all(words.find, dusk) };
