import type { NumberedLine } from './rule-file.js';
import { RuleFileError } from './rule-file-error.js';
import type { Entries } from './rule-spec.js';

const ARROW = '→';

export interface Place {
  file: string;
  line: number;
}

/** `left → right`; a right side with spaces at its ends, or an empty one, stands in double quotation marks. */
export function arrowPair({ number, text }: NumberedLine, file: string, expected: string): [string, string] {
  const at = text.lastIndexOf(ARROW);
  if (at <= 0) throw new RuleFileError(file, number, `‘${expected}’ 꼴이어야 합니다. 적힌 것: ${text}`);
  const left = text.slice(0, at).trim();
  const right = text.slice(at + 1).trim();
  if (left === '' || right === '')
    throw new RuleFileError(file, number, `‘${ARROW}’의 양쪽에 글이 있어야 합니다. 지우려면 ""를 적습니다.`);
  return [left, unquoted(right)];
}

/** `wrong → right` pairs, separated by commas or lines. */
export function entriesIn(values: readonly NumberedLine[], file: string): Entries {
  const out: Record<string, string> = {};
  for (const { number, text } of values)
    for (const pair of text.split(',')) {
      if (pair.trim() === '') continue;
      const [wrong, right] = arrowPair({ number, text: pair.trim() }, file, '틀린 말 → 맞는 말');
      out[wrong] = right;
    }
  return out;
}

export function regExpOf(source: string, { file, line }: Place): RegExp {
  try {
    return new RegExp(source);
  } catch (error) {
    throw new RuleFileError(file, line, `정규 표현식을 읽을 수 없습니다: ${(error as Error).message}`);
  }
}

function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
