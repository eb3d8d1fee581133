import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const MAKE = '하';
const LINKING = /^[아어]$/;
const PREDICATES: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VX', 'XSV', 'XSA']);

/** Predicates in 하다 that the dictionaries have as one word, whatever the model makes of this form of them. */
export function joinMade(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  for (let i = 1; i < path.length; i++) {
    const made = path[i]!;
    if (made.form !== MAKE || !PREDICATES.has(made.tag) || made.word || made.mended) continue;
    const before = path[i - 1]!;
    if (before.word || before.mended) continue;
    // 눅눅+하: nobody says the root by itself.
    if (before.tag === 'XR' && made.tag === 'XSA' && isListed(before.form + MAKE, 'VA', lexicon))
      joinMorphemes(path, i - 1, 2, before.form + MAKE, 'VA');
    // 너무+하: how something is, so nobody does it; what nobody counted (좀하다) is rather a space left out.
    else if (before.tag === 'MAG' && made.tag !== 'XSA' && isQuality(before.form + MAKE, lexicon))
      path[i] = changed(made, { tag: 'XSA' });
    else joinFeeling(path, i, characters, lexicon);
  }
}

const KEY: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'ETN']);
/** What somebody may resolve to do: 하다, or a noun that says so. */
const RESOLVED = /^(?:하|결정|합의|약속|방침|결의|의결)$/;

/** 수용키로 했다: 하기 as it is heard, where it is resolved; with a key (단축키로) nothing is. */
export function partResolved(path: PathMorpheme[], [next]: readonly PathMorpheme[], lexicon: Lexicon): void {
  const at = path.length - 2;
  const [key, particle] = [path[at], path[at + 1]];
  if (
    key?.form !== '키' ||
    !KEY.has(key.tag) ||
    key.word ||
    particle?.form !== '로' ||
    particle.tag !== 'JKB'
  )
    return;
  const begin = path[at - 1]?.tag === 'VCP' ? at - 1 : at;
  const noun = path[begin - 1];
  if (noun?.tag !== 'NNG' || noun.word || noun.to !== key.from || key.to !== key.from + 1) return;
  if (!next || !RESOLVED.test(next.form) || lexicon.isHeadword(noun.form + key.form, 'NNG')) return;
  const log = key.log / 2;
  const resolved = [
    changed(key, { form: MAKE, tag: 'XSV', log }),
    changed(key, { form: '기', tag: 'ETN', log }),
  ];
  path.splice(begin, at + 1 - begin, ...resolved);
}

/** 좋+아+하: what is felt about something is a verb of its own. */
function joinFeeling(path: PathMorpheme[], i: number, characters: readonly string[], lexicon: Lexicon): void {
  const [felt, linking, made] = [path[i - 2], path[i - 1]!, path[i]!];
  if (felt?.tag !== 'VA' || felt.word || felt.mended) return;
  if (linking.tag !== 'EC' || !LINKING.test(linking.form)) return;
  const form = characters.slice(felt.from, made.from).join('') + MAKE;
  if (isListed(form, 'VV', lexicon)) joinMorphemes(path, i - 2, 3, form, 'VV');
}

function isQuality(form: string, lexicon: Lexicon): boolean {
  return isListed(form, 'VA', lexicon) && !lexicon.isHeadword(form, 'VV');
}

function isListed(form: string, tag: Tag, lexicon: Lexicon): boolean {
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.isHeadwordEntry(payload) && lexicon.isCounted(payload);
}
