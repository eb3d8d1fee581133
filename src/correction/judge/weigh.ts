import type { Look, Weighed } from '../../analysis/reader/reader.js';
import type { LanguageReader } from '../line/reader-memory.js';
import type { Candidate } from './candidate.js';
import { candidatesIn } from './generate.js';
import { type Stretch, stretchesOf } from './stretches.js';

/** So much of a line on either side of a candidate is read with it. */
export const CONTEXT = 22;
/** What is likelier by less than this, read as a whole, is dropped. */
const LEAST_GAIN = 0.5;

/** The other wordings of each text that one look finds possible. */
export async function candidatesOfLines(
  texts: readonly string[],
  reader: LanguageReader,
): Promise<Candidate[][]> {
  const stretches = texts.flatMap((text, line) => stretchesOf(text).map((stretch) => ({ line, stretch })));
  const looks = await reader.look(stretches.map(({ stretch }) => stretch.text));
  const found = texts.map((): Candidate[] => []);
  stretches.forEach(({ line, stretch }, i) => {
    found[line]!.push(...candidatesOf(stretch, looks[i]!));
  });
  return found;
}

/** What lies in the stretch itself, where it stands in the line. */
function candidatesOf({ text, at, begin, end }: Stretch, look: Look): Candidate[] {
  return candidatesIn(text, look)
    .map((candidate) => ({ ...candidate, begin: candidate.begin + at, end: candidate.end + at }))
    .filter((candidate) => candidate.begin >= begin && candidate.begin < end);
}

/** Those that are likelier as a whole, too. */
export async function weighed(
  texts: readonly string[],
  asked: ReadonlyArray<readonly Candidate[]>,
  reader: LanguageReader,
): Promise<Candidate[][]> {
  await weigh(texts, asked, reader, (candidate, now, then, place) => {
    candidate.gain = then.sum - now.sum;
    candidate.close = closeGain(candidate, now, then, place);
  });
  return asked.map((candidates) =>
    candidates.filter(({ gain, close }) => Math.max(gain, close) >= LEAST_GAIN),
  );
}

async function weigh(
  lines: readonly string[],
  asked: ReadonlyArray<readonly Candidate[]>,
  reader: LanguageReader,
  say: (candidate: Candidate, now: Weighed, then: Weighed, place: number) => void,
): Promise<void> {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.push(text) - 1);
    return texts.length - 1;
  };
  const pairs = asked.flatMap((candidates, i) =>
    candidates.map((candidate) => {
      const { before, written, behind } = surroundingsOf(lines[i]!, candidate);
      return {
        candidate,
        place: visible(before),
        now: numberOf(before + written + behind),
        revised: numberOf(before + candidate.replacement + behind),
      };
    }),
  );
  const weights = await reader.weigh(texts);
  for (const { candidate, now, revised, place } of pairs)
    say(candidate, weights[now]!, weights[revised]!, place);
}

function visible(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 32) count++;
  return count;
}

/** How much likelier the changed place is between its neighbours, and they beside it where characters come or go. */
function closeGain(
  { begin, end, replacement, kind }: Candidate,
  now: Weighed,
  then: Weighed,
  place: number,
): number {
  if (kind === 'space-added') return now.space[place]!;
  if (kind === 'space-removed') return -now.space[place]!;
  if (replacement.length === 1 && end - begin === 1) return then.own[place]! - now.own[place]!;
  const around = ({ own }: Weighed, length: number) => {
    let sum = 0;
    for (let i = Math.max(0, place - 1); i < Math.min(own.length, place + length + 1); i++) sum += own[i]!;
    return sum;
  };
  return around(then, visible(replacement)) - around(now, end - begin);
}

/** The stretch with what stands around it, from the beginning of a word to the end of one where that is near. */
function surroundingsOf(
  text: string,
  { begin, end }: Candidate,
): { before: string; written: string; behind: string } {
  const from = Math.max(0, begin - CONTEXT);
  const to = Math.min(text.length, end + CONTEXT);
  const first = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const last = to === text.length ? to : text.lastIndexOf(' ', to);
  return {
    before: text.slice(first > 0 && first <= begin ? first : from, begin),
    written: text.slice(begin, end),
    behind: text.slice(end, last > end ? last : to),
  };
}
