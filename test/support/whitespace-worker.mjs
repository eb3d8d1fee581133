import { threadId } from 'node:worker_threads';
import { analyserHandlers, serveRequests } from '../../dist/analysis/pool/worker-protocol.js';
import { textHandlers } from '../../dist/service/workers/text-handlers.js';
import { createWhitespaceAnalyser } from './whitespace-analyser.mjs';

/** A worker with the test double as its engine, and operations that go wrong on purpose. */
let shared;
let inWork = 0;
await serveRequests(
  async (files) => {
    shared = files;
    if (files['refuse-to-start.bin']) throw new Error('시작할 수 없습니다.');
    return createWhitespaceAnalyser();
  },
  (engine) => ({
    ...analyserHandlers(engine),
    ...textHandlers(engine),
    echo: async (texts) => texts,
    fail: async (texts) => {
      if (texts.includes('실패')) throw new Error('이 글은 분석할 수 없습니다.');
      return texts;
    },
    die: async () => process.exit(3),
    sleep: async (texts) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return texts;
    },
    /** How many batches were in work at the same time. */
    crowd: async (texts) => {
      inWork++;
      await new Promise((resolve) => setTimeout(resolve, 40));
      const crowd = inWork--;
      return texts.map(() => crowd);
    },
    thread: async (texts) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return texts.map(() => threadId);
    },
    dictionaries: async (texts, options) =>
      texts.map(() => (options.dictionaries ?? []).map(({ name, version }) => `${name}@${version}`)),
    // The same memory everywhere: what one worker writes another reads.
    touch: async (texts) => {
      const counter = new Int32Array(shared['counter.bin']);
      return texts.map(() => Atomics.add(counter, 0, 1));
    },
  }),
);
