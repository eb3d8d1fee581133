/** The first bytes of files that hold no text, or text in a form that is not read here. */
const SIGNATURES: Array<[string, readonly number[]]> = [
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['zip(docx, hwpx, xlsx 포함)', [0x50, 0x4b, 0x03, 0x04]],
  ['HWP, doc', [0xd0, 0xcf, 0x11, 0xe0]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];

/** What the bytes are, where they are no text: by their beginning, or because they hold zeros and are no UTF-8. */
export function binaryKind(start: Uint8Array): string | undefined {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, i) => start[i] === byte))?.[0];
  // Three ASCII letters alone could begin a sentence; what is packed goes on with bytes that are no text.
  if (known !== undefined && (known !== 'bzip2' || !isUtf8(start))) return known;
  return start.includes(0) && !isUtf8(start) ? '이진' : undefined;
}

export function notText(kind: string): string {
  return `글이 아니라 ${kind} 파일로 보입니다. UTF-8로 된 글을 주세요 (.gz와 .zst는 그대로 읽습니다).`;
}

/** Looks at the first chunk before anything of it is taken for text. */
export async function* refusingBinary(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let looked = false;
  for await (const chunk of chunks) {
    const kind = looked ? undefined : binaryKind(chunk);
    if (kind !== undefined) throw new Error(notText(kind));
    looked = true;
    yield chunk;
  }
}

/** A letter that the end of the bytes cuts in two is no mistake. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
