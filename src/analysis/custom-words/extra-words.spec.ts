import { describe, expect, it } from 'vitest';
import { Lexicon } from '../../lexicon/lexicon.js';
import { type LexiconEntry, writeLexicon } from '../../lexicon/lexicon-writer.js';
import type { Frame } from '../context/context-features.js';
import type { ContextModel, OpenEojeol } from '../context/context-model.js';
import { Candidates, MAX_CANDIDATES } from '../encoder/candidates.js';
import { type Label, parseLabel } from '../encoder/label.js';
import { type Reading, readingsOf } from '../encoder/reading.js';
import { openReadings } from '../eojeol-paths.js';
import { morphemesOf } from '../morphemes.js';
import { sentencesOf } from '../sentences.js';
import type { Tag } from '../tags.js';
import { readLine } from '../text/line.js';
import type { ExtraWord, Sentence } from '../types.js';
import { findExtraWords, openWords } from './extra-words.js';

const KNOWN =
  '신/NNG 신청/NNG 하/XSV 하/XSA 하/VV 다/EF 는/JX 는/ETM 의/JKG 가/JKS 로/JKB 고/EC 라/EF 아라/EF ㄴ/ETM 이/JKS 가/JKC 오/NR 마/VV 걸/NNB';
const lexicon = Lexicon.from(
  writeLexicon(
    KNOWN.split(' ').map((pair): LexiconEntry => {
      const [form, tag] = pair.split('/');
      return { form: form!, tag: tag as Tag, payload: 1 };
    }),
  ),
);

/**
 * What a model might say of a text, a label (or several with their probabilities) for every visible character:
 * `B=/NNG`, `B=/JX:0.7|B=/ETM:0.3`.
 */
function readAs(text: string, model: string, options: { inserted?: number[]; removed?: number[] } = {}) {
  const line = readLine(text, 0, text.length, new Uint16Array(0x10000));
  const [reading] = readingsOf(line) as [Reading];
  for (const i of options.inserted ?? []) reading.spaces[i] = 1;
  for (const i of options.removed ?? []) reading.spaces[i] = 0;
  const labels: Label[] = [{ parts: [], copies: false }];
  const scores = new Candidates();
  const size = line.characters.length;
  scores.labels = new Uint16Array(size * MAX_CANDIDATES);
  scores.logs = new Float32Array(size * MAX_CANDIDATES);
  scores.counts = new Uint8Array(size);
  scores.edit = new Uint8Array(size);
  scores.start = new Float32Array(size);
  const words = model.split(' ');
  expect(words).toHaveLength(size);
  words.forEach((alternatives, i) => {
    alternatives.split('|').forEach((alternative, k) => {
      const [label, p = '1'] = alternative.split(':');
      labels.push(parseLabel(label!)!);
      scores.labels[i * MAX_CANDIDATES + k] = labels.length - 1;
      scores.logs[i * MAX_CANDIDATES + k] = Math.log(Number(p));
      scores.counts[i] = k + 1;
    });
  });
  reading.scores = scores;
  return { line, reading, labels };
}

function analyse(
  text: string,
  model: string,
  dictionaries: Record<string, ExtraWord[]>,
  options: { inserted?: number[]; removed?: number[]; respaced?: boolean; context?: ContextModel } = {},
): Sentence {
  const { line, reading, labels } = readAs(text, model, options);
  const parts = {
    labels,
    lexicon,
    context: options.context,
    raw: false,
    dictionaries: Object.entries(dictionaries).map(([name, entries]) =>
      openWords({ name, version: '1', entries }),
    ),
    respaced: options.respaced ?? false,
  };
  const analysed = morphemesOf(line, [reading], openReadings([reading], parts), parts);
  return sentencesOf(text, analysed, [{ begin: 0, end: text.length }])[0]!;
}

