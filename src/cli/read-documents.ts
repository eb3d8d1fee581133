import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { refusingBinary } from './binary-input.js';
import { unpacked } from './bulk/input-file.js';
import { readLines } from './read-lines.js';

/** Documents that arrived together, in order. */
export interface Documents {
  texts: string[];
  /** Where the first of them stands, for messages. */
  source: string;
  line: number;
}

export interface InputOptions {
  /** Paths; `-` is standard input, and so is an empty list. */
  files: readonly string[];
  /** Each line is a JSON string, so that a document may hold line breaks. */
  json: boolean;
}

const STDIN_NAME = '표준 입력';

/**
 * Every line of the input is one document. A line that cannot be read ends the input with an error that names it,
 * after everything before it was handed on.
 */
export async function* readDocuments(
  stdin: Readable,
  { files, json }: InputOptions,
): AsyncGenerator<Documents> {
  for (const path of files.length > 0 ? files : ['-']) {
    const source = path === '-' ? STDIN_NAME : path;
    let line = 1;
    try {
      const bytes = unpacked(path === '-' ? stdin : createReadStream(path));
      for await (const lines of readLines(refusingBinary(bytes))) {
        const { texts, error } = json ? parseLines(lines, line) : { texts: lines, error: undefined };
        if (texts.length > 0) yield { texts, source, line };
        if (error) throw error;
        line += lines.length;
      }
    } catch (error) {
      throw new Error(`${source}: ${describe(error as NodeJS.ErrnoException)}`, { cause: error });
    }
  }
}

function parseLines(lines: string[], first: number): { texts: string[]; error?: Error } {
  const texts: string[] = [];
  for (const line of lines) {
    const text = parseString(line);
    if (text === undefined) {
      const number = first + texts.length;
      return {
        texts,
        error: new Error(`${number}번째 줄이 올바른 JSON 문자열이 아닙니다: ${excerpt(line)}`),
      };
    }
    texts.push(text);
  }
  return { texts };
}

function parseString(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

const EXCERPT_CHARACTERS = 40;

function excerpt(line: string): string {
  if (line === '') return '(빈 줄)';
  return line.length > EXCERPT_CHARACTERS ? `${line.slice(0, EXCERPT_CHARACTERS)}…` : line;
}

function describe(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '파일이 없습니다.';
  if (error.code === 'EACCES') return '파일을 읽을 권한이 없습니다.';
  if (error.code === 'EISDIR') return '파일이 아니라 디렉터리입니다.';
  return error.message;
}
