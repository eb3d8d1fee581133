import { lastCoda, NUCLEI, nucleusOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { settleBareStems } from './bare-stems.js';
import { settleMeasured } from './measured-amounts.js';
import { joinMovement, NOUNS } from './movement-verbs.js';
import { isOneWord } from './one-word.js';
import { settlePacked } from './packed-goods.js';
import { STEMS } from './stems.js';

const CASES: ReadonlySet<Tag> = new Set<Tag>(['JKO', 'JKB', 'JKS', 'JKG', 'JKC']);
const ROOTS: ReadonlySet<Tag> = new Set<Tag>(['XR', 'NNG', 'VA']);
/** What particles stand behind without 이다: 먹어서라도, 집에서라도, 언제든지. */
const BEHIND_PARTICLES = /^(?:EC|J.+|MAG)$/;
/** Particles of one syllable that look like nouns where the model has not seen what they stand behind. */
const PARTICLES: Readonly<Record<string, Tag>> = {
  의: 'JKG',
  가: 'JKS',
  을: 'JKO',
  를: 'JKO',
  에: 'JKB',
  로: 'JKB',
  는: 'JX',
  은: 'JX',
  도: 'JX',
  만: 'JX',
  와: 'JC',
  과: 'JC',
};
const MADE_VERBS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'SL']);
/** With 하다 and 싶다 these say how likely something is, or that somebody pretends. */
const AUXILIARY_NOUN = /^[법성뻔체척양듯만]$/;
const MADE_OF = /^[하싶]$/;
/** What lasts. */
const TIMES =
  /^(?:년|개?월|달|주일?|일|시간|분|초|세기|학기|분기|[한두석넉]?달|하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름)$/;
/** 안 되다, 못 하다: two words, however they are spaced. */
const NEGATIONS = /^[안못]$/;
const ADDED_VERBS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VX', 'XSV']);
/** Endings of what is done: said of staying, asked for, intended. */
const STAYING = /^(?:는다|자|어라|거라|으렴|으려|으러|을게|을래|읍시다|다가|느라)/;
/** Endings of a question, which may stand inside a sentence too. */
const ASKED = /(?:까|가|나|지)$/;
/** Vowels that 아 and 어 disappear in. */
const OPEN_VOWELS = 'ㅏㅐㅓㅔㅕ';
/** Before 니 these are not written (사니, 그러니), or there is none. */
const LOST_CODAS: readonly string[] = ['', 'ㄹ', 'ㅎ'];

/**
 * What grammar says about the morphemes of one eojeol, whatever stands around it and whatever the model makes of words
 * that it has hardly seen. `path` is changed and given back.
 */
export function settleWithin(
  path: PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] {
  for (let i = 1; i < path.length; i++) {
    const before = path[i - 1]!;
    const morpheme = path[i]!;
    if (before.word || morpheme.word) continue;
    // Other paths may hold the same morphemes: what changes is a copy.
    const earlier = tagBefore(before, morpheme);
    if (earlier !== before.tag) path[i - 1] = changed(before, { tag: earlier });
    const tag = tagBehind(path, i);
    if (tag !== morpheme.tag) path[i] = changed(morpheme, { tag });
    else if (isContracted(before, morpheme)) path[i] = changed(morpheme, withVowel(before));
  }
  settleBareStems(path, characters, lexicon);
  joinVowel(path, characters);
  settleLoneParticle(path, characters);
  settlePacked(path);
  settleMeasured(path);
  joinAdverb(path, characters);
  joinAdverbVerb(path, lexicon);
  joinParted(path, characters, lexicon);
  joinMovement(path, characters, lexicon);
  joinDescribedNoun(path, characters, lexicon);
  joinConcessive(path, characters);
  dropCopula(path);
  return path;
}

/** What a morpheme is by the one behind it. */
function tagBefore({ form, tag }: PathMorpheme, next: PathMorpheme): Tag {
  // 되는지를, 갔는가에: what ends a sentence has no case; 했다고, 가요 have other particles behind their endings.
  if (tag === 'EF' && CASES.has(next.tag)) return 'EC';
  // 싫어하나봐, 잃을까봐; 누군가는, 갈지도: nor does an auxiliary, or a particle but 요, follow what ends.
  if (tag === 'EF' && (next.tag === 'VX' || (next.tag === 'JX' && ASKED.test(form) && next.form !== '요')))
    return 'EC';
  // 집에 있는다, 거기 있어라: staying is done; whatever merely is, is said to be with an adjective.
  if (form === '있' && tag === 'VV' && next.tag[0] === 'E' && !STAYING.test(next.form)) return 'VA';
  return tag;
}

