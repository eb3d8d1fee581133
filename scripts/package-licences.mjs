import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For packages that name their licence without its text. */
const STANDARD = {
  'Apache-2.0': 'The text of the licence is the one in the file LICENSE of this package.',
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
};
const RULE = '='.repeat(80);
/** A notice at the head of a module or before a part of it, in either kind of comment. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;

export function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/** The licences of the packages that modules belong to, to travel with what is taken of them. */
export function licenceTexts(modules) {
  const byPackage = new Map();
  for (const path of modules)
    byPackage.set(packageOf(path), [...(byPackage.get(packageOf(path)) ?? []), path]);
  return [...byPackage]
    .map(([folder, paths]) => licenceText(folder, paths))
    .sort()
    .join('\n');
}

function licenceText(folder, paths) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = licenceOf(manifest);
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  const parts = file
    ? [readFileSync(join(folder, file), 'utf8').trim()]
    : [...noticesIn(paths, manifest), ...standardTexts(manifest.name, licence)];
  return `${RULE}\n${manifest.name} ${manifest.version} (${licence})\n${RULE}\n\n${parts.join('\n\n')}\n`;
}

function packageOf(path) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  if (!folder) throw new Error(`${path}: not of a package`);
  return folder;
}

function noticesIn(paths, { name, author }) {
  const notices = new Set();
  for (const path of paths)
    for (const [comment] of readFileSync(path, 'utf8').matchAll(COMMENTS))
      if (/copyright (?:\(c\) )?\d{4}/i.test(comment)) notices.add(plain(comment));
  if (notices.size > 0) return [...notices];
  return [
    `Copyright (c) ${(typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`}`,
  ];
}

const plain = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\/\*+|\*+\/|\*)[ ]?/, '').trimEnd())
    .join('\n')
    .trim();

function standardTexts(name, licence) {
  const names = licence.replace(/[()]/g, '').split(/\s+AND\s+/);
  const texts = names.flatMap((each) => STANDARD[each] ?? []);
  if (texts.length === 0) throw new Error(`${name}: no text of its licence (${licence})`);
  return texts;
}
