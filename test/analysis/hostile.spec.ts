import { describe, expect, it } from 'vitest';
import { sharedEngine as engine } from '../support/engine.js';
import { sized } from '../support/thorough.js';

/** Characters of the shorter of two texts. */
const SHORT = sized(1800, 4800);

/** Texts that nobody writes and somebody sends: about `n` characters on as few lines as can be. */
const HOSTILE: Record<string, (n: number) => string> = {
  'words without a space': (n) => '학교에서공부했다'.repeat(n / 8),
  'one syllable': (n) => '가'.repeat(n),
  'one letter': (n) => 'ㅋ'.repeat(n),
  'different pictures': (n) =>
    Array.from({ length: n }, (_, i) => String.fromCodePoint(0x1f300 + (i % 0x500))).join(''),
  'brackets in brackets': (n) => '('.repeat(n / 2) + ')'.repeat(n / 2),
  'quotations that nobody closes': (n) => '“‘"('.repeat(n / 4),
  'sentences without a space': (n) => '했다.'.repeat(n / 3),
  digits: (n) => '1,'.repeat(n / 2),
  'half an address': (n) => 'a@a.'.repeat(n / 4),
  'marks on one letter': (n) => `a${'\u0301'.repeat(n)}`,
  'pictures joined to pictures': (n) => '👨\u200d'.repeat(n / 2),
  'line breaks': (n) => '\n'.repeat(n * 30),
};

async function seconds(text: string): Promise<number> {
  const analyser = await engine();
  const began = process.cpuUsage();
  const [sentences] = await analyser.analyse([text], { splitSentences: true });
  const { user, system } = process.cpuUsage(began);
  for (const { begin, end, eojeols } of sentences!)
    for (const eojeol of eojeols) expect(eojeol.begin >= begin && eojeol.end <= end).toBe(true);
  return (user + system) / 1e6;
}

describe('hostile text takes time by its length', () => {
  it.each(Object.entries(HOSTILE))('%s', { timeout: 120_000 }, async (_, make) => {
    await seconds(make(600));
    const short = await seconds(make(SHORT));
    const long = await seconds(make(5 * SHORT));
    // Five times the text; its square would be twenty-five. Processor time: what others do does not count.
    expect(long).toBeLessThan(Math.max(12 * short, 1));
  });

  it('reads a letter that is repeated thousands of times as one sign', async () => {
    const times = sized(3000, 10_000);
    const [sentences] = await (await engine()).analyse(['ㅋ'.repeat(times)]);
    const morphemes = sentences!.flatMap(({ eojeols }) => eojeols.flatMap((e) => e.morphemes));
    expect(morphemes.map(({ form, tag }) => [form.length, tag])).toEqual([[times, 'SW']]);
  });

  it('finds words in thousands of characters without a space, also where the search was cut', async () => {
    const [sentences] = await (await engine()).analyse(['학교에서공부했다'.repeat(250)]);
    const forms = sentences!.flatMap(({ eojeols }) => eojeols.flatMap((e) => e.morphemes.map((m) => m.form)));
    expect(forms.filter((form) => form === '공부').length).toBeGreaterThan(240);
    expect(forms.filter((form) => form === '학교').length).toBeGreaterThan(240);
  });
});

describe('words that every object of JavaScript has', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word like others', async (word) => {
    const texts = ['', '햇다', '봣어요', '이엇습니당', '할수있다'].map((behind) => word + behind);
    const analyses = await (await engine()).analyse(texts);
    analyses.forEach((sentences, i) => {
      const { begin, end } = sentences[0]!.eojeols[0]!;
      expect(texts[i]!.slice(begin, end)).toBe(texts[i]);
    });
  });
});
