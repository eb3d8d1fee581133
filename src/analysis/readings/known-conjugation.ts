import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { spellingOf } from '../../lexicon/spelling.js';
import type { Tag } from '../tags.js';
import { stemsLike } from './other-stems.js';

/** Longer words are rather several. */
const LONGEST = 6;
/** In nats: a stem that was counted less often is no better than one that is made up. */
export const WELL_KNOWN = 3;
/** In nats: likewise an ending. */
const LEAST_ENDING = 2;
const STEM_TAGS = ['VV', 'VA'] as const;
const FINAL_TAGS: readonly Tag[] = ['EF', 'EC', 'ETM', 'ETN'];
const PREFINAL = /^(?:았|었|겠|으시|시)/;

export interface Conjugated {
  form: string;
  tag: Tag;
  /** In the surface; an ending that has melted with its stem begins in the syllable in which that ends. */
  from: number;
  to: number;
}

/**
 * The surface as a form of a verb or an adjective that everybody knows: 왔어요 is 오+았+어요, 꺼져서 꺼지+어서. Undefined where
 * it is none. `frequencyOf` a stem: that of the lexicon, where nobody knows others.
 */
export function knownConjugation(
  surface: string,
  lexicon: Lexicon,
  frequencyOf = (stem: string, tag: Tag) => lexicon.headwordFrequency(stem, tag),
): Conjugated[] | undefined {
  let best: Conjugated[] | undefined;
  let most = 0;
  for (let to = 1; to <= Math.min(surface.length, LONGEST); to++) {
    const head = surface.slice(0, to);
    for (const stem of new Set([head, ...stemsLike(head)])) {
      for (const tag of STEM_TAGS) {
        const known = frequencyOf(stem, tag);
        if (known < WELL_KNOWN) continue;
        for (const endings of endingsAt(surface, to, lexicon)) {
          const score =
            known + endings.reduce((sum, { form, tag: kind }) => sum + lexicon.frequencyOf(form, kind), 0);
          if (score <= most) continue;
          const whole = [{ form: stem, tag, from: 0, to }, ...endings];
          if (!joins(whole) || spellingOf(whole, surface) !== 'plain') continue;
          best = whole;
          most = score;
        }
      }
    }
  }
  return best;
}

function joins(whole: readonly Conjugated[]): boolean {
  return whole.every(
    ({ form, tag }, i) => i === 0 || joinDegree(whole[i - 1]!.form, whole[i - 1]!.tag, form, tag) === FITS,
  );
}

/** The endings that may follow a stem which ends before `at`, or melts into the syllable there. */
function endingsAt(surface: string, at: number, lexicon: Lexicon): Conjugated[][] {
  const rest = surface.slice(at);
  const end = surface.length;
  const out: Conjugated[][] = [];
  const final = (form: string, from: number, ...before: Conjugated[]) => {
    const tag = finalTag(form, lexicon);
    if (tag) out.push([...before, { form, tag, from, to: end }]);
    // 왔네요: what ends without 요 has it as a particle.
    const plain = form.endsWith('요') && from < end - 1 ? finalTag(form.slice(0, -1), lexicon) : undefined;
    if (plain && !tag)
      out.push([
        ...before,
        { form: form.slice(0, -1), tag: plain, from, to: end - 1 },
        { form: '요', tag: 'JX', from: end - 1, to: end },
      ]);
  };
  const last = surface.charCodeAt(at - 1);
  const coda = isSyllable(last) ? CODAS[codaOf(last)]! : '';
  if (rest !== '') final(rest, at);
  if (coda !== '' && 'ㄴㄹㅁㅂ'.includes(coda)) final(coda + rest, at - 1);
  if (coda === '') for (const vowel of ['아', '어']) final(vowel + rest, at - 1);
  if (coda === 'ㅆ' && rest !== '')
    for (const form of ['았', '었']) final(rest, at, { form, tag: 'EP', from: at - 1, to: at });
  const prefinal = PREFINAL.exec(rest)?.[0];
  if (prefinal && rest.length > prefinal.length)
    final(rest.slice(prefinal.length), at + prefinal.length, {
      form: prefinal,
      tag: 'EP',
      from: at,
      to: at + prefinal.length,
    });
  return out;
}

export function finalTag(form: string, lexicon: Lexicon): Tag | undefined {
  let best: Tag | undefined;
  let most = LEAST_ENDING;
  for (const tag of FINAL_TAGS) {
    const frequency = lexicon.headwordFrequency(form, tag);
    if (frequency <= most) continue;
    best = tag;
    most = frequency;
  }
  return best;
}
