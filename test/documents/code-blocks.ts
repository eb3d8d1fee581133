import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface CodeBlock {
  page: string;
  line: number;
  language: string;
  code: string;
}

const root = new URL('../../', import.meta.url);
export const rootPath = (path: string): string => fileURLToPath(new URL(path, root));
export const readRoot = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The pages for users; CONTRIBUTING.md and the records are for those who change the program. */
export const PAGES = [
  'README.md',
  ...readdirSync(rootPath('docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

/** Every fenced block of a page; one inside a list loses the indent of the list. */
export function blocksOf(page: string): CodeBlock[] {
  const text = readRoot(page);
  return [...text.matchAll(/^( *)```(\S*)\n([\s\S]*?)^\1```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    language: match[2]!,
    code: match[3]!.replace(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}
