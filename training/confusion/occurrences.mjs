/**
 * Sentences of a text in which a word of a confusion set stands, at most so many for each word.
 *
 * usage: node training/confusion/occurrences.mjs MOST FILE… > sentences.txt   (a line is a paragraph; needs dist/)
 */
import { createReadStream } from 'node:fs';
import { argv, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const { ENDINGS, STEMS, WORDS } = await import('../../dist/correction/confusion/members.js');
const { alternantsOf, stemForm } = await import('../../dist/correction/rule/stem-forms.js');

const LONGEST = 160;
const SHORTEST = 6;
const most = Number(argv[2]);
const taken = new Map();

/** Stems by the first letter of how they show themselves. */
const shown = new Map();
for (const [stem, [{ others }]] of STEMS)
  for (const alternant of alternantsOf(stem)) {
    const key = alternant.surface[0];
    shown.set(key, [
      ...(shown.get(key) ?? []),
      { stem, alternant, pair: { wrong: stem, right: others[0].form } },
    ]);
  }
const words = [...WORDS.keys()];
const endings = [...ENDINGS.keys()].map((name) => name.split('/')[0].replace(/^[ㄱ-ㅎ]/, ''));
const behind = (form) => new RegExp(`[가-힣]${form}(?:요)?[.,?!]?$`);
const endingShapes = [...new Set(endings)].map((form) => [form, behind(form)]);

function membersOf(word) {
  const out = [];
  for (const { stem, alternant, pair } of shown.get(word[0]) ?? []) {
    const { surface } = alternant;
    if (word.startsWith(surface) && stemForm(pair, alternant, word.slice(surface.length, surface.length + 2)))
      out.push(stem);
  }
  for (const form of words) if (word.startsWith(form)) out.push(form);
  for (const [form, shape] of endingShapes) if (shape.test(word)) out.push(form);
  return out;
}

for (const file of argv.slice(3))
  for await (const line of createInterface({ input: createReadStream(file) }))
    for (const sentence of line.split(/(?<=[다요까죠][.?!]) +/)) {
      if (sentence.length < SHORTEST || sentence.length > LONGEST) continue;
      let wanted = false;
      for (const word of sentence.split(' '))
        for (const member of word ? membersOf(word) : []) {
          const count = taken.get(member) ?? 0;
          if (count >= most) continue;
          taken.set(member, count + 1);
          wanted = true;
        }
      if (wanted) stdout.write(`${sentence.trim()}\n`);
    }
