import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { COMMON, isOneWord } from './one-word.js';

/** Behind these a bound noun may open an eojeol: 삼 년전, 10 년간, 갈 데, 그 중. */
const LEANS_ON: ReadonlySet<Tag> = new Set<Tag>(['SN', 'NR', 'MMN', 'MMD', 'MMA', 'ETM', 'SL', 'SW']);
const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP']);
/** Suffixes of words that are words without them too: 손님, 법적, 법상. */
const OWN_SUFFIX = /^[들적님씩쯤경별질째네상당하간용대권층장집꾼짓시]$/;
/** As many pieces as a dictionary noun is taken to (등+압+선). */
const MOST_PIECES = 3;
/** ln of how much more often than as an adverb the noun must have been counted of which it looks like a form. */
const PLAINLY = 5;

/** Words of the dictionary that were taken to pieces of which one could not stand there. */
export function joinPieces(
  path: PathMorpheme[],
  before: readonly PathMorpheme[] | undefined,
  characters: readonly string[],
  lexicon: Lexicon,
): void {
  const [first, second] = path;
  if (!first || first.word || first.mended) return;
  if (!second) {
    partParticle(path, characters, lexicon);
    return;
  }
  if (second.word || second.mended || second.from !== first.to) return;
  if (first.tag === 'NNB' && !leans(before)) joinBound(path, lexicon);
  else if (isSyllable(first) && isSyllable(second)) joinSyllables(path, lexicon);
  else if (first.tag === 'NNG' && second.tag === 'JKS') joinParticle(path, lexicon);
  else if (NOUNS.has(first.tag) && second.tag[0] === 'J') joinPrefixed(path, lexicon);
}

function leans(before: readonly PathMorpheme[] | undefined): boolean {
  const last = before?.at(-1);
  return last !== undefined && LEANS_ON.has(last.tag);
}

/** 명+반응, 등+압+선: a bound noun that leans on nothing is the beginning of another word. */
function joinBound(path: PathMorpheme[], lexicon: Lexicon): void {
  for (let count = Math.min(MOST_PIECES, path.length); count > 1; count--) {
    const parts = path.slice(0, count);
    if (parts.slice(1).some(({ tag, word, mended }) => tag !== 'NNG' || word || mended)) continue;
    const whole = parts.map(({ form }) => form).join('');
    if (!lexicon.isHeadword(whole, 'NNG')) continue;
    joinMorphemes(path, 0, count, whole, 'NNG');
    return;
  }
}

function isSyllable({ form, from, to }: PathMorpheme): boolean {
  return form.length === 1 && to === from + 1;
}

/** 딸+깍, 빌+드, 실+화: two syllables that make a word of their own, rather than a noun and a sound, a name, a suffix. */
function joinSyllables(path: PathMorpheme[], lexicon: Lexicon): void {
  const [first, second] = path;
  const whole = first!.form + second!.form;
  if (first!.tag === 'NNG' && second!.tag === 'MAG') {
    if (lexicon.isHeadword(whole, 'MAG')) joinMorphemes(path, 0, 2, whole, 'MAG');
  } else if (first!.tag === 'NNG' && second!.tag === 'XSN') {
    if (!OWN_SUFFIX.test(second!.form) && lexicon.headwordFrequency(whole, 'NNG') >= COMMON)
      joinMorphemes(path, 0, 2, whole, 'NNG');
  } else if (first!.tag === 'NNP' && second!.tag === 'NNG') {
    if (lexicon.frequencyOf(whole, 'NNG') >= COMMON) joinMorphemes(path, 0, 2, whole, 'NNG');
  }
}

/** 등받+이: what no dictionary knows is no noun where it is one with its particle. */
function joinParticle(path: PathMorpheme[], lexicon: Lexicon): void {
  const [noun, particle] = path;
  const whole = noun!.form + particle!.form;
  if (particle!.form === '이' && lexicon.tagsOf(noun!.form).length === 0 && isOneWord(whole, 'NNG', lexicon))
    joinMorphemes(path, 0, 2, whole, 'NNG');
}

/** 재논+의: what nobody knows is no noun where prefix, noun and particle make a word of the dictionaries (재+논의). */
function joinPrefixed(path: PathMorpheme[], lexicon: Lexicon): void {
  const [noun, particle] = path as [PathMorpheme, PathMorpheme];
  const whole = noun.form + particle.form;
  if (noun.form.length < 2 || particle.to - particle.from !== 1 || noun.to - noun.from !== noun.form.length)
    return;
  if (lexicon.tagsOf(noun.form).length > 0 || !lexicon.isHeadword(whole, 'NNG')) return;
  if (!isOneWord(whole[0]!, 'XPN', lexicon) || !isOneWord(whole.slice(1), 'NNG', lexicon)) return;
  const each = noun.log / noun.form.length;
  path.splice(
    0,
    2,
    changed(noun, { form: whole[0]!, tag: 'XPN', to: noun.from + 1, log: each }),
    changed(noun, {
      form: whole.slice(1),
      tag: 'NNG',
      from: noun.from + 1,
      to: particle.to,
      log: noun.log - each + particle.log,
    }),
  );
}

/** 겉이: an adverb that hardly anybody says is rather a common noun with its particle. */
function partParticle(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  const [adverb] = path;
  const { form, tag, from, to, log } = adverb!;
  if (tag !== 'MAG' || to - from !== form.length || characters[to - 1] !== '이' || form.length < 2) return;
  const noun = form.slice(0, -1);
  const more = lexicon.headwordFrequency(noun, 'NNG') - Math.max(lexicon.frequencyOf(form, 'MAG'), 0);
  if (more < PLAINLY) return;
  const each = log / form.length;
  path.splice(
    0,
    1,
    changed(adverb!, { form: noun, tag: 'NNG', to: to - 1, log: each * noun.length }),
    changed(adverb!, { form: '이', tag: 'JKS', from: to - 1, log: each }),
  );
}
