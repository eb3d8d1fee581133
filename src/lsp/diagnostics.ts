import { type Diagnostic, DiagnosticSeverity, type Hover, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ruleIdOf } from '../service/render/render-correction.js';
import { type Found, ruleOf } from './found.js';
import { ruleLink } from './rule-links.js';
import type { Settings } from './settings.js';

export const SOURCE = '말결';

/** Mistakes are warnings; questions are shown as the settings want it. */
export function diagnosticsOf(
  document: TextDocument,
  found: readonly Found[],
  { questions }: Pick<Settings, 'questions'>,
): Diagnostic[] {
  const forQuestions = questions === 'hint' ? DiagnosticSeverity.Hint : DiagnosticSeverity.Information;
  return found
    .filter(({ question }) => !question || questions !== 'off')
    .map((one) => {
      const href = ruleLink(ruleOf(one));
      return {
        range: rangeOf(document, one),
        severity: one.question ? forQuestions : DiagnosticSeverity.Warning,
        code: ruleOf(one),
        ...(href ? { codeDescription: { href } } : {}),
        source: SOURCE,
        message: messageOf(one),
      };
    });
}

export function rangeOf(document: TextDocument, { begin, end }: Pick<Found, 'begin' | 'end'>) {
  return { start: document.positionAt(begin), end: document.positionAt(end) };
}

function messageOf(found: Found): string {
  const why = found.helps.map(({ comment }) => comment).filter((comment) => comment !== '');
  return [titleOf(found), ...why].join('\n');
}

function titleOf({ origin, alternatives, question }: Found): string {
  if (alternatives.length === 0) return `${origin}: 살펴봐 주세요`;
  const ways = question ? alternatives.join(' / ') : alternatives[0]!;
  return `${origin} → ${ways}${question ? ' (확인)' : ''}`;
}

/** The reason, the article of the norm and examples. */
export function hoverOf(document: TextDocument, found: Found): Hover {
  const lines = [`**${escaped(titleOf(found))}**`];
  for (const { id, comment, ruleArticle, examples } of found.helps) {
    const rule = ruleIdOf(id);
    const href = ruleLink(rule);
    lines.push('', escaped(comment));
    if (ruleArticle !== '') lines.push('', `조항: ${escaped(ruleArticle)}`);
    if (examples.length > 0) lines.push('', ...examples.map((example) => `- ${escaped(example)}`));
    lines.push('', href ? `[${rule}](${href})` : `\`${rule}\``);
  }
  return {
    contents: { kind: MarkupKind.Markdown, value: lines.join('\n') },
    range: rangeOf(document, found),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
