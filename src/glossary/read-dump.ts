import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { DumpEntry } from './dump-entry.js';
import { entriesOf } from './dump-layouts.js';
import { jsonItems } from './json-items.js';
import { xmlItems } from './xml-items.js';

/** Characters of control that some dumps hold and XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** The official files come as a zip of dozens; unpacked it is a folder, and means all of them. */
export async function dumpFiles(paths: readonly string[]): Promise<string[]> {
  const out: string[] = [];
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) {
      out.push(path);
      continue;
    }
    const inside = (await readdir(path, { recursive: true }))
      .filter((name) => /\.(xml|json|zip)$/iu.test(name))
      .sort((a, b) => a.localeCompare(b, 'ko', { numeric: true }));
    if (inside.length === 0) throw new Error(`${path}: XML, JSON, zip 파일이 없는 디렉터리입니다.`);
    out.push(...inside.map((name) => join(path, name)));
  }
  return out;
}

/** The entries of one file: XML, JSON, or a zip with any number of either. Throws where a file is broken. */
export async function* readDump(path: string): AsyncGenerator<DumpEntry[]> {
  let any = false;
  for await (const entries of (await isZip(path))
    ? zipped(path)
    : plain(createReadStream(path), basename(path))) {
    any ||= entries.length > 0;
    yield entries;
  }
  if (!any) {
    throw new Error(
      `${basename(path)}: 사전 항목을 찾지 못했습니다. 우리말샘, 표준국어대사전, 한국어기초사전에서 내려받은 XML, JSON 또는 zip 파일인지 확인해 주세요.`,
    );
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}

async function* zipped(path: string): AsyncGenerator<DumpEntry[]> {
  const zip: ZipFile = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      if (!/\.(xml|json)$/iu.test(entry.fileName)) continue;
      const stream = await zip.openReadStreamPromise(entry);
      yield* plain(stream, `${basename(path)}/${entry.fileName}`);
    }
  } finally {
    zip.close();
  }
}

async function* plain(stream: Readable, name: string): AsyncGenerator<DumpEntry[]> {
  try {
    const chunks = decoded(stream);
    const first = await chunks.next();
    if (first.done) throw new Error('빈 파일입니다.');
    const rest = prepend(first.value, chunks);
    const items = first.value.trimStart().startsWith('<') ? xmlItems(rest) : jsonItems(rest);
    for await (const batch of items) yield batch.flatMap(entriesOf);
  } catch (error) {
    throw new Error(`${name}: 읽을 수 없습니다. ${(error as Error).message}`, { cause: error });
  } finally {
    stream.destroy();
  }
}

async function* decoded(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream) {
    const text = decoder.decode(chunk as Buffer, { stream: true }).replace(FORBIDDEN, '');
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
