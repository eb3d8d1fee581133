/**
 * Installs what a release consists of, each into an empty folder, and uses it there.
 * node scripts/release/use-packed.mjs FOLDER
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { unzip } from './unzip.mjs';

const TEXT = '하늘을 나는 새';
const READ = '날/VV+는/ETM';
const ANSWER_MS = 60_000;

const folder = resolve(argv[2]);
const empty = mkdtempSync(join(tmpdir(), 'malgyeol-release-'));
try {
  const find = (ending) => {
    const name = readdirSync(folder).find((path) => path.endsWith(ending));
    if (!name) throw new Error(`${folder}에 *${ending} 파일이 없습니다.`);
    return join(folder, name);
  };
  useTarball(find('.tgz'), join(empty, 'npm'));
  await useExtension(find('.vsix'), join(empty, 'vscode'), join(empty, 'npm'));
  useWheel(find('.whl'), join(empty, 'python'));
} catch (error) {
  console.error(`오류: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(empty, { recursive: true, force: true });
}

function useTarball(path, place) {
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"name":"empty","version":"1.0.0","type":"module"}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', path], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const program = join(place, 'node_modules/malgyeol/bin/malgyeol');
  const line = execFileSync(execPath, [program, 'analyze'], { input: `${TEXT}\n`, encoding: 'utf8' });
  expect('npm, command', JSON.parse(line).sentences[0].tokens[1].tagged, READ);
  writeFileSync(
    join(place, 'use.mjs'),
    `import { createMalgyeol } from 'malgyeol';
     const m = await createMalgyeol({ threads: 1 });
     console.log((await m.correct('학교에 갔읍니다.')).revised);
     await m.close();`,
  );
  const corrected = execFileSync(execPath, ['use.mjs'], { cwd: place, encoding: 'utf8' });
  expect('npm, library', corrected.trim(), '학교에 갔습니다.');
}

/** The wheel brings its engine; of Python it takes only an environment of its own. */
function useWheel(path, place) {
  execFileSync('python3', ['-m', 'venv', place]);
  const python = join(place, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--no-index', path], { stdio: 'inherit' });
  const script = `from malgyeol import Malgyeol\nwith Malgyeol() as m: print(m.nouns(${JSON.stringify(TEXT)}))`;
  const nouns = execFileSync(python, ['-c', script], { cwd: place, encoding: 'utf8' });
  expect('wheel', nouns.trim(), "['하늘', '새']");
}

/** An editor cannot be had here: the files of the extension, and the server that it starts, asked as it asks. */
async function useExtension(path, place, npm) {
  await unzip(path, place);
  const { main, version } = JSON.parse(readFileSync(join(place, 'extension/package.json'), 'utf8'));
  if (!existsSync(join(place, 'extension', main))) throw new Error(`the extension has no ${main}`);
  execFileSync(execPath, ['--check', join(place, 'extension', main)]);
  const client = join(place, 'extension/node_modules/vscode-languageclient/package.json');
  if (!existsSync(client)) throw new Error('the extension does not bring its client of the language server');
  const server = spawn(execPath, [join(npm, 'node_modules/malgyeol/bin/malgyeol'), 'lsp']);
  try {
    const send = (message) => {
      const text = JSON.stringify({ jsonrpc: '2.0', ...message });
      server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    };
    const answer = saidUntil(server, /"diagnostics":\[\{/);
    send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
    send({ method: 'initialized', params: {} });
    const textDocument = {
      uri: 'file:///글.md',
      languageId: 'markdown',
      version: 1,
      text: '학교에 갔읍니다.\n',
    };
    send({ method: 'textDocument/didOpen', params: { textDocument } });
    expect(`vsix ${version}`, /갔습니다/.test(await answer), true);
  } finally {
    server.kill();
  }
}

function saidUntil(child, pattern) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`no answer:\n${said}`)), ANSWER_MS);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (!pattern.test(said)) return;
      clearTimeout(late);
      resolve(said);
    });
  });
}

function expect(what, found, wanted) {
  if (found !== wanted) throw new Error(`${what}: ${found} (${wanted})`);
  console.log(`${what}: works`);
}
