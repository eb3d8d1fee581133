/** The dictionaries of 국립국어원 whose official dumps we read. */
export const DUMP_SOURCES = ['urimalsaem', 'stdict', 'krdict'] as const;
export type DumpSource = (typeof DUMP_SOURCES)[number];

export const DUMP_NAMES: Record<DumpSource, string> = {
  urimalsaem: '우리말샘',
  stdict: '표준국어대사전',
  krdict: '한국어기초사전',
};

/** One homograph of a dump, or one sense where the dictionary numbers senses (우리말샘). */
export interface DumpEntry {
  source: DumpSource;
  /** Without hyphens and carets. */
  word: string;
  pos: string;
  /** The superscript; 0 where there is none. */
  number: number;
  /** The id in 우리말샘; 0 in the other dictionaries. */
  targetId: number;
  /** As it is written in the original language: 倍, 校正하다; alternatives with a slash: 伽倻/伽耶. */
  origin: string;
  /** 일반어, or 방언, 북한어, 옛말; empty where the dictionary does not tell. */
  kind: string;
  definition: string;
}
