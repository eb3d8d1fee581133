import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { attach, conjugate, stemAlternants } from './conjugation.js';
import { contractedWord, nounAlternants } from './contractions.js';
import { irregularClasses, type StemTag } from './irregular-stems.js';
import { canJoin } from './joins.js';
import type { Tag } from './tags.js';

describe('the class of a stem', () => {
  it.each<[string, StemTag, string]>([
    ['춥', 'VA', 'ㅂ'], ['혜자스럽', 'VA', 'ㅂ'], ['돕', 'VV', 'ㅂ'], ['드러눕', 'VV', 'ㅂ'], ['좁', 'VA', '규칙'], ['잡', 'VV', '규칙'], ['굽', 'VV', 'ㅂ 규칙'],
    ['짓', 'VV', 'ㅅ'], ['농사짓', 'VV', 'ㅅ'], ['낫', 'VA', 'ㅅ'], ['웃', 'VV', '규칙'], ['벗', 'VV', '규칙'],
    ['걷', 'VV', 'ㄷ 규칙'], ['듣', 'VV', 'ㄷ'], ['깨닫', 'VV', 'ㄷ'], ['닫', 'VV', '규칙'], ['묻', 'VV', 'ㄷ 규칙'], ['파묻', 'VV', '규칙'], ['믿', 'VV', '규칙'],
    ['하얗', 'VA', 'ㅎ'], ['그렇', 'VA', 'ㅎ'], ['좋', 'VA', '규칙'], ['놓', 'VV', '규칙'],
    ['흐르', 'VV', '르'], ['모르', 'VV', '르'], ['이르', 'VV', '러 르'], ['이르', 'VA', '르'], ['푸르', 'VA', '러'], ['누르', 'VV', '르'], ['누르', 'VA', '러'],
    ['따르', 'VV', '으'], ['치르', 'VV', '으'], ['들르', 'VV', '으'], ['쓰', 'VV', '으'], ['바쁘', 'VA', '으'], ['푸', 'VV', '우'], ['주', 'VV', '규칙'],
    ['카톡하', 'VV', '여'], ['신박하', 'VA', '여'], ['놀', 'VV', 'ㄹ'], ['만들', 'VV', 'ㄹ'], ['가', 'VV', '규칙'], ['먹', 'VV', '규칙'],
  ])('%s/%s: %s', (stem, tag, classes) => {
    expect(irregularClasses(stem, tag).join(' ')).toBe(classes);
  }); // biome-ignore format: a table
});

describe('stem + ending', () => {
  it.each<[string, StemTag, string, string]>([
    // ㅂ
    ['춥', 'VA', 'ㄴ', '추운'], ['춥', 'VA', '어서', '추워서'], ['춥', 'VA', '었', '추웠'], ['춥', 'VA', '고', '춥고'], ['춥', 'VA', '으며', '추우며'],
    ['돕', 'VV', '아', '도와'], ['돕', 'VV', '았', '도왔'], ['아름답', 'VA', '어', '아름다워'], ['혜자스럽', 'VA', 'ㄴ', '혜자스러운'], ['쉽', 'VA', 'ㅁ', '쉬움'],
    ['굽', 'VV', '어', '구워 굽어'], ['잡', 'VV', '아', '잡아'],
    // ㅅ, ㄷ
    ['짓', 'VV', '어', '지어'], ['짓', 'VV', '은', '지은'], ['짓', 'VV', '고', '짓고'], ['낫', 'VV', '았', '나았'], ['웃', 'VV', '어', '웃어'],
    ['걷', 'VV', '어', '걸어 걷어'], ['듣', 'VV', '으면', '들으면'], ['듣', 'VV', '는', '듣는'], ['싣', 'VV', '었', '실었'], ['닫', 'VV', '아', '닫아'],
    // ㅎ
    ['하얗', 'VA', 'ㄴ', '하얀'], ['하얗', 'VA', '아', '하얘'], ['하얗', 'VA', '았', '하얬'], ['하얗', 'VA', '습니다', '하얗습니다'], ['하얗', 'VA', '면', '하야면'],
    ['허옇', 'VA', '어', '허예'], ['그렇', 'VA', '었', '그랬 그렜'], ['퍼렇', 'VA', '어', '퍼래 퍼레'], ['좋', 'VA', '은', '좋은'], ['놓', 'VV', '아', '놓아 놔'],
    // 르, 러, 우, 여
    ['흐르', 'VV', '어', '흘러'], ['모르', 'VV', '았', '몰랐'], ['빠르', 'VA', 'ㄴ', '빠른'], ['이르', 'VV', '어', '이르러 일러'], ['푸르', 'VA', '어', '푸르러'],
    ['푸', 'VV', '었', '펐'], ['푸', 'VV', 'ㄴ다', '푼다'], ['카톡하', 'VV', '았', '카톡했 카톡하였'], ['신박하', 'VA', 'ㄴ', '신박한'], ['하', 'VV', '아서', '해서 하여서'],
    // ㄹ and 으 dropped
    ['놀', 'VV', '는', '노는'], ['놀', 'VV', 'ㄴ다', '논다'], ['놀', 'VV', '시', '노시'], ['놀', 'VV', 'ㄹ', '놀'], ['놀', 'VV', 'ㅂ니다', '놉니다'], ['놀', 'VV', '면', '놀면'],
    ['놀', 'VV', '아', '놀아'], ['만들', 'VV', 'ㅁ', '만듦 만듬'], ['놀', 'VV', '오', '노오'], ['말', 'VV', '아라', '말아라 마라'],
    ['쓰', 'VV', '어', '써'], ['바쁘', 'VA', '아', '바빠'], ['따르', 'VV', '았', '따랐'], ['크', 'VA', '었', '컸'],
    // 오너라, 와라, 가거라
    ['오', 'VV', '너라', '오너라'], ['오', 'VV', '아라', '오아라 와라'], ['가', 'VV', '거라', '가거라'], ['가', 'VV', '아라', '가아라 가라'],
    // contraction
    ['보', 'VV', '았', '보았 봤'], ['되', 'VV', '었', '되었 됐'], ['주', 'VV', '어', '주어 줘'], ['가르치', 'VV', '었', '가르치었 가르쳤'], ['내', 'VV', '어', '내어 내'],
    ['서', 'VV', '었', '서었 섰'], ['켜', 'VV', '어', '켜어 켜'], ['그러', 'VV', '었', '그러었 그랬'], ['어쩌', 'VV', '어', '어쩌어 어째'], ['꿰', 'VV', '어', '꿰어 꿰'],
    ['뛰', 'VV', '어', '뛰어'],
  ])('%s/%s + %s = %s', (stem, tag, ending, surfaces) => {
    expect(attach(stem, tag, ending).sort()).toEqual(surfaces.split(' ').sort());
  }); // biome-ignore format: a table

  it('keeps homographs apart when the class is given', () => {
    expect(attach('걷', 'VV', '어', 'ㄷ')).toEqual(['걸어']);
    expect(attach('걷', 'VV', '어', '규칙')).toEqual(['걷어']);
    expect(attach('이르', 'VV', '어', '러')).toEqual(['이르러']);
    expect(attach('이르', 'VV', '어', '르')).toEqual(['일러']);
  });

  it('tabulates a stem as a dictionary does', () => {
    const table = conjugate('춥', 'VA').map((row) => row.surface);
    expect(table).toEqual(
      expect.arrayContaining(['춥고', '추운', '추울', '추움', '춥습니다', '추워', '추워서', '추웠']),
    );
    expect(table).not.toContain('춥어');
    expect(table).not.toContain('춥는');
    expect(conjugate('가', 'VV').map((row) => row.surface)).not.toContain('가습니다');
  });
});

