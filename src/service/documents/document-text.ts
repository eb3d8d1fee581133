import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { protectedStretches } from '../../correction/keep/protect.js';
import { languageFamily } from './code-families.js';
import { codeText } from './code-text.js';
import { latexStretches } from './latex.js';

/** What of a document is text to be corrected. */
export interface DocumentText {
  text: string;
  /** What nobody may correct; left out where the text alone shows it. */
  protectedSpans?: Span[];
  /** Where a place of the text stands in the document. */
  placeOf(offset: number): number;
  /** Comments and strings: no sentence needs a mark at its end. */
  isCode: boolean;
}

/** Languages of editors that are documents; everything that is neither here nor among the families of code is text. */
const LATEX = new Set(['latex', 'tex', 'plaintex', 'context', 'doctex']);

/** The text of a document by the language that editors name (`markdown`, `latex`, `python` …). */
export function documentText(content: string, language: string, { strings = true } = {}): DocumentText {
  const family = languageFamily(language);
  if (family) return { ...codeText(content, family, strings), isCode: true };
  const same = { text: content, placeOf: (offset: number) => offset, isCode: false };
  if (!LATEX.has(language)) return same;
  return {
    ...same,
    protectedSpans: mergeSpans([...protectedStretches(content), ...latexStretches(content)]),
  };
}

/** The language of a file by its name, where that matters for what is text in it. */
export function languageOfFile(path: string): string {
  return /\.(?:tex|sty|cls|ltx)$/i.test(path) ? 'latex' : 'plaintext';
}
