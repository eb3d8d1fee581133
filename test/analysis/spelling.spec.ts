import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../src/analysis/types.js';
import { attach } from '../../src/lexicon/conjugation.js';
import type { StemTag } from '../../src/lexicon/irregular-stems.js';
import { canJoin } from '../../src/lexicon/joins.js';
import { spellingOf } from '../../src/lexicon/spelling.js';
import type { Tag } from '../../src/lexicon/tags.js';
import { sharedEngine as engine } from '../support/engine.js';

/** Stems of every class of conjugation. */
const STEMS: Readonly<Record<StemTag, string>> = {
  VV: '먹 잡 가 보 주 마시 지내 되 쓰 담그 따르 흐르 누르 저지르 이르 푸 돕 눕 굽 줍 짓 붓 낫 듣 걷 묻 깨닫 살 만들 놀 놓 구현하 좋아하 알려주 고려하 웃기',
  VA: '춥 고맙 아름답 곱 좋 많 하얗 그렇 어떻 이렇 파랗 크 바쁘 예쁘 다르 푸르 길 멀 작 중요하 조용하 낫',
};
const ENDINGS: ReadonlyArray<readonly [form: string, tag: Tag]> = [
  ['고', 'EC'], ['지', 'EC'], ['는', 'ETM'], ['니까', 'EC'], ['으니까', 'EC'], ['면', 'EC'], ['으면', 'EC'], ['ㄴ', 'ETM'], ['은', 'ETM'],
  ['ㄹ', 'ETM'], ['을', 'ETM'], ['ㅁ', 'ETN'], ['음', 'ETN'], ['ㅂ니다', 'EF'], ['습니다', 'EF'], ['ㅂ니당', 'EF'], ['습니당', 'EF'],
  ['아', 'EF'], ['어', 'EF'], ['아용', 'EF'], ['어용', 'EF'], ['아욧', 'EF'], ['어욧', 'EF'], ['쥬', 'EF'], ['아서', 'EC'], ['어서', 'EC'],
  ['았다', 'EF'], ['었다', 'EF'], ['았음', 'ETN'], ['었음', 'ETN'], ['았쥬', 'EF'], ['었쥬', 'EF'], ['았어용', 'EF'], ['었어용', 'EF'],
]; // biome-ignore format: a table

const words = new Set(
  '그래 이래 저래 그랬다 이랬어 어때 어땠어 왜그래 봐줘 해줌 알겠습니당 하네용 갈게욧 했쥬 개웃김ㅋㅋ 궈 친군데 뭘 그게 걸로'.split(
    ' ',
  ),
);
for (const tag of ['VV', 'VA'] as const)
  for (const stem of STEMS[tag].split(' '))
    for (const [ending, endingTag] of ENDINGS)
      if (canJoin(stem, tag, ending, endingTag))
        for (const word of attach(stem, tag, ending)) words.add(word);

function misspelt(answers: readonly Sentence[][], texts: readonly string[]): string[] {
  return answers.flatMap((sentences, i) =>
    sentences.flatMap(({ eojeols }) =>
      eojeols.flatMap(({ begin, end, morphemes }) => {
        const surface = texts[i]!.slice(begin, end);
        if (spellingOf(morphemes, surface) !== 'other') return [];
        return [`${surface}: ${morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')}`];
      }),
    ),
  );
}

/** A busy machine takes its time over thousands of words. */
const LONG_LIST = 300_000;

describe('every reading spells its surface', () => {
  const texts = [...words];
  it.each([
    ['alone', (word: string) => word],
    ['in a sentence', (word: string) => `그 사람이 오늘 ${word} 그랬다.`],
  ])(
    `%s, over ${texts.length} forms of stems of every class`,
    async (_, place) => {
      const sentences = texts.map(place);
      expect(misspelt(await (await engine()).analyse(sentences), sentences)).toEqual([]);
    },
    LONG_LIST,
  );

  it(
    'read off without a search',
    async () => {
      expect(misspelt(await (await engine()).analyse(texts, { raw: true }), texts)).toEqual([]);
    },
    LONG_LIST,
  );

  it.each([
    ['구현함', '구현/NNG 하/XSV ㅁ'],
    ['알려줌', '알리/VV 어/EC 주/VX ㅁ'],
    ['좋아함', '좋아하/VV ㅁ'],
    ['왜 그래', '왜/MAG 그러/VV 어/EF'],
    ['고기를 궈 먹었다', '고기/NNG 를/JKO 굽/VV 어/EC 먹/VV 었/EP 다/EF'],
    ['고마워용', '고맙/VA 어용/EF'],
    ['개웃김ㅋㅋ', '웃기/VV ㅁ/ETN ㅋㅋ/SW'],
    ['추운', '춥/VA ㄴ/ETM'],
    ['엎질러진', '엎지르/VV 어/EC 지/VX ㄴ/ETM'],
    ['알겠습니당', '알/VV 겠/EP 습니당/EF'],
    ['하네용', '하/VV 네용/EF'],
    ['했쥬', '하/VV 았/EP 쥬/EF'],
    ['갈게욧', '가/VV ㄹ게욧/EF'],
  ])('%s: %s', async (text, wanted) => {
    const [sentences] = await (await engine()).analyse([text]);
    const found = sentences!.flatMap(({ eojeols }) => eojeols.flatMap(({ morphemes }) => morphemes));
    expect(found.map(({ form, tag }) => `${form}/${tag}`).join(' ')).toContain(wanted);
  });
});
