import { all, byPattern, byStretches, table } from '../patterns.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'vowel-harmony',
  title: '모음 조화',
  category: 'GRAMMER',
  article: '한글 맞춤법 제16항',
  comment: '어간의 끝 모음이 ‘ㅏ, ㅑ, ㅗ’이면 ‘-아, -았-’을, 그 밖의 모음이면 ‘-어, -었-’을 적습니다.',
  examples: [
    { wrong: '종이가 얇어서 찢어졌다.', right: '종이가 얇아서 찢어졌다.' },
    { wrong: '사람이 너무 많어요.', right: '사람이 너무 많아요.' },
    { wrong: '네 말이 맞었다.', right: '네 말이 맞았다.' },
    { wrong: '얼굴이 시퍼래졌다.', right: '얼굴이 시퍼레졌다.' },
  ],
  silent: [
    '옷이 얇아서 춥다.',
    '고기를 먹어 보았다.',
    '잡어를 낚았다.',
    '얼굴이 파래졌다.',
    '붙잡아 두었다.',
  ],
  find: all(
    byPattern(
      /(?<=[얇맑밝많앉닮같맞낮높좋옳작얕볶꽂쏟몰뽑꼬솟])어(?=$|[^가-힣]|[서도요야라]|보)/,
      (m, line) =>
        /(?:^|[^가-힣])(?:높|볶|몰)$/.test(line.text.slice(0, m.index)) &&
        line.text[m.index + 1] === undefined
          ? undefined
          : '아',
    ),
    byPattern(/(?<=[얇맑밝많앉닮같맞낮높좋옳작얕볶꽂쏟뽑솟막잡참])었/, '았'),
    byPattern(/(?<=[잡막참])어(?=서|요|라(?![가-힣]))/, '아'),
    byPattern(/(?<=[있없먹싶늦넓깊])았/, '었'),
    byPattern(/(?<=[있없싶])아(?=요|서(?![가-힣])|도(?![가-힣]))/, '어'),
    byStretches(
      table(
        '시퍼래→시퍼레,싯누래→싯누레,허얘→허예,뻘개졌→뻘게졌,벌갰→벌겠,뻘갰→뻘겠,누래→누레,퍼래지→퍼레지,퍼래졌→퍼레졌,하예졌→하얘졌,노레졌→노래졌,파레졌→파래졌,빨게졌→빨개졌,까메졌→까매졌,새퍼런→시퍼런,새퍼렇→시퍼렇,시파란→새파란,시파랗→새파랗',
      ),
    ),
  ),
};
