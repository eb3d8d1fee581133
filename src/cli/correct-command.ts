import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import { cutForCorrection } from '../service/cuts/cut-correction.js';
import { joinCorrections } from '../service/cuts/join-corrections.js';
import { mapConcurrently } from '../service/operations/until-aborted.js';
import type { CorrectErrorResponse } from '../service/render/render-correction.js';
import type { CorrectExtra } from '../service/workers/correction-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import { correctingWork } from './bulk/bulk-work.js';
import { runBulk } from './bulk/run-bulk.js';
import { type CorrectCommand, correctHelp, parseCorrectOptions } from './correct-options.js';
import { correctionReport } from './correction-report.js';
import { readIgnoreFile } from './ignore-file.js';
import { type Io, OutputClosed, type Write, writerOf } from './io.js';
import { printInOrder } from './ordered-output.js';
import { type Progress, progressOn } from './progress.js';
import { readDocuments } from './read-documents.js';
import {
  AHEAD_PER_THREAD,
  batchesOf,
  dictionariesOf,
  placeOf,
  type Surroundings,
  surroundings,
} from './text-command.js';
import { readTextFile, replaceText } from './text-file.js';
import { UsageError } from './usage-error.js';

/** With --check 1 says that something was found, so what failed has a number of its own. */
const FOUND = 1;
const FAILED = 2;

export async function runCorrectCommand(
  args: string[],
  { io, createPool, openDictionaries }: Surroundings = surroundings,
): Promise<number> {
  const asked = parseCorrectOptions(args);
  const write = writerOf(io.stdout);
  if (asked.help) {
    await write(correctHelp());
    return 0;
  }
  const complain = (error: unknown) => {
    io.stderr.write(`오류: ${(error as Error).message}\n`);
    return FAILED;
  };
  let pool: TextPool;
  let dictionaries: Awaited<ReturnType<typeof dictionariesOf>>;
  try {
    const { unknownRules, ...ignored } = await readIgnoreFile(asked.ignoreFile);
    for (const id of unknownRules) io.stderr.write(`주의: 무시 파일에 적힌 규칙이 없습니다: rule:${id}\n`);
    asked.options = { ...asked.options, ...ignored };
    dictionaries = await dictionariesOf(asked, openDictionaries, io);
    pool = await createPool(asked.threads ?? availableParallelism());
  } catch (error) {
    return complain(error);
  }
  if (asked.bulk) return correctBulk(asked, dictionaries, pool, io, complain).finally(() => pool.close());
  const progress = progressOn(io.stderr);
  const correct: Correct = (texts, encoding, protectedSpans) =>
    pool.run<CorrectErrorResponse>({
      op: 'correct',
      texts,
      options: { dictionaries } as TaskOptions,
      extra: { encoding, options: asked.options, protectedSpans } satisfies CorrectExtra,
    });
  try {
    return asked.files.length > 0
      ? await correctFiles(asked, correct, write, io, progress, pool.threads)
      : await correctStream(asked, correct, pool, write, io, progress);
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    progress.end();
    return complain(error);
  } finally {
    progress.end();
    await pool.close();
  }
}

/** Every row of the files is a document. */
async function correctBulk(
  { bulk, files, options, extra }: CorrectCommand,
  dictionaries: TaskOptions['dictionaries'],
  pool: TextPool,
  io: Io,
  complain: (error: unknown) => number,
): Promise<number> {
  const settings = {
    options,
    extra,
    dictionaries: dictionaries?.map(({ name, version }) => [name, version]),
  };
  const work = correctingWork(pool, dictionaries, { ...extra, options });
  try {
    return await runBulk({ op: 'correct', files, asked: bulk!, settings, threads: pool.threads, work, io });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return complain(error);
  }
}

type Correct = (
  texts: readonly string[],
  encoding: CorrectExtra['encoding'],
  protectedSpans?: CorrectExtra['protectedSpans'],
) => Promise<CorrectErrorResponse[]>;

