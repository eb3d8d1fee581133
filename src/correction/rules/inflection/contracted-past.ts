import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const SHORT: Record<string, string> = {
  가았: '갔', 타았: '탔', 자았: '잤', 사았: '샀', 차았: '찼', 만나았: '만났', 떠나았: '떠났', 일어나았: '일어났', 서었: '섰', 켜었: '켰', 펴었: '폈',
}; // biome-ignore format: one table

export const rule: Rule = {
  id: 'contracted-past',
  title: '어간 모음의 줄임',
  category: 'GRAMMER',
  article: '한글 맞춤법 제34항',
  comment:
    '모음 ‘ㅏ, ㅓ’로 끝난 어간에 ‘-아/-어, -았-/-었-’이 어울리면 준 대로만 적습니다(예: 갔다, 섰다, 켰다).',
  examples: [
    { wrong: '어제 시장에 가았다.', right: '어제 시장에 갔다.' },
    { wrong: '방에 불을 켜었다.', right: '방에 불을 켰다.' },
  ],
  silent: ['병이 나았다.', '책을 폈다.'],
  find: all(
    byPattern(
      /(?<![가-힣])(?:가았|타았|자았|사았|차았|만나았|떠나았|일어나았|서었|켜었|펴었)(?=다|고|습|어|는|지|던|을)/,
      (m) => SHORT[m[0]],
    ),
    byPattern(/(?<![가-힣])(?:켜어|펴어|서어)(?=서|라|도|야)/, (m) => m[0][0]),
  ),
};
