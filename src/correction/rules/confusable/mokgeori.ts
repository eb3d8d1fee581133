import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** What is said of an illness. */
const ILLNESS =
  /앓|아[프파팠픈]|덧[나났]|붓|부[었어은]|열이|걸[려렸린]|병|치료|심[하해했]|낫|나[았아]|도[졌지져]|고생/;

export const rule: Rule = {
  id: 'mokgeori',
  title: '목거리/목걸이',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제19항, 제57항',
  comment: '목에 거는 장신구는 ‘목걸이’이고, ‘목거리’는 목이 붓고 아픈 병입니다.',
  examples: [
    { wrong: '생일에 목거리를 선물했다.', right: '생일에 목걸이를 선물했다.' },
    { wrong: '진주 목거리가 예쁘다.', right: '진주 목걸이가 예쁘다.' },
  ],
  silent: ['목거리가 덧나서 아프다.', '금목걸이를 걸었다.'],
  find: all(
    // 목거리 is a swelling of the neck
    byPattern(/(?<![가-힣])목걸이(?=[가로] (?:덧나|덧났|심해|낫|부어)|를 (?:앓|치료))/, '목거리'),
    byPattern(/(?<![가-힣])목거리(?![가-힣]*목|고개)/, (_m, line) =>
      ILLNESS.test(line.text) ? undefined : '목걸이',
    ),
    byPattern(/(?<=(?:진주|금|은|다이아몬드|보석|조개|금속|구슬) ?)목거리/, '목걸이'),
    byPattern(
      /(?<![가-힣])목거리(?=[를가] (?:걸|차|하|선물|샀|사|끊|예쁘|반짝)|도 (?:샀|선물|걸))/,
      '목걸이',
    ),
    byPattern(/(?<=(?:귀|코|옷|벽) ?)거리(?=를 (?:걸|달|샀))/, '걸이'),
  ),
};
