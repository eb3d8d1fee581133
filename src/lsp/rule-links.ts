import { readFileSync } from 'node:fs';

const PAGE = new URL('../../docs/rules.md', import.meta.url);
let lines: Map<string, number> | undefined;

/** Where the rule is explained: the page that comes with the program, at its line, as editors open it. */
export function ruleLink(id: string): string | undefined {
  lines ??= linesOfRules();
  const line = lines.get(id);
  return line === undefined ? undefined : `${PAGE.href}#L${line}`;
}

function linesOfRules(): Map<string, number> {
  const found = new Map<string, number>();
  let page = '';
  try {
    page = readFileSync(PAGE, 'utf8');
  } catch {
    // Without the page there is nothing to open.
  }
  page.split('\n').forEach((line, i) => {
    const id = /^###.*`([^`]+)`/.exec(line)?.[1];
    if (id !== undefined) found.set(id, i + 1);
  });
  return found;
}
