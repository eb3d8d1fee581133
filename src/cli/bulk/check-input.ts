import { UsageError } from '../usage-error.js';
import { explained, FileError } from './file-error.js';
import { type InputFile, openBytes } from './input-file.js';
import { openInput, type Reading } from './open-input.js';
import { START } from './row.js';
import { refuseIdOfText } from './row-id.js';

/** Before the first row is done it is known that every file can be read and has the column that was asked for. */
export async function checkInput(input: InputFile, reading: Reading): Promise<void> {
  refuseIdOfText(input, reading.options);
  if (input.path === '-') return;
  try {
    const isTable = input.kind === 'csv' || input.kind === 'tsv' || input.kind === 'parquet';
    const opened = isTable
      ? (await openInput(input, reading, START, () => {})).rows
      : await firstChunks(input, reading);
    if (input.kind === 'parquet') return;
    for await (const _ of opened) break;
  } catch (error) {
    throw namingFile(error, input);
  }
}

const firstChunks = async (input: InputFile, { io }: Reading) => (await openBytes(input, io.stdin, 0)).chunks;

export function namingFile(error: unknown, { name, path }: InputFile): Error {
  const known = explained(error, path);
  if (known instanceof FileError || known.message.startsWith(`${name}: `)) return known;
  const message = `${name}: ${known.message}`;
  return known instanceof UsageError ? new UsageError(message) : new Error(message, { cause: error });
}
