import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import { HELPED_IN_HAND } from '../analysis/pool/workforce.js';
import type { RenderOp } from '../service/workers/text-handlers.js';
import { createTextPool, isReading, type TextPool } from '../service/workers/text-pool.js';
import { helpOf } from './command/command-spec.js';
import { type OpenDictionaries, openDictionaries, unknownNames } from './custom-dictionaries.js';
import { type OpenGlosses, openStoredGlosses } from './glosses.js';
import { type Io, OutputClosed, type Write, writerOf } from './io.js';
import { LONG_DOCUMENT_CHARACTERS, writeLongDocument } from './long-document.js';
import { type Print, printInOrder } from './ordered-output.js';
import { type Progress, progressOn } from './progress.js';
import { type Documents, readDocuments } from './read-documents.js';
import { parseTextOptions, type TextOptions, textSpec } from './text-options.js';
import { UsageError } from './usage-error.js';
import { collectLess, compileLess, usesEveryCore } from './v8-settings.js';

/** What a text command needs from outside; tests put other parts in. */
export interface CommandContext {
  io: Io;
  /** `allowed` is for who learns only later how many of the threads there is work for. */
  createPool(threads: number, allowed?: () => number): Promise<TextPool>;
  openDictionaries: OpenDictionaries;
  openGlosses: OpenGlosses;
}

export const processContext: CommandContext = {
  io: process,
  createPool(threads, allowed) {
    if (usesEveryCore(threads)) compileLess();
    if (threads > 1) collectLess();
    return createTextPool({ threads, allowed, growing: true, inHand: IN_HAND, helpers: isReading });
  },
  openDictionaries,
  openGlosses: openStoredGlosses,
};

/** As large as the batches of the pool: what is read, analysed and printed at a time. */
const BATCH_CHARACTERS = 4000;
const BATCH_TEXTS = 512;
/** One in work, one waiting. */
const IN_HAND = 2;
/** Batches begun and not yet printed, per thread: those that an engine and its helper have in hand, and one being printed. */
export const AHEAD_PER_THREAD = (IN_HAND * HELPED_IN_HAND) / 2 + 1;

/** analyze, tokenize, sentences, space: documents in, one answer each out, in the same order. */
export async function runTextCommand(
  op: RenderOp,
  args: string[],
  { io, createPool, openDictionaries, openGlosses }: CommandContext = processContext,
): Promise<number> {
  const command = parseTextOptions(op, args);
  const write = writerOf(io.stdout);
  if (command.help) {
    await write(helpOf(textSpec(op)));
    return 0;
  }
  const dictionaries = await dictionariesOf(command, openDictionaries, io);
  const glosses = command.options.withSense ? await openGlosses(command.dataDir) : undefined;
  if (command.bulk)
    return runBulkText(op, command, { ...command.options, dictionaries, glosses }, io, createPool);
  if (command.files.length === 0 && io.stdin.isTTY) {
    io.stderr.write('한 줄에 글 하나씩 입력하세요. 끝내려면 Ctrl+D를 누릅니다.\n');
  }
  const pool = await createPool(command.threads ?? availableParallelism());
  const progress = progressOn(io.stderr);
  try {
    const options = { ...command.options, dictionaries, glosses };
    await printInOrder(
      batchesOf(readDocuments(io.stdin, { files: command.files, json: command.jsonInput })),
      (batch) => begin(op, batch, { ...command, options }, pool, write, progress),
      pool.threads * AHEAD_PER_THREAD,
      () => io.stdin.destroy(),
    );
    return 0;
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

async function runBulkText(
  op: RenderOp,
  { bulk, extra, files, threads }: TextOptions,
  options: TaskOptions,
  io: Io,
  createPool: CommandContext['createPool'],
): Promise<number> {
  const pool = await createPool(threads ?? availableParallelism());
  try {
    const { glosses: _, dictionaries, ...flags } = options;
    const settings = {
      flags,
      extra,
      dictionaries: dictionaries?.map(({ name, version }) => [name, version] as const),
    };
    // Loaded only for whole files: readers of all their kinds take longer than a line of text.
    const { renderingWork } = await import('./bulk/bulk-work.js');
    const { runBulk } = await import('./bulk/run-bulk.js');
    const work = renderingWork(op, pool, options, extra);
    return await runBulk({ op, files, options: bulk!, settings, threads: pool.threads, work, io });
  } finally {
    await pool.close();
  }
}

export async function dictionariesOf(
  { dictionaries: names, dataDir, bulk }: Pick<TextOptions, 'dictionaries' | 'dataDir' | 'bulk'>,
  open: OpenDictionaries,
  io: Io,
): Promise<TaskOptions['dictionaries']> {
  if (names.length === 0) return undefined;
  const dictionaries = await open(dataDir, names);
  for (const name of unknownNames(names, dictionaries)) {
    // Hours of work without the dictionary are not what was asked for.
    if (bulk) throw new UsageError(`등록되지 않은 사용자 사전입니다: ${name}`);
    io.stderr.write(`알림: 등록되지 않은 사용자 사전이라 쓰지 않습니다: ${name}\n`);
  }
  return dictionaries;
}

/** What arrived together is cut small, but never held back to fill a batch: somebody may wait for each answer. */
export async function* batchesOf(input: AsyncIterable<Documents>): AsyncGenerator<Documents> {
  for await (const { texts, source, line } of input) {
    let first = 0;
    let size = 0;
    for (let i = 0; i < texts.length; i++) {
      if (i > first && (size + texts[i]!.length > BATCH_CHARACTERS || i - first === BATCH_TEXTS)) {
        yield { texts: texts.slice(first, i), source, line: line + first };
        first = i;
        size = 0;
      }
      size += texts[i]!.length;
    }
    yield { texts: texts.slice(first), source, line: line + first };
  }
}

function begin(
  op: RenderOp,
  batch: Documents,
  command: TextOptions,
  pool: TextPool,
  write: Write,
  progress: Progress,
): Print {
  const { texts } = batch;
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const long = characters > LONG_DOCUMENT_CHARACTERS;
  const answers = long ? undefined : pool.print(op, texts, command.options, command.extra);
  // Looked at when its turn to be printed comes; until then a failure must not count as unhandled.
  answers?.catch(() => {});
  return async () => {
    // Models that cannot be read are no fault of this line.
    await pool.ready;
    try {
      if (answers) for (const block of await answers) await write(block);
      else await writeLongDocument(op, texts[0]!, { pool, write, ...command });
    } catch (error) {
      throw error instanceof OutputClosed
        ? error
        : new Error(`${placeOf(batch)}: ${(error as Error).message}`);
    }
    progress.add(texts.length, characters);
  };
}

export function placeOf({ source, line, texts }: Documents): string {
  const lines = texts.length === 1 ? `${line}` : `${line}–${line + texts.length - 1}`;
  return `${source}: ${lines}번째 줄`;
}
