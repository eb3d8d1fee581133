import type { Lexicon } from '../../lexicon/lexicon.js';
import { joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { determinerTag } from './determiners.js';

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
