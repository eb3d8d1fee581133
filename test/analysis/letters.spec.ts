import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnalyseOptions } from '../../src/analysis/types.js';
import { composition } from '../../src/hangul/composition.js';
import { codaOf, compose, isSyllable, nucleusOf, onsetOf } from '../../src/hangul/syllable.js';
import { attach } from '../../src/lexicon/conjugation.js';
import { PARTS, readHeadwords, STANDARD } from '../../src/lexicon/headwords.js';
import { spellingOf } from '../../src/lexicon/spelling.js';
import { sharedEngine as engine } from '../support/engine.js';
import fc from '../support/fast-check.js';
import { sized } from '../support/thorough.js';
import { anyText } from './any-text.mjs';
import { describeTable } from './table.js';

/** The eojeols whose morphemes spell something else than what was written. */
async function changedWords(texts: readonly string[], options: AnalyseOptions = {}): Promise<string[]> {
  const answers = await (await engine()).analyse(texts, options);
  return answers.flatMap((sentences, i) =>
    sentences.flatMap(({ eojeols }) =>
      eojeols.flatMap(({ begin, end, morphemes }) => {
        const surface = texts[i]!.slice(begin, end);
        if (/^(?:plain|listed)$/.test(spellingOf(morphemes, surface))) return [];
        return [`${surface}: ${morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')}`];
      }),
    ),
  );
}

const nouns = fc.constantFrom(
  ...'학교 사과 노션 훅 자슥 바람 이름 한별 우체국 커피 김밥 서울 마음'.split(' '),
);
const particles = fc.constantFrom(
  ...'은 는 이 가 을 를 와 과 로 으로 에서 한테 이랑 까지도 밖에 예요 이었다 인데 ㄴ'.split(' '),
);
const stems = fc.constantFrom(
  ...'먹 가 보 되 하 춥 걷 흐르 이르 하얗 그렇 놓 짓 살 푸 빡치 쓰 주무시 어쩌 쏟아지'.split(' '),
);
const endings = fc.constantFrom(
  ...'고 지 네 ㄴ다 는다 아 어 아서 어서 았다 었다 았는데 었는데 ㄹ게 을게 습니다 ㅂ니다 아요 어요 ㄴ데 든 ㄹ까 음 ㅁ 려고 으려고 아야지 어야지'.split(
    ' ',
  ),
);
const predicates = fc
  .tuple(stems, endings, fc.constantFrom('VV' as const, 'VA' as const), fc.nat())
  .map(([stem, ending, tag, k]) => {
    const forms = attach(stem, tag, ending);
    return forms.length > 0 ? forms[k % forms.length]! : stem + ending;
  });
const words = fc.oneof(
  fc.tuple(nouns, particles).map((parts) => parts.join('')),
  predicates,
  fc
    .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 5 })
    .map((codes) => String.fromCharCode(...codes)),
);

/** Another onset, vowel or coda in one syllable, or one syllable lost or written twice. */
function slipped(word: string, place: number, kind: number, letter: number): string {
  const at = place % word.length;
  const code = word.charCodeAt(at);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at + 1) + word.slice(at);
  if (!isSyllable(code)) return word;
  const [onset, nucleus, coda] = [onsetOf(code), nucleusOf(code), codaOf(code)];
  const other = [
    compose(letter % 19, nucleus, coda),
    compose(onset, letter % 21, coda),
    compose(onset, nucleus, letter % 28),
  ][kind % 3]!;
  return word.slice(0, at) + other + word.slice(at + 1);
}

const misspeltWords = fc
  .tuple(words, fc.nat(), fc.integer({ min: 0, max: 6 }), fc.nat())
  .map(([word, place, kind, letter]) => slipped(word, place, kind, letter));

const HEADWORDS = readFileSync(new URL('../../models/headwords.dat', import.meta.url));
const SHARED = fileURLToPath(new URL('../../../shared/text/colloquial.txt.xz', import.meta.url));

describe('an eojeol', () => {
  it('has a morpheme of its own where the model takes it for the end of the one before', async () => {
    const text = '나머지는 오갈 때 슈퍼에서 사시면 될 듯합니다.';
    const [sentences] = await (await engine()).analyse([text], {});
    const words = sentences!.flatMap(({ eojeols }) => eojeols);
    expect(words.map(({ morphemes }) => morphemes.length)).not.toContain(0);
    expect(words[2]!.morphemes.map(({ form, tag }) => `${form}/${tag}`)).toEqual(['때/NNG']);
  });
});

