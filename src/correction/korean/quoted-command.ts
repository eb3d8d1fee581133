import { lastCoda } from '../../hangul/syllable.js';
import type { LineView, WordView } from '../line/line-view.js';

/** 서라 하면, 사라 해서: what somebody is told to do, before 하다; letters that may look like a noun. */
export function isQuotedCommand({ words, lexicon }: LineView, { index, surface }: WordView): boolean {
  const command = /^([가-힣]+?)(으?)라$/.exec(surface);
  if (!command || !/^(?:하|해|했|한|할)/.test(words[index + 1]?.surface ?? '')) return false;
  const [, stem, linking] = command;
  const coda = lastCoda(stem!);
  const fits = linking === '으' ? coda !== '' && coda !== 'ㄹ' : coda === '' || coda === 'ㄹ';
  return fits && lexicon.headwordFrequency(stem!, 'VV') >= 0;
}
