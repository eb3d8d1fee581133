import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'ilcheol',
  title: '일절/일체',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '부정하거나 금지하는 말과는 ‘일절’, 모두를 뜻하면 ‘일체’를 씁니다.',
  examples: [
    { wrong: '외상은 일체 하지 않습니다.', right: '외상은 일절 하지 않습니다.' },
    { wrong: '외상은 일체 사절합니다.', right: '외상은 일절 사절합니다.' },
    { wrong: '재산 일절을 기부했다.', right: '재산 일체를 기부했다.' },
  ],
  silent: ['회원은 특정 정당의 선거 운동을 일체 금지한다.', '출입을 일절 금한다.', '비용 일체를 부담한다.'],
  find: all(
    byPattern(
      /(?<![가-힣])일체(?= (?:[가-힣]+[을를이가도] )?(?:없|않|하지 (?:않|말|마)|삼가|말하지|끊|사절|받지|묻지|허용하지|입 밖에))/,
      '일절',
    ),
    byPattern(/(?<=(?:안주|재산|비용|경비|장비|도구) )일절(?=$|[을를이가 .])/, '일체'),
  ),
};
