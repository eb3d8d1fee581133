import type { Tag } from '../tags.js';

/** A morpheme as the splitter sees it; positions count UTF-16 code units of the line. */
export interface EvidenceMorpheme {
  form: string;
  tag: Tag;
  begin: number;
  end: number;
}
