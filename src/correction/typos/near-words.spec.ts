import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import type { Morpheme } from '../../analysis/types.js';
import type { Tag } from '../../lexicon/tags.js';
import { USED } from '../korean/commonness.js';
import { lineView } from '../line/line-view.js';
import { nearInflected, nearWords } from './near-words.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

function morpheme(form: string, tag: Tag, begin: number, end: number): Morpheme {
  return { form, tag, begin, end, probability: 1, outOfVocab: 'IN_WORD_EMBEDDING' };
}

/** A noun or an adverb that nobody vouches for, with what is written to it. */
function near(form: string, tag: Tag, particle = '') {
  const surface = form + particle;
  const strange = morpheme(form, tag, 0, form.length);
  const morphemes = particle ? [strange, morpheme(particle, 'JKO', form.length, surface.length)] : [strange];
  return nearWords({ index: 0, begin: 0, end: surface.length, surface, morphemes }, strange, engine.lexicon);
}

describe('words near a strange one', () => {
  it.each([
    ['무릅', '을', '무릎을'],
    ['베터리', '를', '배터리를'],
    ['고등허', '를', '고등어를'],
    ['나드리', '를', '나들이를'],
  ])('a noun keeps its particle, in the shape that fits: %s%s', (form, particle, wanted) => {
    expect(near(form, 'NNG', particle).map(({ text }) => text)).toContain(wanted);
  });

  it.each(['무릅', '베터리', '나드리', '송글송글', '물끄럼이', '관활'])(
    'are words that people use, the fewest slips away, the commonest first: %s',
    (form) => {
      for (const tag of ['NNG', 'MAG'] as const) {
        const found = near(form, tag);
        expect(found.length).toBeLessThanOrEqual(4);
        expect(new Set(found.map(({ slips }) => slips)).size).toBeLessThanOrEqual(1);
        const frequencies = found.map(({ frequency }) => frequency);
        expect(frequencies).toEqual([...frequencies].sort((a, b) => b - a));
        for (const { text } of found) {
          expect(text).not.toBe(form);
          expect(engine.lexicon.headwordFrequency(text, /^(?:NNG|MAG)$/)).toBeGreaterThan(-1);
        }
      }
    },
  );

  it.each(['나드리', '베터리'])(
    'what may be a name is a noun only where both are heard alike: %s',
    (form) => {
      const found = near(form, 'NNP', '를');
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ alike, frequency }) => alike && frequency >= USED)).toBe(true);
    },
  );

  it.each([
    ['끈났다', '끝났다'],
    ['건내며', '건네며'],
  ])('an inflected word keeps its ending: %s', (whole, wanted) => {
    const texts = nearInflected(whole, engine.lexicon).map(({ text }) => text);
    expect(texts).toContain(wanted);
    for (const text of texts) expect(text).toHaveLength(whole.length);
  });

  it('of a right form there are none', async () => {
    const text = '물이 흘러갔다.';
    const [evidence] = await engine.evidence([text]);
    const word = lineView(text, evidence!, engine.lexicon, {}).words[1]!;
    // as if it were read as 흘르+어
    const strange = morpheme('흘르', 'VV', word.begin, word.begin + 2);
    const ending = morpheme('어', 'EC', word.begin + 1, word.begin + 2);
    expect(nearWords({ ...word, morphemes: [strange, ending] }, strange, engine.lexicon)).toEqual([]);
  });
});
