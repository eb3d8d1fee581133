import { beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceAnalyser } from '../src/analysis/evidence-analyser.js';
import type { ExtraWords } from '../src/analysis/types.js';
import { correctAll } from '../src/correction/correct.js';
import { protectedStretches } from '../src/correction/keep/protect.js';
import { applyChanges } from '../src/correction/line/compose.js';
import type { CorrectOptions } from '../src/correction/types.js';
import { cutForCorrection } from '../src/service/cuts/cut-correction.js';
import { sharedEngine } from './support/engine.js';

/** Text of macOS files: every syllable as loose jamo. It must be read as if it were written whole. */
const TEXTS = [
  '이거 안되요. 학교에 갔읍니다.',
  '회의결과를 정리해서 내일까지 보내주시기 바람니다.\n값이 얼마에요?  café `안되요` 좋아',
  '어제도 너무더워서잠이오지를않았다.그런데, 오늘은 더심하네요.',
  '오늘은 볼린저 밴드에 대해서 알아보겠습니다.',
];
const loose = (text: string) => text.replace(/[가-힣]/g, (syllable) => syllable.normalize('NFD'));
const whole = (text: string) => text.normalize('NFC');

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

describe('loose jamo', () => {
  it('are analysed as whole syllables, at their own places', async () => {
    const dictionaries: ExtraWords[] = [
      { name: '우리', version: '1', entries: [{ form: '볼린저 밴드', tag: 'NNP', carets: [3] }] },
    ];
    const options = { splitSentences: true, autoSpacing: true, autoJointing: true, dictionaries };
    const asWhole = await engine.analyse(TEXTS, options);
    const asLoose = await engine.analyse(TEXTS.map(loose), options);
    asWhole.forEach((sentences, i) => {
      const text = TEXTS[i]!;
      const written = loose(text);
      expect(asLoose[i]!.length).toBe(sentences.length);
      sentences.forEach((sentence, k) => {
        const other = asLoose[i]![k]!;
        expect(written.slice(other.begin, other.end)).toBe(loose(text.slice(sentence.begin, sentence.end)));
        const told = (t: string, { eojeols }: typeof sentence) =>
          eojeols.map((e) => [
            whole(t.slice(e.begin, e.end)),
            e.morphemes.map((m) => [
              m.form,
              m.tag,
              whole(t.slice(m.begin, m.end)),
              m.probability,
              m.carets?.length,
            ]),
          ]);
        expect(told(written, other)).toEqual(told(text, sentence));
        expect(other.refined).toBe(loose(sentence.refined));
        expect(other.eojeols.map((e) => e.modified)).toEqual(sentence.eojeols.map((e) => loose(e.modified)));
      });
    });
  });

  it('keep their form where only spaces change, and where sentences are cut', async () => {
    for (const reset of [false, true]) {
      const spaced = await engine.space(TEXTS, { reset });
      expect(await engine.space(TEXTS.map(loose), { reset })).toEqual(spaced.map(loose));
    }
    const spans = await engine.sentences(TEXTS.map(loose));
    const expected = await engine.sentences(TEXTS);
    spans.forEach((all, i) => {
      expect(all.map(({ begin, end }) => loose(TEXTS[i]!).slice(begin, end))).toEqual(
        expected[i]!.map(({ begin, end }) => loose(TEXTS[i]!.slice(begin, end))),
      );
    });
  });

  it('are corrected as whole syllables; words that are right keep their form', async () => {
    for (const options of [
      {},
      { enableCleanupWhitespace: true },
      { disableSplitSentence: true, ignoreWords: ['안되요'] },
    ] as CorrectOptions[]) {
      const asWhole = await correctAll(TEXTS, options, engine);
      const asLoose = await correctAll(TEXTS.map(loose), options, engine);
      asLoose.forEach((correction, i) => {
        const { origin, revised, blocks, sentences, cleanup } = correction;
        expect(origin).toBe(loose(TEXTS[i]!));
        expect(whole(revised)).toBe(whole(asWhole[i]!.revised));
        expect(
          applyChanges(
            origin,
            blocks.map((b) => ({ ...b, replacement: b.revised })),
          ),
        ).toBe(revised);
        expect(blocks.map((b) => [whole(origin.slice(b.begin, b.end)), whole(b.revised), b.lemma])).toEqual(
          asWhole[i]!.blocks.map((b) => [whole(TEXTS[i]!.slice(b.begin, b.end)), whole(b.revised), b.lemma]),
        );
        expect(sentences.map((s) => [whole(s.origin), whole(s.revised)])).toEqual(
          asWhole[i]!.sentences.map((s) => [whole(s.origin), whole(s.revised)]),
        );
        expect(cleanup.map(({ begin, end }) => origin.slice(begin, end))).toEqual(
          asWhole[i]!.cleanup.map(({ begin, end }) => TEXTS[i]!.slice(begin, end)),
        );
      });
      const again = await correctAll(
        asLoose.map(({ revised }) => revised),
        options,
        engine,
      );
      expect(again.map(({ revised }) => revised)).toEqual(asLoose.map(({ revised }) => revised));
    }
    const [first, , , last] = await correctAll(TEXTS.map(loose), {}, engine);
    expect(first!.revised).toBe(`${loose('이거')} 안돼요. ${loose('학교에')} 갔습니다.`);
    expect(last!.revised).toBe(loose(TEXTS[3]!));
  });

  it('are not parted where a long text is cut, and what is protected is found', async () => {
    const text = loose('가나다'.repeat(3000));
    const cuts = cutForCorrection(text);
    expect(cuts.length).toBeGreaterThan(1);
    for (const cut of cuts) expect(whole(cut.text)).toMatch(/^[가나다]+$/);
    const code = loose('`안되요` 안되요');
    const [correction] = await correctAll([code], {}, engine, { protectedSpans: protectedStretches(code) });
    expect(whole(correction!.revised)).toBe('`안되요` 안 돼요');
  });
});
