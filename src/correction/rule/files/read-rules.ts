import { CATEGORY_NAMES, CERTAINTY_NAMES, isCategory, isCertainty } from './names.js';
import { FINDER_KEYS, Finders } from './read-finders.js';
import { type Entry, entriesOf } from './rule-file.js';
import { RuleFileError } from './rule-file-error.js';
import type { RuleSpec } from './rule-spec.js';
import { arrowPair, regExpOf } from './values.js';

const TEXT_KEYS = [
  'title',
  'category',
  'article',
  'certainty',
  'reason',
  'english',
  'before',
  'when',
  'last',
] as const;
const LIST_KEYS = ['examples', 'asks', 'silent'] as const;
const KEYS: readonly string[] = ['rule', ...TEXT_KEYS, ...LIST_KEYS, 'let', 'table', ...FINDER_KEYS];

/** The fewest examples and silent sentences that prove a rule. */
const FEWEST = 2;

/** The rules of a file; the first slip is thrown as a RuleFileError. */
export function readRules(text: string, file: string): RuleSpec[] {
  const groups: Entry[][] = [];
  for (const entry of entriesOf(text, file)) {
    if (!KEYS.includes(entry.key))
      throw new RuleFileError(
        file,
        entry.line,
        `모르는 항목입니다: ${entry.key}. 쓸 수 있는 항목: ${KEYS.join(', ')}`,
      );
    if (entry.key === 'rule') groups.push([]);
    const group = groups.at(-1);
    if (!group)
      throw new RuleFileError(
        file,
        entry.line,
        '규칙은 ‘rule: 이름’으로 시작합니다. 그 줄이 먼저 와야 합니다.',
      );
    group.push(entry);
  }
  return groups.map((group) => new RuleReader(group, file).read());
}

/** Reads the entries of one rule. */
class RuleReader {
  constructor(
    private readonly entries: readonly Entry[],
    private readonly file: string,
  ) {}

  read(): RuleSpec {
    const head = this.entries[0]!;
    const id = this.textOf(head);
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
      this.fail(
        head,
        `규칙의 이름은 영어 소문자, 숫자, 붙임표로 적습니다(예: rule: our-brand). 적힌 것: ${id}`,
      );
    const category = this.required('category');
    if (!isCategory(category.text))
      this.fail(
        category.entry,
        `category는 ${CATEGORY_NAMES.join(', ')} 가운데 하나입니다: ${category.text}`,
      );
    const reason = this.required('reason');
    if (!/[가-힣].*\.$/.test(reason.text))
      this.fail(reason.entry, 'reason은 마침표로 끝나는 한국어 문장이어야 합니다.');
    const certainty = this.certainty();
    const english = this.optional('english')?.text;
    const before = this.optional('before')?.text.split(/[, ]+/);
    const reasons = this.reasons();
    const examples = this.examples();
    if (examples.length < FEWEST)
      this.fail(head, `examples와 asks에는 문장이 ${FEWEST}개 이상 있어야 합니다.`);
    const silent = this.all('silent').flatMap(({ values }) => values.map(({ text }) => text));
    if (silent.length < FEWEST)
      this.fail(head, `silent에는 그대로 두어야 할 문장이 ${FEWEST}개 이상 있어야 합니다.`);
    const finders = new Finders(this.entries, this.file).read();
    if (finders.length === 0)
      this.fail(head, `무엇을 찾을지 적어 주세요: ${FINDER_KEYS.join(', ')} 가운데 하나.`);
    return {
      id,
      title: this.required('title').text,
      category: category.text,
      article: this.optional('article')?.text ?? '',
      ...(certainty && { certainty }),
      comment: reason.text,
      ...(english !== undefined && { english }),
      ...(reasons.length > 0 && { reasons }),
      examples,
      silent,
      ...(before && { before }),
      ...(this.flag('last', 'yes') && { last: true as const }),
      ...(this.flag('when', 'sentence-check') && { sentenceCheck: true }),
      finders,
    };
  }

  private certainty(): RuleSpec['certainty'] {
    const given = this.optional('certainty');
    if (!given) return undefined;
    if (!isCertainty(given.text))
      this.fail(given.entry, `certainty는 ${CERTAINTY_NAMES.join(', ')} 가운데 하나입니다: ${given.text}`);
    return given.text;
  }

  /** Reasons of single words: those with a pattern of the change that they explain. */
  private reasons(): NonNullable<RuleSpec['reasons']>[number][] {
    return this.all('reason')
      .filter(({ pattern }) => pattern !== undefined)
      .map((entry) => {
        regExpOf(entry.pattern!, { file: this.file, line: entry.line });
        const comment = this.textOf(entry);
        const { article } = entry;
        return {
          of: entry.pattern!,
          ...(comment !== '' && { comment }),
          ...(article !== undefined && { article }),
        };
      });
  }

  private examples(): RuleSpec['examples'] {
    return this.entries.flatMap((entry) => {
      const { key, article, values } = entry;
      if (key !== 'examples' && key !== 'asks') return [];
      const cited = article === undefined ? {} : { article };
      return values.map((line) => {
        if (key === 'asks' && !line.text.includes('→'))
          return { wrong: line.text, right: line.text, ...cited };
        const [wrong, other] = arrowPair(line, this.file, '틀린 문장 → 맞는 문장');
        return key === 'asks'
          ? { wrong, right: wrong, asks: other, ...cited }
          : { wrong, right: other, ...cited };
      });
    });
  }

  private flag(key: string, value: string): boolean {
    const given = this.optional(key);
    if (given && given.text !== value) this.fail(given.entry, `${key}에는 ${value}만 적을 수 있습니다.`);
    return given !== undefined;
  }

  private all(key: string): Entry[] {
    return this.entries.filter((entry) => entry.key === key);
  }

  private optional(key: string): { entry: Entry; text: string } | undefined {
    const [entry, second] = this.all(key).filter(({ pattern }) => pattern === undefined);
    if (second) this.fail(second, `${key}는 규칙마다 한 번만 적습니다.`);
    return entry && { entry, text: this.textOf(entry) };
  }

  private required(key: string): { entry: Entry; text: string } {
    const found = this.optional(key);
    if (!found) this.fail(this.entries[0]!, `${key}가 없습니다. ‘${key}: …’ 줄을 적어 주세요.`);
    if (found.text === '') this.fail(found.entry, `${key}의 값이 비어 있습니다.`);
    return found;
  }

  /** Lines of a text are one. */
  private textOf({ values }: Entry): string {
    return values.map(({ text }) => text).join(' ');
  }

  private fail(entry: Entry, message: string): never {
    throw new RuleFileError(this.file, entry.line, message);
  }
}
