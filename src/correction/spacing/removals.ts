import type { LineView, WordView } from '../line-view.js';
import type { Edit } from '../types.js';
import { removeSpace } from './space-edit.js';

/** Below this the model is sure that the two belong together. */
const CERTAIN = 0.08;
const LIKELY = 0.3;

export function removals(line: LineView): Edit[] {
  const out: Edit[] = [];
  for (let i = 1; i < line.words.length; i++) {
    const left = line.words[i - 1]!;
    const right = line.words[i]!;
    const gap = line.text.slice(left.end, right.begin);
    // Tabs, several spaces and line breaks are layout.
    if (gap !== ' ') continue;
    const helpId = reason(line, left, right);
    if (helpId)
      out.push(removeSpace(left.end, right.begin, helpId, Math.max(0.5, 1 - line.spaceBefore(right.begin))));
  }
  return out;
}

function reason(line: LineView, left: WordView, right: WordView): string | undefined {
  const p = line.spaceBefore(right.begin);
  const last = left.morphemes.at(-1);
  const first = right.morphemes[0];
  if (!last || !first) return undefined;
  if (last.tag[0] === 'S' && last.tag !== 'SN' && last.tag !== 'SL' && last.tag !== 'SH') return undefined;
  if (first.tag[0] === 'J' && p < LIKELY) return 'spacing-particle';
  if (first.tag[0] === 'E' && p < LIKELY) return 'spacing-ending';
  if (first.tag === 'XSN' && p < LIKELY) return 'spacing-derived';
  if ((first.tag === 'XSV' || first.tag === 'XSA') && /^(?:NNG|XR)$/.test(last.tag))
    return p < LIKELY || isDerived(line, left, right) ? 'spacing-derived' : undefined;
  if (last.tag === 'EC' && /[아어여]$/.test(last.form) && first.tag === 'VX' && first.form === '지')
    return 'spacing-auxiliary-join';
  if (
    last.tag === 'NNG' &&
    /^(?:하|되|시키|당하)$/.test(first.form) &&
    (first.tag === 'VV' || first.tag === 'XSV') &&
    p < CERTAIN
  )
    return 'spacing-derived';
  return p < LIKELY && isOneWord(line, left, right) ? 'spacing-one-word' : undefined;
}

/** 방지 하기: a bare noun that nothing modifies; after 이런, 무슨, 어려운 it is the noun that is spoken of. */
function isDerived(line: LineView, left: WordView, right: WordView): boolean {
  // 하나 is a number first
  if (right.surface.startsWith('하나')) return false;
  if (left.morphemes.length !== 1 || left.surface.length < 2) return false;
  const before = line.words[left.index - 1]?.morphemes.at(-1);
  return (
    !before ||
    !(before.tag === 'ETM' || before.tag.startsWith('MM') || before.tag === 'JKG' || before.tag[0] === 'N')
  );
}

/** 지난 겨울, 내려 가다: the dictionary has both together as one word. */
function isOneWord({ lexicon, text }: LineView, left: WordView, right: WordView): boolean {
  const first = right.morphemes[0]!;
  const before = text.slice(left.begin, left.end);
  if (!/^[가-힣]+$/.test(before)) return false;
  if (first.tag === 'VV' || first.tag === 'VA') {
    const payload = lexicon.lookup(before + first.form, first.tag);
    return payload >= 0 && lexicon.isHeadword(payload);
  }
  if (first.tag !== 'NNG') return false;
  const payload = lexicon.lookup(before + first.form, 'NNG');
  return payload >= 0 && lexicon.isHeadword(payload);
}
