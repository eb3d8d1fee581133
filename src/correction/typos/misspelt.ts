import type { Morpheme } from '../../analysis/types.js';
import { CODAS, codaOf, isSyllable, ONSETS, onsetOf } from '../../hangul/syllable.js';
import type { WordView } from '../line/line-view.js';

/** What is spelt so that one can tell. */
const SPELT = /^(?:NN[GP]|MAG|E|V[VAX])/;

/** 제데로 read as 제대로, 없내요 as 없네요: the analysis itself says that something else was meant. */
export function isReadAsAnother(word: WordView, tags = SPELT): boolean {
  return word.morphemes.some(({ tag }, i) => tags.test(tag) && isMisspelt(word, i));
}

/** Do the letters from which a morpheme of the word was read spell another one? */
export function isMisspelt({ surface, begin, morphemes }: WordView, at: number): boolean {
  const morpheme = morphemes[at]!;
  const { form, tag } = morpheme;
  const written = surface.slice(morpheme.begin - begin, morpheme.end - begin);
  const next = morphemes[at + 1];
  if (written.length !== form.length || !SPELT.test(tag)) return false;
  if (tag[0] === 'V') return next !== undefined && staysBefore(form, next) && written !== form;
  // 갔: what stands for two morphemes is spelt as neither; but the past has its ㅆ wherever it stands.
  if (/^[았었였]$/.test(form) && !overlaps(morpheme, next))
    return codaOf(written.charCodeAt(0)) !== CODAS.indexOf('ㅆ');
  const shared = overlaps(morphemes[at - 1], morpheme);
  if (shared && form === '어요' && morphemes[at - 1]!.form.endsWith('시')) return !/^[세셔]요$/.test(written);
  const from = shared || (tag[0] === 'E' && melts(form)) ? 1 : 0;
  const to = form.length - (overlaps(morpheme, next) ? 1 : 0);
  return from < to && written.slice(from, to) !== form.slice(from, to);
}

/** 그렇게, 먹지: no stem changes there; but 하 may go (못지), and ㄹ before 지 (머지않아). */
function staysBefore(stem: string, { form, tag }: Morpheme): boolean {
  if (stem.endsWith('하') || CODAS[codaOf(stem.charCodeAt(stem.length - 1))] === 'ㄹ') return false;
  return tag[0] === 'E' && /^[가-깋다-딯자-짛]/.test(form);
}

function overlaps(before: Morpheme | undefined, after: Morpheme | undefined): boolean {
  return !!before && !!after && after.begin < before.end;
}

/** Does the stem change how the ending is spelt: 어 in 하여 and 더워, ㄴ in 더운? */
function melts(ending: string): boolean {
  const first = ending.charCodeAt(0);
  return !isSyllable(first) || ONSETS[onsetOf(first)] === 'ㅇ';
}
