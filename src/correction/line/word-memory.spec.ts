import { describe, expect, it } from 'vitest';
import { loadModelFiles } from '../../analysis/encoder/model-files.js';
import { Lexicon } from '../../lexicon/lexicon.js';
import { oncePerWord } from './word-memory.js';

const bytes = loadModelFiles()['lexicon.bin']!;

describe('what is found out about words', () => {
  it('is found out once for every word and lexicon', () => {
    const asked: string[] = [];
    const length = oncePerWord((word) => {
      asked.push(word);
      return word.length;
    });
    const lexicon = Lexicon.from(bytes);
    expect([length('나무', lexicon), length('바다', lexicon), length('나무', lexicon)]).toEqual([2, 2, 2]);
    expect(asked).toEqual(['나무', '바다']);
    length('나무', Lexicon.from(bytes));
    expect(asked).toEqual(['나무', '바다', '나무']);
  });

  it('is forgotten before there are too many of them', () => {
    let asked = 0;
    const find = oncePerWord(() => ++asked);
    const lexicon = Lexicon.from(bytes);
    for (let i = 0; i < 20_000; i++) find(`말${i}`, lexicon);
    find('말19999', lexicon);
    expect(asked).toBe(20_000);
    find('말0', lexicon);
    expect(asked).toBe(20_001);
  });
});
