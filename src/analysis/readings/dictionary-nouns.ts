import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const PIECES: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'XPN']);
/** As many pieces as a dictionary noun is taken to (비+인두+암). */
const MOST_PIECES = 3;
/** Prefixes that words have which are words without them too: 맏형, 맨손, 친형. */
const OWN_PREFIX = /^(?:맏|맨|풋|헛|홀|홑|한|숫|수|암|돌|들|참|개|날|덧|군|민|햇|해|애|올|뒤|웃|윗|친)$/;
/** So many syllables of a name are no country that something is of (일본+군). */
const LONG_NAME = 3;
/** ln of how often a word must have been counted that another cut brings about. */
const KNOWN = 5;

/** 가믈+란, 급+매, 아메리카+노: a noun of the dictionaries that was cut so that a piece came about which is no word there. */
export function joinDictionaryNouns(path: PathMorpheme[], lexicon: Lexicon): void {
  for (let i = 0; i + 1 < path.length; i++) {
    if (!PIECES.has(path[i]!.tag)) continue;
    recut(path, i, lexicon);
    for (let count = Math.min(MOST_PIECES, path.length - i); count > 1; count--) {
      const parts = path.slice(i, i + count);
      if (!arePieces(parts) || !isCut(parts, lexicon) || path[i + count]?.tag === 'XSN') continue;
      const whole = parts.map(({ form }) => form).join('');
      const payload = lexicon.lookup(whole, 'NNG');
      if (payload < 0 || !lexicon.isHeadwordEntry(payload)) continue;
      // Two syllables are as well a name that nobody knows.
      if (whole.length === 2 && !lexicon.isCounted(payload)) continue;
      joinMorphemes(path, i, count, whole, isPlace(whole, lexicon) ? 'NNP' : 'NNG');
      break;
    }
  }
}

/** 세종특별자치시: listed as a noun, but rather a name. */
function isPlace(whole: string, lexicon: Lexicon): boolean {
  return lexicon.frequencyOf(whole, 'NNP') > lexicon.frequencyOf(whole, 'NNG');
}

/** Do they stand as they are written, one behind the other? */
function arePieces(parts: readonly PathMorpheme[]): boolean {
  return parts.every(({ form, tag, from, to, word, mended }, k) => {
    if (word || mended || to - from !== form.length || (k > 0 && parts[k - 1]!.to !== from)) return false;
    return PIECES.has(tag) && (k < parts.length - 1 || tag === 'NNG');
  });
}

/**
 * Were they cut wrongly? 대표+팀 is what people mean; but 재+논 and 가믈+란 hold a piece that nobody knows, 아메리카+노 a name that
 * is none there, and 급+매 a prefix before what is no word by itself.
 */
function isCut(parts: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  if (!parts.some(({ form }) => form.length === 1)) return false;
  if (first.tag === 'XPN') return last.form.length === 1 && !OWN_PREFIX.test(first.form);
  if (first.tag === 'NNP' && first.form.length >= LONG_NAME) return last.form.length === 1;
  return parts.some(({ form }) => form.length > 1 && !isKnown(form, lexicon));
}

function isKnown(form: string, lexicon: Lexicon): boolean {
  return lexicon.tagsOf(form).some(({ payload }) => lexicon.isBuiltin(payload));
}

/** 재+구+매각: behind a prefix the syllable belongs to the noun that it begins (재+구매+각). */
function recut(path: PathMorpheme[], i: number, lexicon: Lexicon): void {
  const parts = path.slice(i, i + 3);
  const [prefix, first, second] = parts;
  if (prefix?.tag !== 'XPN' || !first || !second || !arePieces(parts)) return;
  if (first.form.length !== 1 || second.form.length !== 2) return;
  const noun = first.form + second.form[0];
  const rest = second.form.slice(1);
  if (lexicon.headwordFrequency(noun, 'NNG') < KNOWN || lexicon.headwordFrequency(rest, 'NNG') < KNOWN)
    return;
  const each = second.log / second.form.length;
  path[i + 1] = changed(first, { form: noun, tag: 'NNG', to: second.from + 1, log: first.log + each });
  path[i + 2] = changed(second, { form: rest, tag: 'NNG', from: second.from + 1, log: each });
}
