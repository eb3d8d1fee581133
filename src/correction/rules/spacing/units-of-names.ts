import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 한국대학교 사범대학: what belongs together may stand together, but not one unit with the next. */
export const rule: Rule = {
  id: 'units-of-names',
  title: '고유 명사의 단위별 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제49항',
  comment:
    '성명 이외의 고유 명사는 단어별로 띄어 씀을 원칙으로 하되 단위별로 띄어 쓸 수 있습니다. 한 기관과 그에 딸린 기관은 서로 다른 단위이므로 띄어 씁니다(예: 한국대학교 사범대학, 나라은행 종로지점).',
  examples: [
    { wrong: '동생은 나라대학교사범대학에 다닌다.', right: '동생은 나라대학교 사범대학에 다닌다.' },
    { wrong: '한국도로공사강릉지사로 오세요.', right: '한국도로공사 강릉지사로 오세요.' },
  ],
  silent: [
    '동생은 나라대학교 사범대학에 다닌다.',
    '서울대학교병원에 갔다.',
    '한국지사로 발령이 났다.',
    '은행지점장을 만났다.',
    '큰 공사를 맡은 본부가 있다.',
  ],
  find: likely(
    all(
      byPattern(
        /(?<=[가-힣]{2}대학교)(?=(?:사범|의과|공과|법과|인문|문과|이과|자연과학|사회과학|생활과학|경영|경제|예술|농과|약학|간호|음악|미술|사회|교육)대학(?:원)?(?![가-힣]*병원))/,
        ' ',
      ),
      byPattern(
        /(?<=[가-힣]{2}(?:공사|공단|은행|협회|재단|진흥원|연구원|공제회|보험|증권))(?=[가-힣]{2,4}(?:지사|지점|지부|지회|분원|본부)(?:[은는이가을를의에로도]|에서|으로|$|[^가-힣]))/,
        ' ',
      ),
      byPattern(
        /(?<=[가-힣]{2}(?:은행|공사|공단|재단|진흥원|연구원|보험|증권))(?=(?:본점|본사|본원)(?:[은는이가을를의에로도]|에서|으로|$|[^가-힣]))/,
        ' ',
      ),
    ),
  ),
};
