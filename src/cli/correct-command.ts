import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import { readIgnoreFile } from '../service/project/ignore-file.js';
import type { CorrectExtra } from '../service/workers/correction-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { CorrectErrorResponse } from '../wire/messages.js';
import { correctingWork } from './bulk/bulk-work.js';
import { runBulk } from './bulk/run-bulk.js';
import { helpOf } from './command/command-spec.js';
import {
  type Correct,
  correctFiles,
  countFound,
  FAILED,
  FOUND,
  type Found,
  failsCheck,
} from './correct-files.js';
import { CORRECT_SPEC, type CorrectCommand, parseCorrectOptions } from './correct-options.js';
import { type Io, OutputClosed, type Write, writerOf } from './io.js';
import { printInOrder } from './ordered-output.js';
import { type Progress, progressOn } from './progress.js';
import { readDocuments } from './read-documents.js';
import {
  AHEAD_PER_THREAD,
  batchesOf,
  type CommandContext,
  dictionariesOf,
  placeOf,
  processContext,
} from './text-command.js';
import { UsageError } from './usage-error.js';
import { useHouseRules } from './use-house-rules.js';

export async function runCorrectCommand(
  args: string[],
  { io, createPool, openDictionaries }: CommandContext = processContext,
): Promise<number> {
  const command = parseCorrectOptions(args);
  const write = writerOf(io.stdout);
  if (command.help) {
    await write(helpOf(CORRECT_SPEC));
    return 0;
  }
  const complain = (error: unknown) => {
    io.stderr.write(`오류: ${(error as Error).message}\n`);
    return FAILED;
  };
  let pool: TextPool;
  let dictionaries: Awaited<ReturnType<typeof dictionariesOf>>;
  try {
    await useHouseRules(command.rules);
    const { unknownRules, ...ignored } = await readIgnoreFile(command.ignoreFile);
    for (const id of unknownRules) io.stderr.write(`주의: 무시 파일에 적힌 규칙이 없습니다: rule:${id}\n`);
    command.options = { ...command.options, ...ignored };
    dictionaries = await dictionariesOf(command, openDictionaries, io);
    pool = await createPool(command.threads ?? availableParallelism());
  } catch (error) {
    return complain(error);
  }
  if (command.bulk) return correctBulk(command, dictionaries, pool, io, complain).finally(() => pool.close());
  const progress = progressOn(io.stderr);
  const correct: Correct = (texts, encoding, protectedSpans) =>
    pool.run<CorrectErrorResponse>({
      op: 'correct',
      texts,
      options: { dictionaries } as TaskOptions,
      extra: { encoding, options: command.options, protectedSpans } satisfies CorrectExtra,
    });
  try {
    const files = command.files.length > 0 ? command.files : isOneDocument(command, io) ? ['-'] : undefined;
    return files
      ? await correctFiles({
          command: { ...command, files },
          correct,
          write,
          io,
          progress,
          width: pool.threads,
        })
      : await correctStream(command, correct, pool, write, io, progress);
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
    dictionaries: dictionaries?.map(({ name, version }) => [name, version] as const),
  };
  const work = correctingWork(pool, dictionaries, { ...extra, options });
  try {
    return await runBulk({ op: 'correct', files, options: bulk!, settings, threads: pool.threads, work, io });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return complain(error);
  }
}

/** Standard input is one document where people read the answer; lines are answered one by one as JSON, or while typed. */
function isOneDocument({ report = 'json', jsonInput }: CorrectCommand, io: Io): boolean {
  return report !== 'json' && !jsonInput && !(report === 'text' && io.stdin.isTTY);
}

/** Standard input: one document a line, one answer a line. */
async function correctStream(
  command: CorrectCommand,
  correct: Correct,
  pool: TextPool,
  write: Write,
  io: Io,
  progress: Progress,
): Promise<number> {
  if (io.stdin.isTTY) io.stderr.write('한 줄에 글 하나씩 입력하세요. 끝내려면 Ctrl+D를 누릅니다.\n');
  const found: Found = { changes: 0, questions: 0 };
  await printInOrder(
    batchesOf(readDocuments(io.stdin, { files: [], json: command.jsonInput })),
    (batch) => {
      const answers = correct(batch.texts, command.extra.encoding);
      answers.catch(() => {});
      return async () => {
        // Models that cannot be read are no fault of this line.
        await pool.ready;
        try {
          for (const answer of await answers) {
            countFound(found, answer);
            await write(`${command.extra.format === 'text' ? answer.revised : JSON.stringify(answer)}\n`);
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
  return failsCheck(command, found) ? FOUND : 0;
}
