import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'dialect-turned-standard',
  title: '방언에서 온 표준어',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제24항',
  comment:
    '방언이던 말이 널리 쓰이고 표준어이던 말이 쓰이지 않게 되면 방언이던 말을 표준어로 삼습니다(예: 빈대떡, 생인손, 역겹다, 코주부).',
  examples: [
    { wrong: '빈자떡을 부쳤다.', right: '빈대떡을 부쳤다.' },
    { wrong: '그 냄새가 역스럽다.', right: '그 냄새가 역겹다.' },
  ],
  silent: ['빈대떡을 먹었다.', '냄새가 역겹다.'],
  nouns: `
    코보→코주부,
    빈자떡→빈대떡,생안손→생인손,귓머리→귀밑머리`,
  stems: `
    역스럽다→역겹다,까무느다→까뭉개다`,
  beginnings: `
    까무느었→까뭉갰`,
});
