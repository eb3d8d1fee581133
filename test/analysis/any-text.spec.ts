import { describe, expect, it } from 'vitest';
import { TAGS } from '../../src/analysis/tags.js';
import { isSpace } from '../../src/analysis/text/split-lines.js';
import type { AnalyseOptions, Sentence } from '../../src/analysis/types.js';
import { sharedEngine as engine } from '../support/engine.js';
import fc from '../support/fast-check.js';
import { sized } from '../support/thorough.js';
import { anyStretch, anyText, repeated } from './any-text.mjs';

const TAG_SET = new Set<string>(TAGS);
const ORIGINS = new Set(['IN_WORD_EMBEDDING', 'OUT_OF_VOCAB', 'IN_CUSTOM_DICT', 'IN_BUILTIN_DICT']);

const anyOptions: fc.Arbitrary<AnalyseOptions> = fc.record({
  splitSentences: fc.boolean(),
  autoSpacing: fc.boolean(),
  autoJointing: fc.boolean(),
  whole: fc.boolean(),
  raw: fc.boolean(),
});

const anyLength = fc.oneof(
  anyText,
  anyStretch.map((stretch) => repeated(stretch, 400)),
);

function allOptions(): AnalyseOptions[] {
  return Array.from({ length: 32 }, (_, i) => ({
    splitSentences: (i & 1) > 0,
    autoSpacing: (i & 2) > 0,
    autoJointing: (i & 4) > 0,
    whole: (i & 8) > 0,
    raw: (i & 16) > 0,
  }));
}

function visible(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i))) out += text[i];
  return out;
}

/** The spans in order, inside the outer span, apart from each other, and between them nothing but white space. */
function expectToCover(
  text: string,
  outer: { begin: number; end: number },
  spans: ReadonlyArray<{ begin: number; end: number }>,
): void {
  let at = outer.begin;
  for (const { begin, end } of spans) {
    expect(begin).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThan(begin);
    expect(visible(text.slice(at, begin))).toBe('');
    expect(isSpace(text.charCodeAt(begin)) || isSpace(text.charCodeAt(end - 1))).toBe(false);
    expectNoHalfCharacter(text, begin);
    expectNoHalfCharacter(text, end);
    at = end;
  }
  expect(at).toBeLessThanOrEqual(outer.end);
  expect(visible(text.slice(at, outer.end))).toBe('');
}

function expectNoHalfCharacter(text: string, offset: number): void {
  if (offset > 0 && offset < text.length) expect((text.codePointAt(offset - 1) ?? 0) > 0xffff).toBe(false);
}

function expectSound(text: string, sentences: readonly Sentence[], options: AnalyseOptions): void {
  expectToCover(text, { begin: 0, end: text.length }, sentences);
  for (const sentence of sentences) {
    expectToCover(text, sentence, sentence.eojeols);
    for (const eojeol of sentence.eojeols) expectSoundMorphemes(eojeol);
    expectHonestSpacing(text, sentence, options);
  }
}

function expectSoundMorphemes({ begin, end, morphemes }: Sentence['eojeols'][number]): void {
  expect(morphemes.length).toBeGreaterThan(0);
  let at = begin;
  for (const morpheme of morphemes) {
    expect(morpheme.begin).toBeGreaterThanOrEqual(at);
    expect(morpheme.end).toBeGreaterThan(morpheme.begin);
    expect(morpheme.end).toBeLessThanOrEqual(end);
    expect(morpheme.form.length).toBeGreaterThan(0);
    expect(TAG_SET.has(morpheme.tag)).toBe(true);
    expect(ORIGINS.has(morpheme.outOfVocab)).toBe(true);
    expect(morpheme.probability).toBeGreaterThan(0);
    expect(morpheme.probability).toBeLessThanOrEqual(1);
    at = morpheme.begin;
  }
}

/** `refined` and `modified` say what was done, only where something was, and never touch a visible character. */
function expectHonestSpacing(text: string, sentence: Sentence, options: AnalyseOptions): void {
  const { eojeols, refined } = sentence;
  const written = eojeols.map(({ begin, end }) => text.slice(begin, end));
  const joined = written.map((word) => visible(word) !== word);
  const parted = eojeols.some(({ begin }, i) => i > 0 && begin === eojeols[i - 1]!.end);
  if (!options.autoSpacing || options.raw) expect(parted).toBe(false);
  if (!options.autoJointing || options.raw) expect(joined).not.toContain(true);
  eojeols.forEach(({ modified }, i) => {
    expect(modified).toBe(joined[i] ? visible(written[i]!) : '');
  });
  if (parted || joined.includes(true)) {
    expect(refined).toBe(eojeols.map(({ modified }, i) => modified || written[i]).join(' '));
  } else expect(refined).toBe('');
}

describe('any text at all', () => {
  it('is analysed with sound offsets under any options', async () => {
    const analyser = await engine();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText, { minLength: 1, maxLength: 4 }),
        anyOptions,
        async (texts, options) => {
          const answers = await analyser.analyse(texts, options);
          expect(answers.length).toBe(texts.length);
          answers.forEach((sentences, i) => {
            expectSound(texts[i]!, sentences, options);
          });
        },
      ),
      { numRuns: sized(30, 100) },
    );
  });

  it('is analysed with every combination of options', async () => {
    const analyser = await engine();
    const texts = fc.sample(anyText, 6);
    for (const options of allOptions()) {
      const answers = await analyser.analyse(texts, options);
      answers.forEach((sentences, i) => {
        expectSound(texts[i]!, sentences, options);
      });
    }
  });

  it('may be 5,000 characters on one line', async () => {
    const analyser = await engine();
    await fc.assert(
      fc.asyncProperty(anyStretch, anyOptions, async (stretch, options) => {
        const text = repeated(stretch, 5000);
        const [sentences] = await analyser.analyse([text], options);
        expectSound(text, sentences!, options);
      }),
      { numRuns: sized(2, 4) },
    );
  });

  it('keeps every visible character through spacing', async () => {
    const analyser = await engine();
    await fc.assert(
      fc.asyncProperty(anyLength, fc.boolean(), async (text, reset) => {
        const [spaced] = await analyser.space([text], { reset });
        expect(visible(spaced!)).toBe(visible(text));
      }),
      { numRuns: sized(25, 60) },
    );
  });

  it('has every visible character in one of its sentences', async () => {
    const analyser = await engine();
    await fc.assert(
      fc.asyncProperty(anyLength, async (text) => {
        const [sentences] = await analyser.sentences([text]);
        expectToCover(text, { begin: 0, end: text.length }, sentences!);
      }),
      { numRuns: sized(25, 60) },
    );
  });

  it('is read alike alone and among others', async () => {
    const analyser = await engine();
    const texts = ['곡을 쓰는 사람', '비가 온다고 했다.', '집에 가야겠다.', '문을 열었다.'];
    const together = await analyser.analyse(texts);
    for (const [i, text] of texts.entries()) {
      const [alone] = await analyser.analyse([text]);
      expect(alone!.map(({ begin, end }) => [begin, end])).toEqual(
        together[i]!.map(({ begin, end }) => [begin, end]),
      );
      expect(alone!.flatMap((s) => s.eojeols.flatMap((e) => e.morphemes.map((m) => m.form + m.tag)))).toEqual(
        together[i]!.flatMap((s) => s.eojeols.flatMap((e) => e.morphemes.map((m) => m.form + m.tag))),
      );
    }
  });
});
