import { ruleCatalogue } from '../correction/answer/rule-catalogue.js';
import { type CorrectionCut, cutForCorrection } from '../service/cuts/cut-correction.js';
import { joinCorrections } from '../service/cuts/join-corrections.js';
import { documentText, languageOfFile } from '../service/documents/document-text.js';
import { mapConcurrently } from '../service/operations/until-aborted.js';
import { isQuestion } from '../service/render/render-correction.js';
import type { CorrectExtra } from '../service/workers/correction-handlers.js';
import type { CorrectErrorResponse } from '../wire/messages.js';
import type { CorrectCommand, Report } from './correct-options.js';
import { correctionReport } from './correction-report.js';
import { editsOf } from './document-edits.js';
import { findFiles, reportPath } from './files/find-files.js';
import { type Baseline, newFindings, readBaseline, writeBaseline } from './findings/baseline.js';
import { annotationsOf, sarifOf } from './findings/finding-formats.js';
import { type Finding, findingsIn } from './findings/findings.js';
import { type Io, OutputClosed, type Write } from './io.js';
import type { Progress } from './progress.js';
import { readStreamText, readTextFile, replaceText } from './text-file.js';
import { version } from './version.js';

/** With --check 1 says that something was found, so what failed has a number of its own. */
export const FOUND = 1;
export const FAILED = 2;

export type Correct = (
  texts: readonly string[],
  encoding: CorrectExtra['encoding'],
  protectedSpans?: CorrectExtra['protectedSpans'],
) => Promise<CorrectErrorResponse[]>;

export interface FileWork {
  command: CorrectCommand;
  correct: Correct;
  write: Write;
  io: Io;
  progress: Progress;
  /** Cuts of one text that are worked on at the same time. */
  width: number;
}

interface Tally {
  /** What the baseline does not know. */
  found: Finding[];
  /** Everything, known or not: what a new baseline holds. */
  all: Finding[];
  written: number;
  failed: number;
}

/** A file is one document; what is found is shown, and written where that was asked for. */
export async function correctFiles(work: FileWork): Promise<number> {
  const { command, write, io, progress } = work;
  const { report = 'diff', baseline: baselinePath } = command;
  const files = findFiles(command.files);
  const baseline = baselinePath === undefined ? new Map() : readBaseline(baselinePath);
  const tally: Tally = { found: [], all: [], written: 0, failed: 0 };
  for (const path of files) {
    try {
      await correctFile(path, report, baseline, work, tally);
    } catch (error) {
      if (error instanceof OutputClosed) throw error;
      // The other files have done nothing wrong.
      tally.failed++;
      progress.end();
      io.stderr.write(`오류: ${(error as Error).message}\n`);
    }
  }
  if (report === 'sarif') await write(sarifOf(tally.found, version(), await ruleCatalogue()));
  if (report === 'github') await write(annotationsOf(tally.found));
  // A file that could not be read would lose what the baseline knows of it.
  if (command.updateBaseline && tally.failed === 0) writeBaseline(baselinePath!, tally.all);
  const changes = tally.found.filter(({ question }) => !question).length;
  if (report !== 'json' && report !== 'text')
    io.stderr.write(`${summary(command, files.length, tally, changes)}\n`);
  if (tally.failed > 0) return FAILED;
  if (command.updateBaseline) return 0;
  return failsCheck(command, { changes, questions: tally.found.length - changes }) ? FOUND : 0;
}

async function correctFile(
  path: string,
  report: Report,
  baseline: Baseline,
  work: FileWork,
  tally: Tally,
): Promise<void> {
  const { command, write, io, progress } = work;
  const file = path === '-' ? undefined : await readTextFile(path);
  const text = file?.text ?? (await readStreamText(io.stdin));
  const encoding = report === 'json' ? command.extra.encoding : 'UTF16';
  const { protectedSpans } = documentText(text, languageOfFile(path));
  const answer = await correctText({ text, protectedSpans }, work, encoding);
  progress.end();
  const all = findingsIn(reportPath(path), answer);
  const found = newFindings(all, baseline);
  const shown = { ...answer, revisedBlocks: blocksOf(answer, all, found) };
  if (report === 'text' || (command.write && !file)) await write(answer.revised);
  else if (report === 'json') await write(`${JSON.stringify({ path, ...shown })}\n`);
  else if (report === 'diff')
    await write(correctionReport(path, shown, command.colour ?? wantsColour(io.stdout)));
  if (command.write && file && answer.revised !== text) {
    const { document } = file;
    const tracked = command.trackChanges ? { author: '말결', date: new Date() } : undefined;
    await replaceText(file, document ? document.write(editsOf(answer), { tracked }) : answer.revised);
    tally.written++;
  }
  tally.all.push(...all);
  tally.found.push(...found);
}

/** The blocks of those findings that are to be shown; there is one finding a block. */
function blocksOf(answer: CorrectErrorResponse, all: readonly Finding[], shown: readonly Finding[]) {
  const wanted = new Set(shown);
  return answer.revisedBlocks.filter((_, i) => wanted.has(all[i]!));
}

function summary({ write }: CorrectCommand, files: number, tally: Tally, changes: number): string {
  const questions = tally.found.length - changes;
  const known = tally.all.length - tally.found.length;
  return [
    `${files}개 파일, 고칠 곳 ${changes}군데`,
    questions > 0 ? `, 확인할 곳 ${questions}군데` : '',
    known > 0 ? `, 이미 아는 곳 ${known}군데` : '',
    write && changes > 0 ? ` (파일 ${tally.written}개에 썼습니다)` : '',
    tally.failed > 0 ? `, 다루지 못한 파일 ${tally.failed}개` : '',
  ].join('');
}

/** https://no-color.org */
function wantsColour(stdout: Io['stdout'] & { isTTY?: boolean }): boolean {
  return stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** A long text goes through in cuts, so that every thread has work and somebody who waits sees it move. */
async function correctText(
  { text, protectedSpans }: CorrectionCut,
  { command, correct, progress, width }: FileWork,
  encoding: CorrectExtra['encoding'],
): Promise<CorrectErrorResponse> {
  const { disableSplitSentence: oneSentence } = command.options;
  const never = new AbortController().signal;
  const answers = await mapConcurrently(
    cutForCorrection(text, { oneSentence, protectedSpans }),
    width,
    never,
    async (cut) => {
      const [answer] = await correct([cut.text], encoding, cut.protectedSpans);
      progress.add(cut.text.split('\n').length - 1, cut.text.length);
      return answer!;
    },
  );
  return joinCorrections(answers, encoding, oneSentence);
}

/** What would be changed, and what the author is only asked about. */
export interface Found {
  changes: number;
  questions: number;
}

export function countFound(found: Found, { revisedBlocks }: CorrectErrorResponse): void {
  for (const block of revisedBlocks) {
    if (isQuestion(block)) found.questions++;
    else found.changes++;
  }
}

/** Is this what the caller wants to hear of as a failure? */
export function failsCheck({ check }: CorrectCommand, { changes, questions }: Found): boolean {
  return check !== undefined && (changes > 0 || (check === 'questions' && questions > 0));
}
