import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'haetbit',
  title: '햇빛/햇볕',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '해의 밝은 빛은 ‘햇빛’, 해가 내리쬐는 따뜻한 기운은 ‘햇볕’입니다.',
  examples: [
    { wrong: '햇볕이 눈부시다.', right: '햇빛이 눈부시다.' },
    { wrong: '마당에 햇빛이 따갑게 내리쬔다.', right: '마당에 햇볕이 따갑게 내리쬔다.' },
    { wrong: '따스한 햇빛을 쬐었다.', right: '따스한 햇볕을 쬐었다.' },
  ],
  silent: ['햇빛이 창으로 비친다.', '햇볕에 얼굴이 탔다.', '풀잎이 햇빛에 반짝인다.'],
  find: all(
    byPattern(
      /(?<![가-힣])햇볕(?=[이에] (?:너무 |참 |몹시 )?(?:눈부시|눈부셔|눈이 부|밝|비치|비쳐|반짝|반사|빛나))/,
      '햇빛',
    ),
    likely(
      byPattern(
        /(?<![가-힣])햇빛(?=[이을에] (?:너무 |몹시 )?(?:따갑|따가|따뜻|따스|뜨겁|뜨거|쬐|쬈|그을|내리쬐|내리쬔))/,
        '햇볕',
      ),
    ),
  ),
};
