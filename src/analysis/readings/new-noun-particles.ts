import { lastCoda } from '../../hangul/syllable.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { PARTICLES } from '../custom-words/extra-context.js';
import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { isFullName } from './full-names.js';
import { isUnlisted } from './unlisted-nouns.js';

/** What stands between a noun and its particle: 만의, 까지는, 에서의, 들이. */
const STACKED: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ['만', 'JX'], ['까지', 'JX'], ['부터', 'JX'], ['마저', 'JX'], ['조차', 'JX'], ['에서', 'JKB'], ['에게', 'JKB'], ['한테', 'JKB'],
  ['처럼', 'JKB'], ['으로', 'JKB'], ['들', 'XSN'],
]); // biome-ignore format: a table
/** In syllables. */
const SHORTEST = 2;
const LONGEST = 7;
/** In nats: a stem that was counted less often is hardly one that somebody wrote behind a noun without a space. */
const RARE = 4;

/**
 * A noun that nobody has listed and the particle behind it, where the model takes the particle for a part of the noun
 * (크렘벨만+의) or both for a verb (트랜비+오+는, 초코+몬+트+다, 미루+샵+을). Undefined where nothing of the kind is found.
 */
export function withNewNounParticle(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  return (
    withParted(path, lexicon) ??
    withCopula(path, lexicon) ??
    withoutVerb(path, characters, lexicon) ??
    withoutEnding(path, characters, lexicon)
  );
}

/** 크렘벨만+의: the particle that the noun has swallowed. */
function withParted(path: readonly PathMorpheme[], lexicon: Lexicon): PathMorpheme[] | undefined {
  for (let i = 0; i + 1 < path.length; i++) {
    const noun = path[i]!;
    const next = path[i + 1]!;
    if (!isNewNoun(noun, lexicon) || !(next.tag[0] === 'J' || next.tag === 'VCP')) continue;
    for (const [form, tag] of STACKED) {
      const length = noun.form.length - form.length;
      if (length < SHORTEST || !noun.form.endsWith(form)) continue;
      // 김재만의 책: somebody's name.
      if (form.length === 1 && isFullName(noun.form)) continue;
      const head = noun.form.slice(0, length);
      if (joinDegree(head, 'NNP', form, tag) !== FITS) continue;
      if (joinDegree(form, tag, next.form, next.tag) !== FITS) continue;
      const log = noun.log / noun.form.length;
      const at = noun.from + length;
      return [
        ...path.slice(0, i),
        changed(noun, { form: head, to: at, log: log * length }),
        morphemeOf(form, tag, at, noun.to, log * form.length),
        ...path.slice(i + 1),
      ];
    }
  }
  return undefined;
}

/** 아쿠렐이+다: 이 behind a consonant is what the noun is said with rather than its end. */
function withCopula(path: readonly PathMorpheme[], lexicon: Lexicon): PathMorpheme[] | undefined {
  const at = path.findIndex(({ tag }) => tag === 'VCP');
  const [noun, copula, ending] = path.slice(Math.max(at - 1, 0));
  if (at < 1 || !ending || !isNewNoun(noun!, lexicon) || !noun!.form.endsWith('이')) return undefined;
  const form = noun!.form.slice(0, -1);
  if (form.length < SHORTEST || !lastCoda(form) || ending.from !== noun!.to) return undefined;
  const log = noun!.log / noun!.form.length;
  const { to } = noun!;
  return [
    ...path.slice(0, at - 1),
    changed(noun!, { form, to: to - 1, log: log * form.length }),
    changed(copula!, { form: '이', from: to - 1, to, log }),
    ...path.slice(at + 1),
  ];
}

function isNewNoun({ form, tag, from, to, word, mended }: PathMorpheme, lexicon: Lexicon): boolean {
  return /^NN[GP]$/.test(tag) && !word && !mended && to - from === form.length && isUnlisted(form, lexicon);
}

/** Endings that look like a particle behind a noun, or like 이다 behind a vowel. */
const LOOKALIKES: ReadonlySet<string> = new Set(['는', '은', '을', '다', '나', '라도']);

