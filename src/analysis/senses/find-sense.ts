import type { SenseModel } from './sense-model.js';
import { LETTER_OF, SENSE_PARTS, type SensePart } from './sense-parts.js';

/** A word as a dictionary names it: 배우다, 동사; several parts of speech with a middle dot: 명사·부사. */
export interface NamedWord {
  word: string;
  pos: string;
}

/** The senses of the model that are written like the word and may be of its part of speech. */
export function sensesLike(model: SenseModel, { word, pos }: NamedWord): number[] {
  const keys = new Set(
    partsOf(pos).map((part) => {
      const stem = LETTER_OF[part] === 'V' ? word.replace(/다$/u, '') : word;
      return `${stem}/${LETTER_OF[part]}`;
    }),
  );
  return [...keys].flatMap((key) => {
    const single = model.single(key);
    if (single !== undefined) return [single];
    const unit = model.unit(key);
    return unit === undefined ? [] : Array.from({ length: unit.end - unit.first }, (_, k) => unit.first + k);
  });
}

/** The sense with this number of 한국어기초사전, which does not number words that it has once. */
export function senseOf(model: SenseModel, named: NamedWord & { number: number }): number | undefined {
  const parts = partsOf(named.pos);
  return sensesLike(model, named).find(
    (sense) => model.number(sense) === (named.number || 1) && parts.includes(model.part(sense)),
  );
}

export function partsOf(pos: string): SensePart[] {
  return SENSE_PARTS.filter((part) => pos.split('·').includes(part));
}
