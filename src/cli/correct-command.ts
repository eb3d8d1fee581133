import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../analysis/worker-protocol.js';
import type { CorrectErrorResponse } from '../service/render-correction.js';
import type { CorrectExtra } from '../service/render-handlers.js';
import type { RenderingPool } from '../service/rendering-pool.js';
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
      ? await correctFiles(asked, correct, write, io, progress)
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
): Promise<number> {
  const colour = asked.colour ?? (io.stdout as { isTTY?: boolean }).isTTY === true;
  let found = 0;
  for (const path of asked.files) {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${path}: ${error.code === 'ENOENT' ? '파일이 없습니다.' : error.message}`);
    });
    const [answer] = (await correct([text], asked.json ? asked.extra.encoding : 'UTF16')) as [
      CorrectErrorResponse,
    ];
    found += answer.revisedBlocks.filter((block) => block.revised !== block.origin.content).length;
    if (asked.json) await write(`${JSON.stringify(answer)}\n`);
    else await write(correctionReport(path, answer, colour));
    if (asked.write && answer.revised !== text) await writeFile(path, answer.revised);
    progress.add(text.split('\n').length, text.length);
  }
  if (!asked.json)
    io.stderr.write(
      `${asked.files.length}개 파일, 고칠 곳 ${found}군데${asked.write && found > 0 ? ' (파일에 썼습니다)' : ''}\n`,
    );
  return asked.check && found > 0 ? 1 : 0;
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
            found += answer.revisedBlocks.length;
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
