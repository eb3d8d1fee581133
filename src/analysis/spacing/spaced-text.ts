import type { Reading } from '../encoder/reading.js';
import type { Line } from '../text/line.js';

/** The text with the spaces of the readings; everything that is not a space between characters stays. */
export function spacedText(text: string, lines: readonly Line[], readings: readonly Reading[][]): string {
  let out = '';
  let at = 0;
  lines.forEach((line, l) => {
    for (const reading of readings[l]!) {
      for (let i = 0; i < reading.spaces.length; i++) {
        const k = reading.from + i;
        const begin = line.begins[k]!;
        const wanted = k > 0 && (reading.spaces[i] === 1 || (i === 0 && line.spaces[k] === 1));
        const gap = text.slice(at, begin);
        if (k === 0) out += gap;
        else if (wanted) out += gap === '' ? ' ' : gap;
        out += text.slice(begin, line.ends[k]!);
        at = line.ends[k]!;
      }
    }
  });
  return out + text.slice(at);
}