/** What a morpheme is by those before it. */
function tagBehind(path: readonly PathMorpheme[], i: number): Tag {
  const before = path[i - 1]!;
  const { form, tag } = path[i]!;
  if (before.tag === 'MAG' && NEGATIONS.test(before.form) && tag === 'XSV') return 'VV';
  if (form === '니' && tag === 'EC' && isClosed(before)) return 'EF';
  // 렌더링되다, merge하다: what is done or becomes so directly behind its noun is one word with it.
  if (tag === 'VV' && /^[하되]$/.test(form) && MADE_VERBS.has(before.tag)) {
    const next = path[i + 1];
    // 커피숍하고 마트: with it, rather.
    if (next?.tag[0] === 'E' && next.form !== '고') return 'XSV';
  }
  // 5분간, 이틀간: for so long.
  if (form === '간' && tag === 'NNG' && NOUNS.has(before.tag) && TIMES.test(before.form)) return 'XSN';
  // 먹어볼+법+하다: what may be so, rather than a law.
  if (
    tag === 'NNG' &&
    before.tag === 'ETM' &&
    AUXILIARY_NOUN.test(form) &&
    MADE_OF.test(path[i + 1]?.form ?? '')
  )
    return 'NNB';
  // 메뉴판에: nobody cries out behind a noun.
  if (tag === 'IC' && NOUNS.has(before.tag) && path[i + 1] === undefined) return PARTICLES[form] ?? tag;
  // 22%의, 김**가: nothing but a particle ends an eojeol in one syllable behind a sign.
  const endsBehindSign =
    before.tag === 'SW' && NOUNS.has(tag) && path.slice(i + 1).every((m) => m.tag[0] === 'S');
  return endsBehindSign ? (PARTICLES[form] ?? tag) : tag;
}

/** 먹었니, 있니: behind a consonant the connective is 으니, so 니 asks. */
function isClosed({ form, tag }: PathMorpheme): boolean {
  return (tag === 'EP' || STEMS.has(tag)) && !LOST_CODAS.includes(lastCoda(form) ?? '');
}

/** 떠나요, 보내요: 요 is no ending behind a stem; 아 or 어 is hidden in its vowel. */
function isContracted(stem: PathMorpheme, { form, tag }: PathMorpheme): boolean {
  if (form !== '요' || tag !== 'EF' || !STEMS.has(stem.tag) || stem.mended) return false;
  return lastCoda(stem.form) === '' && OPEN_VOWELS.includes(lastVowel(stem.form));
}

function withVowel({ form, to }: PathMorpheme): Pick<PathMorpheme, 'form' | 'from'> {
  return { form: lastVowel(form) === 'ㅏ' ? '아요' : '어요', from: to - 1 };
}

function lastVowel(form: string): string {
  return NUCLEI[nucleusOf(form.charCodeAt(form.length - 1))]!;
}

/** 르+ㄹ: one syllable by itself that is a particle holds no noun, though its author put a space before it. */
function settleLoneParticle(path: PathMorpheme[], characters: readonly string[]): void {
  const [noun, particle, more] = path;
  if (!noun || !particle || more || noun.word || particle.tag[0] !== 'J') return;
  const tag = PARTICLES[characters[noun.from]!];
  if (tag && particle.to === noun.from + 1) joinMorphemes(path, 0, 2, characters[noun.from]!, tag);
}

/** 가+아+요, 지+었+요 for 져요, 지+었+야지 for 져야지: one ending, and no past where none is written. */
function joinVowel(path: PathMorpheme[], characters: readonly string[]): void {
  for (let i = 1; i < path.length; i++) {
    const vowel = path[i - 1]!;
    const rest = path[i]!;
    if (!BEHIND_VOWEL.test(`${rest.form}/${rest.tag}`) || rest.word || vowel.word) continue;
    const form = /^E[CF]$/.test(vowel.tag) ? vowel.form : unwrittenPast(vowel, characters);
    const tag = rest.tag === 'JX' ? 'EF' : rest.tag;
    if (form && /^[아어여]$/.test(form)) joinMorphemes(path, i - 1, 2, form + rest.form, tag);
  }
}

/** What is one ending with the 아 or 어 before it. */
const BEHIND_VOWEL = /^(?:요\/(?:EF|JX)|야[지죠겠]?.*\/E[CF])$/;

/** What 았, 었, 였 are without the letter that makes them a past, where it is not written. */
function unwrittenPast({ form, tag, to }: PathMorpheme, characters: readonly string[]): string | undefined {
  if (tag !== 'EP' || lastCoda(characters[to - 1]!) === 'ㅆ') return undefined;
  return { 았: '아', 었: '어', 였: '여' }[form];
}

