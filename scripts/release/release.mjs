/**
 * Makes release/ from the commit that is checked out: the archive for npm, the wheel of this platform, the extension for
 * VS Code, the bill of materials, the notes and the checksums; each is installed into an empty place and used.
 * npm run release [-- --without-ci]   (what .ci/run has just said of this commit need not be said again)
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, chdir, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { obstacles, releaseNotes, versions } from './ready-to-release.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(root, 'release');
chdir(root);

const found = obstacles();
for (const obstacle of found) console.error(obstacle);
if (found.length > 0) exit(1);
const version = versions()['package.json'];

if (!argv.includes('--without-ci')) run('.ci/run', [], root);

const stage = mkdtempSync(join(tmpdir(), 'malgyeol-stage-'));
process.on('exit', () => rmSync(stage, { recursive: true, force: true }));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);

step('a clone of the commit, built');
run('git', ['clone', '--quiet', root, stage]);
run('git', ['checkout', '--quiet', execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()]);
run('npm', ['run', '--silent', 'build']);

step('the wheel of this platform');
run('scripts/build-wheel.sh', []);
cpSync(join(stage, 'python/dist'), OUT, { recursive: true });

step('the extension for VS Code');
run(execPath, ['scripts/pack-extension.mjs']);
cpSync(join(stage, 'editors/vscode/malgyeol.vsix'), join(OUT, `malgyeol-${version}.vsix`));

step('the bill of materials');
run(execPath, ['scripts/release/bill-of-materials.mjs', join(OUT, `malgyeol-${version}.cdx.json`)]);

step('the archive for npm');
// Last: it takes the modules away of which the programs are made.
run('npm', ['pack', '--silent', '--pack-destination', OUT]);

step('each in an empty place');
run(execPath, ['scripts/release/use-packed.mjs', OUT]);

const notes = join(OUT, 'notes.md');
writeFileSync(notes, `${releaseNotes()}\n`);
const sums = readdirSync(OUT)
  .sort()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(OUT, name)))
        .digest('hex')}  ${name}\n`,
  );
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
console.log(`\n${sums.join('')}\nrelease/에 ${version}의 파일이 있습니다. 내보내기:
  git tag --sign v${version} --cleanup=verbatim --file release/notes.md && git push origin v${version}
  npm publish release/malgyeol-${version}.tgz --provenance`);

function step(name) {
  console.log(`\n== ${name}`);
}

/** In the clone: nothing that git does not know gets into a release. */
function run(command, args, cwd = stage) {
  try {
    execFileSync(command, args, { stdio: 'inherit', cwd });
  } catch (error) {
    console.error(`오류: ${command} ${args.join(' ')}: ${error.status ?? error.message}`);
    exit(1);
  }
}
