import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from './statements.js';

/** Where tests are named after statements: here, and where the tools and the commands are tested. */
const FOLDERS = ['.', '../mcp', '../cli'];

/** The numbers before the colon of a title: `4.4 auto_spacing, wire 3.4: they are off unless set`. */
const NUMBER = '(?:wire )?\\d+(?:\\.\\d+)?(?: [\\w/{}-]+(?: [a-z]+)?)?';
const TITLE = new RegExp(`['"\`](${NUMBER}(?:, ${NUMBER})*): `, 'g');

function numbersIn(folder: string): Map<string, string> {
  const directory = new URL(`${folder}/`, import.meta.url);
  const found = new Map<string, string>();
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.spec.ts')))
    for (const [, numbers] of readFileSync(new URL(file, directory), 'utf8').matchAll(TITLE))
      for (const number of numbers!.split(', ')) found.set(number, file);
  return found;
}

describe('the specification', () => {
  const tested = new Map(FOLDERS.flatMap((folder) => [...numbersIn(folder)]));

  it.each(STATEMENTS)('has a test for %s', (statement) => {
    const named = [...tested.keys()].some(
      (number) => number === statement || number.startsWith(`${statement} `),
    );
    expect(named, `a title of a test that begins with "${statement}"`).toBe(true);
  });

  it('has every number that a test is named after', () => {
    const sections = new Set(
      STATEMENTS.map((statement) => statement.replace(/^((?:wire )?[\d.]+) .*/, '$1')),
    );
    const known = (number: string) => {
      const section = number.replace(/^((?:wire )?[\d.]+) .*/, '$1');
      return STATEMENTS.includes(number) || (number === section && sections.has(section));
    };
    const unknown = [...tested].filter(([number]) => !known(number));
    expect(unknown.filter(([, file]) => file !== 'statements.spec.ts')).toEqual([]);
  });
});
