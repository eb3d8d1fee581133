declare module 'virtual:english-of-rules' {
  /** What the rules that are data say in English, by their ids. */
  export const ENGLISH_OF_RULES: Readonly<Record<string, string>>;
}
