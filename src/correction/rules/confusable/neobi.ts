import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const LENGTH = '(?:(?:미터|센티미터|킬로미터|밀리미터|m|cm|km|mm)(?![²2a-zA-Z])|자(?![가-힣])|뼘)';
const AREA = '(?:제곱미터|제곱킬로미터|평(?![가-힣]*균)|헥타르|㎡|㎢|m²|km²|에이커)';

export const rule: Rule = {
  id: 'neobi',
  title: '너비/넓이',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '평면이나 물체의 가로로 건너지른 거리는 ‘너비’, 일정한 평면의 크기는 ‘넓이’입니다.',
  examples: [
    { wrong: '이 도로의 넓이는 12미터이다.', right: '이 도로의 너비는 12미터이다.' },
    { wrong: '땅의 너비는 300제곱미터이다.', right: '땅의 넓이는 300제곱미터이다.' },
  ],
  silent: [
    '방의 넓이는 20제곱미터이다.',
    '강의 너비가 1킬로미터이다.',
    '1㎡의 넓이가 40 kg의 무게를 견딘다.',
    '섬의 넓이 300km2 가운데 절반이 숲이다.',
  ],
  find: all(
    byPattern(
      new RegExp(
        `(?<![가-힣]|(?:㎡|㎢|m²|제곱미터|평)의 )넓이(?=[가는은이]? (?:약 )?(?:[\\d.,]+|[일이삼사오육칠팔구십백천한두세네다여섯곱덟홉열]+) ?${LENGTH})`,
      ),
      '너비',
    ),
    byPattern(
      new RegExp(`(?<![가-힣])너비(?=[가는]? (?:약 )?(?:[\\d.,]+|[일이삼사오육칠팔구십백천만]+) ?${AREA})`),
      '넓이',
    ),
    byPattern(/(?<=(?:어깨|보폭|길의|차로의|강폭의) ?)넓이(?=[가는로만를]? )(?<=어깨 ?넓이)/, '너비'),
  ),
};