describe('the morphemes of an eojeol are its letters', () => {
  it('whatever is misspelt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(words, misspeltWords), { minLength: 1, maxLength: 12 }),
        async (found) => {
          expect(await changedWords([found.join(' ')])).toEqual([]);
          expect(await changedWords([found.join('')])).toEqual([]);
        },
      ),
      { numRuns: sized(120, 1500) },
    );
  }, 900_000);

  it('in any text at all, under any options but tolerance', async () => {
    const anyOptions = fc.record({
      splitSentences: fc.boolean(),
      autoSpacing: fc.boolean(),
      raw: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(anyText, anyOptions, async (text, options) => {
        // What is written as loose jamo is read composed.
        fc.pre(composition(text) === undefined);
        expect(await changedWords([text], options)).toEqual([]);
      }),
      { numRuns: sized(60, 600) },
    );
  });

  it.skipIf(!existsSync(SHARED))('in comments and chats that people wrote', async () => {
    const text = execFileSync('xz', ['-dc', SHARED], { maxBuffer: 1 << 28, encoding: 'utf8' });
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const from = Number(process.env.MALGYEOL_TEST_SEED ?? 0) % (lines.length - 1000);
    const some = lines.slice(from, from + sized(150, 1000));
    for (let i = 0; i < some.length; i += 50) expect(await changedWords(some.slice(i, i + 50))).toEqual([]);
  });
});

describe('letters that stand for others', () => {
  const tagged = async (text: string, options: AnalyseOptions = {}) =>
    (await (await engine()).analyse([text], options))[0]!
      .flatMap(({ eojeols }) => eojeols)
      .map(({ morphemes }) => morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+'))
      .join(' ');

  it('stay where a stem is of another kind than the model takes it for', async () => {
    expect(await changedWords(['되이름은추움'])).toEqual([]);
  });

  it.each([
    ['자슥이 또 왔다', '자슥/NNG+이/JKS', '자식/NNG+이/JKS'],
    ['책상 밑에 너므 많다', '너므/', '너무/MAG'],
  ])('%s stay unless the caller asks for what was meant', async (text, written, meant) => {
    expect(await tagged(text)).toContain(written);
    expect(await tagged(text, { typos: true })).toContain(meant);
  });

  it.each([
    ['어쨌든 간다', /^어쨌든\/MA[GJ] /],
    ['공명정대히 일했다', /^공명정대히\/MAG /],
    ['이름을 불러올렸다', /부르\/VV\+어\/EC\+올리\/VV/],
    ['암팡진 아이', /^암팡지\/VA\+ㄴ\/ETM /],
  ])('%s: no stem is made up, and no noun, where a lexicon has the word', async (text, analysis) => {
    expect(await tagged(text)).toMatch(analysis);
  });

  it('make no stem that no lexicon has of a word that one has', async () => {
    const { units, starts, parts, marks, size } = readHeadwords(HEADWORDS);
    const standing = new Set(
      ['명사', '대명사', '관형사', '부사', '감탄사'].map((part) => PARTS.indexOf(part as never)),
    );
    const eligible: number[] = [];
    for (let i = 0; i < size; i++)
      if (standing.has(parts[i]!) && (marks[i]! & STANDARD) !== 0) eligible.push(i);
    const words = fc
      .sample(fc.nat({ max: eligible.length - 1 }), { numRuns: sized(400, 8000) })
      .map((k) => String.fromCharCode(...units.subarray(starts[eligible[k]!]!, starts[eligible[k]! + 1]!)))
      .filter((word) => /^[가-힣]{2,}$/.test(word));
    const answers = await (await engine()).analyse(words);
    const made = answers.flatMap((sentences, i) =>
      sentences
        .flatMap(({ eojeols }) => eojeols.flatMap(({ morphemes }) => morphemes))
        .filter(({ tag, outOfVocab }) => /^V[VAX]$/.test(tag) && outOfVocab === 'OUT_OF_VOCAB')
        .map(({ form, tag }) => `${words[i]}: ${form}/${tag}`),
    );
    expect(words.length).toBeGreaterThan(200);
    expect(made.length / words.length, made.join('\n')).toBeLessThanOrEqual(0.005);
  });
});

describeTable('forms of verbs that everybody knows', engine, [
  ['은결이랑 다온이도 왔다.', '오/VV+았/EP+다/EF+./SF'],
  ['솔이가 울었다.', '울/VV+었/EP+다/EF+./SF'],
  ['상자가 다터져서왔어요', '다/MAG+터지/VV+어서/EC+오/VV+았/EP+어요/EF'],
]);
