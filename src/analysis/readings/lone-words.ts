import type { Lexicon } from '../../lexicon/lexicon.js';
import { joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { determinerTag } from './determiners.js';
import { COMMON } from './one-word.js';

/** 구 법인세법: apart from its noun it is a determiner, no prefix and no noun. */
const FORMER = '구';
/** How people write 너무, 좀, 그냥 and 제일 when they talk. */
const SPOKEN_ADVERBS = /^(?:넘|쫌|걍|젤)$/;
/** What has been said goes on: 그래도 좋다. */
const THEN = '그래도';

const NOMINAL: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NNB', 'XPN', 'SL', 'SH']);
const SAID_ABOUT: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'MAG', 'XR', 'NNG']);

/** What a word is that is an eojeol by itself, by the eojeol behind it. */
export function settleLone(path: PathMorpheme[], next: readonly PathMorpheme[], lexicon: Lexicon): void {
  const [only, more] = path;
  const following = next[0]?.tag;
  if (!only || more || only.word || following === undefined) return;
  if (only.form === FORMER && (only.tag === 'XPN' || only.tag === 'NNG') && NOMINAL.has(following))
    only.tag = determinerTag(only.form, lexicon);
  else if (only.form === '몇' && only.tag === 'NR' && (NOMINAL.has(following) || following === 'SW'))
    only.tag = 'MMN';
  else if (SPOKEN_ADVERBS.test(only.form) && only.tag[0] === 'N' && SAID_ABOUT.has(following))
    only.tag = 'MAG';
}

/** 제일 먼저, 제일 큰: the most, unless something is counted. */
export function settleMost(path: PathMorpheme[], [next]: readonly PathMorpheme[]): void {
  const [prefix, number, more] = path;
  if (more || prefix?.form !== '제' || number?.form !== '일' || prefix.word || number.word) return;
  if (next && MOST_OF.has(next.tag)) joinMorphemes(path, 0, 2, '제일', 'MAG');
}

const MOST_OF: ReadonlySet<Tag> = new Set<Tag>(['MAG', 'VA', 'VV', 'XR']);

/** 본 상품은 …: where a sentence begins, nobody has seen anything yet; it is this one that is spoken of. */
export function settleThisOne(
  before: readonly PathMorpheme[] | undefined,
  path: PathMorpheme[],
  next: readonly PathMorpheme[] | undefined,
): void {
  const [verb, ending, more] = path;
  if (more || verb?.form !== '보' || ending?.form !== 'ㄴ' || ending.tag !== 'ETM' || verb.word) return;
  const last = before?.at(-1)?.tag;
  if (last !== undefined && last !== 'SF' && last !== 'MAJ') return;
  if (next?.[0]?.tag === 'NNG') joinMorphemes(path, 0, 2, '본', 'MMD');
}

/** 그래도 where a sentence or a clause begins is a conjunction; 아무리 그래도 is said of what somebody does. */
export function settleConjunction(before: readonly PathMorpheme[] | undefined, path: PathMorpheme[]): void {
  const [verb, ending, more] = path;
  if (more || !verb || verb.word || ending?.form !== '어도') return;
  if (!/^그[러렇]$/.test(verb.form) || ending.to - verb.from !== THEN.length) return;
  const last = before?.at(-1)?.tag;
  if (last !== undefined && last[0] !== 'S' && last !== 'EF' && last !== 'EC') return;
  joinMorphemes(path, 0, 2, THEN, 'MAJ');
}

const ONCE = '한번';
/** 다시 한번, 딱 한번, 하루에 한번: so often; 한번 먹어 보다 is to try. */
const COUNTED = /^(?:다시|또|또다시|딱|겨우|오직|단|단지|꼭|언제|최소|적어도)$/;
const COUNTED_BY: ReadonlySet<Tag> = new Set<Tag>(['JKB', 'SN', 'NNB']);

/** 한번 입어 보고: who tries does not count. */
export function settleOnce(
  before: readonly PathMorpheme[] | undefined,
  path: PathMorpheme[],
  following: ReadonlyArray<readonly PathMorpheme[]>,
): void {
  const [one, time, more] = path;
  if (more || one?.form !== '한' || time?.form !== '번' || one.word || time.word || time.from !== one.to)
    return;
  const last = before?.at(-1);
  if (last && (COUNTED.test(last.form) || COUNTED_BY.has(last.tag))) return;
  if (following.some((eojeol) => eojeol.some(({ form, tag }) => form === '보' && tag === 'VX')))
    joinMorphemes(path, 0, 2, ONCE, 'MAG');
}

/** 비교적 조용하다: without 이다 or a particle, what the dictionaries have as an adverb too is one. */
export function settleRelative(path: PathMorpheme[], next: readonly PathMorpheme[], lexicon: Lexicon): void {
  const [noun, suffix, more] = path;
  if (more || noun?.tag !== 'NNG' || suffix?.form !== '적' || suffix.tag !== 'XSN' || noun.word) return;
  const form = noun.form + suffix.form;
  if (next.length > 0 && lexicon.frequencyOf(form, 'MAG') >= COMMON) joinMorphemes(path, 0, 2, form, 'MAG');
}

/** 영화 한편, 딱 한번: what is counted. */
const COUNTERS = /^[번편]$/;
/** ln of how often 한쪽, 한마디 must have been counted as one word before they are. */
const WELL_COUNTED = 7;

/** 한쪽 소리가: one side or the other, which the dictionaries have as one. */
export function joinOne(path: PathMorpheme[], lexicon: Lexicon): void {
  const [one, noun] = path;
  if (one?.form !== '한' || one.tag !== 'MMN' || one.word || !noun || noun.word || noun.mended) return;
  if (noun.from !== one.to || !/^NN[BG]$/.test(noun.tag) || COUNTERS.test(noun.form)) return;
  const whole = one.form + noun.form;
  if (lexicon.headwordFrequency(whole, 'NNG') >= WELL_COUNTED) joinMorphemes(path, 0, 2, whole, 'NNG');
}
