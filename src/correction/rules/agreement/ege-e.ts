import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What grows, and what people turn to that is no person. */
const PLANTS =
  '(?:[가-힣]*(?:화분|나무|화초|식물|잔디|선인장|다육이|텃밭|채소|상추|모종)|꽃|난초|밭|논)(?:들)?';
const OFFICES =
  '(?:회사|학교|병원|은행|구청|시청|관공서|고객 센터|고객센터|본사|가게|매장|경찰서|소방서|동사무소|주민 센터)';

export const rule: Rule = {
  id: 'ege-e',
  title: '에게/에',
  category: 'GRAMMER',
  article: '',
  comment: '사람이나 동물에게는 ‘에게’를, 식물이나 사물, 기관에는 ‘에’를 씁니다.',
  examples: [
    { wrong: '아침마다 화분에게 물을 준다.', right: '아침마다 화분에 물을 준다.' },
    { wrong: '나무에게 거름을 주었다.', right: '나무에 거름을 주었다.' },
    { wrong: '아파서 회사에게 전화를 걸었다.', right: '아파서 회사에 전화를 걸었다.' },
  ],
  silent: [
    '동생에게 물을 주었다.',
    '소년은 나무에게 말을 걸었다.',
    '고양이에게 물을 주었다.',
    '회사에게 책임을 물었다.',
  ],
  find: all(
    likely(
      byPattern(
        new RegExp(
          `(?<=(?<![가-힣])${PLANTS})에게(?= (?:[가-힣]+ )?(?:물|거름|비료|영양제|햇빛|햇볕|약)[을를]? (?:[가-힣]+ ){0,2}(?:주|줄|준|줘|줬|뿌))`,
        ),
        '에',
      ),
    ),
    likely(
      byPattern(
        new RegExp(
          `(?<=(?<![가-힣])${OFFICES})에게(?= (?:전화|문의|신고|연락|신청)(?:를|을)? ?(?:걸|하|했|해|드))`,
        ),
        '에',
      ),
    ),
  ),
};
