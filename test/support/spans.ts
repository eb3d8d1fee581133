/** The text cut as a caller of the encoding would cut it. */
export function cut(
  text: string,
  encoding: 'UTF8' | 'UTF16' | 'UTF32',
  begin: number,
  length: number,
): string {
  if (encoding === 'UTF16') return text.slice(begin, begin + length);
  if (encoding === 'UTF32') return [...text].slice(begin, begin + length).join('');
  return Buffer.from(text)
    .subarray(begin, begin + length)
    .toString();
}
