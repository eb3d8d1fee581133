/** A table for the terminal; a Hangul letter takes two places there. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const widths = head.map((title, i) => Math.max(places(title), ...rows.map((row) => places(row[i]!))));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell + ' '.repeat(widths[i]! - places(cell)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function places(text: string): number {
  let count = 0;
  for (const character of text) count += character >= '\u1100' && character !== '…' ? 2 : 1;
  return count;
}
