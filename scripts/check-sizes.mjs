import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** What fits on a screen; rules of correction are many and should fit with room to spare. */
const FUNCTION_LIMITS = [
  { folder: 'src/correction/', lines: 59, branches: 25 },
  ...['src/analysis/', 'src/server/', 'src/service/'].map((folder) => ({ folder, lines: 120, branches: 30 })),
  { folder: 'src/', lines: 80, branches: 30 },
];
const MAX_FILE_LINES = 300;
/** Folders of code that people write and read. */
const FOLDERS = ['src', 'test', 'scripts', 'web/src', 'bench', 'examples'];
const CODE = /\.(?:ts|mjs|svelte)$/;
const MADE_OR_LISTED = /^src\/gen\/|^src\/correction\/rules\/index\.ts$|-data\.ts$/;

const { SyntaxKind } = ts;
const BRANCHES = new Set([
  SyntaxKind.IfStatement,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ForStatement,
  SyntaxKind.ForOfStatement,
  SyntaxKind.ForInStatement,
  SyntaxKind.WhileStatement,
  SyntaxKind.DoStatement,
  SyntaxKind.CaseClause,
]);
const BRANCHING_OPERATORS = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
]);

/** What is too large in one file, given by its path from the root of the repository (with slashes). */
export function oversized(path, source) {
  if (MADE_OR_LISTED.test(path)) return [];
  const wrong = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_FILE_LINES) wrong.push(`${path}: ${lines}줄입니다 (많아야 ${MAX_FILE_LINES}줄).`);
  const limits = FUNCTION_LIMITS.find(({ folder }) => path.startsWith(folder));
  if (limits === undefined || !path.endsWith('.ts') || path.endsWith('.spec.ts')) return wrong;
  for (const { name, line, lines, branches } of functionsIn(path, source)) {
    if (lines > limits.lines) wrong.push(`${path}:${line} ${name}: ${lines}줄 (많아야 ${limits.lines}줄)`);
    if (branches > limits.branches)
      wrong.push(`${path}:${line} ${name}: 갈래 ${branches}개 (많아야 ${limits.branches}개)`);
  }
  return wrong;
}

function functionsIn(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineOf = (offset) => file.getLineAndCharacterOfPosition(offset).line + 1;
  const found = [];
  /** Gives the branches of the node; those of a function inside count for the one around it too. */
  const visit = (node) => {
    let branches = isBranch(node) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      branches += visit(child);
    });
    if (ts.isFunctionLike(node) && node.body) {
      const line = lineOf(node.getStart());
      const name = node.name?.getText() ?? node.parent.name?.getText() ?? '(이름 없는 함수)';
      found.push({ name, line, lines: lineOf(node.end) - line + 1, branches });
    }
    return branches;
  };
  visit(file);
  return found;
}

function isBranch(node) {
  return (
    BRANCHES.has(node.kind) ||
    (ts.isBinaryExpression(node) && BRANCHING_OPERATORS.has(node.operatorToken.kind))
  );
}

export function checkSizes(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((path) => !path.includes(`node_modules${sep}`))
      .flatMap((path) => oversized(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))),
  );
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const wrong = checkSizes(fileURLToPath(new URL('..', import.meta.url)));
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exit(1);
  console.log('크기: 이상 없음');
}
