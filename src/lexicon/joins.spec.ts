import { describe, expect, it } from 'vitest';
import { canJoin, FITS, IMPOSSIBLE, joinDegree, MISSHAPEN } from './joins.js';
import { TAGS, type Tag } from './tags.js';

function partsOf(pair: string): [string, Tag, string, Tag] {
  return pair.split(/ \+ |\//) as [string, Tag, string, Tag];
}

function degree(pair: string): number {
  return joinDegree(...partsOf(pair));
}

describe('what fits', () => {
  it.each([
    // particles: coda, vowel, ㄹ
    '집/NNG + 은/JX', '나/NP + 는/JX', '물/NNG + 을/JKO', '바다/NNG + 를/JKO', '서울/NNP + 로/JKB', '집/NNG + 으로/JKB',
    '학교/NNG + 로/JKB', '밥/NNG + 과/JC', '하/NNG + 와/JC', '기/ETN + 를/JKO', 'ㅁ/ETN + 과/JC', '수/NNB + ㄴ/JX',
    // what the letters do not tell
    'TV/SL + 은/JX', 'TV/SL + 는/JX', '3/SN + 이/JKS', '3/SN + 가/JKS', '美/SH + 와/JC', '%/SW + 를/JKO', ')/SS + 으로/JKB',
    // 게, 건, 걸, 뭘
    '거/NNB + 이/JKS', '그거/NP + 이/JKS', '것/NNB + ㄴ/JX', '것/NNB + ㄹ/JKO', '무엇/NP + ㄹ/JKO',
    // stacked particles and particles behind endings
    '에서/JKB + 는/JX', '까지/JX + 가/JKS', '만/JX + 을/JKO', '고/EC + 는/JX', '네/EF + 요/JX', '는지/EC + 를/JKO', '듣/VV + 도/JX',
    // endings by the stem's shape
    '가/VV + ㄴ다/EF', '놀/VV + ㄴ다/EF', '먹/VV + 는다/EF', '가/VV + ㅂ니다/EF', '먹/VV + 습니다/EF', '살/VV + ㅂ니다/EF',
    '놀/VV + 는/ETM', '가/VV + 시/EP', '먹/VV + 으시/EP', '살/VV + 시/EP', '가/VV + 며/EC', '먹/VV + 으며/EC',
    // restored irregular stems
    '춥/VA + ㄴ/ETM', '쉽/VA + ㅁ/ETN', '스럽/XSA + ㄴ/ETM', '춥/VA + 었/EP', '돕/VV + 았/EP', '가깝/VA + 어/EC', '굽/VV + ㄴ/ETM',
    '짓/VV + 은/ETM', '짓/VV + 어/EC', '걷/VV + 을/ETM', '걷/VV + 어/EC', '그렇/VA + ㄴ/ETM', '하얗/VA + ㄹ/ETM', '하얗/VA + 아/EC',
    '모르/VV + 아/EC', '흐르/VV + 어/EC', '이르/VV + 어/EC', '푸/VV + 어/EC', '쓰/VV + 어/EC', '바쁘/VA + 아/EC', '하/XSV + 았/EP',
    '놓/VV + ㄹ/ETM',
    // harmony, with what people really write
    '잡/VV + 아/EC', '잡/VV + 어/EC', '같/VA + 애/EF', '먹/VV + 어/EC', '내/VV + 었/EP', '되/VV + 었/EP', '보/VV + 아/EC',
    // pre-final endings in order
    '시/EP + 었/EP', '시/EP + 겠/EP', '었/EP + 겠/EP', '었/EP + 었/EP', '었/EP + 습니다/EF', '겠/EP + 네/EF', '었/EP + 을/ETM',
    '어야/EC + 겠/EP', '시/EP + ㄴ다/EF',
    // the copula
    '학생/NNG + 이/VCP', '기/ETN + 이/VCP', '까지/JX + 이/VCP', '이/VCP + 에요/EF', '아니/VCN + 야/EF', '이/VCP + 라고/EC', '이/VCP + 었/EP',
    // existence takes the endings of verbs
    '있/VA + 는/ETM', '없/VA + 는데/EC', '있/VX + 는/ETM',
    // suffixes and left-out spaces
    '공부/NNG + 하/XSV', '행복/NNG + 하/XSA', '깨끗/XR + 하/XSA', '못/MAG + 하/XSV', '사람/NNG + 들/XSN', '어/EC + 주/VX', '는/ETM + 것/NNB',
    '수/NNB + 있/VA', '다/EF + ./SF',
  ])('%s', (pair) => {
    expect(degree(pair)).toBe(FITS);
  }); // biome-ignore format: a table
});

describe('what people only write by mistake', () => {
  it.each([
    '집/NNG + 는/JX', '나/NP + 은/JX', '사과/NNG + 을/JKO', '집/NNG + 를/JKO', '공항/NNG + 로/JKB', '학교/NNG + 으로/JKB', '서울/NNP + 으로/JKB',
    '밥/NNG + 와/JC', '책/NNG + ㄴ/JX', 'ㄴ/JX + 차/NNG', '먹/VV + ㄴ다/EF', '가/VV + 는다/EF', '놀/VV + 는다/EF', '먹/VV + ㅂ니다/EF', '가/VV + 습니다/EF',
    '만들/VV + 습니다/EF', '먹/VV + 시/EP', '먹/VV + 며/EC', '가/VV + 으며/EC', '가/VV + 은/ETM', '잡/VV + ㄴ/ETM', '좁/VA + ㄴ/ETM',
    '먹/VV + 아/EC', '내/VV + 았/EP', '가/VV + 어/EC', '시/EP + 았/EP', '었/EP + 아요/EF', '예쁘/VA + ㄴ다/EF', '예쁘/VA + 는/ETM',
    '행복하/VA + 는데/EC', '들/VV + 으면/EC', '먹/VV + 여/EC', '이/VCP + 다고/EC', '가/VV + 에요/EF', '가/VV + 야/EF', '었/EP + ㄴ/ETM', '었/EP + 며/EC',
  ])('%s', (pair) => {
    expect(degree(pair)).toBe(MISSHAPEN);
  }); // biome-ignore format: a table
});

describe('what does not exist', () => {
  it.each([
    '하/XSV + 예요/EF', '하/XSA + 이에요/EF',
    '집/NNG + 다/EF', '집/NNG + 었/EP', '고/EC + 고/EC', '먹/VV + 를/JKO', '먹/VV + 집/NNG', '먹/VV + 먹/VV', '었/EP + 이/JKS',
    '겠/EP + 었/EP', '었/EP + 시/EP', '시/EP + 시/EP', '는/ETM + 을/JKO', '는/ETM + 이/VCP', '새/MMA + 는/JX', '고/EC + 하/XSV',
    '를/JKO + 이/JKS', '에서/JKB + 다/EF', '집/NNG + 주/VX', '먹/VV + 이/VCP', '시/EP + 는/JX', '어/EC + 겠/EP', '신/XPN + 을/JKO',
  ])('%s', (pair) => {
    expect(degree(pair)).toBe(IMPOSSIBLE);
    const [f, t, g, u] = partsOf(pair);
    expect(canJoin(f, t, g, u)).toBe(false);
  }); // biome-ignore format: a table
});

it('answers for every pair of tags and for strange forms', () => {
  for (const a of TAGS) {
    for (const b of TAGS) {
      for (const form of ['가', 'ㅁ', 'a', '', '\ud800', '힣'])
        expect(typeof canJoin(form, a, form, b)).toBe('boolean');
    }
  }
});
