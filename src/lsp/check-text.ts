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
  const unknown = new Map<string, CorrectionCut>();
  lines.forEach((line, i) => {
    if (!memory.has(keys[i]!) && HANGUL.test(line.text)) unknown.set(keys[i]!, line);
  });
  await readLines([...unknown], memory, checking);
  const answers = keys.map((key) => memory.get(key) ?? NOTHING);
  const found: Found[] = [];
  let at = 0;
  answers.forEach(({ blocks, helps }, i) => {
    for (const block of blocks) found.push(foundIn(block, helps, (offset) => placeOf(at + offset)));
    at += lines[i]!.text.length;
  });
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

type Named = readonly [key: string, line: CorrectionCut];

async function readLines(
  lines: readonly Named[],
  memory: LineMemory,
  { correct, width, signal, onProgress }: Checking,
): Promise<void> {
  const all = lines.reduce((sum, [, { text }]) => sum + text.length, 0);
  let done = 0;
  if (all > 0) onProgress(0, all);
  await mapConcurrently(groupsOf(lines), width, signal, async (group) => {
    const cut = joined(group);
    const answer = await correct(cut, signal);
    for (const [key, line] of split(group, answer)) memory.set(key, line);
    done += cut.text.length;
    onProgress(Math.min(done, all), all);
  });
}

/** As many lines as one piece of work takes. */
function groupsOf(lines: readonly Named[]): Named[][] {
  const groups: Named[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (size + line[1].text.length > CUT_CHARACTERS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(line);
    size += line[1].text.length;
  }
  return groups;
}

/** The lines below each other; one that was cut out of a long line gets an end of its own. */
function joined(group: readonly Named[]): CorrectionCut {
  let text = '';
  const protectedSpans = group.flatMap(([, line]) => {
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
  group: readonly Named[],
  { revisedBlocks, helps }: CorrectErrorResponse,
): Array<[string, LineAnswer]> {
  let at = 0;
  let next = 0;
  return group.map(([key, { text }]) => {
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
