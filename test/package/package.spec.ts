import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Packed, pack } from '../support/packed.js';
import { hasModels } from '../support/real-engine.js';
import { THOROUGH } from '../support/thorough.js';

/** What `npm pack` makes, put into an empty folder and used there. */
const reachable =
  THOROUGH &&
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], {
    stdio: 'ignore',
    timeout: 20_000,
  }).status === 0;
const able = reachable && hasModels;
const note = able ? '' : ': not run, it takes MALGYEOL_TEST_THOROUGH=1, the registry of npm and the models';

const MEGABYTE = 1_000_000;

describe.runIf(able)(`the package${note}`, () => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await pack();
    folder = join(packed.folder, 'empty');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"name":"empty","version":"1.0.0","type":"module"}');
    execFileSync('npm', ['i', packed.tarball, '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
    });
  }, 300_000);
  afterAll(() => packed?.remove());

  const run = (command: string, args: string[], input = '') =>
    execFileSync(command, args, { cwd: folder, input, encoding: 'utf8' });

  it('has its version in its name, and neither tests nor an install script', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/malgyeol/package.json'), 'utf8'));
    expect(packed.tarball).toMatch(new RegExp(`malgyeol-${manifest.version}\\.tgz$`));
    expect(packed.files.filter(({ path }) => path.includes('.spec.'))).toEqual([]);
    expect(packed.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['dist/web/index.html', 'models/tagger.json', 'dist/library/index.d.ts']),
    );
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    const scripted = Object.entries(installed.packages as Record<string, { hasInstallScript?: boolean }>)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path]) => path);
    expect(scripted).toEqual([]);
    expect(Object.keys(installed.packages)).not.toContain('node_modules/onnxruntime-node');
  });

  it('takes at most 128 MB beside onnxruntime, of which every platform has one library', () => {
    const size = sizeOf(join(folder, 'node_modules'));
    const runtime = sizeOf(join(folder, 'node_modules/malgyeol/dist/onnxruntime'));
    expect((size - runtime) / MEGABYTE).toBeLessThanOrEqual(128);
    const libraries = packed.files.filter(({ path }) => /libonnxruntime|onnxruntime\.dll/.test(path));
    expect(libraries).toHaveLength(5);
  });

  it('analyses on the command line', () => {
    const answer = run('npx', ['malgyeol', 'analyze'], '하늘을 나는 새\n');
    expect(JSON.parse(answer).sentences[0].tokens[1].tagged).toBe('날/VV+는/ETM');
  });

  it('brings the licences of what it holds of other packages', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'NOTICE', 'dist/packages/LICENCES.txt', 'dist/web/licences.md']),
    );
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    const names = Object.keys(installed.packages).map((path) => path.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => !/libsql|^malgyeol$|^@neon-rs\/load$|^detect-libc$/.test(name))).toEqual(
      [],
    );
  });

  it('serves: the page, analyses, dictionaries, MCP with its login, metrics', async () => {
    const options = ['serve', '--port', '0', '--data', join(folder, 'data')];
    const child = spawn(process.execPath, [join(folder, 'node_modules/malgyeol/bin/malgyeol'), ...options]);
    try {
      const said = await saidBy(child, /요청을 받습니다/);
      const url = /http:\/\/[\d.a-z]+:\d+/.exec(said)![0];
      const key = /mg-[\w-]+/.exec(said)![0];
      const ask = (path: string, body?: object, headers: Record<string, string> = { 'api-key': key }) =>
        fetch(`${url}${path}`, {
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
          headers: {
            ...headers,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
        });
      expect((await ask('/', undefined, {})).status).toBe(200);
      const document = { content: '하늘을 나는 새' };
      const analysis = await (await ask('/svc.LanguageService/AnalyzeSyntax', { document })).json();
      expect(analysis.sentences[0].tokens).toHaveLength(3);
      const update = { domain_name: '우리', dict: { np_set: { items: { 볼린저: 1 } } } };
      expect((await ask('/svc.CustomDictionaryService/UpdateCustomDictionary', update)).status).toBe(200);
      const tools = await ask('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
      expect(await tools.text()).toContain('correct_grammar');
      const login = await (await ask('/.well-known/oauth-authorization-server', undefined, {})).json();
      expect(login.token_endpoint).toContain('/token');
      const client = { redirect_uris: ['http://127.0.0.1/back'], token_endpoint_auth_method: 'none' };
      const registered = await fetch(login.registration_endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(client),
      });
      expect(registered.status).toBe(201);
      expect(await (await ask('/metrics')).text()).toContain('process_cpu_seconds_total');
    } finally {
      child.kill();
    }
  }, 60_000);

  it('is a server for AI tools and for editors', async () => {
    const start = (command: string) =>
      spawn(process.execPath, [join(folder, 'node_modules/malgyeol/bin/malgyeol'), command], { cwd: folder });
    const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize' };
    const clientInfo = { name: 'test', version: '1' };
    const mcp = start('mcp');
    const protocol = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    mcp.stdin.write(`${JSON.stringify({ ...initialize, params: protocol })}\n`);
    expect(await saidBy(mcp, /\n/)).toContain('"serverInfo"');
    mcp.kill();
    const lsp = start('lsp');
    const params = { processId: null, rootUri: null, capabilities: {} };
    const message = JSON.stringify({ ...initialize, params });
    lsp.stdin.write(`Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`);
    expect(await saidBy(lsp, /\}$/)).toContain('"codeActionProvider"');
    lsp.kill();
  }, 60_000);

  it('reads and writes tables', () => {
    writeFileSync(join(folder, 'rows.csv'), 'id,text\n1,하늘을 나는 새\n');
    run('npx', ['malgyeol', 'nouns', 'rows.csv', '--column', 'text', '--out', 'out', '--format', 'parquet']);
    const [name] = readdirSync(join(folder, 'out')).filter((path) => path.endsWith('.parquet'));
    run('npx', ['malgyeol', 'analyze', join('out', name!), '--column', 'text', '--out', 'again']);
    const [lines] = readdirSync(join(folder, 'again')).filter((path) => path.endsWith('.jsonl'));
    expect(readFileSync(join(folder, 'again', lines!), 'utf8')).toContain('날/VV+는/ETM');
  });

  it('is a library and a client', () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { createMalgyeol } from 'malgyeol';
       import { Tagger, Corrector, CustomDict } from 'malgyeol/client';
       const m = await createMalgyeol({ threads: 1 });
       const { revised } = await m.correct('영수 도 학교에 갔읍니다.');
       console.log(JSON.stringify([revised, await m.nouns('하늘을 나는 새'), typeof Tagger, typeof Corrector, typeof CustomDict]));
       await m.close();`,
    );
    expect(JSON.parse(run(process.execPath, ['use.mjs']))).toEqual([
      '영수도 학교에 갔습니다.',
      ['하늘', '새'],
      'function',
      'function',
      'function',
    ]);
  });

  it('has types', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { createMalgyeol, type Analysis } from 'malgyeol';
       import { MalgyeolError, Tagger } from 'malgyeol/client';
       const m = await createMalgyeol({ threads: 0 });
       const analysis: Analysis = await m.analyze('하늘', { withSense: true });
       const pairs: Array<[string, string]> = await new Tagger({ url: '', key: '' }).pos('하늘');
       console.log(analysis.tokensCount, pairs.length, MalgyeolError.name);`,
    );
    const compilerOptions = {
      noEmit: true,
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom'],
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    run(process.execPath, [join(import.meta.dirname, '../../node_modules/typescript/bin/tsc'), '-p', '.']);
  });
});

/** What a process has written until a pattern is in it. */
function saidBy(child: ChildProcess, until: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk;
      if (until.test(said)) resolve(said);
    });
  });
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