/** 처참+히: what 히 makes of a root is an adverb, one word. */
function joinAdverb(path: PathMorpheme[], characters: readonly string[]): void {
  for (let i = 1; i < path.length; i++) {
    const root = path[i - 1]!;
    const suffix = path[i]!;
    if (suffix.form !== '히' || !ROOTS.has(root.tag) || root.word || suffix.word) continue;
    // 공명정대+히: no ending either.
    if (!NOUNS.has(suffix.tag) && suffix.tag !== 'EC') continue;
    if (path[i + 1] !== undefined && !/^[JS]/.test(path[i + 1]!.tag)) continue;
    joinMorphemes(path, i - 1, 2, characters.slice(root.from, suffix.to).join(''), 'MAG');
  }
}

/** 층+가+ㄴ: no verb follows a noun so closely; the dictionaries have it all as a noun. */
function joinParted(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  for (let i = 2; i < path.length; i++) {
    const [noun, verb, ending] = [path[i - 2]!, path[i - 1]!, path[i]!];
    if (noun.tag !== 'NNG' || verb.tag !== 'VV' || ending.tag !== 'ETM') continue;
    if (noun.word || verb.word || ending.word || noun.mended || verb.mended) continue;
    const whole = characters.slice(noun.from, ending.to).join('');
    if (lexicon.isHeadword(whole, 'NNG')) joinMorphemes(path, i - 2, 3, whole, 'NNG');
  }
}

/** 잘+하, 함께+하, 끝내+주: adverb and verb that the dictionaries have as one, and people write so. */
function joinAdverbVerb(path: PathMorpheme[], lexicon: Lexicon): void {
  for (let i = 1; i < path.length; i++) {
    const adverb = path[i - 1]!;
    const verb = path[i]!;
    if (adverb.tag !== 'MAG' || NEGATIONS.test(adverb.form) || adverb.word || adverb.mended) continue;
    if (!ADDED_VERBS.has(verb.tag) || (verb.tag === 'XSV' && !/^[하되]$/.test(verb.form))) continue;
    if (verb.word || verb.mended || verb.from !== adverb.to) continue;
    const form = adverb.form + verb.form;
    if (isOneWord(form, 'VV', lexicon)) joinMorphemes(path, i - 1, 2, form, 'VV');
  }
}

/** 지나+ㄴ+해: a noun and what describes it, which the dictionaries have as one. */
function joinDescribedNoun(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  for (let i = 2; i < path.length; i++) {
    const stem = path[i - 2]!;
    const ending = path[i - 1]!;
    const noun = path[i]!;
    if (!DESCRIBED.has(noun.tag) || ending.tag !== 'ETM' || ending.form !== 'ㄴ' || !/^V[VA]$/.test(stem.tag))
      continue;
    if (path.slice(i - 2, i + 1).some(({ word, mended }) => word || mended)) continue;
    const form = characters.slice(stem.from, noun.to).join('');
    if (isOneWord(form, noun.tag, lexicon)) joinMorphemes(path, i - 2, 3, form, noun.tag);
  }
}

/** 지난해, 큰술. */
const DESCRIBED: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNB']);

/** 조작해서라도: behind 서 it is the particle, whatever the model makes of its two syllables. */
function joinConcessive(path: PathMorpheme[], characters: readonly string[]): void {
  for (let i = 0; i + 1 < path.length; i++) {
    const { form, tag, to: at, word } = path[i]!;
    if (tag !== 'EC' || word || !form.endsWith('서')) continue;
    if (characters[at] !== '라' || characters[at + 1] !== '도') continue;
    let end = i + 1;
    while (end < path.length && path[end]!.to <= at + 2) end++;
    const last = path[end - 1]!;
    if (end > i + 1 && last.to === at + 2 && path[i + 1]!.from >= at - 1 && !last.word)
      path.splice(i + 1, end - i - 1, changed(last, { form: '라도', tag: 'JX', from: at }));
  }
}

/** 먹어서라도, 언제든지: behind an ending, a particle or an adverb there is nothing that 이다 could be said of. */
function dropCopula(path: PathMorpheme[]): void {
  for (let i = 2; i < path.length; i++) {
    const copula = path[i - 1]!;
    const ending = path[i]!;
    if (copula.tag !== 'VCP' || ending.tag !== 'EC' || copula.word || ending.word || ending.mended) continue;
    const isParticle =
      ending.form === '라도'
        ? BEHIND_PARTICLES.test(path[i - 2]!.tag)
        : /^든지?$/.test(ending.form) && path[i - 2]!.tag === 'NP';
    if (!isParticle) continue;
    const form = copula.to <= ending.from ? copula.form + ending.form : ending.form;
    path.splice(i - 1, 2, changed(ending, { form, tag: 'JX', from: copula.from }));
  }
}
