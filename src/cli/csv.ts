/** Why text behind a closing quote is refused: nobody knows whether it belongs to the cell. */
export const TRAILING_IN_CSV = '닫는 따옴표 뒤에 글자가 있습니다. 칸 안의 따옴표는 두 번("") 적습니다.';

/** Rows and cells of a CSV text (RFC 4180): quotes keep commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    const quoted = text[at] === '"';
    if (quoted) {
      const end = closingQuote(text, at);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const end = nextBreak(text, at);
    const rest = text.slice(at, end);
    if (quoted && rest !== '') throw new Error(`CSV ${rows.length + 1}번째 줄: ${TRAILING_IN_CSV}`);
    row.push(cell + rest);
    at = end;
    if (text[at] === ',') {
      at++;
      if (at === text.length) row.push('');
      if (at < text.length) continue;
    } else at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}

function closingQuote(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    if (text[i] !== '"') continue;
    if (text[i + 1] !== '"') return i;
    i++;
  }
  throw new Error('CSV의 따옴표가 닫히지 않았습니다.');
}

function nextBreak(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    if (text[i] === ',' || text[i] === '\n' || text[i] === '\r') return i;
  }
  return text.length;
}
