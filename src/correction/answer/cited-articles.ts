import type { Help } from '../types.js';

/** Helps of other blocks besides: of one id there is one help, which gives the reasons and articles of both. */
export function addHelps(helps: Record<string, Help>, more: Readonly<Record<string, Help>>): void {
  for (const [id, help] of Object.entries(more)) {
    const known = helps[id];
    helps[id] = known
      ? { ...help, comment: reasons(known.comment, help.comment), ruleArticle: citations([known, help]) }
      : help;
  }
}

/** What both say, each sentence once. */
function reasons(known: string, other: string): string {
  const more = other.split(/(?<=[.]) /).filter((sentence) => !known.includes(sentence));
  return [known, ...more].join(' ');
}

/** The articles of several helps, each once. */
export function citations(helps: readonly Help[]): string {
  const articles = helps.flatMap(({ ruleArticle }) =>
    ruleArticle.split(/, (?=한글 맞춤법|표준어|외래어|문장 부호|호응)/),
  );
  return [...new Set(articles)].filter((article) => article !== '').join(', ');
}
