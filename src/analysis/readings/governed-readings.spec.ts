import { describe, expect, it } from 'vitest';
import { morphemeOf } from '../lattice/path-morpheme.js';
import { settleNegated } from './governed-readings.js';

const adverb = { path: [morphemeOf('못', 'MAG', 0, 1, 0)] };
const noun = () => [morphemeOf('봄', 'NNG', 2, 3, 0)];

describe('what stands behind 못', () => {
  it('is a verb where it can be one', () => {
    const verb = [morphemeOf('보', 'VV', 2, 3, 0), morphemeOf('ㅁ', 'ETN', 2, 3, 0)];
    const eojeol = { path: noun(), alternatives: [{ path: noun() }, { path: verb }] };
    settleNegated(adverb, eojeol);
    expect(eojeol.path).toBe(verb);
  });

  it('stays as it is where the others read mere signs', () => {
    const path = noun();
    const eojeol = { path, alternatives: [{ path: [morphemeOf('봄', 'SW', 2, 3, 0)] }] };
    settleNegated(adverb, eojeol);
    expect(eojeol.path).toBe(path);
  });
});
