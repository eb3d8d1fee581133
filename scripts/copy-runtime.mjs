import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RUNTIME } from './install.mjs';

/** What only graphics processors need: onnxruntime.dll looks for them when they are asked for, and we never do. */
const UNUSED = /^(?:DirectML|dxcompiler|dxil)\.dll$/;
/** The same library under two names; the binding asks for the short one. */
const TWIN = /^libonnxruntime\.\d+\.\d+\.\d+\.dylib$/;

/**
 * Puts onnxruntime-node into `target` (dist/onnxruntime) from where it is `installed`: its code and the libraries that
 * are there. The package itself would fetch gigabytes for graphics processors; a copy has no install script.
 */
export function copyRuntime(target, installed = RUNTIME) {
  const source = join(installed, 'node_modules/onnxruntime-node');
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  rmSync(target, { recursive: true, force: true });
  const put = (path) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    linkOrCopy(join(source, path), join(target, path));
  };
  for (const file of readdirSync(join(source, 'dist'))) {
    if (!file.endsWith('.js')) continue;
    mkdirSync(join(target, 'dist'), { recursive: true });
    const code = readFileSync(join(source, 'dist', file), 'utf8');
    writeFileSync(
      join(target, 'dist', file),
      code.replaceAll('"onnxruntime-common"', '"../common/index.js"'),
    );
  }
  copyCommon(join(installed, 'node_modules/onnxruntime-common/dist/cjs'), join(target, 'common'));
  for (const platform of platformsIn(join(source, 'bin/napi-v6'))) {
    const folder = `bin/napi-v6/${platform}`;
    for (const file of readdirSync(join(source, folder))) {
      if (!UNUSED.test(file) && !TWIN.test(file)) put(`${folder}/${file}`);
    }
  }
  const manifest = { name, version, license, author, repository, type: 'commonjs', main: 'dist/index.js' };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** The half of the runtime that is the same for all of its platforms, a package of its own. */
function copyCommon(source, target) {
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(source))
    if (file.endsWith('.js')) copyFileSync(join(source, file), join(target, file));
}

function platformsIn(folder) {
  return readdirSync(folder).flatMap((system) =>
    readdirSync(join(folder, system)).map((processor) => `${system}/${processor}`),
  );
}

/** A link takes no room; not every file system can. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
