import { RuleFileError } from './rule-file-error.js';

/** A line with its number in the file. */
export interface NumberedLine {
  number: number;
  text: string;
}

/** `key name /pattern/ [article]: value`, and the indented lines below it. */
export interface Entry {
  line: number;
  key: string;
  /** Words behind the key: a certainty, or a name. */
  words: readonly string[];
  pattern?: string;
  article?: string;
  /** What stands behind the colon, if anything, and each indented line. */
  values: NumberedLine[];
}

const HEAD =
  /^([a-z]+)((?: +[A-Za-z][A-Za-z0-9_-]*)*)(?: +\/((?:[^\\/]|\\.)+)\/)?(?: +\[((?:[^[\]]|\[[^\]]*\])*)\])?:(?: +(.*))?$/;

/** The entries of a file; empty lines and lines that begin with # are for people. */
export function entriesOf(text: string, file: string): Entry[] {
  const entries: Entry[] = [];
  text.split(/\r?\n/).forEach((written, i) => {
    const number = i + 1;
    const trimmed = written.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    if (/^\s/.test(written)) {
      const entry = entries.at(-1);
      if (!entry)
        throw new RuleFileError(
          file,
          number,
          '들여 쓴 줄 앞에 항목이 없습니다. 파일은 ‘rule: 이름’으로 시작합니다.',
        );
      entry.values.push({ number, text: trimmed });
      return;
    }
    const head = HEAD.exec(written.trimEnd());
    if (!head)
      throw new RuleFileError(
        file,
        number,
        `‘항목: 값’ 꼴이어야 합니다(예: title: 되/돼). 이어지는 줄은 들여 씁니다. 적힌 것: ${trimmed}`,
      );
    const [, key, words, pattern, article, value] = head;
    entries.push({
      line: number,
      key: key!,
      words: words!.split(' ').filter((word) => word !== ''),
      ...(pattern === undefined ? {} : { pattern }),
      ...(article === undefined ? {} : { article }),
      values: value === undefined ? [] : [{ number, text: value }],
    });
  });
  return entries;
}
