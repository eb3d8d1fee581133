import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** The tilde that says from – to. */
export const rule: Rule = {
  id: 'tildes',
  title: '물결표',
  category: 'GRAMMER',
  article: '문장 부호 물결표 규정',
  comment:
    '기간이나 거리, 범위를 나타낼 때는 물결표를 쓰고 앞말과 뒷말에 붙여 씁니다. 물결표에 어디서부터 어디까지라는 뜻이 들어 있으므로 조사를 함께 쓰지 않습니다.',
  examples: [
    { wrong: '3월 2일부터~3월 9일까지 쉰다.', right: '3월 2일~3월 9일 쉰다.' },
    { wrong: '15세부터~19세까지가 대상이다.', right: '15세~19세가 대상이다.' },
    { wrong: '2010년~2012년까지 살았다.', right: '2010년~2012년 살았다.' },
    { wrong: '시험 범위는 3 ~78쪽이다.', right: '시험 범위는 3~78쪽이다.' },
    { wrong: '회의는 9월 15일 ~ 9월 25일에 열린다.', right: '회의는 9월 15일~9월 25일에 열린다.' },
    { wrong: '접수는 3월 4일3월 8일에 한다.', right: '접수는 3월 4일~3월 8일에 한다.' },
    { wrong: '대전 ~ 천안 구간이 막힌다.', right: '대전~천안 구간이 막힌다.' },
  ],
  silent: ['서울~천안 구간', '안녕~ 반가워', '9월 15일부터 25일까지 열린다.', '번호(20211103)를 적으세요.'],
  find: all(
    byPattern(
      /(?<=[\d년월일시분세살쪽장호권]|페이지|학년|층|번|회|주)부터 ?[~∼～] ?((?:\d+(?:[년월일시분세살쪽장호권층번회주]|페이지|학년)? ?)+)까지/,
      '~$1',
    ),
    // 3월 4일3월 8일, (17621836): the mark is left out
    byPattern(
      /(?<=(?<!\d)(\d{1,2})월 (\d{1,2})일)(?=(\d{1,2})월 (\d{1,2})일(?:에|까지|이다|입니다|$|[ .,)]))/,
      (m) =>
        Number(m[1]) * 31 + Number(m[2]) < Number(m[3]) * 31 + Number(m[4])
          ? { begin: m.index, end: m.index, replacement: '~' }
          : undefined,
    ),
    byPattern(/(?<=[가-힣]\()(1\d{3})(1\d{3}|20[0-2]\d)(?=\))/, (m) => {
      const age = Number(m[2]) - Number(m[1]);
      return age > 9 && age < 110 ? `${m[1]}~${m[2]}` : undefined;
    }),
    // many set it apart on both sides on purpose; on one side it is a slip
    byPattern(/(?<=[\d일월년시분쪽장호.])(?: +[~∼～] *| *[~∼～] +)(?=\d)/, (m) => ({
      begin: m.index,
      end: m.index + m[0].length,
      replacement: '~',
      certainty: /^[~∼～]|[~∼～]$/.test(m[0]) ? 'certain' : 'likely',
    })),
    // 2019년~2021년까지: the mark says it already
    likely(byPattern(/(?<=\d(?:년|월|일|시|쪽)?[~∼～]\d{1,4}(?:년|월|일|시|쪽))까지(?= [가-힣])/, '')),
    likely(byPattern(/(?<=\d[일월년]) - (?=\d{1,4}[년월]? ?\d{0,2}[월일년])/, '-')),
    likely(
      byPattern(
        /(?<=(?<![가-힣])[가-힣]{2,5}(?:역|시|동)?) [~∼～] (?=[가-힣]{2,6} (?:구간|노선|사이|거리|정도|고속|철도|간 )|[가-힣]{2,5}까지)/,
        '~',
      ),
    ),
  ),
};
