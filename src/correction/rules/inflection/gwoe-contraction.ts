import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byStretches, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 괴다, 쬐다, 채다: contracted verbs that must not take 이 a second time. */
export const rule: Rule = {
  id: 'gwoe-contraction',
  title: '겹친 피동·사동 준말',
  category: 'GRAMMER',
  article: '',
  comment: '어간에 쓸데없이 ‘-이-’를 덧붙이지 않습니다(예: 설레다, 헤매다, 개다, 되뇌다, 목메다).',
  reasons: [
    {
      of: /[괴쬐채쐬꾀죄].*→/,
      comment:
        '‘-이-’가 이미 줄어 든 말에 ‘-이-’를 다시 붙이지 않습니다(예: 고이다-괴다, 쪼이다-쬐다, 차이다-채다).',
      article: '한글 맞춤법 제37항',
    },
  ],
  examples: [
    { wrong: '웅덩이에 물이 괴여 있다.', right: '웅덩이에 물이 괴어 있다.' },
    { wrong: '마음이 설레였다.', right: '마음이 설렜다.' },
    { wrong: '숲속을 헤매였다.', right: '숲속을 헤맸다.' },
  ],
  silent: [
    '물이 고여 있다.',
    '가슴이 설렌다.',
    '하늘이 갰다.',
    '그것은 아주 큰 배였지만 빨랐다.',
    '변이 세 개이면 삼각형이다.',
  ],
  find: all(
    // The stem must begin the word: 선배였다 and 실패였다 are nouns.
    byPattern(/(?<![가-힣])(괴|쬐|뉘|배|데)여(?=$|[^가-힣]|서|도|야|라|지|졌)/, '$1어'),
    byPattern(/(?<=[이가은는도에] (?:[가-힣]+ )?)(괴|쬐|뉘|배|데)였(?=다|고|는|던|습|어|지)/, (m, line) =>
      isCopula(line, m) ? undefined : `${m[1]}었`,
    ),
    byPattern(
      /(?<=(?:에|에게|발에) )채(?:여(?=$|[^가-힣]|서)|였(?=다|고|는|던)|이(?=는|고|지|면))/,
      (m) => ({ 채여: '채어', 채였: '채었', 채이: '채' })[m[0]],
    ),
    byPattern(
      /(?<=(?:땅|길|도로|바닥|웅덩이|볼|구덩이)[이가은는] (?:[가-힣]+ )?)패(?:였|인(?= )|여(?= ))/,
      (m) => ({ 패였: '파였', 패인: '파인', 패여: '파여' })[m[0]],
    ),
    byPattern(/(?<=(?:날|하늘|날씨)[이가] (?:[가-힣]+ )?)개였(?=다|고|습)/, '갰'),
    byPattern(/(?<=[를을게에] )채일(?= )/, '챌'),
    byPattern(/(?<=(?:살|가슴|뼈|귀|마음)[을를이가] )에이(?=는|고|듯)/, '에'),
    byStretches(
      table(
        '내리쬐이→내리쬐,설레이→설레,설레임→설렘,설레여→설레어,설레였→설렜,설레인→설렌,헤매이→헤매,헤매여→헤매어,헤매였→헤맸,헤매인→헤맨,되뇌이→되뇌,되뇌여→되뇌어,되뇌였→되뇌었,되뇌인→되뇐,목메이→목메,목메여→목메어,목메인→목멘,날이 개인→날이 갠,끼여들→끼어들,끼여드→끼어드,띄워쓰→띄어쓰,띄여쓰→띄어쓰,틔여→틔어,띄여→띄어,씌여→씌어,뵈여→뵈어,쐬여→쐬어,뉘여→뉘어',
      ),
    ),
  ),
};

/** 큰 배였지만: a noun and the copula. */
function isCopula(line: LineView, m: RegExpExecArray): boolean {
  return morphemesIn(line, m.index, m.index + m[0].length).some(({ tag }) => tag === 'VCP' || tag[0] === 'N');
}
