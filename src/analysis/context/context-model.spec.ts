import { expect, it } from 'vitest';
import { morphemeOf } from '../lattice/path-morpheme.js';
import type { Alternative } from '../readings/alternatives.js';
import { levelTwins } from '../readings/alternatives.js';
import type { Tag } from '../tags.js';
import { frameOf, writeFeatures } from './context-features.js';
import { bestOf, ContextModel, type OpenEojeol } from './context-model.js';
import { FeatureSink } from './feature-sink.js';

const BITS = 16;

function reading(score: number, ...morphemes: Array<[form: string, tag: Tag]>): Alternative {
  return {
    score,
    twin: false,
    wide: false,
    path: morphemes.map(([form, tag], i) => morphemeOf(form, tag, i, i + 1, 0)),
  };
}

const OBJECT = { surface: '관심을', alternatives: [reading(0, ['관심', 'NNG'], ['을', 'JKO'])] };
const VERB = {
  surface: '끄는',
  alternatives: [reading(0, ['끄', 'VV'], ['는', 'ETM']), reading(-1, ['끌', 'VV'], ['는', 'ETM'])],
};

/** A model in which the features of one reading of the second eojeol weigh, those that it shares excepted. */
function modelFor(line: (typeof OBJECT)[], wanted: Alternative, other: Alternative): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(16 + 2 ** BITS);
  const header = new DataView(buffer);
  header.setUint32(0, 0x31585443, true);
  header.setUint32(4, BITS, true);
  header.setFloat32(8, 0.1, true);
  header.setFloat32(12, 1, true);
  const weights = new Int8Array(buffer, 16);
  const frames = line.map(({ surface, alternatives }) => frameOf(surface, alternatives[0]!.path));
  for (const [alternative, weight] of [
    [wanted, 1],
    [other, 0],
  ] as const) {
    const sink = new FeatureSink();
    writeFeatures(alternative, frames, 1, sink);
    for (const id of sink.ids.subarray(0, sink.length)) weights[id & (2 ** BITS - 1)] = weight;
  }
  return buffer;
}

/** The number of the way to read each eojeol that the model is for. */
function chosen(model: SharedArrayBuffer, line: readonly OpenEojeol[]): number[] {
  const context = ContextModel.from(model);
  return line.map((_, at) => bestOf(context.weigh(line, [], at)));
}

it('lets the neighbours speak for a reading that the search puts second', () => {
  const line = [OBJECT, VERB];
  const [first, second] = VERB.alternatives as [Alternative, Alternative];
  expect(chosen(modelFor(line, second, first), line)).toEqual([0, 1]);
  expect(chosen(modelFor(line, first, second), line)).toEqual([0, 0]);
});

it('does not weigh what lies far below the best reading', () => {
  const [first, second] = VERB.alternatives as [Alternative, Alternative];
  const far = { ...VERB, alternatives: [first, { ...second, score: -30 }] };
  expect(chosen(modelFor([OBJECT, far], second, first), [OBJECT, far])).toEqual([0, 0]);
});

it('refuses a file that is none', () => {
  expect(() => ContextModel.from(new ArrayBuffer(4))).toThrow('문맥 모델');
  expect(() => ContextModel.from(new ArrayBuffer(64))).toThrow('문맥 모델');
  const cut = modelFor([OBJECT, VERB], VERB.alternatives[0]!, VERB.alternatives[1]!).slice(0, 1000);
  expect(() => ContextModel.from(cut)).toThrow('잘려');
});

it('puts stems that look the same on one level', () => {
  const alternatives = [
    reading(-0.1, ['끄', 'VV'], ['는', 'ETM']),
    reading(-4, ['끌', 'VV'], ['는', 'ETM']),
    reading(-5, ['끄', 'VX'], ['는', 'ETM']),
  ];
  levelTwins(alternatives);
  expect(alternatives.map(({ score }) => score)).toEqual([-0.1, -0.1, -5]);
});
