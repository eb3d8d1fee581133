import ts from 'typescript';

const { SyntaxKind } = ts;
/** What an operator is confused with; a change of types is none, since nobody would see it run. */
const OPERATORS = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.PlusEqualsToken, '-='],
  [SyntaxKind.MinusEqualsToken, '+='],
]);
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Steps of a chain that can be left out. */
const LEFT_OUT = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimEnd',
  'toLowerCase',
]);
/** Larger numbers are limits and weights, of which the next is as good. */
const LARGEST_NUMBER = 3;

/**
 * The small mistakes that somebody could make in a module: `start` and `end` of what is replaced, by `text`, and the
 * function in which it is (`body`), which must run for anyone to notice; none where the module itself runs it.
 */
export function mutationsOf(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, body) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const { at, text } of mutationsAt(node)) {
      const start = at.getStart();
      const { line } = file.getLineAndCharacterOfPosition(start);
      found.push({ path, line: line + 1, start, end: at.end, text, before: at.getText(), body });
    }
    ts.forEachChild(node, (child) => {
      const isBody = ts.isFunctionLike(node) && child === node.body;
      visit(child, isBody ? bodyOf(child) : body);
    });
  };
  visit(file, undefined);
  return found;
}

const bodyOf = (node) => ({ start: node.getStart(), end: node.end, isBlock: ts.isBlock(node) });

function mutationsAt(node) {
  if (ts.isBinaryExpression(node)) return operatorMutations(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [{ at: node, text: `(${node.operand.getText()})` }];
  if (ts.isIfStatement(node)) return ['true', 'false'].map((text) => ({ at: node.expression, text }));
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((kept) => ({ at: node, text: `(${kept.getText()})` }));
  if (ts.isCallExpression(node)) return callMutations(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [{ at: node, text: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ at: node, text: 'true' }];
  if (
    ts.isNumericLiteral(node) &&
    Number(node.text) <= LARGEST_NUMBER &&
    !ts.isPropertyAssignment(node.parent)
  )
    return [{ at: node, text: `${Number(node.text) + 1}` }];
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression))
    return [{ at: node, text: ';' }];
  return [];
}

function operatorMutations({ operatorToken, left, right }) {
  const text = OPERATORS.get(operatorToken.kind);
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (text === undefined || (isText && operatorToken.kind === SyntaxKind.PlusToken)) return [];
  return [{ at: operatorToken, text }];
}

function callMutations(node) {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  const name = called.name.text;
  if (METHODS.has(name)) return [{ at: called.name, text: METHODS.get(name) }];
  return LEFT_OUT.has(name) ? [{ at: node, text: `(${called.expression.getText()})` }] : [];
}

export function mutated(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

/** The module, saying each time that the function of one of the mutations runs: `id` is the index in the list. */
export function withMarks(source, mutations) {
  const inserted = mutations.flatMap(({ id, body }) => {
    if (body === undefined) return [];
    const mark = `globalThis.reached?.(${id})`;
    if (body.isBlock) return [{ at: body.start + 1, text: `${mark};` }];
    return [
      { at: body.start, text: `(${mark},` },
      { at: body.end, text: ')' },
    ];
  });
  let marked = source;
  for (const { at, text } of inserted.sort((a, b) => b.at - a.at))
    marked = marked.slice(0, at) + text + marked.slice(at);
  return marked;
}
