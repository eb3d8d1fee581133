import type { Help } from '../correction/types.js';
import { type CorrectionCut, CUT_CHARACTERS, cutsOf, planCuts } from '../service/cuts/cut-correction.js';
import type { DocumentText } from '../service/documents/document-text.js';
import { mapConcurrently } from '../service/operations/until-aborted.js';
import type { CorrectErrorResponse, RevisedBlock } from '../wire/messages.js';
import { type Found, foundIn } from './found.js';

/** What was said of a line; offsets are those of the line. */
interface LineAnswer {
  blocks: RevisedBlock[];
  helps: Record<string, Help>;
}

/** The lines of a document as they were last looked at: only those that change are read again. */
export type LineMemory = Map<string, LineAnswer>;

export interface Checking {
  correct(cut: CorrectionCut, signal: AbortSignal): Promise<CorrectErrorResponse>;
  /** Cuts that are worked on at the same time. */
  width: number;
  signal: AbortSignal;
  /** Told how much of what has to be read is done, in characters. */
  onProgress(done: number, all: number): void;
  /** Where somebody looks at the document: what stands near there is read first. */
  attention(): number | undefined;
  /** Told what is known after every part, and which stretches of the document are not read yet. */
  onPart(found: () => Found[], unread: readonly Stretch[]): void;
}

/** A part of the document; offsets are those of the document. */
export interface Stretch {
  begin: number;
  end: number;
}

const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
const NOTHING: LineAnswer = { blocks: [], helps: {} };

/** Lines are corrected each for itself, so what is known of a line holds wherever it stands. */
export async function checkText(
  document: DocumentText,
  memory: LineMemory,
  checking: Checking,
): Promise<Found[]> {
  const { text, protectedSpans, placeOf } = document;
  const lines = cutsOf(text, planCuts(text, { size: 1, protectedSpans }));
  const keys = lines.map(keyOf);
  const unknown = new Map<string, Unread>();
  let start = 0;
  lines.forEach((line, i) => {
    const end = start + line.text.length;
    if (!memory.has(keys[i]!) && HANGUL.test(line.text))
      unknown.set(keys[i]!, { key: keys[i]!, line, begin: placeOf(start), end: placeOf(end) });
    start = end;
  });
  const foundSoFar = () => {
    const found: Found[] = [];
    let at = 0;
    keys.forEach((key, i) => {
      const { blocks, helps } = memory.get(key) ?? NOTHING;
      for (const block of blocks) found.push(foundIn(block, helps, (offset) => placeOf(at + offset)));
      at += lines[i]!.text.length;
    });
    return found;
  };
  await readLines([...unknown.values()], memory, checking, foundSoFar);
  const found = foundSoFar();
  const answers = keys.map((key) => memory.get(key) ?? NOTHING);
  // Lines that are gone are forgotten.
  memory.clear();
  keys.forEach((key, i) => {
    if (answers[i] !== NOTHING) memory.set(key, answers[i]!);
  });
  return found;
}

function keyOf({ text, protectedSpans = [] }: CorrectionCut): string {
  return `${protectedSpans.map(({ begin, end }) => `${begin}-${end}`).join(' ')}\n${text}`;
}

/** A line that is not known yet, where it stands first. */
interface Unread extends Stretch {
  key: string;
  line: CorrectionCut;
}

async function readLines(
  lines: readonly Unread[],
  memory: LineMemory,
  { correct, width, signal, onProgress, attention, onPart }: Checking,
  found: () => Found[],
): Promise<void> {
  const all = lines.reduce((sum, { line }) => sum + line.text.length, 0);
  let done = 0;
  if (all > 0) onProgress(0, all);
  const groups = groupsOf(lines);
  const waiting = [...groups];
  const unread = new Set(groups);
  await mapConcurrently(groups, width, signal, async () => {
    // Not the next in order: the place that is looked at may have changed meanwhile.
    const group = waiting.splice(nearest(waiting, attention()), 1)[0]!;
    const cut = joined(group);
    const answer = await correct(cut, signal);
    for (const [key, line] of split(group, answer)) memory.set(key, line);
    done += cut.text.length;
    onProgress(Math.min(done, all), all);
    unread.delete(group);
    if (unread.size > 0) onPart(found, [...unread].flat());
  });
}

function nearest(groups: ReadonlyArray<readonly Unread[]>, place: number | undefined): number {
  if (place === undefined) return 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, group] of groups.entries()) {
    const distance = Math.max(group[0]!.begin - place, place - group.at(-1)!.end, 0);
    if (distance >= least) continue;
    best = i;
    least = distance;
  }
  return best;
}

/** As many lines as one piece of work takes. */
function groupsOf(lines: readonly Unread[]): Unread[][] {
  const groups: Unread[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const one of lines) {
    const { length } = one.line.text;
    if (size + length > CUT_CHARACTERS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(one);
    size += length;
  }
  return groups;
}

/** The lines below each other; one that was cut out of a long line gets an end of its own. */
function joined(group: readonly Unread[]): CorrectionCut {
  let text = '';
  const protectedSpans = group.flatMap(({ line }) => {
    const at = text.length;
    text += withBreak(line.text);
    return (line.protectedSpans ?? []).map(({ begin, end }) => ({ begin: at + begin, end: at + end }));
  });
  return { text, protectedSpans };
}

function withBreak(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}

function split(
  group: readonly Unread[],
  { revisedBlocks, helps }: CorrectErrorResponse,
): Array<[string, LineAnswer]> {
  let at = 0;
  let next = 0;
  return group.map(({ key, line: { text } }) => {
    const end = at + withBreak(text).length;
    const blocks: RevisedBlock[] = [];
    for (; next < revisedBlocks.length && revisedBlocks[next]!.origin.beginOffset < end; next++) {
      const block = revisedBlocks[next]!;
      const beginOffset = block.origin.beginOffset - at;
      blocks.push({ ...block, origin: { ...block.origin, beginOffset } });
    }
    at = end;
    return [key, { blocks, helps }];
  });
}
