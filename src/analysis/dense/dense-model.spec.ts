import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reading } from '../encoder/reading.js';
import { type EojeolPath, eojeolPathOf, type OpenReading } from '../eojeol-paths.js';
import { GraphReader } from '../graphs/graph-reader.js';
import { Graphs } from '../graphs/graphs.js';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { DenseModel } from './dense-model.js';
import { PLACES, windowsOf } from './questions.js';
import { unitsOf } from './units.js';

const FIXTURES = new URL('../../../test/fixtures/dense/', import.meta.url);
const CASES = JSON.parse(readFileSync(new URL('dense-cases.json', FIXTURES), 'utf8')) as {
  units: Array<[string, string[]]>;
  line: string[];
  asked: Array<[number, string[], number[]]>;
};
const WEIGHT = 0.5;

function fixture(name: string): SharedArrayBuffer {
  const bytes = readFileSync(new URL(name, FIXTURES));
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

function pathOf(written: string): PathMorpheme[] {
  return written.split(/\+(?=[^/])/).map((m, i) => {
    const at = m.lastIndexOf('/');
    return morphemeOf(m.slice(0, at), m.slice(at + 1) as Tag, i, i + 1, 0);
  });
}

function eojeol(first: string, ...others: string[]): EojeolPath {
  const alternatives = [first, ...others].map((written) => ({
    score: 0,
    twin: false,
    wide: false,
    path: pathOf(written),
  }));
  const out = eojeolPathOf(0, 1, alternatives[0]!.path, alternatives);
  if (others.length > 0) out.scores = alternatives.map((_, k) => -k);
  return out;
}

const anything = () => true;
const open = (eojeols: EojeolPath[]): OpenReading => ({ reading: {} as Reading, eojeols });

const files = { 'dense.onnx': fixture('dense.onnx'), 'dense.json': fixture('dense.json') };
const reader = new GraphReader(new Graphs(files));
let model: DenseModel;
beforeAll(async () => {
  model = (await DenseModel.load(files, reader))!;
});
afterAll(() => reader.close());

it('is not there where the model directory holds none', async () => {
  expect(await DenseModel.load({}, reader)).toBeUndefined();
});

it.each(CASES.units)('takes %s for the units that the training takes it for', (written, units) => {
  expect(unitsOf(pathOf(written))).toEqual(units);
});

/** The line of the training's example; its second reading of the verb is the one that stands there. */
function line(): EojeolPath[] {
  return CASES.line.map((written, at) => {
    const asked = CASES.asked.find(([place]) => place === at);
    return asked ? eojeol(...(asked[1] as [string, ...string[]])) : eojeol(written);
  });
}

it('says of every reading what the training says', async () => {
  const eojeols = line();
  // What the linear model takes so far is what the others see.
  eojeols[1]!.scores = [-1, 0, -2];
  await model.weigh([open(eojeols)]);
  const [[, , said]] = CASES.asked as [(typeof CASES.asked)[0]];
  [-1, 0, -2].forEach((before, k) => {
    expect(eojeols[1]!.scores![k]).toBeCloseTo(before + WEIGHT * (said[k]! - Math.max(...said)), 2);
  });
  // It never saw 오 as a noun.
  expect(eojeols[3]!.scores!.map(Math.abs)).toEqual([0, 1]);
});

it('says the same of a line whatever other lines are asked about with it', async () => {
  const [alone, together, other] = [line(), line(), [eojeol('사람/NNG'), ...line(), eojeol('사람/NNG')]];
  await model.weigh([open(alone)]);
  await model.weigh([open(other), open(together)]);
  alone.forEach(({ scores }, i) => {
    scores?.forEach((score, k) => {
      expect(together[i]!.scores![k]).toBeCloseTo(score, 4);
    });
  });
});

it('is asked only where readings differ in their words and are about equally good', () => {
  const far = eojeol('사/VV+는/ETM', '살/VV+는/ETM');
  far.scores = [0, -20];
  const same = eojeol('사람/NNG+이/JKS', '사람/NNG+이/JKC', '사람/NNP+이/JKS');
  expect(windowsOf(open([far, same, eojeol('사람/NNG')]), anything)).toEqual([]);
  const [window] = windowsOf(open([far, eojeol('사/VV+는/ETM', '살/VV+는/ETM')]), anything);
  expect(window!.questions.map(({ at, wordings }) => [at, wordings.length])).toEqual([[1, 2]]);
});

it('does not ask about words that the model never saw', () => {
  const knows = (unit: string) => unit !== '하네용/IC';
  const odd = eojeol('하네용/IC', '하/VV+네/EF');
  expect(windowsOf(open([odd]), knows)).toEqual([]);
  const [window] = windowsOf(open([eojeol('사/VV+는/ETM', '하네용/IC', '살/VV+는/ETM')]), knows);
  expect(window!.questions[0]!.wordings.map(({ alternatives }) => alternatives)).toEqual([[0, 1], [2]]);
});

it('reads long lines in windows, each question with what stands around it', () => {
  const eojeols = Array.from({ length: 300 }, (_, i) =>
    i % 7 === 0 ? eojeol('사/VV+는/ETM', '살/VV+는/ETM') : eojeol('사람/NNG'),
  );
  const windows = windowsOf(open(eojeols), anything);
  expect(windows.flatMap(({ questions }) => questions)).toHaveLength(43);
  for (const { eojeols: around, questions } of windows) {
    expect(around.length).toBeLessThanOrEqual(PLACES);
    for (const { at } of questions) expect(around[at]).toEqual(['사/VV', '~E는']);
  }
});
