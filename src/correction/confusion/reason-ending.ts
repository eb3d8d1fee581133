import { withCoda } from '../../hangul/syllable.js';
import type { WordView } from '../line/line-view.js';
import { type Candidate, replaced } from './candidate.js';
import { marginsOf } from './margins.js';

/** The two shapes of the noun that an ending makes, and what gives the reason behind the same stems. */
const REASONS: Readonly<Record<string, string>> = { ㅁ: '므로', 음: '으므로' };

/** 물이 깊음으로: a means, or the reason 깊으므로? */
export function reasonEnding(text: string, word: WordView): Candidate[] {
  const { morphemes } = word;
  const i = morphemes.findIndex(({ tag }) => tag === 'ETN');
  if (i < 1) return [];
  const [noun, particle, next] = morphemes.slice(i, i + 3);
  if (particle?.form !== '으로' || (next && next.tag[0] !== 'S')) return [];
  const reason = REASONS[noun!.form];
  const begin = particle.begin - 1;
  if (!reason || !text.startsWith('으로', begin + 1)) return [];
  const replacement = noun!.form === 'ㅁ' ? `${withCoda(text[begin]!, '')}${reason}` : reason;
  // What somebody does may well be a means; what is so is a reason.
  const { form: stem, tag } = morphemes[i - 1]!;
  const isDone = /^(?:VV|XSV)$/.test(tag) || (tag === 'VX' && stem === '하');
  const form = isDone ? 'V+ㅁ으로' : 'ㅁ으로';
  const margins = marginsOf(form, '므로')!;
  const paths = [replaced(morphemes, i, i + 2, [{ form: reason, tag: 'EC' }])];
  const others = [{ form: '므로', paths, finding: { begin, end: begin + 3, replacement }, margins }];
  return [{ rule: 'geureomeuro', form, place: { word, from: i, to: i + 2 }, written: [morphemes], others }];
}
