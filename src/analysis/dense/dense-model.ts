import { batchesOf } from '../encoder/batches.js';
import type { ModelFiles } from '../encoder/model-files.js';
import { modelJson } from '../encoder/model-json.js';
import type { OpenReading } from '../eojeol-paths.js';
import type { Feeds } from '../graphs/graph-part.js';
import type { GraphReader } from '../graphs/graph-reader.js';
import { DENSE_GRAPH } from '../graphs/graphs.js';
import { type Window, windowsOf } from './questions.js';
import { MOST_UNITS, UNKNOWN } from './units.js';
import { type WordingQuestion, windowAround } from './wordings.js';

const CONFIG = 'dense.json';
/** Eojeols in one batch. */
const BATCH_PLACES = 512;
/** Numbers of units that are none: before the first, and behind the last. */
const BEGIN = 2;
const END = 3;

interface DenseConfig {
  /** What the logarithm of the probability counts beside the linear model's score. */
  weight: number;
  units: string[];
}

/**
 * What an eojeol between these others is likely to be: a small language model over eojeols (training/dense) that
 * knows words by vectors. It is asked where readings differ in their words and the linear model is in doubt.
 */
export class DenseModel {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly weight: number;

  private constructor(
    private readonly reader: GraphReader,
    { weight, units }: DenseConfig,
  ) {
    this.weight = weight;
    this.numbers = new Map(units.map((unit, i) => [unit, i]));
  }

  /** Undefined where the model directory holds none: the linear model then decides alone. */
  static async load(files: ModelFiles, reader: GraphReader): Promise<DenseModel | undefined> {
    const config = files[CONFIG];
    if (!files[DENSE_GRAPH] || !config) return undefined;
    return new DenseModel(reader, modelJson<DenseConfig>(config));
  }

  /** Adds to the scores of the readings how likely each is among the others of its line. */
  async weigh(readings: readonly OpenReading[]): Promise<void> {
    const knows = (unit: string) => this.numbers.has(unit);
    await this.askAll(readings.flatMap((reading) => windowsOf(reading, knows)));
  }

  /**
   * How likely each wording of a place is, as logarithms, the likeliest 0; no chance has a wording with words that the
   * model never saw.
   */
  async compare(questions: readonly WordingQuestion[]): Promise<number[][]> {
    const knows = (unit: string) => this.numbers.has(unit);
    const windows = questions.map((question) => windowAround(question, knows));
    await this.askAll(windows);
    return windows.map(({ questions: [question] }) => question!.scores.map((score) => score / this.weight));
  }

  private async askAll(windows: readonly Window[]): Promise<void> {
    const lengths = windows.map(({ eojeols }) => eojeols.length);
    const batches = batchesOf(lengths, BATCH_PLACES).map((members) => {
      const asked = members.map((member) => windows[member]!);
      return { asked, ...this.question(asked) };
    });
    await this.reader.run(
      'dense',
      batches.map(({ feeds }) => feeds),
      (index, { said }) => {
        const { asked, ends } = batches[index]!;
        this.add(asked, ends, said as Float32Array);
      },
    );
  }

  /** What the graph is fed, and where the rows of each wording end. */
  private question(windows: readonly Window[]): { feeds: Feeds; ends: readonly number[] } {
    const width = windows.at(-1)!.eojeols.length;
    const units = new Int32Array(windows.length * width * MOST_UNITS);
    const rows = new Rows();
    windows.forEach(({ eojeols, questions }, w) => {
      eojeols.forEach((eojeol, i) => {
        eojeol.forEach((unit, k) => {
          units[(w * width + i) * MOST_UNITS + k] = this.numberOf(unit);
        });
      });
      for (const { at, wordings } of questions) {
        const place = w * width + at;
        rows.addPlace(at > 0 ? place : 0, at + 1 < eojeols.length ? place + 2 : 0);
        for (const { units: wording } of wordings)
          rows.addWording(wording.map((unit) => this.numberOf(unit)));
      }
    });
    const feeds: Feeds = {
      units: { data: units, dims: [windows.length, width, MOST_UNITS] },
      lengths: { data: Int32Array.from(windows, ({ eojeols }) => eojeols.length), dims: [windows.length] },
      ...rows.feeds(),
    };
    return { feeds, ends: rows.ends };
  }

  /** The units of a wording follow one another in `said`; `ends` says where each wording ends. */
  private add(windows: readonly Window[], ends: readonly number[], said: Float32Array): void {
    let row = 0;
    let wording = 0;
    for (const { questions } of windows)
      for (const { scores, wordings } of questions) {
        const sums = wordings.map(() => {
          let sum = 0;
          for (const end = ends[wording++]!; row < end; row++) sum += said[row]!;
          return sum;
        });
        // The likeliest loses nothing, so that no reading gains on it by not being asked about.
        const most = Math.max(...sums);
        wordings.forEach(({ alternatives }, i) => {
          for (const k of alternatives) scores[k]! += this.weight * (sums[i]! - most);
        });
      }
  }

  private numberOf(unit: string): number {
    const kind = unit[0] === '~' ? '<~>' : `<${unit.slice(unit.lastIndexOf('/') + 1)}>`;
    return this.numbers.get(unit) ?? this.numbers.get(kind) ?? this.numbers.get(UNKNOWN)!;
  }
}

/** One row per unit that is to be weighed. */
class Rows {
  readonly ends: number[] = [];
  private readonly columns = {
    left: [] as number[],
    right: [] as number[],
    owner: [] as number[],
    before: [] as number[],
    slot: [] as number[],
    target: [] as number[],
  };

  addPlace(left: number, right: number): void {
    this.columns.left.push(left);
    this.columns.right.push(right);
  }

  /** Of the place that was added last. */
  addWording(units: readonly number[]): void {
    const { left, owner, before, slot, target } = this.columns;
    for (let k = 0; k <= units.length; k++) {
      owner.push(left.length - 1);
      before.push(k === 0 ? BEGIN : units[k - 1]!);
      slot.push(k);
      target.push(k < units.length ? units[k]! : END);
    }
    this.ends.push(target.length);
  }

  feeds(): Feeds {
    return Object.fromEntries(
      Object.entries(this.columns).map(([name, values]) => [
        name,
        { data: Int32Array.from(values), dims: [values.length] },
      ]),
    );
  }
}
