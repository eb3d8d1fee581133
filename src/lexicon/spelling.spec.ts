import { describe, expect, it } from 'vitest';
import { type SpeltMorpheme, spellingOf } from './spelling.js';
import type { Tag } from './tags.js';

const path = (text: string): SpeltMorpheme[] =>
  text.split('+').map((item) => {
    const [form, tag] = item.split('/');
    return { form: form!, tag: tag as Tag };
  });

describe('the spelling of a path', () => {
  it.each([
    ['구현함', '구현/NNG+하/XSV+ㅁ/ETN'],
    ['그래', '그러/VV+어/EF'],
    ['그래', '그렇/VA+어/EF'],
    ['궈', '굽/VV+어/EC'],
    ['추운', '춥/VA+ㄴ/ETM'],
    ['추운데', '춥/VA+은데/EC'],
    ['고마워용', '고맙/VA+어용/EF'],
    ['엎질러진', '엎지르/VV+어/EC+지/VX+ㄴ/ETM'],
    ['가셨다', '가/VV+시/EP+었/EP+다/EF'],
    ['주무세요', '주무시/VV+어요/EF'],
    ['친구예요', '친구/NNG+이/VCP+에요/EF'],
    ['친구다', '친구/NNG+이/VCP+다/EF'],
    ['변순데', '변수/NNG+이/VCP+ㄴ데/EF'],
    ['내게', '나/NP+에게/JKB'],
    ['그건', '그것/NP+ㄴ/JX'],
    ['여기선', '여기/NP+서/JKB+ㄴ/JX'],
    ['간편케', '간편/NNG+하/XSA+게/EC'],
    ['익숙지', '익숙/XR+하/XSA+지/EC'],
    ['가잖아', '가/VV+지/EC+않/VX+아/EF'],
    ['만듦', '만들/VV+ㅁ/ETN'],
  ])('%s is %s', (surface, text) => {
    expect(spellingOf(path(text), surface)).toBe('plain');
  });

  it.each([
    ['봣다', '보/VV+았/EP+다/EF'],
    ['이거를', '이것/NP+를/JKO'],
    ['됬다', '되/VV+었/EP+다/EF'],
    ['돼었다', '되/VV+었/EP+다/EF'],
    ['자랑스런', '자랑/NNG+스럽/XSA+ㄴ/ETM'],
    ['무언가를', '무엇/NP+이/VCP+ㄴ가/EF+를/JKO'],
    ['되버렸다', '되/VV+어/EC+버리/VX+었/EP+다/EF'],
    ['감사함니다', '감사/NNG+하/XSV+ㅂ니다/EF'],
    ['갔읍니다', '가/VV+았/EP+습니다/EF'],
    ['가겟다', '가/VV+겠/EP+다/EF'],
  ])('%s is a listed misspelling of %s', (surface, text) => {
    expect(spellingOf(path(text), surface)).toBe('listed');
  });

  it.each([
    ['내꺼야', '내/NP+거/NNB+이/VCP+야/EF'],
    ['자슥이', '자식/NNG+이/JKS'],
    ['갈려고', '가/VV+려고/EC'],
    ['학생이였다', '학생/NNG+이/VCP+었/EP+다/EF'],
    ['보서', '보/VV+아서/EC'],
  ])('%s is a respelling of %s', (surface, text) => {
    expect(spellingOf(path(text), surface)).toBe('respelt');
  });

  it.each([
    ['구현함', '구현/NNG+하/XSV+ㄴ/ETM'],
    ['알려줌', '알리/VV+어/EC+주/VX+어/EF'],
    ['좋아함', '좋/VA+아/EF'],
    ['그래', '그라/VV+아/EF'],
    ['그래', '그리/VV+어/EF'],
    ['궈', '고/VV+아/EC'],
    ['고마워용', '고맙/VA+어/EF'],
    ['개웃김ㅋㅋ', '개/XPN+웃기/VV+ㅁ/ETN'],
    ['추운', '춥/VA+어/EC'],
    ['책다', '책/NNG+이/NNG+다/EF'],
  ])('%s is no %s', (surface, text) => {
    expect(spellingOf(path(text), surface)).toBe('other');
  });

  it('judges a long eojeol of many predicates at once', () => {
    const predicates = path(Array(1000).fill('좋/VA+았/EP+다/EC').join('+'));
    expect(spellingOf(predicates, '좋았다'.repeat(1000))).toBe('plain');
    expect(spellingOf(predicates, '좋앗다'.repeat(1000))).toBe('listed');
    expect(spellingOf(predicates, `${'좋앗다'.repeat(999)}싫었다`)).toBe('other');
  }, 5000);
});
