import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'far-from-origin',
  title: '어원에서 멀어진 표준어',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제5항',
  comment: '어원에서 멀어진 형태로 굳어 널리 쓰이는 것은 그것을 표준어로 삼습니다.',
  examples: [
    { wrong: '강남콩을 심었다.', right: '강낭콩을 심었다.' },
    { wrong: '삭월세로 산다.', right: '사글세로 산다.' },
  ],
  silent: ['사글세를 냈다.', '휴지를 주웠다.'],
  nouns: `
    위력성당→울력성당,구젓→굴젓,말겻→말곁,물수랄→물수란,소갈비찜→소갈비찜,휴지쪽→휴지쪽,
    강남콩→강낭콩,삭월세→사글세`,
  whole: `
    저으기→적이`,
  stems: `
    미뜨리다→밀뜨리다`,
});
