import type { Lexicon } from '../../lexicon/lexicon.js';
import { joined, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import type { Tag } from '../tags.js';
import { knownConjugation } from './known-conjugation.js';
import { isUnlisted } from './unlisted-nouns.js';

const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX']);
/** What a word is that stands without an ending. */
const WORDS: ReadonlySet<Tag> = new Set<Tag>([
  'NNG',
  'NNP',
  'NNB',
  'NP',
  'NR',
  'MAG',
  'MAJ',
  'IC',
  'MMA',
  'MMD',
  'XR',
]);

/**
 * The path with a word of the lexicon where it has a stem that nobody was seen to use (어쨌든, not 어짷+았+든). Undefined where no stem is
 * made up, or what stands there is no word.
 */
export function withKnownWord(path: readonly PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  const { lexicon, characters } = search;
  for (let i = 0; i < path.length; i++) {
    if (!isMadeUp(path[i]!, lexicon)) continue;
    let end = i + 1;
    while (path[end]?.tag[0] === 'E') end++;
    for (let last = end - 1; last > i; last--) {
      const form = characters.slice(path[i]!.from, path[last]!.to).join('');
      const tag = wordTag(form, lexicon);
      if (!tag) continue;
      const log = path.slice(i, last).reduce((sum, m) => sum + m.log, 0);
      const word = joined(path[i]!, path[last]!, form, tag);
      word.log = log + path[last]!.log;
      const found = spelt([...path.slice(0, i), word, ...path.slice(last + 1)], search);
      if (found) return found;
    }
  }
  return undefined;
}

/** The eojeol as a word of the lexicon, where the model makes nothing of it. */
export function wholeWord(
  { characters, from, to, lexicon }: Search,
  log: number,
): PathMorpheme[] | undefined {
  const form = characters.slice(from, to).join('');
  const tag = wordTag(form, lexicon);
  return tag && [morphemeOf(form, tag, from, to, log)];
}

/**
 * The path with forms of verbs that everybody knows where it has a stem that nobody was seen to use, or endings of nothing
 * (왔/VV+어요, 왔/EP+다: 오+았+다). Undefined where none of them is such a form.
 */
export function withKnownConjugation(
  path: readonly PathMorpheme[],
  search: Search,
): PathMorpheme[] | undefined {
  const { lexicon, characters } = search;
  let found = false;
  const out: PathMorpheme[] = [];
  for (let i = 0; i < path.length; ) {
    let end = i + 1;
    while (path[end]?.tag[0] === 'E' && !path[end]!.word) end++;
    const run = path.slice(i, end);
    const wrong =
      opensWrongly(run[0]!, out.at(-1), lexicon) || isLoneNoun(run, out.at(-1), path[end], lexicon);
    const known = wrong ? conjugated(run, path[end], characters, lexicon) : undefined;
    out.push(...(known ?? run));
    found ||= known !== undefined;
    i = end;
  }
  return found ? spelt(out, search) : undefined;
}

function opensWrongly(first: PathMorpheme, before: PathMorpheme | undefined, lexicon: Lexicon): boolean {
  const endsNothing = first.tag === 'EP' && (before === undefined || before.tag[0] === 'S');
  return !first.mended && (endsNothing || isMadeUp(first, lexicon));
}

/** 헝크니, 암팡진: a noun that nobody knows, without a particle, is rather a form of a predicate that everybody knows. */
function isLoneNoun(
  run: readonly PathMorpheme[],
  before: PathMorpheme | undefined,
  next: PathMorpheme | undefined,
  lexicon: Lexicon,
): boolean {
  const [{ form, tag, word, mended }] = run as [PathMorpheme];
  if (run.length > 1 || !/^NN[GP]$/.test(tag) || word || mended || form.length < LEAST) return false;
  const alone =
    (before === undefined || before.tag[0] === 'S') && (next === undefined || next.tag[0] === 'S');
  return alone && isUnlisted(form, lexicon);
}

/** In syllables: two are as well somebody's name. */
const LEAST = 3;

function conjugated(
  run: readonly PathMorpheme[],
  next: PathMorpheme | undefined,
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const { from } = run[0]!;
  const { to } = run.at(-1)!;
  if (next && next.from < to) return undefined;
  const log = run.reduce((sum, m) => sum + m.log, 0) / (to - from);
  return knownConjugation(characters.slice(from, to).join(''), lexicon)?.map((m) =>
    morphemeOf(m.form, m.tag, from + m.from, from + m.to, log * (m.to - m.from)),
  );
}

function isMadeUp({ form, tag, word }: PathMorpheme, lexicon: Lexicon): boolean {
  if (word || !STEMS.has(tag)) return false;
  for (const kind of STEMS) {
    const payload = lexicon.lookup(form, kind);
    if (payload >= 0 && lexicon.isCounted(payload)) return false;
  }
  return true;
}

function wordTag(form: string, lexicon: Lexicon): Tag | undefined {
  let best: Tag | undefined;
  let most = 0;
  for (const { tag, payload } of lexicon.tagsOf(form)) {
    if (!WORDS.has(tag) || !lexicon.isBuiltin(payload) || lexicon.frequency(payload) <= most) continue;
    best = tag;
    most = lexicon.frequency(payload);
  }
  return best;
}
