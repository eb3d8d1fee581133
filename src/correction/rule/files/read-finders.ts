import { syllablesWith } from '../../../hangul/syllable.js';
import type { Certainty } from '../../types.js';
import { withConditions } from './conditions.js';
import { parseMorphemes, replacesOneMorpheme } from './morpheme-pattern.js';
import { CERTAINTY_NAMES, isCertainty } from './names.js';
import type { Entry, NumberedLine } from './rule-file.js';
import { RuleFileError } from './rule-file-error.js';
import { type Entries, type FinderSpec, type VerbAfter, WORD_LISTS, type WordList } from './rule-spec.js';
import { arrowPair, entriesIn, regExpOf } from './values.js';

export const FINDER_KEYS = [...WORD_LISTS, 'stems', 'letters', 'after', 'morphemes', 'mechanism'] as const;
type FinderKey = (typeof FINDER_KEYS)[number];

const NAME = /^[A-Z][A-Z0-9_]+$/;
/** A name in a pattern; \p{Lu} and a{2,3} are none. `{CODA:ㄹㅂ}` is any syllable with one of these codas, `{CODA:}` with none. */
const REFERENCE = /(?<!\\[pP])\{([A-Z][A-Z0-9_]+)(?::([ㄱ-ㅎ]*))?\}/g;
const OF_CODA = 'CODA';
/** A look into a table in a replacement: by the whole match, or by a group of it. */
const LOOK = /\{(?!CODA:\d:)([A-Z][A-Z0-9_]+)(?::\d)?\}/g;
const LETTERS = /^\/((?:[^\\/]|\\.)+)\/ *(→.*)$/;
const AFTER = /^\/((?:[^\\/]|\\.)+)\/ +(\S+) *→ *(\S+?)(?: +unless +\/((?:[^\\/]|\\.)+)\/)?$/;

/** Reads what a rule looks for, in the order in which it stands there, and the names that it gives to patterns. */
export class Finders {
  private readonly patterns = new Map<string, string>();
  private readonly tables: Record<string, Entries> = {};

  constructor(
    private readonly entries: readonly Entry[],
    private readonly file: string,
  ) {}

  read(): FinderSpec[] {
    for (const entry of this.entries) {
      if (entry.key === 'let') this.patterns.set(this.nameOf(entry), this.alternatives(entry));
      if (entry.key === 'table') this.tables[this.nameOf(entry)] = entriesIn(entry.values, this.file);
    }
    return this.entries.filter(isFinder).flatMap((entry) => {
      if (entry.values.length === 0)
        this.fail(entry.line, `${entry.key}에 아무것도 없습니다. 아래에 들여 써 주세요.`);
      const common = {
        ...this.certaintyOf(entry),
        ...(entry.article === undefined ? {} : { article: entry.article }),
      };
      return this.finders(entry).map((finder) => ({ ...finder, ...common }));
    });
  }

  private finders(entry: Entry & { key: FinderKey }): FinderSpec[] {
    const { key, values } = entry;
    if (key === 'letters') return values.map((line) => this.letters(line));
    if (key === 'after') return [{ kind: 'after', cases: values.map((line) => this.after(line)) }];
    if (key === 'morphemes') return values.map((line) => this.morphemes(line));
    if (key === 'mechanism') return values.map(({ text }) => mechanismOf(text));
    if (key === 'stems') return [{ kind: 'stems', pairs: this.stemPairs(values) }];
    return [{ kind: key satisfies WordList, entries: entriesIn(values, this.file) }];
  }

  private letters(line: NumberedLine): FinderSpec {
    const match = LETTERS.exec(line.text);
    if (!match) this.fail(line.number, `‘/무늬/ → 바꿀 글자’ 꼴이어야 합니다. 적힌 것: ${line.text}`);
    const pattern = this.expanded(match[1]!, line.number);
    const parts = withConditions(match[2]!);
    if (typeof parts === 'string') this.fail(line.number, parts);
    const conditions = parts.conditions.map((condition) =>
      condition.kind === 'line'
        ? { ...condition, pattern: this.expanded(condition.pattern, line.number) }
        : condition,
    );
    const text = `/${parts.replacement}`;
    const [, replacement] = arrowPair({ number: line.number, text }, this.file, '/무늬/ → 바꿀 글자');
    const names = [...replacement.matchAll(LOOK)].map(([, name]) => name!);
    const unknown = names.find((name) => !Object.hasOwn(this.tables, name));
    if (unknown)
      this.fail(line.number, `table ${unknown}이 이 규칙에 없습니다. ‘table ${unknown}:’을 적어 주세요.`);
    const tables = Object.fromEntries(names.map((name) => [name, this.tables[name]!]));
    return {
      kind: 'letters',
      pattern,
      replacement,
      ...(names.length > 0 && { tables }),
      ...(conditions.length > 0 && { conditions }),
    };
  }

