import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'long-standard',
  title: '본말이 표준어인 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제15항',
  comment:
    '준말이 쓰이더라도 본말이 널리 쓰이면 본말을 표준어로 삼습니다(예: 귀이개, 부스럼, 마구잡이, 일구다).',
  examples: [
    { wrong: '귀개로 귀를 팠다.', right: '귀이개로 귀를 팠다.' },
    { wrong: '막잡이로 뽑았다.', right: '마구잡이로 뽑았다.' },
  ],
  silent: ['귀이개를 찾았다.', '마구잡이로 베었다.'],
  nouns: `
    냉꾼→내왕꾼,뒝박→뒤웅박,
    귀개→귀이개,막잡이→마구잡이,뒷대야→뒷물대야,죽살→죽살이`,
  stems: `
    수둑하다→수두룩하다,낙치다→낙인찍다,궁떨다→궁상떨다`,
  beginnings: `
    경없→경황없,맵자다→맵자하다,퇴맞았→퇴박맞았,퇴맞→퇴박맞`,
});
