import type { Span } from '../../analysis/text/split-lines.js';

/** Environments whose content is no prose. */
const NO_PROSE =
  'verbatim|Verbatim|lstlisting|minted|equation|align|alignat|gather|multline|eqnarray|math|displaymath|tikzpicture|comment|filecontents|thebibliography|algorithm|algorithmic';
/** Commands whose arguments are names, numbers or addresses. */
const NO_PROSE_ARGUMENTS =
  'begin|end|documentclass|usepackage|RequirePackage|input|include|includegraphics|label|(?:auto|c|C|eq|page|name|v)?ref|cite[a-zA-Z]*|nocite|bibliography(?:style)?|addbibresource|url|href|hypersetup|set[a-zA-Z]+|new[a-zA-Z]+|renew[a-zA-Z]+|def|let|vspace|hspace|pagestyle|thispagestyle|fontsize|color|definecolor|lstinline|texttt|path|verb|geometry';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\\\begin\\{(${NO_PROSE})\\*?\\}[\\s\\S]*?(?:\\\\end\\{\\1\\*?\\}|$)`, 'g'),
  // A comment asks for the next line to be left alone.
  /(?<!\\)%[^\n]*malgyeol-ignore(?!-)[^\n]*\n[^\n]*/g,
  /(?<!\\)%[^\n]*/g,
  /\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g,
  /\\verb\*?([^\sA-Za-z])[^\n]*?\1/g,
  new RegExp(
    `\\\\(?:${NO_PROSE_ARGUMENTS})\\*?(?![a-zA-Z])(?:\\[[^\\]\\n]*\\])*(?:\\{[^{}]*\\})?(?:\\[[^\\]\\n]*\\])*`,
    'g',
  ),
  // Any other command, without what stands in its braces.
  /\\[a-zA-Z@]+\*?(?:\[[^\]\n]*\])?|\\./g,
  /[{}]/g,
];

/** What of a LaTeX document is no prose: comments, formulas, commands and what they take. */
export function latexStretches(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of PATTERNS)
    for (const { index, 0: match } of text.matchAll(pattern))
      found.push({ begin: index, end: index + match.length });
  return found;
}
