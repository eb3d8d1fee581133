import type { UnitMorpheme } from '../../analysis/dense/units.js';
import { ENDING_SETS, STEM_SETS, WORD_SETS } from './sets.js';

/** A word of a set, as one or several sequences of morphemes that read it. */
export interface Member {
  /** The letters of a word; of a stem without 다; of an ending its form. */
  form: string;
  paths: ReadonlyArray<readonly UnitMorpheme[]>;
}

/** A word and the others that it may be taken for; `rule` tells why. */
export interface Confusable {
  rule: string;
  member: Member;
  others: readonly Member[];
}

/** Stems by their form. */
export const STEMS = indexOf(STEM_SETS, stem, ({ form }) => [form]);
/** Words by their letters. */
export const WORDS = indexOf(WORD_SETS, word, ({ form }) => [form]);
/** Endings by their morphemes, 던/ETM. */
export const ENDINGS = indexOf(ENDING_SETS, word, ({ paths }) => paths.map(([ending]) => nameOf(ending!)));

export function nameOf({ form, tag }: UnitMorpheme): string {
  return `${form}/${tag}`;
}

function indexOf(
  table: string,
  read: (written: string) => Member,
  keysOf: (member: Member) => string[],
): ReadonlyMap<string, readonly Confusable[]> {
  const index = new Map<string, Confusable[]>();
  for (const line of table.trim().split('\n')) {
    const [rule, ...words] = line.split(' ');
    const members = words.map(read);
    for (const member of members) {
      const entry = { rule: rule!, member, others: members.filter((other) => other !== member) };
      for (const key of keysOf(member)) index.set(key, [...(index.get(key) ?? []), entry]);
    }
  }
  return index;
}

function stem(written: string): Member {
  const form = written.slice(0, -1);
  return { form, paths: [[{ form, tag: 'VV' }], [{ form, tag: 'VA' }]] };
}

function word(written: string): Member {
  const paths = written.split('|').map((path) =>
    path.split('+').map((morpheme) => {
      const [form, tag] = morpheme.split('/');
      return { form: form!, tag: tag! };
    }),
  );
  return { form: paths[0]!.map(({ form }) => form).join(''), paths };
}
