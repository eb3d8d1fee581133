/**
 * The longest line that is read as one document: about 150 MB of Korean, more than the network service takes in one
 * message, and a quarter of what a JavaScript string can hold.
 */
export const MAX_LINE_CHARACTERS = 50 * 2 ** 20;

export class LineTooLong extends Error {
  constructor(readonly line: number) {
    super(
      `${line}번째 줄이 너무 깁니다. 한 줄은 ${MAX_LINE_CHARACTERS.toLocaleString('ko-KR')}자까지 읽을 수 있습니다. 줄을 나누어 주세요.`,
    );
  }
}

/**
 * The lines of a stream of UTF-8, as many at a time as one chunk completes. A line ends at \n or \r\n; a byte order
 * mark at the start is dropped, and invalid bytes become U+FFFD, as everywhere on the web.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  /** The line that the chunks so far have left unfinished. */
  let parts: string[] = [];
  let length = 0;
  let finished = 0;

  function take(text: string): string[] {
    const lines = text.split('\n');
    const rest = lines.pop()!;
    if (lines.length > 0) {
      lines[0] = parts.join('') + lines[0];
      parts = [];
      length = 0;
    }
    if (rest !== '') parts.push(rest);
    length += rest.length;
    finished += lines.length;
    return lines.map(withoutReturn);
  }

  for await (const chunk of stream) {
    const lines = take(decoder.decode(chunk, { stream: true }));
    if (lines.length > 0) yield lines;
    if (length > MAX_LINE_CHARACTERS) throw new LineTooLong(finished + 1);
  }
  const lines = take(decoder.decode());
  if (parts.length > 0) lines.push(withoutReturn(parts.join('')));
  if (lines.length > 0) yield lines;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
