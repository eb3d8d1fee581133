/** Beginnings of words and names that stay together, though the analysis finds two words in them. */
const JOINED_WORDS =
  '거시기하 거시기해 거시기했 거시기한 가장납입 가장행렬 가장매매 젊은과학자상 젊은건축가상 젊은작가상'.split(
    ' ',
  );

/** How many syllables of this stretch are such a word. */
export function joinedLength(surface: string): number {
  return Math.max(0, ...JOINED_WORDS.filter((word) => surface.startsWith(word)).map(({ length }) => length));
}
