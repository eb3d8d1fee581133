import type { Readable } from 'node:stream';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import type { CorrectOptions } from '../correction/types.js';
import type { Encoding } from '../hangul/offset-map.js';
import type { RenderOp } from '../service/workers/text-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { BulkOp } from './bulk/answer-key.js';
import { correctingWork, renderingWork } from './bulk/bulk-work.js';
import type { Work } from './bulk/run-bulk.js';
import type { OpenDictionaries } from './custom-dictionaries.js';
import type { OpenGlosses } from './glosses.js';
import type { Io } from './io.js';

/** One call: texts that are to be answered alike. */
export interface EngineCall {
  id: number;
  op: BulkOp;
  texts: string[];
  options?: TaskOptions;
  correct?: CorrectOptions;
  encoding?: Encoding;
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
 * either its answer or {"error": …}. Answers come as they are ready, not in the order of the calls.
 */
export async function serveEngine(io: Pick<Io, 'stdin' | 'stdout'>, parts: EngineParts): Promise<void> {
  const works = workCache(parts);
  const running = new Set<Promise<void>>();
  let broken = false;
  io.stdout.on('error', () => {
    broken = true;
    io.stdin.destroy();
  });
  for await (const frame of framesOf(io.stdin)) {
    const call = JSON.parse(frame.toString('utf8')) as EngineCall;
    const answering = answer(call, works).then((lines) => {
      if (!broken) io.stdout.write(frameOf(lines));
    });
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  }
  await Promise.all(running);
}

async function answer(call: EngineCall, works: (call: EngineCall) => Promise<Work>): Promise<string> {
  try {
    const answers = await (await works(call))(call.texts);
    const lines = answers.map((one) =>
      typeof one === 'string' ? one : JSON.stringify({ error: one.reason }),
    );
    return [JSON.stringify({ id: call.id }), ...lines].join('\n');
  } catch (error) {
    return JSON.stringify({ id: call.id, error: (error as Error).message });
  }
}

/** Dictionaries and senses are opened once for all calls that ask for the same. */
function workCache({ pool, dataDir, openDictionaries, openGlosses }: EngineParts) {
  const works = new Map<string, Promise<Work>>();
  return ({
    op,
    options = {},
    correct = {},
    encoding = 'UTF32',
    dictionaries = [],
    generation,
  }: EngineCall) => {
    const key = JSON.stringify([op, options, correct, encoding, dictionaries, generation]);
    const known = works.get(key);
    if (known) return known;
    const made = (async () => {
      const words = dictionaries.length > 0 ? await openDictionaries(dataDir, dictionaries) : undefined;
      if (op === 'correct')
        return correctingWork(pool, words, { encoding, options: correct, format: 'json' });
      const glosses = options.withSense ? await openGlosses(dataDir) : undefined;
      const extra = { encoding, format: 'json' as const };
      return renderingWork(op as RenderOp, pool, { ...options, dictionaries: words, glosses }, extra);
    })();
    works.set(key, made);
    made.catch(() => works.delete(key));
    return made;
  };
}

export async function* framesOf(stream: Readable): AsyncGenerator<Buffer> {
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
