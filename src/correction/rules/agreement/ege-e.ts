import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What grows, and what people turn to that is no person. */
const PLANTS =
  '(?:[가-힣]*(?:화분|나무|화초|식물|잔디|선인장|다육이|텃밭|채소|상추|모종)|꽃|난초|밭|논)(?:들)?';
const OFFICES =
  '(?:회사|학교|병원|은행|구청|시청|관공서|고객 센터|고객센터|본사|가게|매장|경찰서|소방서|동사무소|주민 센터)';

/** Bodies that are asked for something; 정부에게 맡기다 and 정부에게 책임이 있다 are said of them as of persons. */
const BODIES =
  '(?:정부|국회|법원|의회|시의회|교육청|교육부|경찰청|검찰청|당국|시청|도청|구청|군청|행정부|청와대|대통령실|유엔|협회|위원회|공단|공사|회사|본사|학교)';

export const rule: Rule = {
  id: 'ege-e',
  title: '에게/에',
  category: 'GRAMMER',
  article: '',
  comment: '사람이나 동물에게는 ‘에게’를, 식물이나 사물, 기관에는 ‘에’를 씁니다.',
  examples: [
    { wrong: '아침마다 화분에게 물을 준다.', right: '아침마다 화분에 물을 준다.' },
    { wrong: '나무에게 거름을 주었다.', right: '나무에 거름을 주었다.' },
    { wrong: '주민들이 정부에게 대책을 촉구했다.', right: '주민들이 정부에 대책을 촉구했다.' },
    { wrong: '아파서 회사에게 전화를 걸었다.', right: '아파서 회사에 전화를 걸었다.' },
  ],
  silent: [
    '동생에게 물을 주었다.',
    '소년은 나무에게 말을 걸었다.',
    '고양이에게 물을 주었다.',
    '회사에게 책임을 물었다.',
    '정부에게 맡기면 안 된다.',
    '시민 단체가 장관에게 사퇴를 촉구했다.',
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
    likely(
      byPattern(
        new RegExp(
          `(?<=(?<![가-힣])(?:[가-힣]+ )?${BODIES})에게(?= (?:[가-힣]+ ){0,3}(?:촉구|요구|건의|청원|요청|제출|신고|항의)(?:하|했|한|할|해|합))`,
        ),
        '에',
      ),
    ),
  ),
};