const tagged = ({ eojeols }: Sentence) =>
  eojeols.map(({ morphemes }) => morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')).join(' ');

const noun = (form: string): Record<string, ExtraWord[]> => ({ 우리: [{ form, tag: 'NNP' }] });

describe('the context', () => {
  const model = 'B=/NNG I=/NNG:0.6|B=/VV:0.4 B=/JKS:0.9|B=/JKC:0.1';
  /** Speaks for the last way to read each eojeol, and tells which ways there were. */
  const contrary = (seen: string[]) =>
    ({
      weigh: (eojeols: readonly OpenEojeol[], _: Frame[], at: number) =>
        eojeols[at]!.alternatives.map(({ path }, k) => {
          seen.push(path.map((m) => `${m.form}/${m.tag}`).join('+'));
          return k;
        }),
    }) as unknown as ContextModel;

  it('chooses what stands beside a word, but not whether it stands there', () => {
    const seen: string[] = [];
    const sentence = analyse('청하가', model, noun('청하'), { context: contrary(seen) });
    expect(seen.length).toBeGreaterThan(1);
    for (const way of seen) expect(way).toMatch(/^청하\/NNP\+/);
    expect(tagged(sentence)).toBe('청하/NNP+가/JKC');
    expect(sentence.eojeols[0]!.morphemes[0]!.customDictName).toBe('우리');
  });

  it('chooses as without dictionaries where their words are out of the question', () => {
    const seen: string[] = [];
    const sentence = analyse('신청가', 'B=/NNG I=/NNG B=/JKS:0.9|B=/JKC:0.1', noun('청가'), {
      context: contrary(seen),
    });
    expect(seen).toEqual(['신청/NNG+가/JKS', '신청/NNG+가/JKC']);
    expect(tagged(sentence)).toBe('신청/NNG+가/JKC');
  });
});

describe('nouns', () => {
  it('are one morpheme where the model would split them, and are marked', () => {
    const sentence = analyse('오마이걸의', 'B=/NR B=/VV B=/NP B=/NNB B=/JKG', noun('오마이걸'));
    expect(tagged(sentence)).toBe('오마이걸/NNP+의/JKG');
    expect(sentence.eojeols[0]!.morphemes[0]).toMatchObject({
      begin: 0,
      end: 4,
      outOfVocab: 'IN_CUSTOM_DICT',
      customDictName: '우리',
    });
    expect(sentence.eojeols[0]!.morphemes[1]!.customDictName).toBeUndefined();
  });

  it('do not fire inside another word', () => {
    expect(tagged(analyse('신청하다', 'B=/NNG I=/NNG B=/XSV B=/EF', noun('청하')))).toBe(
      '신청/NNG+하/XSV+다/EF',
    );
    expect(
      tagged(analyse('신청하는', 'B=/NNG I=/NNG:0.97|B=/NNG:0.01 B=/XSV B=/ETM:0.9|B=/JX:0.1', noun('청하'))),
    ).toBe('신청/NNG+하/XSV+는/ETM');
  });

  it('that no dictionary has do not end where no morpheme can end', () => {
    const { reading, labels } = readAs('푸르미신', 'B=/NNG I=/NNG I=/NNG I=/NNG');
    const words = openWords({ name: '우리', version: '1', entries: [{ form: '푸르미', tag: 'NNP' }] });
    expect(findExtraWords(reading, [words], labels, lexicon)).toMatchObject([{ form: '푸르미', bonus: 0 }]);
  });

  it('do not cut Latin words or numbers', () => {
    expect(tagged(analyse('AIR', 'B=/SL I=/SL I=/SL', noun('AI')))).toBe('AIR/SL');
    expect(tagged(analyse('코로나190', 'B=/NNG I=/NNG I=/NNG B=/SN I=/SN I=/SN', noun('코로나19')))).toBe(
      '코로나/NNP+190/SN',
    );
    expect(tagged(analyse('코로나19로', 'B=/NNG I=/NNG I=/NNG B=/SN I=/SN B=/JKB', noun('코로나19')))).toBe(
      '코로나19/NNP+로/JKB',
    );
  });

  it('may have taken in what follows them, where the model sees it so', () => {
    const labels = 'B=/NNG Iv/NNG+B.이/VCP+B.ㅂ/EF I=/EF I=/EF';
    const sentence = analyse('리덥니다', labels, { 우리: [{ form: '리더', tag: 'NNG' }] });
    expect(tagged(sentence)).toBe('리더/NNG+이/VCP+ㅂ니다/EF');
    expect(sentence.eojeols[0]!.morphemes[0]!.customDictName).toBe('우리');
    expect(tagged(analyse('청한', 'B=/NNP Iv/NNP+B.ㄴ/JX', noun('청하')))).toBe('청하/NNP+ㄴ/JX');
    expect(tagged(analyse('청한', 'B=/VV Iv/VV+B.ㄴ/ETM', noun('청하')))).toBe('청하/VV+ㄴ/ETM');
  });

  it('of an earlier dictionary win, and a longer word wins over a shorter one', () => {
    const labels = 'B=/NNG I=/NNG I=/NNG B=/JKS';
    const both = {
      하나: [{ form: '볼린저', tag: 'NNG' as const }],
      둘: [{ form: '볼린저', tag: 'NNP' as const }],
    };
    expect(analyse('볼린저가', labels, both).eojeols[0]!.morphemes[0]).toMatchObject({
      tag: 'NNG',
      customDictName: '하나',
    });
    const longer = {
      하나: [{ form: '볼린', tag: 'NNG' as const }],
      둘: [{ form: '볼린저', tag: 'NNP' as const }],
    };
    expect(tagged(analyse('볼린저가', labels, longer))).toBe('볼린저/NNP+가/JKS');
  });
});

describe('words with spaces', () => {
  const labels = 'B=/SL I=/SL B=/NNP I=/NNP I=/NNP B=/JKS';

  it('span eojeols at their own spaces', () => {
    const sentence = analyse('LG 트윈스가', labels, noun('LG 트윈스'));
    expect(tagged(sentence)).toBe('LG 트윈스/NNP+가/JKS');
    expect(sentence.eojeols).toMatchObject([{ begin: 0, end: 7, modified: '' }]);
    expect(sentence.eojeols[0]!.morphemes[0]).toMatchObject({ begin: 0, end: 6 });
    expect(sentence.refined).toBe('');
  });

  it('are found without the space, which refined then shows', () => {
    expect(tagged(analyse('LG트윈스가', labels, noun('LG 트윈스')))).toBe('LG 트윈스/NNP+가/JKS');
    expect(analyse('LG트윈스가', labels, noun('LG 트윈스')).refined).toBe('');
    expect(analyse('LG트윈스가', labels, noun('LG 트윈스'), { respaced: true }).refined).toBe('LG 트윈스가');
  });

  it('and others never span a space of the author that is not theirs', () => {
    expect(tagged(analyse('LG트 윈스가', labels, noun('LG 트윈스')))).not.toContain('LG 트윈스');
    expect(tagged(analyse('LG 트윈스가', labels, noun('LG트윈스')))).toBe('LG/SL 트윈스/NNP+가/JKS');
  });

  it('leave the eojeols around them as they are', () => {
    const sentence = analyse('나 LG 트윈스 가', `B=/NP ${labels}`, noun('LG 트윈스'));
    expect(tagged(sentence)).toBe('나/NP LG 트윈스/NNP 가/JKS');
    expect(sentence.eojeols.map(({ begin, end }) => [begin, end])).toEqual([
      [0, 1],
      [2, 8],
      [9, 10],
    ]);
  });
});

describe('spacing', () => {
  it('that the model put into a word gives way', () => {
    const sentence = analyse('자유여행으로', 'B=/NNG I=/NNG B=/NNG I=/NNG B=/JKB I=/JKB', noun('자유여행'), {
      inserted: [2],
      respaced: true,
    });
    expect(tagged(sentence)).toBe('자유여행/NNP+으로/JKB');
    expect(sentence.refined).toBe('');
  });

  it('joined by the model, a word is one', () => {
    const sentence = analyse('볼린 저가', 'B=/NNP I=/NNP I=/NNP B=/JKS', noun('볼린저'), { removed: [2] });
    expect(tagged(sentence)).toBe('볼린저/NNP+가/JKS');
    expect(sentence).toMatchObject({ refined: '볼린저가', eojeols: [{ modified: '볼린저가' }] });
  });

  it('at carets: one noun, and refined shows the space', () => {
    const caret = { 우리: [{ form: '자유여행', tag: 'NNG' as const, carets: [2] }] };
    const labels = 'B=/NNG I=/NNG B=/NNG I=/NNG B=/JKS';
    const sentence = analyse('자유여행이', labels, caret, { respaced: true });
    expect(tagged(sentence)).toBe('자유여행/NNG+이/JKS');
    expect(sentence.refined).toBe('자유 여행이');
    expect(sentence.eojeols[0]!.morphemes[0]!.carets).toEqual([2]);
    expect(analyse('자유여행이', labels, caret).refined).toBe('');
  });
});

describe('verbs and adjectives', () => {
  it.each([
    ['카톡해라', '카톡하', 'VV', 'B=/NNG I=/NNG Bcㅏ/XSV+B.아/EF I=/EF', '카톡하/VV+아라/EF'],
    ['카톡하고', '카톡하', 'VV', 'B=/NNG I=/NNG B=/XSV B=/EC', '카톡하/VV+고/EC'],
    ['신박한', '신박하', 'VA', 'B=/XR I=/XR Bv/XSA+B.ㄴ/ETM', '신박하/VA+ㄴ/ETM'],
    ['혜자스러운', '혜자스럽', 'VA', 'B=/NNG I=/NNG B=/XSA Ivㅂ/XSA B.ㄴ/ETM', '혜자스럽/VA+ㄴ/ETM'],
    ['혜자스럽다', '혜자스럽', 'VA', 'B=/NNG I=/NNG B=/XSA I=/XSA B=/EF', '혜자스럽/VA+다/EF'],
    // the model takes it for a noun
    ['신박한', '신박하', 'VA', 'B=/NNG I=/NNG I=/NNG', '신박하/VA+ㄴ/ETM'],
  ] as const)('%s', (text, form, tag, labels, expected) => {
    const sentence = analyse(text, labels, { 우리: [{ form, tag }] });
    expect(tagged(sentence)).toBe(expected);
    expect(sentence.eojeols[0]!.morphemes[0]!.customDictName).toBe('우리');
  });

  it('are marked where the model reads them by itself', () => {
    const sentence = analyse('잡힙니다', 'B=/VV I=/VV+B.ㅂ/EF:0.9|Iv/VV+B.ㅂ/EF:0.1 I=/EF I=/EF', {
      우리: [{ form: '잡히', tag: 'VV' }],
    });
    expect(sentence.eojeols[0]!.morphemes[0]).toMatchObject({ form: '잡히', customDictName: '우리' });
    const found = analyse('하고', 'B=/VV B=/EC', { 우리: [{ form: '하', tag: 'VV' }] });
    expect(found.eojeols[0]!.morphemes[0]!.customDictName).toBe('우리');
  });

  it('end where the stem ends', () => {
    const shared = analyse('신박한', 'B=/XR I=/XR Bv/XSA+B.ㄴ/ETM', {
      우리: [{ form: '신박하', tag: 'VA' }],
    });
    expect(shared.eojeols[0]!.morphemes.map(({ begin, end }) => [begin, end])).toEqual([
      [0, 3],
      [2, 3],
    ]);
    const apart = analyse('혜자스러운', 'B=/NNG I=/NNG B=/XSA Ivㅂ/XSA B.ㄴ/ETM', {
      우리: [{ form: '혜자스럽', tag: 'VA' }],
    });
    expect(apart.eojeols[0]!.morphemes.map(({ begin, end }) => [begin, end])).toEqual([
      [0, 4],
      [4, 5],
    ]);
  });
});
