import { codaOf } from '../../hangul/syllable.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import { isRareNoun, isUnlisted } from './unlisted-nouns.js';

/** In syllables: given names have two. */
const GIVEN = 2;
const HANGUL = /^[가-힣]+$/;
const CALLS = /^[,!~]/;

/**
 * 새봄아, 별하야: whom one calls has a name. What ends in 아 or 야 by chance is a form of a verb or a noun, unless it opens
 * the line with a mark behind it and is no word.
 */
export function vocativeName(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
  opens: boolean,
): PathMorpheme[] | undefined {
  const end = path.findIndex(({ tag }) => tag[0] === 'S');
  const core = end < 0 ? path : path.slice(0, end);
  const last = core.at(-1);
  if (!last) return undefined;
  // 졸귀야 나 봐: within a line it may as well be the copula.
  if (last.tag === 'JKV') return opens || end > 0 ? named(core, path, lexicon) : undefined;
  if (!opens || end < 1 || !CALLS.test(path[end]!.form)) return undefined;
  const from = core[0]!.from;
  const { to } = last;
  const particle = characters[to - 1]!;
  const form = characters.slice(from, to - 1).join('');
  if (to - 1 - from !== GIVEN || !HANGUL.test(form) || !/^[아야]$/.test(particle)) return undefined;
  if (joinDegree(form, 'NNP', particle, 'JKV') !== FITS || isWord(core, lexicon)) return undefined;
  const log = core.reduce((sum, m) => sum + m.log, 0) / (to - from);
  return [
    morphemeOf(form, 'NNP', from, to - 1, log * GIVEN),
    morphemeOf(particle, 'JKV', to - 1, to, log),
    ...path.slice(end),
  ];
}

function named(
  core: readonly PathMorpheme[],
  path: readonly PathMorpheme[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const [noun] = core as [PathMorpheme];
  if (core.length !== 2 || !/^NN[GP]$/.test(noun.tag) || !isRareNoun(noun.form, lexicon)) return undefined;
  return [changed(noun, { tag: 'NNP' }), ...path.slice(1)];
}

/** Is it a form of a verb, or a word? 도+담+아, 겨루+야, 별+하+야, 한결아/MAG are none. */
function isWord(core: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  const [first, second, third] = core;
  if (!second) return lexicon.tagsOf(first!.form).length > 0;
  const ending = core.at(-1)!;
  if (ending.tag[0] !== 'E') return true;
  // Behind a stem that does not end in ㅏ or ㅓ the connective is 어야; 하야 nobody says any more.
  if (ending.form === '야') return !/^(?:VV|VA|XSV|XSA)$/.test(core.at(-2)!.tag);
  if (third !== ending || core.length !== 3 || first!.form.length > 1) return true;
  return !/^(?:NNG|IC)$/.test(first!.tag) || lexicon.isHeadword(first!.form + second.form, /^V[VA]$/);
}

/** 가온+이+는, 도+율+이+가: 이 behind a given name, which the model takes for a person or a case. */
export function familiarName(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const at = path.findIndex(({ form, tag }, i) => i > 0 && form === '이' && /^(?:XSN|NNB|JKS)$/.test(tag));
  const after = path[at + 1];
  if (at < 1 || after?.tag[0] !== 'J') return undefined;
  const head = path.slice(0, at);
  const from = head[0]!.from;
  const { to } = head.at(-1)!;
  const form = characters.slice(from, to).join('');
  if (path[at]!.from !== to || !HANGUL.test(form) || form.length !== GIVEN) return undefined;
  if (codaOf(form.charCodeAt(GIVEN - 1)) === 0 || !isUnlisted(`${form}이`, lexicon)) return undefined;
  if (head.length === 1 ? !isNameOrNothing(head[0]!, lexicon) : isPhrase(head)) return undefined;
  const log = head.reduce((sum, m) => sum + m.log, 0);
  return [morphemeOf(form, 'NNP', from, to, log), changed(path[at]!, { tag: 'XSN' }), ...path.slice(at + 1)];
}

function isNameOrNothing({ form, tag }: PathMorpheme, lexicon: Lexicon): boolean {
  return /^NN[GP]$/.test(tag) ? isRareNoun(form, lexicon) : lexicon.tagsOf(form).length === 0;
}

/** 떠난이는, 사람들이: somebody of whom something is said, or several; 다+오+ㄴ and 도+율 are nothing. */
function isPhrase(head: readonly PathMorpheme[]): boolean {
  const [first, second] = head as [PathMorpheme, PathMorpheme];
  if (/^XS/.test(first.tag)) return false;
  if (second.tag === 'XSN') return second.form === '들';
  if (head.at(-1)!.tag === 'ETM') return head.length === 2;
  return true;
}
