import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import type { ExtraWords } from '../analysis/types.js';
import type { CorrectOptions } from '../correction/types.js';
import type { Encoding } from '../hangul/offset-map.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { DictionarySets, SetName } from '../store/types.js';
import { ANSWER_KEYS, type BulkOp } from './bulk/answer-key.js';
import { correctingWork, renderingWork } from './bulk/bulk-work.js';
import type { Work } from './bulk/run-bulk.js';
import { type OpenDictionaries, placeOfDictionaries, unknownNames } from './custom-dictionaries.js';
import {
  checkedAnalysisOptions,
  checkedCorrectOptions,
  checkedStrings,
  checkedWordSets,
} from './engine-options.js';
import type { OpenGlosses } from './glosses.js';
import type { Io } from './io.js';

/** Words that all later calls know beside the dictionaries that they name, by their sets. */
interface WordsCall {
  id: number;
  op: 'words';
  sets: Partial<Record<SetName, string[]>>;
}

/** Nobody waits for that call any more; neither it nor this is answered. */
interface DropCall {
  id: number;
  op: 'drop';
}

/** One call: texts that are to be answered alike. */
interface TextsCall {
  id: number;
  /** lemmas: the words that an index holds. */
  op: BulkOp | 'lemmas';
  texts: string[];
  options?: TaskOptions;
  correct?: CorrectOptions;
  encoding?: Encoding;
  /** rows: an analysis as a flat list of morphemes, for tables. */
  format?: 'json' | 'rows';
  /** Names of custom dictionaries; `generation` changes when the caller has changed one. */
  dictionaries?: string[];
  generation?: number;
}

export interface EngineParts {
  pool: TextPool;
  dataDir?: string;
  openDictionaries: OpenDictionaries;
  openGlosses: OpenGlosses;
}

const LENGTH_BYTES = 4;
/** A length beyond this is no length: whoever writes does not speak this protocol. */
const MAX_FRAME_BYTES = 512 * 2 ** 20;

/**
 * Answers calls that come over a pipe until it ends. A frame is its length in four bytes (big endian) and as many bytes
 * of UTF-8: a call is JSON; an answer is one line of JSON that names the call and one line for every text, which is
 * either its answer or {"error": …}. Answers come as they are ready, not in the order of the calls. A call that is dropped
 * stops where it is, as all do whose caller is gone. `onWaiting` hears how many calls are not answered.
 */
export async function serveEngine(
  io: Pick<Io, 'stdin' | 'stdout'>,
  parts: EngineParts,
  onWaiting: (calls: number) => void = () => {},
): Promise<void> {
  const works = workCache(parts);
  const running = new Map<number, Running>();
  io.stdout.on('error', () => {
    for (const { leave } of running.values()) leave.abort();
    io.stdin.destroy();
  });
  for await (const frame of framesOf(io.stdin)) {
    const call = JSON.parse(frame.toString('utf8')) as TextsCall | WordsCall | DropCall;
    if (call.op === 'drop') {
      running.get(call.id)?.leave.abort();
      continue;
    }
    const leave = new AbortController();
    const answered = call.op === 'words' ? works.know(call) : answer(call, works, leave.signal);
    const answering = answered.then((lines) => {
      if (!leave.signal.aborted) io.stdout.write(frameOf(lines));
      running.delete(call.id);
      onWaiting(running.size);
    });
    running.set(call.id, { answering, leave });
    onWaiting(running.size);
  }
  await Promise.all([...running.values()].map(({ answering }) => answering));
}

interface Running {
  answering: Promise<void>;
  leave: AbortController;
}

async function answer(call: TextsCall, works: WorkCache, signal: AbortSignal): Promise<string> {
  try {
    const answers = await (await works.of(call))(checkedStrings('texts', call.texts), signal);
    const lines = answers.map((one) =>
      typeof one === 'string' ? one : JSON.stringify({ error: one.reason }),
    );
    return [JSON.stringify({ id: call.id }), ...lines].join('\n');
  } catch (error) {
    return JSON.stringify({ id: call.id, error: (error as Error).message });
  }
}