describe('stem alternants', () => {
  it('spell the stem and the beginning of the ending', () => {
    const spelt = stemAlternants('걷', 'VV').map(({ surface, ending, cls }) => `${surface}|${ending}|${cls}`);
    expect(spelt.sort()).toEqual(['걷||ㄷ', '걷||규칙', '걸||ㄷ'].sort());
  });

  it('have nothing to say about what is not Hangul', () => {
    expect(stemAlternants('google', 'VV')).toEqual([]);
    expect(stemAlternants('', 'VV')).toEqual([]);
  });

  it('never attach an ending that was refused and always attach one that fits', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    const endings: Array<[string, Tag]> = [
      ['고', 'EC'], ['는', 'ETM'], ['ㄴ', 'ETM'], ['은', 'ETM'], ['ㅂ니다', 'EF'], ['습니다', 'EF'], ['으시', 'EP'], ['시', 'EP'],
    ]; // biome-ignore format: a table
    fc.assert(
      fc.property(
        fc.array(syllable, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...endings),
        (syllables, [form, tag]) => {
          const stem = syllables.join('');
          // a stem of speech may lose its ㅎ (놓+ㄹ), which is not how it is spelt
          fc.pre((stem.charCodeAt(stem.length - 1) - 0xac00) % 28 !== 27);
          if (canJoin(stem, 'VV', form, tag)) expect(attach(stem, 'VV', form).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('contractions of nouns', () => {
  it.each([
    ['쟤', '쟤/NP'], ['걘', '걔/NP+ㄴ/JX'], ['뭘', '뭐/NP+ㄹ/JKO'], ['건', '것/NNB+ㄴ/JX'], ['게', '것/NNB+이/JKS'], ['텐데', '터/NNB+이/VCP+ㄴ데/EC'],
    ['난', '나/NP+ㄴ/JX'], ['널', '너/NP+ㄹ/JKO'], ['그게', '그것/NP+이/JKS'], ['여긴', '여기/NP+ㄴ/JX'], ['누가', '누구/NP+가/JKS'],
  ])('%s = %s', (surface, analysis) => {
    const [first] = contractedWord(surface);
    expect(first!.map(({ form, tag }) => `${form}/${tag}`).join('+')).toBe(analysis);
  }); // biome-ignore format: a table

  it('merges particles and the copula into a vowel only', () => {
    const shown = nounAlternants('친구').map(
      ({ surface, morphemes }) => `${surface}=${morphemes.map((p) => p.form).join('+')}`,
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        '친구=',
        '친군=ㄴ',
        '친굴=ㄹ',
        '친군=이+ㄴ',
        '친굽=이+ㅂ',
        '친구였=이+었',
        '친구예=이+에',
      ]),
    );
    expect(nounAlternants('학생')).toEqual([{ surface: '학생', morphemes: [] }]);
    expect(nounAlternants('TV')).toEqual([{ surface: 'TV', morphemes: [] }]);
  });

  it('consists of pairs that may join', () => {
    for (const word of ['게', '건', '걸', '텐데', '겁니다', '누가', '뭘', '뭔가', '걘', '내게']) {
      for (const morphemes of contractedWord(word)) {
        for (let i = 1; i < morphemes.length; i++) {
          const [a, b] = [morphemes[i - 1]!, morphemes[i]!];
          expect(`${word} ${canJoin(a.form, a.tag, b.form, b.tag)}`).toBe(`${word} true`);
        }
      }
    }
    expect(contractedWord('나무')).toEqual([]);
  });
});
