import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importCircles } from './import-circles.mjs';

/** What the operations of the service stand on. */
const BELOW_SERVICE = [
  'wire',
  'gen',
  'errors',
  'access',
  'dictionary',
  'glossary',
  'store',
  'correction',
  'analysis',
  'lexicon',
  'hangul',
];

/**
 * The one direction of imports (ARCHITECTURE.md): each room of src/ with the rooms that it may import from.
 * A room that is not listed here does not exist.
 */
export const ROOMS = {
  // Long work that lets others have the thread in between; every room may import it.
  nonblocking: [],
  hangul: [],
  lexicon: ['hangul'],
  analysis: ['lexicon', 'hangul'],
  correction: ['analysis', 'lexicon', 'hangul'],
  // What the build finds out once for the program to read; not shipped.
  build: ['correction'],
  // What may be told to a caller, known by every room that refuses something.
  errors: [],
  // Files that people write: read as text, written back with changes; browsers use it too.
  formats: [],
  store: ['errors'],
  dictionary: ['errors', 'store', 'analysis', 'lexicon', 'hangul'],
  glossary: ['store', 'analysis', 'lexicon', 'hangul'],
  access: ['errors', 'store'],
  // People who sign up by e-mail, their browsers and their keys.
  accounts: ['access', 'errors', 'store'],
  // Logging in with a key or an account: the authorization server for AI tools.
  oauth: ['accounts', 'access', 'errors', 'store', 'hangul'],
  // What buf makes from proto/: the wire, known from service/ upwards.
  gen: [],
  // The messages as the JSON that is really written; types only.
  wire: ['gen'],
  service: BELOW_SERVICE,
  // For programs that ask a server: browsers too, so nothing but types comes from elsewhere.
  client: ['wire'],
  // For programs that have the engine in themselves.
  library: [
    'client',
    'service',
    'wire',
    'gen',
    'errors',
    'dictionary',
    'store',
    'correction',
    'analysis',
    'lexicon',
    'hangul',
  ],
  // The tools for AI, over whatever transport.
  mcp: [
    'service',
    'wire',
    'gen',
    'errors',
    'dictionary',
    'glossary',
    'store',
    'correction',
    'lexicon',
    'hangul',
  ],
  // For editors: documents as they are written.
  lsp: ['service', 'wire', 'correction', 'analysis', 'hangul'],
  server: ['mcp', 'oauth', 'accounts', 'service', ...BELOW_SERVICE],
  cli: ['server', 'formats', 'lsp', 'mcp', 'oauth', 'accounts', 'service', ...BELOW_SERVICE],
};

/** Packages that know of a transport, a key or a tensor, with the rooms that may know of them. */
export const PACKAGES = {
  '@connectrpc/': ['service', 'server', 'cli'],
  '@eslint-community/': ['build'],
  '@bufbuild/': ['gen', 'service', 'library', 'mcp', 'server', 'cli'],
  '@modelcontextprotocol/': ['mcp', 'server', 'cli'],
  nodemailer: ['accounts'],
  'node:http': ['oauth', 'server', 'cli'],
  'node:http2': ['server', 'cli'],
  'oidc-provider': ['oauth'],
  'onnxruntime-common': ['analysis'],
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|\bnew\s+URL\(\s*)(['"])([^'"\n]+)\1/gm;

/** What is wrong with the imports of one file, given by its path inside src/ (with slashes). */
export function wrongImports(path, source) {
  const room = path.split('/')[0];
  if (!path.includes('/')) return [`${path}: 파일은 방(src/<방>/) 안에 있어야 합니다.`];
  if (!Object.hasOwn(ROOMS, room)) return [`${path}: ARCHITECTURE.md에 없는 방입니다: ${room}`];
  const wrong = [];
  for (const [, , target] of source.matchAll(IMPORT)) {
    if (target.startsWith('.')) {
      const reached = posix.join(posix.dirname(path), target);
      // Above src/ lie the data of the package (models/, package.json), which are read and not imported.
      const targetRoom = reached.split('/')[0];
      if (targetRoom === '..' || targetRoom === room) continue;
      if (targetRoom !== 'nonblocking' && !ROOMS[room].includes(targetRoom))
        wrong.push(`${path}: ${room} → ${targetRoom} (${target})`);
    } else {
      const known = Object.keys(PACKAGES).find(
        (name) => target === name || (name.endsWith('/') && target.startsWith(name)),
      );
      if (known && !PACKAGES[known].includes(room)) wrong.push(`${path}: ${room} → ${target}`);
    }
  }
  return wrong;
}

/** Specs stand beside what they test and may reach for anything. */
export function checkImports(src) {
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .flatMap((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return wrongImports(relative(src, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    });
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const circles = importCircles(src).map((files) => `서로 import하는 파일: ${files.join(' ↔ ')}`);
  const wrong = [...checkImports(src), ...circles];
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exit(1);
  console.log('import 방향: 이상 없음');
}