interface WorkCache {
  know(call: WordsCall): Promise<string>;
  of(call: TextsCall): Promise<Work>;
}

/** Dictionaries and senses are opened once for all calls that ask for the same. */
function workCache({ pool, dataDir, openDictionaries, openGlosses }: EngineParts): WorkCache {
  const works = new Map<string, Promise<Work>>();
  let known: Promise<ExtraWords[]> = Promise.resolve([]);
  const workFor = async (call: TextsCall): Promise<Work> => {
    const { op, encoding = 'UTF32', format = 'json' } = call;
    if (op !== 'lemmas' && !Object.hasOwn(ANSWER_KEYS, op)) throw new Error(`알 수 없는 요청입니다: ${op}`);
    const options = checkedAnalysisOptions(call.options);
    const correct = checkedCorrectOptions(call.correct);
    const names = checkedStrings('dictionaries', call.dictionaries ?? []);
    const stored = await openDictionaries(dataDir, names);
    const unknown = unknownNames(names, stored);
    // Who names one in a program means it, and would not look for what is missing in thousands of answers.
    if (unknown.length > 0)
      throw new Error(
        `등록되지 않은 사용자 사전입니다: ${unknown.join(', ')} (${await placeOfDictionaries(dataDir)})`,
      );
    const dictionaries = [...(await known), ...stored];
    if (op === 'correct')
      return correctingWork(pool, dictionaries, { encoding, options: correct, format: 'json' });
    const glosses = options.withSense ? await openGlosses(dataDir) : undefined;
    const task = { ...options, dictionaries, glosses };
    if (op === 'lemmas') return renderingWork('analyze', pool, task, { encoding, format: 'lemma-rows' });
    const worded = op === 'analyze' && format === 'json';
    return renderingWork(op, pool, task, { encoding, format: worded ? 'worded' : format });
  };
  return {
    async know({ id, sets }) {
      known = ownWords(sets);
      works.clear();
      return known.then(
        () => JSON.stringify({ id }),
        (error: Error) => JSON.stringify({ id, error: error.message }),
      );
    },
    of({ id: _, texts: __, ...settings }) {
      const key = JSON.stringify(settings);
      const before = works.get(key);
      if (before) return before;
      const made = workFor({ id: 0, texts: [], ...settings });
      works.set(key, made);
      made.catch(() => works.delete(key));
      return made;
    },
  };
}

async function ownWords(sets: WordsCall['sets']): Promise<ExtraWords[]> {
  const { checkedSets } = await import('../dictionary/check-dictionary.js');
  const { compileDictionary } = await import('../dictionary/compile-dictionary.js');
  const counted = checkedWordSets(sets).map(([set, words]) => [
    set,
    Object.fromEntries(words.map((word) => [word, 1])),
  ]);
  const checked = checkedSets(Object.fromEntries(counted) as Partial<DictionarySets>, DEFAULT_LIMITS);
  // Threads keep dictionaries by name and version, and those of other callers are beside them.
  const version = createHash('sha256').update(JSON.stringify(checked)).digest('base64url');
  return [compileDictionary({ domainName: 'words', version, sets: checked })];
}

async function* framesOf(stream: Readable): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    kept.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    while (bytes >= LENGTH_BYTES) {
      if (kept[0]!.length < LENGTH_BYTES) kept = [Buffer.concat(kept)];
      const length = kept[0]!.readUInt32BE(0);
      if (length > MAX_FRAME_BYTES) throw new Error('프레임의 길이를 읽을 수 없습니다.');
      if (bytes < LENGTH_BYTES + length) break;
      const whole = kept.length > 1 ? Buffer.concat(kept) : kept[0]!;
      yield whole.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
      const rest = whole.subarray(LENGTH_BYTES + length);
      kept = rest.length > 0 ? [rest] : [];
      bytes = rest.length;
    }
  }
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + length);
  frame.writeUInt32BE(length, 0);
  frame.write(text, LENGTH_BYTES, 'utf8');
  return frame;
}
