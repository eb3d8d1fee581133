import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configReference } from '../src/server/config-reference.js';

it('docs/configuration.md is what the schema says (else: npm run docs)', () => {
  expect(readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')).toBe(configReference());
});

const docs = new URL('../docs/', import.meta.url);
const pages = readdirSync(docs, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.md'));

it('docs/README.md leads to every page, by task', () => {
  const index = readFileSync(new URL('README.md', docs), 'utf8');
  const missing = pages.filter((name) => name !== 'README.md' && !index.includes(`](${name})`));
  expect(missing).toEqual([]);
  for (const task of ['Write', 'Develop', 'Index', 'Operate', 'Migrate'])
    expect(index).toMatch(new RegExp(`^\\| [^|]*${task} +\\|`, 'm'));
});

it('every link of README.md and docs/ leads to a file that is there', () => {
  const broken = ['../README.md', '../CONTRIBUTING.md', '../models/MODEL.md', ...pages].flatMap((name) => {
    const page = new URL(name, docs);
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      ([, link]) => link!,
    );
    return links.filter((link) => !existsSync(new URL(link, page))).map((link) => `${name}: ${link}`);
  });
  expect(broken).toEqual([]);
});

it('the manifests for Kubernetes name the image of this version', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const manifest = readFileSync(new URL('../deploy/kubernetes/malgyeol.yaml', import.meta.url), 'utf8');
  expect([...manifest.matchAll(/image: malgyeol:(\S+)/g)].map(([, tag]) => tag)).toEqual([version]);
});
