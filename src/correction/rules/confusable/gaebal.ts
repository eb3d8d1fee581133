import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gaebal',
  title: '개발/계발',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '기술이나 물건, 땅을 새로 만들거나 쓸모 있게 하는 것은 ‘개발(開發)’, 슬기나 재능을 일깨워 주는 것은 ‘계발(啓發)’입니다. 능력은 ‘개발’하기도 하고 ‘계발’하기도 합니다.',
  examples: [
    { wrong: '회사가 신제품을 계발했다.', right: '회사가 신제품을 개발했다.' },
    { wrong: '아이의 소질을 개발해 주었다.', right: '아이의 소질을 계발해 주었다.' },
  ],
  silent: ['자기 능력을 개발했다.', '창의력을 계발하자.', '신도시를 개발했다.'],
  find: all(
    byPattern(
      /(?<=(?:신제품|기술|제품|자원|토지|도시|신도시|프로그램|게임|신약|백신|무기|산림|택지|관광지|유전|소프트웨어|엔진|상품|농약)[을를]? )계발/,
      '개발',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:소질|재능|창의성|상상력|적성|자기)[을를]? )개발(?=하|해|했|한|할|$)/,
      (m, { text }) => ({
        begin: m.index,
        end: m.index + 2,
        replacement: '계발',
        // 재능 may be brought out either way; what one is born with is awakened
        ...(/소질[을를] $/.test(text.slice(0, m.index)) ? { certainty: 'likely' } : { certainty: 'author' }),
      }),
    ),
  ),
};
