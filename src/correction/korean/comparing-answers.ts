import type { LineView, WordView } from '../line/line-view.js';
import { ownObject } from './own-object.js';

/** With whom, or with what: 친구랑, 정답지와, 서로. */
const TOGETHER = /^(?:와|과|랑|이랑|하고|끼리|이서|서로|함께|같이)$/;

/** Words before the verb among which they are looked for. */
const REACH = 8;

/** 친구랑 답을 맞추다, 답을 맞춰 보다: answers laid side by side, which are not guessed. */
export function comparesAnswers(line: LineView, word: WordView): boolean {
  const { words } = line;
  const object = ownObject(line, word) ?? '';
  if (!/(?:답|답안|답안지|문제)$/.test(object)) return false;
  const next = words[word.index + 1]?.morphemes[0];
  if (/^(?:답|답안|답안지)$/.test(object) && next?.form === '보' && next.tag[0] === 'V') return true;
  for (let i = word.index - 1; i >= Math.max(0, word.index - REACH); i--) {
    const { morphemes } = words[i]!;
    if (morphemes.at(-1)!.tag === 'SF') return false;
    if (morphemes.some(({ form, tag }) => /^[JMX]/.test(tag) && TOGETHER.test(form))) return true;
  }
  return false;
}
