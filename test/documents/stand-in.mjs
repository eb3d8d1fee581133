/**
 * Stands in for programs that a machine of tests does not have or that would change it: `node stand-in.mjs NAME ARGS`.
 * Each does the part that concerns us, and fails where what is asked does not fit what we ship.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const { ROOT, WORKSHOP, PORT, KEY } = process.env;
const [name, ...args] = process.argv.slice(2);
const readRoot = (path) => readFileSync(join(ROOT, path), 'utf8');
const refuse = (why) => {
  console.error(`${name} ${args.join(' ')}: ${why}`);
  process.exit(1);
};
const within = (path) => path.replace(/^\/(?=(?:opt|etc|var)\/)/, `${WORKSHOP}/`);

const PROGRAMS = {
  npm([command, ...rest]) {
    const { scripts } = JSON.parse(readRoot('package.json'));
    if (command === 'pack') writeFileSync('malgyeol-0.0.0.tgz', '');
    else if (command === 'install') installTarball(rest);
    else if (command !== 'ci') {
      const script = command === 'run' ? rest[0] : command;
      if (!scripts[script]) refuse('package.json has no such script');
    }
  },
  async claude([mcp, add, ...rest]) {
    if (mcp !== 'mcp' || add !== 'add') refuse('only mcp add is known');
    const own = rest.indexOf('--');
    if (own >= 0) return speaksMcp(rest.slice(own + 1));
    const [address] = rest.filter((word) => word.startsWith('http://'));
    const header = rest.includes('--header') ? rest[rest.indexOf('--header') + 1] : undefined;
    const [field, value] = header?.replace('mg-…', KEY).split(': ') ?? [];
    const headers = { 'content-type': 'application/json', ...(field ? { [field]: value } : {}) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const { status } = await fetch(address, { method: 'POST', headers, body });
    if (status !== (field ? 200 : 401)) refuse(`the server answers ${status}`);
  },
  pip([install, ...wanted]) {
    if (install !== 'install') refuse('only install is known');
    for (const each of wanted.filter((word) => word.includes('python'))) {
      const [, folder, extra] = /^([^[]*)(?:\[(.*)\])?$/.exec(each);
      const project = readFileSync(join(ROOT, folder, 'pyproject.toml'), 'utf8');
      if (extra && !project.includes(`\n${extra} = [`)) refuse(`no extra ${extra}`);
    }
  },
  docker([command, ...rest]) {
    const file = readRoot('Dockerfile');
    const lines = (word) => [...file.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, text]) => text);
    if (command === 'build') {
      const copied = lines('COPY').filter((text) => !text.startsWith('--from'));
      for (const path of copied.flatMap((text) => text.split(' ').slice(0, -1)))
        if (!existsSync(join(ROOT, path))) refuse(`the Dockerfile copies ${path}, which there is not`);
    } else if (command === 'run') {
      const inside = (option) => rest[rest.indexOf(option) + 1].split(':')[1];
      if (!lines('EXPOSE')[0].split(' ').includes(inside('-p').replace(PORT, '5656'))) refuse('not exposed');
      if (lines('VOLUME')[0] !== inside('-v')) refuse('not a volume');
    } else if (command === 'exec') {
      const [, program, ...words] = rest.map((word) => word.replace(/^\/data/, process.env.MALGYEOL_DATA));
      process.exit(spawnSync(program, words, { cwd: ROOT, stdio: 'inherit' }).status);
    } else if (command === 'cp') {
      const path = rest[0].split(':')[1].replace('/data', process.env.MALGYEOL_DATA);
      if (!existsSync(path)) refuse('there is no such file');
    } else refuse('not known');
  },
  useradd(options) {
    const unit = readRoot('deploy/malgyeol.service');
    if (!unit.includes(`\nUser=${options.at(-1)}\n`)) refuse('the unit runs as another user');
  },
  async systemctl(words) {
    const verbs = words.filter((word) => !word.startsWith('-') && word !== 'malgyeol');
    if (['stop', 'restart'].includes(verbs[0])) await stopUnit();
    if (['start', 'restart'].includes(verbs[0]) || words.includes('--now')) startUnit();
  },
  mvn: () => mkdirSync('lib', { recursive: true }),
  java(words) {
    for (const path of words.filter((word) => /\.(?:java|tokens|tsv)$/.test(word)))
      if (!existsSync(path)) refuse(`there is no ${path}`);
  },
};

function installTarball(words) {
  const folder = resolve(words[words.indexOf('--prefix') + 1]);
  const [tarball] = words.filter((word) => word.endsWith('.tgz'));
  if (!existsSync(tarball)) refuse('there is no such package');
  const modules = join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(ROOT, join(modules, 'malgyeol'));
  symlinkSync(join(ROOT, 'bin/malgyeol'), join(modules, '.bin/malgyeol'));
}

function speaksMcp([program, ...words]) {
  const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })}\n`;
  const { stdout } = spawnSync(program, words, { input, encoding: 'utf8', timeout: 60_000 });
  if (!stdout.includes('correct_grammar')) refuse(`no tools: ${stdout}`);
}

const pidFile = join(WORKSHOP, 'unit.pid');

function startUnit() {
  const unit = readFileSync(join(WORKSHOP, 'etc/systemd/system/malgyeol.service'), 'utf8');
  const [program, ...words] = /^ExecStart=(.*)$/m.exec(unit)[1].split(' ').map(within);
  const set = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, key, value]) => [key, within(value)]);
  const env = { ...process.env, ...Object.fromEntries(set), MALGYEOL_PORT: PORT };
  mkdirSync(env.MALGYEOL_DATA, { recursive: true });
  if (readdirSync(WORKSHOP).includes('unit.pid')) refuse('it runs already');
  const child = spawn(program.endsWith('node') ? process.execPath : program, words, {
    env,
    detached: true,
    stdio: 'ignore',
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

async function stopUnit() {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid);
  for (let running = true; running; ) {
    await new Promise((wake) => setTimeout(wake, 50));
    try {
      process.kill(pid, 0);
    } catch {
      running = false;
    }
  }
  rmSync(pidFile);
}

if (!PROGRAMS[name]) refuse('no stand-in');
await PROGRAMS[name](args);
process.exit(0);
