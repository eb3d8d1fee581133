import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Tag } from '../tags.js';
import { partOfAuxiliary } from './sense-auxiliaries.js';
import { senseContext } from './sense-context.js';
import { senseFeatures } from './sense-features.js';

const CASES = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/sense-features.json', import.meta.url), 'utf8'),
) as Array<{ line: string; features: string[][]; auxiliaries: string[] }>;

it.each(CASES)('reads what the training reads: $line', ({ line, features, auxiliaries }) => {
  const sentence = line
    .split(' ')
    .flatMap((eojeol) => eojeol.split(/(?<=[A-Z])\+/))
    .map((written) => {
      const at = written.lastIndexOf('/');
      return { form: written.slice(0, at), tag: written.slice(at + 1) as Tag };
    });
  const context = senseContext(sentence);
  expect(sentence.map((_, i) => senseFeatures(context, i).sort())).toEqual(
    features.map((names) => [...names].sort()),
  );
  const places = sentence.flatMap(({ tag }, i) => (tag === 'VX' ? [i] : []));
  expect(places.map((i) => partOfAuxiliary(sentence, i))).toEqual(auxiliaries);
});
