import { existsSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import { CodeActionKind } from 'vscode-languageserver-protocol';
import { COMMANDS } from '../../src/cli/command-table.js';
import { readRules } from '../../src/correction/rule/files/read-rules.js';
import { createConfig } from '../../src/server/config.js';
import { readRoot, rootPath } from './code-blocks.js';

/** What can be said of a block that no program here can run: everything in it that is ours is real. */

const { port } = createConfig({});
const properties = JSON.parse(readRoot('editors/vscode/package.json')).contributes.configuration
  .properties as Record<string, { enum?: string[] }>;

const RULE_HEAD = 'rule: shown\ntitle: 보기\ncategory: WORD\nreason: 보기입니다.\nenglish: An example.\n\n';

/** A rule, or a part of one, that the reader of rules takes as it stands. */
export function ruleFile(code: string): void {
  const whole = code.startsWith('rule:')
    ? code
    : `${RULE_HEAD}${code}\nexamples:\n  하나 가다. → 하나 오다.\n  둘이 가다. → 둘이 오다.\nsilent:\n  오다.\n  둘이 오다.\n`;
  expect(readRules(whole, 'example.rules')).toHaveLength(1);
  expect(() => readRules(whole.replace('→', '=>'), 'example.rules')).toThrow('example.rules');
}

/** An editor's configuration starts `malgyeol lsp`, and its settings are those that the server knows. */
export function editorSettings(code: string): void {
  expect(COMMANDS).toHaveProperty('lsp');
  expect(code).toMatch(/["']malgyeol["']/);
  expect(code).toMatch(/["']lsp["']/);
  knownSettings([...code.matchAll(/:?"?\b(level|questions)\b"?\s*[:=]?\s*["'](\w+)["']/g)]);
}

function knownSettings(found: RegExpExecArray[]): void {
  expect(found.length).toBeGreaterThan(0);
  for (const [, name, value] of found) expect(properties[`malgyeol.${name}`]!.enum).toContain(value);
}

export function vscodeSettings(code: string): void {
  const settings = JSON.parse(code) as Record<string, unknown>;
  for (const name of Object.keys(settings).filter((key) => key.startsWith('malgyeol.')))
    expect(properties).toHaveProperty([name]);
  const [action] = Object.keys(settings['editor.codeActionsOnSave'] as object);
  expect(action).toBe(`${CodeActionKind.SourceFixAll}.malgyeol`);
}

/** A client of MCP is told a command that we have, or the address that the server answers at. */
export function mcpClient(code: string): void {
  const config = JSON.parse(code) as Record<
    string,
    Record<string, { command?: string; args?: string[]; url?: string }>
  >;
  const { command, args = [], url } = (config.mcpServers ?? config.servers)!.malgyeol!;
  if (command === 'node') expect(COMMANDS).toHaveProperty(args[1]!);
  else expect(url ?? args.find((word) => word.startsWith('http'))).toBe(`http://localhost:${port}/mcp`);
}

export function extension(code: string): void {
  for (const [path] of code.matchAll(/scripts\/\S+\.mjs/g)) expect(existsSync(rootPath(path))).toBe(true);
  const [file] = /editors\/\S+\.vsix/.exec(code)!;
  expect(readRoot('scripts/pack-extension.mjs')).toContain(file);
}

/** Inputs of the action of GitHub, or hooks of pre-commit. */
export function workflow(code: string): void {
  const inputs = [...(code.split('with:\n')[1] ?? '').matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name);
  for (const name of inputs) expect(readRoot('action.yml')).toMatch(new RegExp(`^  ${name}:$`, 'm'));
  const hooks = [...code.matchAll(/- id: ([\w-]+)/g), ...code.matchAll(/(malgyeol-fix)/g)].map(
    ([, id]) => id,
  );
  for (const id of hooks)
    expect(readRoot('.pre-commit-hooks.yaml')).toMatch(new RegExp(`^- id: ${id}$`, 'm'));
  expect(inputs.length + hooks.length).toBeGreaterThan(0);
}

/** Settings as NAME=value are those of docs/configuration.md, and the server takes their values. */
export function environment(code: string): void {
  const lines = code.trim().split('\n');
  const given = lines
    .map((line) => /^MALGYEOL_(\w+)=(.*)$/.exec(line)!)
    .map(([, name, value]) => [name!, value!]);
  for (const [name] of given) expect(readRoot('docs/configuration.md')).toContain(`\`MALGYEOL_${name}\``);
  const camel = (name: string) =>
    name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(() =>
    createConfig(Object.fromEntries(given.map(([name, value]) => [camel(name!), value]))),
  ).not.toThrow();
}

export function wellFormedXml(code: string): void {
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(code).close();
  expect(code).toContain('ko-KR');
}

/** The rooms of a drawing are rooms of the house. */
export function rooms(code: string): void {
  const named = [...code.matchAll(/\b([a-z]+)\//g)].map(([, room]) => room!);
  expect(named.length).toBeGreaterThan(4);
  for (const room of named) expect(existsSync(rootPath(`src/${room}`)), room).toBe(true);
}

/** A query of a search engine is JSON about the fields that the page fills. */
export function searchRequest(code: string): void {
  expect(JSON.stringify(JSON.parse(code))).toContain('"lemmas"');
}

/** What Spark is given is there: options of the job, names of the package, files that go along. */
export function spark(code: string): void {
  const job = readRoot('python/malgyeol/spark_job.py');
  const [, ours = ''] = /(?:malgyeol-spark|\$JOB|spark_job\.py)((?: .*|\n)*)/.exec(code) ?? [];
  for (const [option] of ours.matchAll(/(?<= )--[a-z-]+/g)) expect(job).toContain(`"${option}"`);
  for (const [, path] of code.matchAll(/(?:\.|\/opt\/malgyeol)\/(python)(?=[\s'[])/g))
    expect(existsSync(rootPath(`${path}/pyproject.toml`))).toBe(true);
  const [, packed = ''] = /^tar czf \S+ (.*)$/m.exec(code) ?? [];
  for (const path of packed.split(' ').filter(Boolean)) expect(existsSync(rootPath(path)), path).toBe(true);
  for (const [, extra] of code.matchAll(/python\[(\w+)\]/g))
    expect(readRoot('python/pyproject.toml')).toContain(`\n${extra} = [`);
  if (code.includes('MALGYEOL_HOME'))
    expect(readRoot('python/malgyeol/find_engine.py')).toContain('MALGYEOL_HOME');
}

export function sparkFunctions(code: string): void {
  const [, names] = /from malgyeol\.spark import (.*)/.exec(code)!;
  for (const name of names!.split(', '))
    expect(readRoot('python/malgyeol/spark.py')).toContain(`\ndef ${name}(`);
}
