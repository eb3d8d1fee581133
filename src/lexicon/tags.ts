/** The 47 part-of-speech tags in the order of their wire numbers (1…47; 0 is UNK). */
export const TAGS = [
  'EC', 'EF', 'EP', 'ETM', 'ETN', 'IC', 'JC', 'JKB', 'JKC', 'JKG', 'JKO', 'JKQ', 'JKS', 'JKV', 'JX', 'MAG',
  'MAJ', 'MMA', 'MMD', 'MMN', 'NA', 'NF', 'NNB', 'NNG', 'NNP', 'NP', 'NR', 'NV', 'SE', 'SF', 'SH', 'SL', 'SN',
  'SO', 'SP', 'SS', 'SW', 'VA', 'VCN', 'VCP', 'VV', 'VX', 'XPN', 'XR', 'XSA', 'XSN', 'XSV',
] as const; // biome-ignore format: one table, read as one

export type Tag = (typeof TAGS)[number];

/** N 체언, V 용언, M 관형사, A 부사, I 감탄사, J 조사, E 어미, X 접사, S 기호 */
export type Hint = 'N' | 'V' | 'M' | 'A' | 'I' | 'J' | 'E' | 'X' | 'S';

/** The coarse class that tokenization reports for a tag. */
export function hintOf(tag: Tag): Hint {
  if (tag === 'IC') return 'I';
  if (tag === 'XR') return 'X';
  if (tag.startsWith('MA')) return 'A';
  return tag[0] as Hint;
}
