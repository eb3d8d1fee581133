const INDENT = '  ';
const GAP = 2;

/** Lays rows out in two columns, as help texts do; a Hangul letter takes two places on a terminal. */
export function columns(rows: ReadonlyArray<readonly string[]>): string {
  const width = Math.max(...rows.map(([left]) => places(left!))) + GAP;
  return rows
    .map(([left, right]) => `${INDENT}${left}${' '.repeat(width - places(left!))}${right}`)
    .join('\n');
}

function places(text: string): number {
  let count = 0;
  for (const character of text) count += character >= '\u1100' ? 2 : 1;
  return count;
}
