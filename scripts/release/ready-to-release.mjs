import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Every place that says which version this is. */
export function versions() {
  const json = (path) => JSON.parse(read(path));
  const [, python] = /^__version__ = "(.+)"$/m.exec(read('python/malgyeol/__init__.py')) ?? [];
  return {
    'package.json': json('package.json').version,
    'package-lock.json': json('package-lock.json').version,
    'editors/vscode/package.json': json('editors/vscode/package.json').version,
    'editors/vscode/package-lock.json': json('editors/vscode/package-lock.json').version,
    'python/malgyeol/__init__.py': python,
    'CHANGELOG.md': /^## (\S+)$/m.exec(read('CHANGELOG.md'))?.[1],
  };
}

/** What the newest version changes, as CHANGELOG.md says it. */
export function releaseNotes() {
  const [, notes] = /^## \S+\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(read('CHANGELOG.md')) ?? [];
  return notes?.trim() ?? '';
}

/** Why this commit cannot be released as it is. */
export function obstacles() {
  const found = [];
  const said = Object.entries(versions());
  const [[, version]] = said;
  for (const [path, its] of said)
    if (its !== version) found.push(`${path}: ${its} (package.json: ${version})`);
  if (git('status', '--porcelain') !== '') found.push('커밋하지 않은 변경이 있습니다.');
  if (
    git('tag', '--list', `v${version}`) !== '' &&
    git('rev-list', '-1', `v${version}`) !== git('rev-parse', 'HEAD')
  )
    found.push(`v${version} 태그가 다른 커밋에 이미 있습니다.`);
  if (releaseNotes() === '') found.push(`CHANGELOG.md에 ${version}에서 바뀐 것이 없습니다.`);
  return found;
}
