import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRealEngine, hasModels } from '../../support/real-engine.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { startFixtureServer } from './fixture-server.js';
import { NEEDS_FIXTURES } from './needs-fixtures.js';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The suite needs a newer Node than we do; .ci/run installs both here. */
const NODE = file('./tools/node_modules/node/bin/node');
const SUITE = file('./tools/node_modules/@modelcontextprotocol/conformance/dist/index.js');
const INSPECTOR = file('./tools/node_modules/.bin/mcp-inspector');
const installed = existsSync(NODE) && existsSync(SUITE);
if (!installed) {
  console.warn('MCP 적합성 시험 도구가 없어 건너뜁니다. 설치: npm ci --prefix test/mcp/conformance/tools');
}

function run(args: string[]): Promise<{ status: number | null; stdout: string; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, output] = ['', ''];
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('close', (status) => resolve({ status, stdout, output }));
  });
}

/** The scenarios that a revision requires, each with whether it passed; extensions (tasks) are not scored. */
async function conformance(
  url: string,
  revision: string,
): Promise<{ results: Map<string, boolean>; output: string }> {
  const { output } = await run([SUITE, 'server', '--url', url, '--requirements', revision]);
  const [scored, unscored = ''] = output.split('Not scored for');
  const extensions = new Set([...unscored.matchAll(/^ +\S (\S+) \(extension\)/gm)].map(([, name]) => name!));
  const results = new Map<string, boolean>();
  for (const [, mark, name] of scored!.matchAll(/^(✓|✗) (\S+): \d+ passed, \d+ failed/gm)) {
    if (!extensions.has(name!) && !name!.startsWith('tasks-')) results.set(name!, mark === '✓');
  }
  return { results, output };
}

const REVISIONS = [
  { revision: '2025-11-25' as const, scenarios: 33 },
  { revision: '2026-07-28' as const, scenarios: 40 },
];

describe.runIf(installed)('the official suite', () => {
  let fixture: Awaited<ReturnType<typeof startFixtureServer>>;
  let server: TestServer;
  beforeAll(async () => {
    fixture = await startFixtureServer();
    server = await startTestServer({
      config: { open: true, mcpRate: 0 },
      ...(hasModels ? { createEngine: createRealEngine } : {}),
    });
  });
  afterAll(async () => {
    await fixture?.close();
    await server?.close();
  });

  it.each(REVISIONS)(
    'passes whole on our transport with its own tools, $revision',
    async ({ revision, scenarios }) => {
      const { results, output } = await conformance(fixture.url, revision);
      const failed = [...results].filter(([, passed]) => !passed).map(([name]) => name);
      expect(failed, output.slice(-6000)).toEqual([]);
      expect(results.size).toBeGreaterThanOrEqual(scenarios);
    },
    120_000,
  );

  it.each(REVISIONS)(
    'passes at /mcp wherever it does not need its own names, $revision',
    async ({ revision }) => {
      const { results, output } = await conformance(`${server.url}/mcp`, revision);
      const failed = [...results].filter(([, passed]) => !passed).map(([name]) => name);
      expect(failed.sort(), output.slice(-6000)).toEqual(Object.keys(NEEDS_FIXTURES[revision]).sort());
    },
    120_000,
  );

  it('what needs fixtures is documented', () => {
    const page = readFileSync(file('../../../docs/mcp-conformance.md'), 'utf8');
    for (const names of Object.values(NEEDS_FIXTURES)) {
      for (const name of Object.keys(names)) expect(page).toContain(`\`${name}\``);
    }
  });

  it.runIf(hasModels)(
    "the inspector's command line lists and calls every tool",
    async () => {
      const inspect = async (...args: string[]) => {
        const { stdout, output, status } = await run([
          INSPECTOR,
          '--cli',
          `${server.url}/mcp`,
          '--transport',
          'http',
          ...args,
        ]);
        expect(status, output).toBe(0);
        return JSON.parse(stdout);
      };
      const { tools } = await inspect('--method', 'tools/list');
      const calls: Record<string, string[]> = {
        analyze_syntax: ['text=하나 둘'],
        tokenize: ['text=하나 둘'],
        correct_grammar: ['text=하나 둘'],
        list_pos_tags: [],
        manage_dictionary: ['action=list'],
        explain_rule: ['help_id=doe-dwae'],
        search_words: ['pattern=사?'],
      };
      expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(calls).sort());
      for (const [name, args] of Object.entries(calls)) {
        const given = args.flatMap((arg) => ['--tool-arg', arg]);
        const result = await inspect('--method', 'tools/call', '--tool-name', name, ...given);
        expect(result.content[0].text, name).toBeTruthy();
      }
    },
    120_000,
  );
});
