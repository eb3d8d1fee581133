import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Command,
  type Diagnostic,
  type TextEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageFamily } from '../service/documents/code-families.js';
import type { FoundNow } from './checked-documents.js';
import { rangeOf, SOURCE } from './diagnostics.js';
import { type Found, ruleOf, wordOf } from './found.js';

export const COMMANDS = {
  fixAll: 'malgyeol.fixAll',
  ignoreWord: 'malgyeol.ignoreWord',
  ignoreRule: 'malgyeol.ignoreRule',
  addToDictionary: 'malgyeol.addToDictionary',
} as const;

const FIX_ALL = `${CodeActionKind.SourceFixAll}.malgyeol`;

/** What can be done about the places in a range, and about the whole document. */
export function codeActionsFor(
  document: TextDocument,
  { found, whole }: FoundNow,
  { range, context }: Pick<CodeActionParams, 'range' | 'context'>,
): CodeAction[] {
  const wants = (kind: string) => isWanted(kind, context);
  const begin = document.offsetAt(range.start);
  const end = document.offsetAt(range.end);
  const here = found.filter((one) => one.begin <= end && begin <= one.end);
  const actions: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix)) {
    for (const one of here) actions.push(...alternatives(document, one, context.diagnostics));
    for (const one of here) actions.push(...silencers(document, one));
  }
  const edits = fixAllEdits(document, found);
  // Mending everything is offered when everything is known.
  if (whole && edits.length > 0) {
    const title = `말결: 문서의 맞춤법 모두 고치기 (${edits.length}군데)`;
    const edit = { changes: { [document.uri]: edits } };
    if (wants(FIX_ALL) && context.only) actions.push({ title, kind: FIX_ALL, edit });
    else if (here.length > 0 && wants(CodeActionKind.QuickFix))
      actions.push({ title, kind: CodeActionKind.QuickFix, edit });
  }
  return actions;
}

/** Mending the whole document is asked for, as when it is saved. */
export function wantsWholeDocument({ context }: Pick<CodeActionParams, 'context'>): boolean {
  return context.only !== undefined && isWanted(FIX_ALL, context);
}

function isWanted(kind: string, { only }: Pick<CodeActionParams['context'], 'only'>): boolean {
  return !only || only.some((one) => kind === one || kind.startsWith(`${one}.`));
}

/** Everything that is certain; questions are answered one by one. */
export function fixAllEdits(document: TextDocument, found: readonly Found[]): TextEdit[] {
  return found
    .filter(({ question, alternatives }) => !question && alternatives.length > 0)
    .map((one) => ({ range: rangeOf(document, one), newText: one.alternatives[0]! }));
}

function alternatives(document: TextDocument, one: Found, shown: readonly Diagnostic[]): CodeAction[] {
  const range = rangeOf(document, one);
  const diagnostics = shown.filter(
    ({ source, range: { start } }) =>
      source === SOURCE && start.line === range.start.line && start.character === range.start.character,
  );
  return one.alternatives.map((newText, i) => ({
    title: `‘${one.origin}’ → ‘${newText}’`,
    kind: CodeActionKind.QuickFix,
    ...(diagnostics.length > 0 ? { diagnostics } : {}),
    ...(i === 0 && !one.question ? { isPreferred: true } : {}),
    edit: { changes: { [document.uri]: [{ range, newText }] } },
  }));
}

/** Ways to say that a place is right as it is. */
function silencers(document: TextDocument, one: Found): CodeAction[] {
  const { uri } = document;
  const word = wordOf(one);
  const comment = ignoreComment(document.languageId);
  const actions: CodeAction[] = [];
  if (comment) {
    const { line } = document.positionAt(one.begin);
    const start = { line, character: 0 };
    const indent = /^[ \t]*/.exec(document.getText({ start, end: { line, character: 1000 } }))![0];
    const edit = {
      changes: { [uri]: [{ range: { start, end: start }, newText: `${indent}${comment}\n` }] },
    };
    actions.push({ title: '이 줄은 검사하지 않기', kind: CodeActionKind.QuickFix, edit });
  }
  const commandOf = (title: string, command: string, ...args: unknown[]) => {
    const call: Command = { title, command, arguments: args };
    actions.push({ title, kind: CodeActionKind.QuickFix, command: call });
  };
  commandOf(`‘${word}’은(는) 이 프로젝트에서 그대로 두기`, COMMANDS.ignoreWord, uri, word);
  if (one.helps.length > 0)
    commandOf(`규칙 ${ruleOf(one)}은(는) 이 프로젝트에서 쓰지 않기`, COMMANDS.ignoreRule, uri, ruleOf(one));
  const entry = one.lemma || word;
  commandOf(`‘${entry}’을(를) 사전에 더하기`, COMMANDS.addToDictionary, uri, entry, one.pos);
  return actions;
}

/** The comment that keeps the next line from being looked at; undefined where the format has none. */
function ignoreComment(language: string): string | undefined {
  if (/^(?:markdown|mdx|html|xml|vue|svelte|astro)$/.test(language)) return '<!-- malgyeol-ignore -->';
  if (/tex$/.test(language)) return '% malgyeol-ignore';
  const family = languageFamily(language);
  if (family === undefined) return undefined;
  const [begin, end] = family.lineComment;
  return [begin, 'malgyeol-ignore', end].join(' ').trim();
}