  private after(line: NumberedLine): VerbAfter {
    const match = AFTER.exec(line.text);
    if (!match)
      this.fail(
        line.number,
        `‘/앞말의 무늬/ 틀린 동사 → 맞는 동사’ 꼴이어야 합니다(예: /밥을/ 앉히다 → 안치다). 적힌 것: ${line.text}`,
      );
    const [, after, wrong, right, unless] = match;
    return {
      after: this.expanded(after!, line.number),
      wrong: this.stem(wrong!, line.number),
      right: this.stem(right!, line.number),
      ...(unless === undefined ? {} : { unless: this.expanded(unless, line.number) }),
    };
  }

  private morphemes(line: NumberedLine): FinderSpec {
    const [written, replacement] = arrowPair(line, this.file, '형태소/품사 … → 바꿀 글자');
    const pattern = parseMorphemes(written);
    if (typeof pattern === 'string') this.fail(line.number, pattern);
    if (/^[가-힣]+\/[A-Z]+$/.test(replacement) && !replacesOneMorpheme(pattern))
      this.fail(line.number, '형태소로 바꾸려면 바뀔 형태소 하나만 < >로 묶어 주세요(예: <잊/VV> → 잃/VV).');
    return { kind: 'morphemes', pattern, replacement };
  }

  private stemPairs(values: readonly NumberedLine[]): Array<{ wrong: string; right: string }> {
    return values.flatMap(({ number, text }) =>
      Object.entries(entriesIn([{ number, text }], this.file)).map(([wrong, right]) => ({
        wrong: this.stem(wrong, number),
        right: this.stem(right, number),
      })),
    );
  }

  private stem(word: string, line: number): string {
    if (!/[가-힣]다$/.test(word))
      this.fail(line, `동사와 형용사는 ‘-다’로 끝나는 기본형으로 적습니다: ${word}`);
    return word.slice(0, -1);
  }

  private expanded(pattern: string, line: number): string {
    const source = pattern.replace(REFERENCE, (_, name: string, codas: string | undefined) => {
      if (name === OF_CODA && codas !== undefined) return syllablesWith(codas === '' ? [''] : [...codas]);
      const alternatives = this.patterns.get(name) ?? this.keysOf(name);
      if (alternatives === undefined)
        this.fail(line, `let ${name}이 이 규칙에 없습니다. 쓰는 줄보다 앞에 ‘let ${name}: …’을 적어 주세요.`);
      return `(?:${alternatives})`;
    });
    regExpOf(source, { file: this.file, line });
    return source;
  }

  /** What a table has on its left, the longest first. */
  private keysOf(name: string): string | undefined {
    const table = this.tables[name];
    if (!table) return undefined;
    const keys = Object.keys(table).sort((a, b) => b.length - a.length);
    return keys.map((key) => key.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  }

  /** Each line is one alternative or several; names that were given before may be used. */
  private alternatives(entry: Entry): string {
    return this.expanded(entry.values.map(({ text }) => text).join('|'), entry.line);
  }

  private nameOf({ key, words, line }: Entry): string {
    const [name, more] = words;
    if (name === undefined || more !== undefined || !NAME.test(name))
      this.fail(line, `${key} 뒤에는 영어 대문자 두 글자 이상의 이름 하나를 적습니다(예: ${key} PLACES:).`);
    return name;
  }

  private certaintyOf({ words, line, key }: Entry): { certainty?: Certainty } {
    const [certainty, more] = words;
    if (certainty === undefined) return {};
    if (more !== undefined || !isCertainty(certainty))
      this.fail(
        line,
        `${key} 뒤에는 ${CERTAINTY_NAMES.join(', ')} 가운데 하나만 적을 수 있습니다: ${words.join(' ')}`,
      );
    return { certainty };
  }

  private fail(line: number, message: string): never {
    throw new RuleFileError(this.file, line, message);
  }
}

/** `loanwords tense`: what finds, and what it is asked for. */
function mechanismOf(text: string): FinderSpec {
  const [name, ...argument] = text.split(' ');
  return { kind: 'mechanism', name: name!, argument: argument.join(' ') };
}

function isFinder(entry: Entry): entry is Entry & { key: FinderKey } {
  return (FINDER_KEYS as readonly string[]).includes(entry.key);
}
