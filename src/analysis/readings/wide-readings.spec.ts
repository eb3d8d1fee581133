import { expect, it } from 'vitest';
import { Lexicon } from '../../lexicon/lexicon.js';
import { HEADWORD } from '../../lexicon/lexicon-format.js';
import { makePayload, writeLexicon } from '../../lexicon/lexicon-writer.js';
import { morphemeOf } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { wideReadings } from './wide-readings.js';

const WORDS =
  '강/NNG 강의/NNG 의/JKG 의/JKB 나/NP 나/VV 날/VV 는/JX 끈/NNG 끄/VV 끌/VV 굽/VV 굽/VA 용/NNG 용인/NNG 불/NNG 불만/NNG 만/JX 을/JKO 수/NNG 수/NNB 보/VV 보/VX';
const lexicon = Lexicon.from(
  writeLexicon(
    WORDS.split(' ').map((pair) => {
      const [form, tag] = pair.split('/') as [string, Tag];
      return { form, tag, payload: makePayload(form === '의' && tag === 'JKB' ? 9 : 1000, HEADWORD) };
    }),
  ),
);

/** What is offered for an eojeol that was read so: `form/TAG`, with the number of characters it takes if not its own length. */
function offered(
  surface: string,
  ...morphemes: Array<[form: string, tag: Tag, from: number, to: number]>
): string[] {
  const path = morphemes.map(([form, tag, from, to]) => morphemeOf(form, tag, from, to, -1));
  return wideReadings([path], [...surface], lexicon).map((reading) =>
    reading.map(({ form, tag }) => `${form}/${tag}`).join('+'),
  );
}

it('offers the noun with a particle for the whole noun, and the other way round', () => {
  expect(offered('강의', ['강의', 'NNG', 0, 2])).toContain('강/NNG+의/JKG');
  expect(offered('강의', ['강', 'NNG', 0, 1], ['의', 'JKG', 1, 2])).toContain('강의/NNG');
  expect(offered('불만을', ['불만', 'NNG', 0, 2], ['을', 'JKO', 2, 3])).toContain('불/NNG+만/JX+을/JKO');
});

it('gives a particle the tag that it mostly has', () => {
  expect(offered('강의', ['강의', 'NNG', 0, 2])).not.toContain('강/NNG+의/JKB');
});

it('offers stems with their endings for nouns', () => {
  expect(offered('나는', ['나', 'NP', 0, 1], ['는', 'JX', 1, 2])).toEqual(
    expect.arrayContaining(['나/VV+는/ETM', '날/VV+는/ETM']),
  );
  expect(offered('끈', ['끈', 'NNG', 0, 1])).toEqual(
    expect.arrayContaining(['끄/VV+ㄴ/ETM', '끌/VV+ㄴ/ETM']),
  );
});

it('offers the copula in 인', () => {
  expect(offered('용인', ['용인', 'NNG', 0, 2])).toContain('용/NNG+이/VCP+ㄴ/ETM');
});

it('offers the other tags of the same word', () => {
  expect(offered('굽은', ['굽', 'VV', 0, 1], ['은', 'ETM', 1, 2])).toContain('굽/VA+은/ETM');
  expect(offered('수', ['수', 'NNG', 0, 1])).toContain('수/NNB');
});

it('offers an auxiliary only where something may stand before it', () => {
  expect(
    offered('앉아보는', ['앉', 'VV', 0, 1], ['아', 'EC', 1, 2], ['보', 'VV', 2, 3], ['는', 'ETM', 3, 4]),
  ).toContain('앉/VV+아/EC+보/VX+는/ETM');
});

it('keeps the marks around a word', () => {
  expect(offered('“강의”', ['“', 'SS', 0, 1], ['강의', 'NNG', 1, 3], ['”', 'SS', 3, 4])).toContain(
    '“/SS+강/NNG+의/JKG+”/SS',
  );
});
