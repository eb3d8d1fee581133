// Words that sound like a much more frequent one: node training/lexicon/counterparts.mjs MOST < words > pairs
// A row of words: form, tag, ln of the count, and 'standard' where the standard language has it, '→…' where a dictionary only
// refers to others. A row of pairs: form, tag, its counterpart, 'named' where a dictionary says so.
import { readFileSync } from 'node:fs';
import { nearForms } from '../../dist/lexicon/near-forms.js';

/** How much more frequent the counterpart must be, in nats. */
const AHEAD = 3;
/** … and how frequent at least: a word that people use. What a dictionary refers to needs no count. */
const LEAST = 3;
const LONGEST = 6;
/** 듬북 stands for an adverb as often as for a noun. */
const TAGS = { NNG: ['NNG', 'MAG'], MAG: ['MAG', 'NNG'], VV: ['VV', 'VA'], VA: ['VA', 'VV'] };

const most = Number(process.argv[2]);
const rows = readFileSync(0, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));
const counts = new Map();
for (const [form, tag, count, kind] of rows)
  if (kind === 'standard' && Number(count) >= LEAST) counts.set(`${form}/${tag}`, Number(count));

/** The most frequent word that sounds like the form and is far ahead of it. */
function counterpart(form, tag, count) {
  let best;
  for (const { form: near } of nearForms(form, 1)) {
    for (const other of TAGS[tag]) {
      const times = counts.get(`${near}/${other}`) ?? -1;
      if (times >= count + AHEAD && times > (best?.times ?? 0)) best = { near, times };
    }
  }
  return best?.near;
}

/** Of the words that a dictionary refers to, the one that sounds like the form. */
function named(form, others) {
  for (const { form: near } of nearForms(form, 2)) if (others.includes(near)) return near;
}

const out = [];
for (const [form, tag, count, kind] of rows) {
  if (kind === 'standard' || form.length < 2 || form.length > LONGEST) continue;
  const other = kind.startsWith('→') ? named(form, kind.slice(1).split(' ')) : undefined;
  if (other) out.push(`${form}\t${tag}\t${other}\tnamed`);
  else if (Number(count) < most) {
    const near = counterpart(form, tag, Number(count));
    if (near) out.push(`${form}\t${tag}\t${near}\t`);
  }
}
console.log(out.join('\n'));