/** A file is one document; what is found is shown, and written where that was asked for. */
async function correctFiles(
  asked: CorrectCommand,
  correct: Correct,
  write: Write,
  io: Io,
  progress: Progress,
  width: number,
): Promise<number> {
  const colour = asked.colour ?? wantsColour(io.stdout);
  const found: Found = { changes: 0, questions: 0 };
  let written = 0;
  let failed = 0;
  for (const path of asked.files) {
    try {
      const file = await readTextFile(path);
      const answer = await correctText(file.text, asked, correct, progress, width);
      progress.end();
      count(found, answer);
      await write(
        asked.json ? `${JSON.stringify({ path, ...answer })}\n` : correctionReport(path, answer, colour),
      );
      if (!asked.write || answer.revised === file.text) continue;
      await replaceText(file, answer.revised);
      written++;
    } catch (error) {
      if (error instanceof OutputClosed) throw error;
      // The other files have done nothing wrong.
      failed++;
      progress.end();
      io.stderr.write(`오류: ${(error as Error).message}\n`);
    }
  }
  if (!asked.json) io.stderr.write(`${summary(asked, found, written, failed)}\n`);
  if (failed > 0) return FAILED;
  return isFound(asked, found) ? FOUND : 0;
}

function summary({ files, write }: CorrectCommand, found: Found, written: number, failed: number): string {
  return [
    `${files.length}개 파일, 고칠 곳 ${found.changes}군데`,
    found.questions > 0 ? `, 확인할 곳 ${found.questions}군데` : '',
    write && found.changes > 0 ? ` (파일 ${written}개에 썼습니다)` : '',
    failed > 0 ? `, 다루지 못한 파일 ${failed}개` : '',
  ].join('');
}

/** https://no-color.org */
function wantsColour(stdout: Io['stdout'] & { isTTY?: boolean }): boolean {
  return stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** A long text goes through in cuts, so that every thread has work and somebody who waits sees it move. */
async function correctText(
  text: string,
  asked: CorrectCommand,
  correct: Correct,
  progress: Progress,
  width: number,
): Promise<CorrectErrorResponse> {
  const encoding = asked.json ? asked.extra.encoding : 'UTF16';
  const { disableSplitSentence: oneSentence } = asked.options;
  const never = new AbortController().signal;
  const answers = await mapConcurrently(
    cutForCorrection(text, { oneSentence }),
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
interface Found {
  changes: number;
  questions: number;
}

function count(found: Found, { revisedBlocks }: CorrectErrorResponse): void {
  for (const { revised, origin } of revisedBlocks) {
    if (revised === origin.content) found.questions++;
    else found.changes++;
  }
}

function isFound({ check }: CorrectCommand, { changes, questions }: Found): boolean {
  return check !== undefined && (changes > 0 || (check === 'questions' && questions > 0));
}

/** Standard input: one document a line, one answer a line. */
async function correctStream(
  asked: CorrectCommand,
  correct: Correct,
  pool: TextPool,
  write: Write,
  io: Io,
  progress: Progress,
): Promise<number> {
  if (io.stdin.isTTY) io.stderr.write('한 줄에 글 하나씩 입력하세요. 끝내려면 Ctrl+D를 누릅니다.\n');
  const found: Found = { changes: 0, questions: 0 };
  await printInOrder(
    batchesOf(readDocuments(io.stdin, { files: [], json: asked.jsonInput })),
    (batch) => {
      const answers = correct(batch.texts, asked.extra.encoding);
      answers.catch(() => {});
      return async () => {
        try {
          for (const answer of await answers) {
            count(found, answer);
            await write(`${asked.extra.format === 'text' ? answer.revised : JSON.stringify(answer)}\n`);
          }
        } catch (error) {
          throw error instanceof OutputClosed
            ? error
            : new Error(`${placeOf(batch)}: ${(error as Error).message}`);
        }
        progress.add(
          batch.texts.length,
          batch.texts.reduce((sum, text) => sum + text.length, 0),
        );
      };
    },
    pool.threads * AHEAD_PER_THREAD,
    () => io.stdin.destroy(),
  );
  return isFound(asked, found) ? FOUND : 0;
}
