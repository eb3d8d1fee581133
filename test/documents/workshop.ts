import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // biome-ignore format: one line
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rootPath } from './code-blocks.js';

/** Programs whose part a stand-in plays: what they would do to the machine is not ours to try. */
const STAND_INS = ['npm', 'claude', 'pip', 'docker', 'useradd', 'systemctl', 'mvn', 'java'];

/** `serve` goes on in the background until the workshop closes; everything else is the program itself. */
const PROGRAM = `#!/bin/bash
if [ "$1" != serve ]; then exec node "$ROOT/bin/malgyeol" "$@"; fi
node "$ROOT/bin/malgyeol" "$@" --port "$PORT" > "$WORKSHOP/serve.log" 2>&1 &
echo $! >> "$WORKSHOP/pids"
for _ in $(seq 300); do
  if curl -sf -H "x-forwarded-proto: https" "http://localhost:$PORT/readyz" > /dev/null; then exit 0; fi
  kill -0 $! || { cat "$WORKSHOP/serve.log" >&2; exit 1; }
  sleep 0.2
done
exit 1
`;
/** Without another user: options that choose one are left out. */
const SUDO = '#!/bin/bash\nif [ "$1" = -u ]; then shift 2; fi\nexec "$@"\n';
/** The owner of a folder is the user too: -d -o NAME -m MODE PATH. */
const INSTALL =
  '#!/bin/bash\nif [ "$2" = -o ]; then option=$1; shift 3; set -- "$option" "$@"; fi\nexec /usr/bin/install "$@"\n';

export interface Workshop {
  folder: string;
  /** Runs a block of shell as it stands there, paths and addresses being those of the workshop. */
  shell(code: string, asked?: Record<string, string>): Promise<string>;
  close(): void;
}

/** A folder in which the blocks of a page are run one after the other, as its reader would. */
export async function openWorkshop(server: { url: string; key: string; port: number }): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'malgyeol-documents-'));
  const programs = join(folder, 'programs');
  for (const path of ['programs', 'etc/systemd/system', 'usr/local/bin', 'var/backups', 'var/lib'])
    mkdirSync(join(folder, path), { recursive: true });
  const program = (name: string, text: string) => {
    writeFileSync(join(programs, name), text);
    chmodSync(join(programs, name), 0o755);
  };
  program('malgyeol', PROGRAM);
  program('sudo', SUDO);
  program('install', INSTALL);
  const standIn = rootPath('test/documents/stand-in.mjs');
  for (const name of STAND_INS) program(name, `#!/bin/bash\nexec node '${standIn}' ${name} "$@"\n`);
  for (const name of ['bin', 'dist', 'deploy', 'python', 'scripts'])
    symlinkSync(rootPath(name), join(folder, name));
  cpSync(rootPath('examples'), join(folder, 'examples'), { recursive: true });
  const port = await freePort();
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    ROOT: rootPath('').replace(/\/$/, ''),
    WORKSHOP: folder,
    MALGYEOL_DATA: join(folder, 'data'),
    MALGYEOL_HOME: rootPath(''),
    PYTHONPATH: rootPath('python'),
    URL: server.url,
    KEY: server.key,
    PORT: String(port),
  };
  return {
    folder,
    async shell(code, asked = {}) {
      // Whoever starts a server asks that one, all others the one that is there.
      const own = /^ *(?:malgyeol serve|sudo systemctl)/m.test(code) || existsSync(join(folder, 'unit.pid'));
      let text = code
        .replaceAll('localhost:5656', `localhost:${own ? port : server.port}`)
        .replace(/(?<![\w.~])\/(?=(?:opt|etc|var)\/|usr\/local\/bin)/g, `${folder}/`);
      for (const [from, to] of Object.entries(asked)) text = text.replaceAll(from, to);
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], {
        cwd: folder,
        env,
        maxBuffer: 2 ** 26,
      });
      return stdout;
    },
    close() {
      for (const list of ['pids', 'unit.pid'])
        if (existsSync(join(folder, list)))
          for (const pid of readFileSync(join(folder, list), 'utf8').trim().split('\n'))
            spawnSync('kill', [pid]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Puts files into a workshop that the reader of a page is taken to have. */
export function provide({ folder }: Workshop, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
