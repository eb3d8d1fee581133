import type { LineView, WordView } from '../line/line-view.js';

/** Words before the ending among which that is looked for. */
const REACH = 12;

/** 가 보니까 사람이 많데: who tells it was there, so that -데 looks back and -대 would quote nobody. */
export function isWitnessed({ words }: LineView, { index }: WordView): boolean {
  for (let i = index - 1; i >= Math.max(0, index - REACH); i--) {
    const { morphemes } = words[i]!;
    if (morphemes.at(-1)!.tag === 'SF') return false;
    if (morphemes[0]!.form === '직접') return true;
    const at = morphemes.findIndex(({ form, tag }) => form === '보' && tag[0] === 'V');
    const looked = morphemes.slice(at + 1).filter(({ tag }) => tag === 'EC');
    if (at >= 0 && looked.some(({ form }) => /^(?:니|니까|더니|자|자니)$/.test(form))) return true;
  }
  return false;
}
