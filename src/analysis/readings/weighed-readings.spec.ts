import { expect, it } from 'vitest';
import { eojeolPathOf } from '../eojeol-paths.js';
import { morphemeOf } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { weighedReadings } from './weighed-readings.js';

it('tells two ways once that have become the same', () => {
  const alternatives = (['NNG', 'NNG', 'VV'] as Tag[]).map((tag) => ({
    score: 0,
    path: [morphemeOf('노드', tag, 0, 2, 0)],
    twin: false,
    wide: false,
  }));
  const eojeol = eojeolPathOf(0, 2, alternatives[0]!.path, alternatives);
  const readings = weighedReadings(eojeol, (path) =>
    path.map(({ form, tag }) => ({
      form,
      tag,
      begin: 0,
      end: 2,
      probability: 1,
      outOfVocab: 'IN_BUILTIN_DICT' as const,
    })),
  );
  expect(readings!.map(({ morphemes, probability }) => [morphemes[0]!.tag, probability.toFixed(2)])).toEqual([
    ['NNG', '0.67'],
    ['VV', '0.33'],
  ]);
});
