import { describe, expect, it } from 'vitest';
import type { Morpheme, OutOfVocab } from '../../analysis/types.js';
import type { WordView } from '../line/line-view.js';
import { isReadAsAnother } from './misspelt.js';

/** A word and its morphemes as `form/TAG@begin-end`. */
function word(surface: string, tagged: string): WordView {
  const morphemes = tagged.split(' ').map((one): Morpheme => {
    const [, form, tag, begin, end] = /^(.*)\/([A-Z]+)@(\d+)-(\d+)$/.exec(one)!;
    const outOfVocab: OutOfVocab = 'IN_BUILTIN_DICT';
    return {
      form: form!,
      tag: tag as Morpheme['tag'],
      begin: Number(begin),
      end: Number(end),
      probability: 1,
      outOfVocab,
    };
  });
  return { index: 0, begin: 0, end: surface.length, surface, morphemes };
}

describe('a word that the analysis reads as another', () => {
  it.each([
    ['제데로', '제대로/MAG@0-3'],
    ['햇는데', '하/VV@0-1 았/EP@0-1 는데/EC@1-3'],
    ['없내요', '없/VA@0-1 네/EF@1-2 요/JX@2-3'],
    ['있따면', '있/VV@0-1 다면/EC@1-3'],
    ['그럿게', '그렇/VA@0-2 게/EC@2-3'],
    ['주새요', '주/VX@0-1 시/EP@1-2 어요/EF@1-3'],
  ])('%s', (surface, tagged) => {
    expect(isReadAsAnother(word(surface, tagged))).toBe(true);
  });

  it.each([
    ['했는데', '하/VV@0-1 았/EP@0-1 는데/EC@1-3'],
    ['하여', '하/VV@0-1 아/EC@1-2'],
    ['새로운', '새롭/VA@0-2 ㄴ/ETM@2-3'],
    ['주세요', '주/VX@0-1 시/EP@1-2 어요/EF@1-3'],
    ['주셨다', '주/VX@0-1 시/EP@1-2 었/EP@1-2 다/EF@2-3'],
    ['되길', '되/VV@0-1 기/ETN@1-2 ㄹ/JKO@1-2'],
    ['땐', '때/NNG@0-1 ㄴ/JX@0-1'],
    ['못지', '못하/VA@0-1 지/EC@1-2'],
    ['머지', '멀/VA@0-1 지/EC@1-2'],
  ])('not %s', (surface, tagged) => {
    expect(isReadAsAnother(word(surface, tagged))).toBe(false);
  });
});