/** 트랜비+오+는: a verb of one syllable right behind what nobody knows, with an ending that looks like a particle. */
function withoutVerb(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const begin = path.findIndex(({ tag }) => tag[0] !== 'S');
  const verb = path.findIndex(({ tag }, i) => i > begin && (tag === 'VV' || tag === 'VA'));
  const ending = path[verb + 1];
  if (begin < 0 || verb < 0 || !ending || !LOOKALIKES.has(ending.form) || ending.tag[0] !== 'E')
    return undefined;
  if (!/^[^하되]$/.test(path[verb]!.form) || path[verb]!.to !== ending.from) return undefined;
  if (path.slice(verb + 2).some(({ tag }) => tag[0] !== 'S')) return undefined;
  const pieces = path.slice(begin, verb);
  if (pieces.some(({ tag, word, mended }) => !/^(?:N|M|IC|XR)/.test(tag) || word || mended)) return undefined;
  const from = pieces[0]!.from;
  const form = characters.slice(from, ending.from).join('');
  if (form.length <= SHORTEST || form.length > LONGEST || !isUnlisted(form, lexicon)) return undefined;
  if (!pieces.some((piece) => isNewNoun(piece, lexicon)) && !areNothing(pieces, path[verb]!, lexicon))
    return undefined;
  const behind = particleOf(form, ending);
  if (!behind) return undefined;
  const log = [...pieces, path[verb]!].reduce((sum, m) => sum + m.log, 0);
  return [
    ...path.slice(0, begin),
    morphemeOf(form, 'NNP', from, ending.from, log),
    ...behind,
    ...path.slice(verb + 2),
  ];
}

/** 초코+몬+트, 뚜벅+초: an adverb in the middle, or a stem that hardly anybody uses. */
function areNothing(pieces: readonly PathMorpheme[], verb: PathMorpheme, lexicon: Lexicon): boolean {
  if (lexicon.headwordFrequency(verb.form, verb.tag) < RARE) return true;
  return (
    pieces.length > 1 && pieces.slice(1).some(({ form, tag }) => /^(?:M|IC)/.test(tag) && form.length === 1)
  );
}

/** Endings that a case follows: 갈지를, 하느냐에, 먹고의. */
const WITH_CASE = /(?:지|까|가|냐|나|고|자|[아어여]|서|다|라|면|기|데|든)$/;
const CASES: ReadonlySet<Tag> = new Set<Tag>(['JKS', 'JKO', 'JKG', 'JKB']);

/** 미루+샵+을, 쏠리+드+가: a case behind an ending that nobody has listed, or that takes none, stands behind a noun. */
function withoutEnding(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const begin = path.findIndex(({ tag }) => tag[0] !== 'S');
  const [stem, ending, particle] = path.slice(Math.max(begin, 0));
  if (begin < 0 || !stem || !ending || !particle || !/^V[VA]$/.test(stem.tag)) return undefined;
  if (!/^E[CF]$/.test(ending.tag) || !CASES.has(particle.tag) || WITH_CASE.test(ending.form))
    return undefined;
  if ([stem, ending, particle].some(({ word, mended }) => word || mended)) return undefined;
  const form = characters.slice(stem.from, particle.from).join('');
  if (form.length <= SHORTEST || form.length > LONGEST || form !== stem.form + ending.form) return undefined;
  if (!isUnlisted(form, lexicon) || joinDegree(form, 'NNP', particle.form, particle.tag) !== FITS)
    return undefined;
  return [
    ...path.slice(0, begin),
    morphemeOf(form, 'NNP', stem.from, particle.from, stem.log + ending.log),
    ...path.slice(begin + 2),
  ];
}

function particleOf(noun: string, ending: PathMorpheme): PathMorpheme[] | undefined {
  const { form, from } = ending;
  if (form === '다') {
    if (joinDegree(noun, 'NNP', '이', 'VCP') !== FITS) return undefined;
    return [morphemeOf('이', 'VCP', from, from + 1, ending.log), changed(ending, { tag: 'EF' })];
  }
  const tag = PARTICLES.get(form);
  return tag !== undefined && joinDegree(noun, 'NNP', form, tag) === FITS
    ? [changed(ending, { tag })]
    : undefined;
}
