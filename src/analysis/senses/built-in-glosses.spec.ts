import { expect, it } from 'vitest';
import { builtInGlosses, builtInMeanings } from './built-in-glosses.js';
import { senseOf, sensesLike } from './find-sense.js';
import { openSenseModel } from './open-sense-model.js';

const model = openSenseModel();
const glosses = await builtInGlosses();

it('every line names a homograph of the model, once, in two to eight words', async () => {
  const strange = glosses.filter((gloss) => {
    const sense = senseOf(model, gloss);
    return sense === undefined || model.isSingle(sense) || !/^\S+( \S+){1,7}$/u.test(gloss.meaning);
  });
  expect(strange).toEqual([]);
  expect((await builtInMeanings(model)).size).toBe(glosses.length);
});

it('a word that has glosses has one for each of its homographs', async () => {
  const meanings = await builtInMeanings(model);
  const without = glosses.filter((gloss) => sensesLike(model, gloss).some((sense) => !meanings.has(sense)));
  expect(without).toEqual([]);
});

it('homographs of a word are told apart by their glosses', () => {
  const seen = glosses.map(({ word, meaning }) => `${word} ${meaning}`);
  expect(new Set(seen).size).toBe(seen.length);
});
