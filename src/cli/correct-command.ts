import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../analysis/worker-protocol.js';
import { cutForCorrection, joinCorrections } from '../service/cut-correction.js';
import type { CorrectErrorResponse } from '../service/render-correction.js';
import type { CorrectExtra } from '../service/render-handlers.js';
import type { RenderingPool } from '../service/rendering-pool.js';
import { inWaves } from '../service/until-aborted.js';
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
  asked.options = { ...asked.options, ...readIgnoreFile(asked.ignoreFile) };
  const dictionaries = await dictionariesOf(asked, openDictionaries, io);
  const pool = await createPool(asked.threads ?? availableParallelism());
  const progress = progressOn(io.stderr);
  const correct = (texts: readonly string[], encoding: CorrectExtra['encoding']) =>
    pool.run<CorrectErrorResponse>({
      op: 'correct',
      texts,
      options: { dictionaries } as TaskOptions,
      extra: { encoding, options: asked.options } satisfies CorrectExtra,
    });
  try {
    return asked.files.length > 0
      ? await correctFiles(asked, correct, write, io, progress, pool.threads)
      : await correctStream(asked, correct, pool, write, io, progress);
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    progress.end();
    io.stderr.write(`오류: ${(error as Error).message}\n`);
    return 1;
  } finally {
    progress.end();
    await pool.close();
  }
}

type Correct = (
  texts: readonly string[],
  encoding: CorrectExtra['encoding'],
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
  const colour = asked.colour ?? (io.stdout as { isTTY?: boolean }).isTTY === true;
  let found = 0;
  for (const path of asked.files) {
    const text = await readText(path);
    const answer = await correctText(text, asked, correct, progress, width);
    found += changesIn(answer);
    if (asked.json) await write(`${JSON.stringify(answer)}\n`);
    else await write(correctionReport(path, answer, colour));
    if (asked.write && answer.revised !== text) await writeFile(path, answer.revised);
  }
  if (!asked.json)
    io.stderr.write(
      `${asked.files.length}개 파일, 고칠 곳 ${found}군데${asked.write && found > 0 ? ' (파일에 썼습니다)' : ''}\n`,
    );
  return asked.check && found > 0 ? 1 : 0;
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
  const answers = await inWaves(cutForCorrection(text, { oneSentence }), width, never, async (cut) => {
    const [answer] = await correct([cut], encoding);
    progress.add(cut.split('\n').length - 1, cut.length);
    return answer!;
  });
  return joinCorrections(answers, encoding, oneSentence);
}

/** What would be changed; places where the author is only asked do not count. */
function changesIn({ revisedBlocks }: CorrectErrorResponse): number {
  return revisedBlocks.filter((block) => block.revised !== block.origin.content).length;
}

/** Bytes that are no UTF-8 would be lost when the file is written again. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: '파일이 없습니다.',
      EISDIR: '디렉터리입니다. 파일을 지정해 주세요.',
      EACCES: '읽을 권한이 없습니다.',
    };
    throw new Error(`${path}: ${reasons[error.code ?? ''] ?? error.message}`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${path}: UTF-8로 된 글이 아닙니다. UTF-8로 저장한 뒤 다시 실행해 주세요.`);
  }
}

/** Standard input: one document a line, one answer a line. */
async function correctStream(
  asked: CorrectCommand,
  correct: Correct,
  pool: RenderingPool,
  write: Write,
  io: Io,
  progress: Progress,
): Promise<number> {
  if (io.stdin.isTTY) io.stderr.write('한 줄에 글 하나씩 입력하세요. 끝내려면 Ctrl+D를 누릅니다.\n');
  let found = 0;
  await printInOrder(
    batchesOf(readDocuments(io.stdin, { files: [], json: asked.jsonInput })),
    (batch) => {
      const answers = correct(batch.texts, asked.extra.encoding);
      answers.catch(() => {});
      return async () => {
        try {
          for (const answer of await answers) {
            found += changesIn(answer);
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
  return asked.check && found > 0 ? 1 : 0;
}
