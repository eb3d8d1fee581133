import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, type PathMorpheme } from '../lattice/path-morpheme.js';
import { isOneWord } from './one-word.js';

/** 잃어버리다, 가져다주다, 바래다주다. */
const LINKING = /^[아어여]?다?$/;
/** 만들어지다: a passive that every verb has, whether dictionaries list it or not. */
const PASSIVE = '지';
/** 해보다, 해내다: listed in one sense, but nearly always meant as 하다 and an auxiliary. */
const PLAIN = '하';

/**
 * 잃+어+버리 → 잃어버리: two verbs that the dictionaries have as one are one in every form, whatever the model makes of
 * this one. Likewise 다+가가 → 다가가, whose second part is no verb.
 */
export function joinCompoundVerbs(
  path: PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] {
  for (let i = 1; i < path.length; i++) {
    const last = path[i]!;
    if (last.tag !== 'VV' && last.tag !== 'VX') continue;
    const count = linksVerbs(path, i) ? 3 : last.tag === 'VV' && !lexicon.isHeadword(last.form) ? 2 : 0;
    if (count === 0) continue;
    const begin = i + 1 - count;
    const parts = path.slice(begin, i + 1);
    if (parts.some(({ word, mended }) => word || mended)) continue;
    const { from } = parts[0]!;
    const form = characters.slice(from, last.from).join('') + last.form;
    if (!isOneWord(form, 'VV', lexicon)) continue;
    const log = parts.reduce((sum, part) => sum + part.log, 0);
    return [...path.slice(0, begin), changed(last, { form, tag: 'VV', from, log }), ...path.slice(i + 1)];
  }
  return path;
}

function linksVerbs(path: readonly PathMorpheme[], i: number): boolean {
  const first = path[i - 2];
  const linking = path[i - 1]!;
  const last = path[i]!;
  if (first?.tag !== 'VV' || first.form === PLAIN || last.form === PASSIVE) return false;
  return linking.tag === 'EC' && LINKING.test(linking.form);
}
