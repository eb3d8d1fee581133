// Sentences of our own around words easily confused (test/correction/confusion-sentences.txt): a line `# 채/체` begins a
// set, `[right|wrong]` is what is exchanged. Every other sentence of a set is kept for measuring alone.
import { readFileSync } from 'node:fs';

const FILE = new URL('../test/correction/confusion-sentences.txt', import.meta.url);

/** The sentences of one half, `tuning` or `kept`: { set, right, wrong }. */
export function confusionSentences(half) {
  const out = [];
  let set = '';
  let count = 0;
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line.startsWith('# ')) {
      set = line.slice(2);
      count = 0;
    } else if (line !== '' && (count++ % 2 === 0) === (half === 'tuning')) {
      const written = (which) => line.replace(/\[([^|\]]*)\|([^\]]*)\]/g, which);
      out.push({ set, right: written('$1'), wrong: written('$2') });
    }
  }
  return out;
}

const letters = (text) => text.replaceAll(' ', '');

/**
 * What `ask` makes of the sentences, both ways: found are wrong ones that come back right, other those that come back
 * otherwise changed, damaged right ones that come back changed. Spaces do not count.
 */
export async function measureConfusion(ask, sentences) {
  const wrong = await ask(sentences.map((sentence) => sentence.wrong));
  const right = await ask(sentences.map((sentence) => sentence.right));
  const rows = sentences.map((sentence, i) => {
    const revised = letters(wrong[i].revised);
    const found = revised === letters(sentence.right);
    return {
      ...sentence,
      found,
      other: !found && revised !== letters(sentence.wrong),
      asked: !found && wrong[i].blocks.some(({ revisions }) => revisions[0]?.category === 'CONFIRM'),
      damaged: letters(right[i].revised) !== letters(sentence.right),
      answers: [wrong[i].revised, right[i].revised],
    };
  });
  return { rows, ...sumsOf(rows) };
}

export function sumsOf(rows) {
  const count = (what) => rows.filter((row) => row[what]).length;
  const [found, other, asked, damaged] = ['found', 'other', 'asked', 'damaged'].map(count);
  return {
    sentences: rows.length,
    found,
    other,
    asked,
    damaged,
    recall: found / rows.length,
    precision: found / (found + other + damaged || 1),
  };
}
