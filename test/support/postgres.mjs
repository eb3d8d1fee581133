import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} TestPostgres
 * @property {() => Promise<string>} createDatabase A new, empty database.
 * @property {() => Promise<void>} stop
 */

/**
 * Where initdb and postgres are; undefined where PostgreSQL is not installed.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)].find(
    (directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres')),
  );
}

/**
 * A real server of its own in a temporary directory.
 * @param {string} bin
 * @returns {Promise<TestPostgres>}
 */
export async function startPostgres(bin) {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-postgres-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const options = { ...user, stdio: 'ignore', cwd: directory };
  const data = join(directory, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    directory,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const child = spawn(join(bin, 'postgres'), args, options);
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  const urlOf = (database) => `postgres://test@127.0.0.1:${port}/${database}`;
  await untilAnswering(urlOf('postgres'));
  let count = 0;
  return {
    async createDatabase() {
      const name = `test_${++count}`;
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its own user comes with the package. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function query(url, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function untilAnswering(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
