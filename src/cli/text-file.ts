import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { OpenedDocument } from '../formats/opened-document.js';
import { binaryKind, notText } from './binary-input.js';
import { packingOf, unpacked } from './bulk/input-file.js';

/** A file of text as it was when it was read. */
export interface TextFile {
  path: string;
  text: string;
  /** When it was last changed, in nanoseconds: nobody else's change is overwritten. */
  changed: bigint;
  /** Compressed: it can be read, but not written. */
  packed: boolean;
  /** Where the text stands in something that is no text itself. */
  document?: OpenedDocument;
}

/** Documents that are archives of XML. */
const DOCUMENT = /\.(?:docx|hwpx)$/i;

const NO_WRITE_BITS = 0o222;

/** Bytes that are no UTF-8 would be lost when the file is written again, so such a file is refused. A BOM stays. */
export async function readTextFile(path: string): Promise<TextFile> {
  const changed = await changeOf(path);
  const bytes = await readFile(path).catch(refuse(path));
  if (DOCUMENT.test(path)) {
    const document = await openedDocument(bytes, path);
    return { path, text: document.text, changed, packed: false, document };
  }
  const packed = packingOf(bytes) !== undefined;
  return { path, text: decoded(packed ? await unpackedBytes([bytes]) : bytes, path), changed, packed };
}

async function openedDocument(bytes: Uint8Array, path: string): Promise<OpenedDocument> {
  // Who corrects text needs none of it.
  const { openDocument } = await import('../formats/open-document.js');
  try {
    return openDocument(bytes, basename(path));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Standard input to its end as one text; packed bytes are unpacked. */
export async function readStreamText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  return decoded(await unpackedBytes(stream), '표준 입력');
}

async function unpackedBytes(raw: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpacked(Readable.from(raw))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function decoded(bytes: Uint8Array, name: string): string {
  const kind = binaryKind(bytes);
  if (kind !== undefined) throw new Error(`${name}: ${notText(kind)}`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${name}: UTF-8로 된 글이 아닙니다. UTF-8로 저장한 뒤 다시 실행해 주세요.`);
  }
}

/**
 * Puts a text, or the bytes of a document, in the place of a file's, whole or not at all: it is written beside it and takes its name at the end. Owner
 * and mode stay; a link stays a link, and what it points to changes.
 */
export async function replaceText(
  { path, changed, packed }: TextFile,
  content: string | Uint8Array,
): Promise<void> {
  if (packed) throw new Error(`${path}: 압축된 파일에는 쓰지 않습니다. 압축을 푼 뒤 다시 실행해 주세요.`);
  const target = await realpath(path).catch(refuse(path));
  const { mode, uid, gid } = await stat(target).catch(refuse(path));
  if ((mode & NO_WRITE_BITS) === 0) throw new Error(`${path}: 읽기 전용 파일이라 쓰지 않았습니다.`);
  const beside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(beside, 'wx', mode & 0o777);
    try {
      await file.writeFile(content);
      await keepOwner(file, uid, gid);
      // The umask may have taken something away.
      await file.chmod(mode & 0o7777);
      await file.sync();
    } finally {
      await file.close();
    }
    if ((await changeOf(path)) !== changed)
      throw new Error(`${path}: 그 사이에 파일이 바뀌어 쓰지 않았습니다. 다시 실행해 주세요.`);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw (error as NodeJS.ErrnoException).code ? failure(path, error as NodeJS.ErrnoException) : error;
  }
}

/** Only the owner of a file or root may give it away; others own what they write. */
async function keepOwner(file: FileHandle, uid: number, gid: number): Promise<void> {
  const own = await file.stat();
  if (own.uid !== uid || own.gid !== gid) await file.chown(uid, gid).catch(() => {});
}

async function changeOf(path: string): Promise<bigint> {
  return (await stat(path, { bigint: true }).catch(refuse(path))).mtimeNs;
}

function refuse(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw failure(path, error);
  };
}

const REASONS: Record<string, string> = {
  ENOENT: '파일이 없습니다.',
  EISDIR: '디렉터리입니다. 파일을 지정해 주세요.',
  EACCES: '파일이나 그 디렉터리를 읽거나 쓸 권한이 없습니다.',
  EPERM: '파일이나 그 디렉터리를 읽거나 쓸 권한이 없습니다.',
  EROFS: '읽기 전용 디스크라 쓸 수 없습니다.',
  ENOSPC: '디스크에 남은 자리가 없어 쓰지 못했습니다. 파일은 그대로입니다.',
  ELOOP: '심벌릭 링크가 돌고 돌아 파일에 이르지 못합니다.',
};

function failure(path: string, error: NodeJS.ErrnoException): Error {
  return new Error(`${path}: ${REASONS[error.code ?? ''] ?? error.message}`);
}
