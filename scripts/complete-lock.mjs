/**
 * Writes the optional packages that npm left out into package-lock.json. A registry mirror that offers only the
 * binaries of its own platform makes npm forget the others, and `npm ci` then refuses the lock on every machine.
 * Run it after adding or updating a dependency, with the path of the lock where it is not the main one; a test says
 * when it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The optional packages that a lock names without describing them, as [path, entry]. */
export function missingOptionals({ packages }) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (packages[`${path}/node_modules/${name}`] || packages[`node_modules/${name}`]) continue;
      missing.set(`node_modules/${name}`, entryOf(name, version, dev));
    }
  }
  return [...missing];
}

/** Names of such packages say what they are for: cli-linux-arm64-musl, binding-win32-x64-msvc. */
function entryOf(name, version, dev) {
  const words = name.split('/').at(-1).split('-');
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : [];
  if (cpu.length === 0) throw new Error(`${name}: 어느 기계에 쓰는 패키지인지 이름에서 알 수 없습니다.`);
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const path = argv[2] ?? new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = missingOptionals(lock);
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...added].sort(byPath));
  writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`package-lock.json: ${added.length}개를 더했습니다.`);
}
