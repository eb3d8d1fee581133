/** A cell of a table with tabs: what ends a cell or a line is written as its escape. */
export function escapedCell(text: string): string {
  return text.replace(/[\t\r\n]/g, (end) => JSON.stringify(end).slice(1, -1));
}
