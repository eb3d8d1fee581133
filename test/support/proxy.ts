import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { installed } from './installed.mjs';

/** A program that stands before the server with the configuration that we give out. */
export interface InFront {
  url: string;
  /** Where it answers what was sent in the clear. */
  plainUrl: string;
  stop(): Promise<void>;
}

interface ProxyKind {
  name: string;
  isInstalled: boolean;
  /** Files of its own are below `directory`; ports and certificate are this machine's, all else is as given out. */
  start(upstream: number, tls: { tlsCert: string; tlsKey: string }): Promise<InFront>;
}

const given = (name: string) =>
  readFileSync(new URL(`../../deploy/proxies/${name}`, import.meta.url), 'utf8');

/** What must be replaced is there, or the test would prove another file. */
function replaced(text: string, changes: ReadonlyArray<[string | RegExp, string]>): string {
  return changes.reduce((before, [what, by]) => {
    const after = before.replaceAll(what, by);
    if (after === before) throw new Error(`the configuration has no ${what}`);
    return after;
  }, text);
}

const nginx: ProxyKind = {
  name: 'nginx',
  isInstalled: installed('nginx', '-v'),
  async start(upstream, { tlsCert, tlsKey }) {
    const directory = mkdtempSync(join(tmpdir(), 'malgyeol-nginx-'));
    const [port, plain] = [await freePort(), await freePort()];
    const site = replaced(given('nginx.conf'), [
      ['127.0.0.1:5656', `127.0.0.1:${upstream}`],
      ['/etc/ssl/ko.example.com.pem', tlsCert],
      ['/etc/ssl/ko.example.com.key', tlsKey],
      ['server_name ko.example.com', 'server_name localhost'],
      // Not every machine has IPv6.
      [/^ *listen \[::\].*\n/gm, ''],
      ['listen 443', `listen 127.0.0.1:${port}`],
      ['listen 80', `listen 127.0.0.1:${plain}`],
    ]);
    writeFileSync(join(directory, 'site.conf'), site);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `  ${kind}_temp_path ${directory}/${kind};`,
    );
    const main = [
      'daemon off;',
      // Its own user of the package may not read what only we may.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${directory}/pid;`,
      `error_log ${directory}/error.log;`,
      'events {}',
      'http {',
      '  access_log off;',
      ...folders,
      `  include ${directory}/site.conf;`,
      '}',
    ];
    writeFileSync(join(directory, 'nginx.conf'), main.join('\n'));
    const child = spawn('nginx', ['-p', directory, '-e', `${directory}/error.log`, '-c', 'nginx.conf']);
    return untilAnswering(child, port, plain, directory);
  },
};

const caddy: ProxyKind = {
  name: 'Caddy',
  isInstalled: installed('caddy', 'version'),
  async start(upstream, { tlsCert, tlsKey }) {
    const directory = mkdtempSync(join(tmpdir(), 'malgyeol-caddy-'));
    const [port, plain] = [await freePort(), await freePort()];
    const site = replaced(given('Caddyfile'), [
      ['127.0.0.1:5656', `127.0.0.1:${upstream}`],
      [/^ko\.example\.com \{$/gm, `https://localhost:${port} {\n\ttls ${tlsCert} ${tlsKey}`],
    ]);
    const own = ['admin off', `http_port ${plain}`, `https_port ${port}`, 'skip_install_trust'];
    writeFileSync(join(directory, 'Caddyfile'), `{\n\t${own.join('\n\t')}\n}\n${site}`);
    mkdirSync(join(directory, 'data'));
    const child = spawn(
      'caddy',
      ['run', '--adapter', 'caddyfile', '--config', join(directory, 'Caddyfile')],
      {
        env: { ...process.env, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
      },
    );
    return untilAnswering(child, port, plain, directory);
  },
};

export const PROXIES: readonly ProxyKind[] = [nginx, caddy];

async function untilAnswering(
  child: ChildProcess,
  port: number,
  plain: number,
  directory: string,
): Promise<InFront> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `https://localhost:${port}`;
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(said);
      await fetch(`${url}/healthz`);
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(said, { cause: error });
  }
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
