/** The input that rows come from, as people know it. */
export interface Source {
  /** For messages. */
  name: string;
  /** Tells of something that concerns the whole input, not a row. */
  say(notice: string): void;
}
