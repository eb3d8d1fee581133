/** Why a table has no texts, and what it has. */
export function missingColumn(wished: string | undefined, names: readonly string[]): string {
  const why = wished === undefined ? '--column으로 글이 있는 열을 적어 주세요' : `"${wished}" 열이 없습니다`;
  return `${why}. 있는 열: ${names.join(', ')}`;
}
