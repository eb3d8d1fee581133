import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installed } from './support/installed.mjs';
import { createRealEngine, hasModels } from './support/real-engine.js';
import { startTestServer, type TestServer } from './support/server.js';

/** Every block of docs/api.md is run as it stands there. */
const run = promisify(execFile);
const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
  language: language!,
  code: code!,
}));

const TOOLS: Record<
  string,
  { there: boolean; command(code: string, directory: string): [string, string[]] }
> = {
  sh: { there: installed('curl', '--version'), command: (code) => ['bash', ['-euc', code]] },
  grpcurl: { there: installed('grpcurl', '-version'), command: (code) => ['bash', ['-euc', code]] },
  js: {
    there: true,
    command: (code, directory) => [process.execPath, [written(directory, 'example.mjs', code)]],
  },
  python: {
    there: installed('python3', '--version'),
    command: (code, directory) => ['python3', [written(directory, 'example.py', code)]],
  },
  java: {
    there: installed('java', '-version'),
    command: (code, directory) => ['java', [written(directory, 'Analyze.java', code)]],
  },
};

function written(directory: string, name: string, code: string): string {
  writeFileSync(join(directory, name), code);
  return join(directory, name);
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(hasModels ? { createEngine: createRealEngine } : {});
}, 60_000);
afterAll(() => server.close());

describe('examples of docs/api.md', () => {
  it('cover curl, grpcurl, Python, JavaScript and Java', () => {
    expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(Object.keys(TOOLS)));
  });

  for (const [index, { language, code }] of blocks.entries()) {
    const { there, command } = TOOLS[language]!;
    const name = `${index + 1} (${language})${there ? '' : ': not run, the tool is not installed here'}`;
    const able = there && (hasModels || !code.includes('RevisionService'));
    it.runIf(able)(
      name,
      async () => {
        const [tool, args] = command(code, mkdtempSync(join(tmpdir(), 'malgyeol-example-')));
        const env = { ...process.env, URL: server.url, HOST: `127.0.0.1:${server.port}`, KEY: server.key };
        const { stdout } = await run(tool, args, { env, maxBuffer: 10_000_000 });
        expect(stdout.length).toBeGreaterThan(2);
        if (code.includes('초생달')) expect(stdout).toContain('초생달');
        // Only the engine corrects; the double in its place does not.
        if (hasModels && code.includes('갔읍니다')) expect(stdout).toContain('갔습니다');
      },
      60_000,
    );
  }
});
