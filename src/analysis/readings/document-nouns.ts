import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { bestOf } from '../context/context-model.js';
import { PARTICLES } from '../custom-words/extra-context.js';
import type { EojeolPath, OpenReading } from '../eojeol-paths.js';
import { copiesOf, copyOf, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** What stands with so many different particles in one document is a noun. */
const ENOUGH = 3;
/** In nats: what the model is surer of needs no memory. */
const DOUBTFUL = -0.7;
/** In nats above the best of the other readings: what the whole document says weighs more than one place. */
const REMEMBERED = 4;
/** In syllables. */
const SHORTEST = 2;
const LONGEST = 7;
/** In nats: what dictionaries have and was counted so often needs no memory. */
const KNOWN = 3;
const HANGUL = /^[가-힣]+$/;
/** Particles that are one, by the sound before them. */
const SAME: Readonly<Record<string, string>> = {
  가: '이', 를: '을', 는: '은', 로: '으로', 와: '과', 랑: '이랑', 나: '이나', 라도: '이라도',
}; // biome-ignore format: a table

/** An eojeol in which the noun may stand: its core is the noun and what `rest` says. */
interface Place {
  eojeol: EojeolPath;
  from: number;
  rest: string;
}

interface Found {
  particles: Set<string>;
  places: Place[];
}

/**
 * One document is read with one memory: what stands with several particles is a noun in all of its places, of one kind,
 * though nobody has listed it and some of its places look like something else (엘에이다, 다온누리가).
 */
export function rememberNouns(lines: readonly OpenReading[], lexicon: Lexicon): void {
  const cores = lines.flatMap(({ reading, eojeols }) =>
    eojeols.flatMap((eojeol) => coreOf(eojeol, reading.line.characters, reading.from) ?? []),
  );
  const found = new Map<string, Found>();
  for (const core of cores)
    if (isDoubtful(core.eojeol, lexicon))
      for (const noun of nounsIn(core.text, lexicon)) found.set(noun, { particles: new Set(), places: [] });
  if (found.size === 0) return;
  for (const { eojeol, from, text } of cores) {
    for (let length = SHORTEST; length <= Math.min(LONGEST, text.length); length++) {
      const noun = found.get(text.slice(0, length));
      if (!noun) continue;
      const rest = text.slice(length);
      noun.places.push({ eojeol, from, rest });
      if (isParticle(text.slice(0, length), rest)) noun.particles.add(SAME[rest] ?? rest);
    }
  }
  for (const [noun, { particles, places }] of found)
    if (particles.size >= ENOUGH && !isLonger(noun, found)) unify(noun, places, lexicon);
}

interface Core {
  eojeol: EojeolPath;
  /** In characters of the reading. */
  from: number;
  text: string;
}

/** What of an eojeol stands between its marks, if it is all Hangul. */
function coreOf(eojeol: EojeolPath, characters: readonly string[], offset: number): Core | undefined {
  if (!eojeol.alternatives || eojeol.extras) return undefined;
  let { from, to } = eojeol;
  while (from < to && !HANGUL.test(characters[offset + from]!)) from++;
  while (to > from && !HANGUL.test(characters[offset + to - 1]!)) to--;
  const text = characters.slice(offset + from, offset + to).join('');
  return text.length >= SHORTEST && HANGUL.test(text) ? { eojeol, from, text } : undefined;
}

/** Is the model in doubt, or sure of a noun that hardly anybody knows? */
function isDoubtful({ alternatives }: EojeolPath, lexicon: Lexicon): boolean {
  const { score, path } = alternatives![0]!;
  if (score < DOUBTFUL) return true;
  return path.some(({ form, tag }) => /^NN[GP]$/.test(tag) && isUnknown(form, lexicon));
}

function isUnknown(form: string, lexicon: Lexicon): boolean {
  return lexicon.headwordFrequency(form, /^[NM]/) < KNOWN;
}

/** What may be a noun that nobody has listed before a particle that fits it. */
function nounsIn(text: string, lexicon: Lexicon): string[] {
  const out: string[] = [];
  for (let length = SHORTEST; length < Math.min(LONGEST + 1, text.length); length++) {
    const noun = text.slice(0, length);
    if (isParticle(noun, text.slice(length)) && isUnknown(noun, lexicon)) out.push(noun);
  }
  return out;
}

function isParticle(noun: string, rest: string): boolean {
  const tag = PARTICLES.get(rest);
  return tag !== undefined && joinDegree(noun, 'NNG', rest, tag) === FITS;
}

/** 노션에(는, 도, 만): a noun and its particle rather than a longer noun. */
function isLonger(noun: string, found: ReadonlyMap<string, Found>): boolean {
  for (let length = SHORTEST; length < noun.length; length++) {
    const shorter = found.get(noun.slice(0, length));
    if (shorter && shorter.particles.size >= ENOUGH && isParticle(noun.slice(0, length), noun.slice(length)))
      return true;
  }
  return false;
}

/** Reads the noun in the same way wherever it stands. */
function unify(noun: string, places: readonly Place[], lexicon: Lexicon): void {
  const kinds = new Map<Tag, number>();
  const cuts = new Map<string, number>();
  for (const { eojeol, from } of places) {
    const inside = covering(chosen(eojeol), from, from + noun.length);
    if (inside?.length === 1 && /^NN[GP]$/.test(inside[0]!.tag)) add(kinds, inside[0]!.tag);
    else if (inside) add(cuts, inside.map(({ form, tag }) => `${form}/${tag}`).join('+'));
  }
  const cut = most(cuts);
  // 자몽+차, 먹+기: read alike everywhere, and of words.
  if (kinds.size === 0 && (cut === undefined || cuts.get(cut)! * 2 > places.length)) return;
  const tag = most(kinds) ?? kindOf(noun, lexicon);
  for (const place of places) settleAt(place, noun, tag);
}

function kindOf(noun: string, lexicon: Lexicon): Tag {
  return lexicon.lookup(noun, 'NNG') >= 0 && lexicon.lookup(noun, 'NNP') < 0 ? 'NNG' : 'NNP';
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function most<K>(counts: ReadonlyMap<K, number>): K | undefined {
  let best: K | undefined;
  for (const [key, count] of counts) if (best === undefined || count > counts.get(best)!) best = key;
  return best;
}

function chosen({ alternatives, scores }: EojeolPath): readonly PathMorpheme[] {
  return alternatives![bestOf(scores)]!.path;
}

/** The morphemes that fill a stretch, if they do. */
function covering(path: readonly PathMorpheme[], from: number, to: number): PathMorpheme[] | undefined {
  const inside = path.filter((m) => m.from < to && m.to > from);
  const fills =
    inside.length > 0 && inside[0]!.from === from && inside.every((m) => m.from >= from && m.to <= to);
  return fills && inside.at(-1)!.to === to ? inside : undefined;
}

/** Adds the reading with the noun to those of the eojeol, above the others. */
function settleAt({ eojeol, from, rest }: Place, noun: string, tag: Tag): void {
  const to = from + noun.length;
  const { alternatives } = eojeol;
  const best = chosen(eojeol);
  const inside = covering(best, from, to);
  if (inside?.length === 1 && inside[0]!.tag === tag) return;
  const path =
    [...alternatives!]
      .map(({ path: other }) => withNoun(other, noun, tag, from, to))
      .find((other) => other !== undefined) ?? withParticle(best, noun, tag, from, rest);
  if (!path) return;
  const scores = eojeol.scores ?? alternatives!.map(({ score }) => score);
  const score = Math.max(...alternatives!.map((other) => other.score));
  eojeol.alternatives = [...alternatives!, { score, path, twin: false, wide: false }];
  eojeol.scores = [...scores, Math.max(...scores) + REMEMBERED];
}

/** The reading with the noun for what fills its place, if what is behind it fits it. */
function withNoun(
  path: readonly PathMorpheme[],
  form: string,
  tag: Tag,
  from: number,
  to: number,
): PathMorpheme[] | undefined {
  const inside = covering(path, from, to);
  if (!inside) return undefined;
  const end = path.indexOf(inside.at(-1)!) + 1;
  const next = path[end];
  const noun = morphemeOf(form, tag, from, to, logOf(inside));
  const whole = [...copiesOf(path.slice(0, path.indexOf(inside[0]!))), noun];
  // 엘에이다: its last syllable is not 이다, which is left out behind a vowel.
  const copula = inside.at(-1)!;
  if (copula.tag === 'VCP' && next?.tag[0] === 'E')
    return [...whole, copyOf(copula), ...copiesOf(path.slice(end))];
  if (next && (next.from < to || joinDegree(form, tag, next.form, next.tag) !== FITS)) return undefined;
  return [...whole, ...copiesOf(path.slice(end))];
}

/** The noun with its particle, whatever else the model makes of both. */
function withParticle(
  path: readonly PathMorpheme[],
  form: string,
  tag: Tag,
  from: number,
  rest: string,
): PathMorpheme[] | undefined {
  if (!isParticle(form, rest)) return undefined;
  const to = from + form.length;
  const end = to + rest.length;
  const inside = path.filter((m) => m.from < end && m.to > from);
  const marks = (part: readonly PathMorpheme[]) => copiesOf(part.filter((m) => m.tag[0] === 'S'));
  const log = logOf(inside) / (end - from);
  return [
    ...marks(path.filter((m) => m.to <= from)),
    morphemeOf(form, tag, from, to, log * form.length),
    morphemeOf(rest, PARTICLES.get(rest)!, to, end, log * rest.length),
    ...marks(path.filter((m) => m.from >= end)),
  ];
}

function logOf(path: readonly PathMorpheme[]): number {
  return path.reduce((sum, { log }) => sum + log, 0);
}
