import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EvidenceAnalyser } from '../../src/analysis/evidence-analyser.js';
import type { GraphName, GraphPart } from '../../src/analysis/graphs/graph-part.js';
import { GraphReader } from '../../src/analysis/graphs/graph-reader.js';
import { correct } from '../../src/correction/correct.js';
import { MISTAKES } from '../correction/mistakes.js';
import { RIGHT_SENTENCES } from '../correction/right-sentences.js';
import { sharedEngine } from '../support/engine.js';
import { sized, THOROUGH } from '../support/thorough.js';
import { type BlockCounter, countBlocks } from './executed-blocks.js';
import { hostilePatterns } from './hostile-texts.js';

/** No text may cost more than so many times what prose of its length costs. */
const MOST = 8;
/** Counting makes everything slow, and a machine may be busy. */
const PATIENCE = 1_200_000;
/** In 200 letters prose holds a mistake too: against prose without one, every mistake would seem dear. */
const LENGTH = sized(200, 300);
/** What grows faster than the text shows in a longer one: every pattern is tried so by one of the operations. */
const LONG = sized(LENGTH, 900);
const PATTERNS = hostilePatterns();
const OPERATIONS: Readonly<Record<string, (engine: EvidenceAnalyser, text: string) => Promise<unknown>>> = {
  correct: (engine, text) => correct(text, {}, engine),
  'correct, everything on': (engine, text) =>
    correct(
      text,
      {
        enableSentenceCheck: true,
        enableLimitedPunctuation: true,
        enableCleanupWhitespace: true,
        level: 'strict',
      },
      engine,
    ),
  analyse: (engine, text) => engine.analyse([text]),
  'analyse, everything on': (engine, text) =>
    engine.analyse([text], { splitSentences: true, autoSpacing: true, autoJointing: true, withSense: true }),
  space: (engine, text) => engine.space([text]),
};

/** In a quick run every pattern is tried by one of them. */
const NAMES = Object.keys(OPERATIONS);
/** A character that a graph reads takes about as long as so many blocks of our own code. */
const BLOCKS_A_CHARACTER: Readonly<Record<GraphName, number>> = {
  small: 6_000,
  large: 18_000,
  dense: 2_000,
  reader: 48_000,
};

/** What people write: one sentence in eight holds a mistake that everybody makes. */
function prose(length: number): string {
  let text = '';
  for (let i = 0; text.length < length; i++)
    text += `${i % 8 === 7 ? MISTAKES[i % MISTAKES.length]![0] : RIGHT_SENTENCES[i % RIGHT_SENTENCES.length]!} `;
  return text.slice(0, length);
}

function charactersIn(part: GraphPart): number {
  if (Array.isArray(part)) return sumOf(part.map(({ ids }) => ids.length));
  const { dims } = Object.values(part)[0]!;
  return dims.slice(0, 2).reduce((product: number, size: number) => product * size, 1);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('what any text costs, counted and not timed', () => {
  let engine: EvidenceAnalyser;
  let blocks: BlockCounter;
  const read = vi.spyOn(GraphReader.prototype, 'run');

  beforeAll(async () => {
    engine = await sharedEngine();
    blocks = await countBlocks();
  });
  afterAll(async () => {
    read.mockRestore();
    await blocks.close();
  });

  /** What our code does and what the models are given to read, in blocks. */
  async function costOf(work: () => Promise<unknown>): Promise<number> {
    read.mockClear();
    const executed = await blocks.during(work);
    const reading = read.mock.calls.reduce(
      (sum, [graph, parts]) => sum + BLOCKS_A_CHARACTER[graph] * sumOf(parts.map(charactersIn)),
      0,
    );
    return executed + reading;
  }

  it('is measured on many different texts', () => {
    expect(PATTERNS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(PATTERNS.map(({ text }) => text(LENGTH))).size).toBeGreaterThanOrEqual(200);
  });

  it.each(NAMES)(
    '%s costs a few times what prose of the same length costs',
    { timeout: PATIENCE },
    async (name) => {
      const operation = OPERATIONS[name]!;
      const usual = new Map<number, number>();
      for (const length of [LENGTH, LONG])
        usual.set(length, await costOf(() => operation(engine, prose(length))));
      const dear: string[] = [];
      for (const [i, pattern] of PATTERNS.entries()) {
        const isTurn = i % NAMES.length === NAMES.indexOf(name);
        if (!THOROUGH && !isTurn) continue;
        const length = isTurn ? LONG : LENGTH;
        const times = (await costOf(() => operation(engine, pattern.text(length)))) / usual.get(length)!;
        if (times > MOST) dear.push(`${pattern.name}: ${times.toFixed(1)}`);
      }
      expect(dear).toEqual([]);
    },
  );
});
