import type { SenseModel } from './sense-model.js';

/** What a dictionary says about a sense of the model. */
export interface Gloss {
  senseNo: number;
  urimalTargetId: number;
  meaning: string;
}

/**
 * Glosses of the senses of a model in one piece of shared memory, so that they reach every thread without being
 * copied: a magic number, the number of all senses, four uint32 for each (present, number, id, where its text begins; one
 * more at the end), then the texts as UTF-16.
 */
const MAGIC = 0x474c474d; // "MGLG"
const HEADER = 2;
const FIELDS = 4;

export function buildGlosses(model: SenseModel, glosses: ReadonlyMap<number, Gloss>): SharedArrayBuffer {
  const texts = [...glosses.values()].reduce((sum, { meaning }) => sum + meaning.length, 0);
  const words = HEADER + FIELDS * (model.size + 1);
  const buffer = new SharedArrayBuffer(4 * words + 2 * texts);
  const head = new Uint32Array(buffer, 0, words);
  const units = new Uint16Array(buffer, 4 * words);
  head[0] = MAGIC;
  head[1] = model.size;
  let at = 0;
  for (let sense = 0; sense < model.size; sense++) {
    const row = HEADER + FIELDS * sense;
    const gloss = glosses.get(sense);
    head[row + 3] = at;
    if (gloss === undefined) continue;
    head[row] = 1;
    head[row + 1] = gloss.senseNo;
    head[row + 2] = gloss.urimalTargetId;
    for (let k = 0; k < gloss.meaning.length; k++) units[at++] = gloss.meaning.charCodeAt(k);
  }
  head[HEADER + FIELDS * model.size + 3] = at;
  return buffer;
}

export function glossOf(buffer: SharedArrayBuffer, sense: number): Gloss | undefined {
  const senses = new Uint32Array(buffer, 0, HEADER)[1]!;
  const words = HEADER + FIELDS * (senses + 1);
  const row = new Uint32Array(buffer, 0, words).subarray(HEADER + FIELDS * sense);
  if (sense >= senses || row[0] === 0) return undefined;
  const text = new Uint16Array(buffer, 4 * words).subarray(row[3], row[3 + FIELDS]);
  return { senseNo: row[1]!, urimalTargetId: row[2]!, meaning: String.fromCharCode(...text) };
}
