import { describe, expect, it } from 'vitest';
import { joinDegree } from '../../src/lexicon/joins.js';
import { sharedEngine as engine } from '../support/engine.js';
import fc from '../support/fast-check.js';
import { describeTable } from './table.js';

/** Syllables of loanwords and of coined names. */
const FIRST = '크 벨 린 토 로 비 카 드 레 모 펠 란 퀸 젤 오 타 루 픽 델 플 누 솔 새 미 하 온 별 초'.split(
  ' ',
);
const NEXT = '릭 벨 린 토 로 비 카 레 모 펠 란 텔 젤 니 타 루 픽 델 빈 슨 온 솜 봇 샘 랩 핏 누'.split(' ');
const invented = fc
  .tuple(fc.constantFrom(...FIRST), fc.array(fc.constantFrom(...NEXT), { minLength: 2, maxLength: 3 }))
  .map(([first, rest]) => first + rest.join(''));
/** What stands behind the noun, by whether it ends in a consonant, and what is said of it. */
const FRAMES: ReadonlyArray<readonly [before: string, particles: string, after: string]> = [
  ['', '은 는', ' 정말 좋다.'],
  ['어제 ', '을 를', ' 처음 샀다.'],
  ['', '이 가', ' 먼저 왔다.'],
  ['내일 ', '에서', ' 만나자.'],
  ['나는 ', '과 와', ' 함께 갔다.'],
  ['', '으로 로', ' 가는 길이다.'],
  ['', '의', ' 이름을 들었다.'],
  ['우리는 ', '도', ' 필요하다.'],
];

function documentOf(noun: string): string {
  return FRAMES.map((frame) => frameWith(noun, frame)).join(' ');
}

function frameWith(
  noun: string,
  [before, particles, after]: readonly [before: string, particles: string, after: string],
): string {
  const fits = particles.split(' ').find((particle) => {
    const tag = /^[은는도]$/.test(particle)
      ? 'JX'
      : /^[을를]$/.test(particle)
        ? 'JKO'
        : /^[이가]$/.test(particle)
          ? 'JKS'
          : 'JKB';
    return joinDegree(noun, 'NNG', particle, tag) === 0;
  });
  return before + noun + fits + after;
}

/** The same, each in a sentence of its own: what stands behind the noun decides nothing about the noun. */
const ALONE: ReadonlyArray<readonly [before: string, particles: string, after: string]> = [
  ['', '은 는', ' 요즘 인기가 많다.'],
  ['어제 ', '이 가', ' 문을 열었다.'],
  ['나는 ', '을 를', ' 처음 보았다.'],
  ['우리는 ', '에서', ' 만나기로 했다.'],
  ['그들은 ', '으로 로', ' 갔다.'],
  ['친구는 ', '과 와', ' 함께 일한다.'],
  ['이것은 ', '만', '의 방식이다.'],
  ['그는 ', '에게', ' 편지를 보냈다.'],
  ['많은 ', '들', '이 사라졌다.'],
];

function sentencesOf(noun: string): string[] {
  const copula = joinDegree(noun, 'NNG', '을', 'JKO') === 0 ? '이다' : '다';
  return [...ALONE.map((frame) => frameWith(noun, frame)), `내가 고른 것은 ${noun}${copula}.`];
}

describe('a noun that nobody has listed', () => {
  it('is one noun of one kind in sentences of their own', async () => {
    const nouns = fc.sample(invented, { numRuns: 40, seed: 11 });
    const torn: string[] = [];
    let whole = 0;
    for (const noun of nouns) {
      const sentences = sentencesOf(noun);
      const answers = await (await engine()).analyse(sentences);
      const kinds = answers.map((answer) =>
        answer
          .flatMap(({ eojeols }) => eojeols.flatMap(({ morphemes }) => morphemes))
          .find(({ form, tag }) => form === noun && /^NN[GP]$/.test(tag)),
      );
      whole += kinds.filter((found) => found !== undefined).length / sentences.length;
      if (new Set(kinds.map((found) => found?.tag)).size > 1 || !kinds[0]) torn.push(noun);
    }
    expect(whole / nouns.length, torn.join(' ')).toBeGreaterThanOrEqual(0.9);
    expect(torn.length, torn.join(' ')).toBeLessThanOrEqual(nouns.length * 0.2);
  });

  it('is one noun of one kind wherever it stands in a document', async () => {
    const nouns = fc.sample(invented, { numRuns: 60, seed: 7 });
    const answers = await (await engine()).analyse(nouns.map(documentOf), { splitSentences: true });
    const torn: string[] = [];
    nouns.forEach((noun, i) => {
      const found = answers[i]!.flatMap(({ eojeols }) =>
        eojeols.flatMap(({ morphemes }) => morphemes),
      ).filter(({ form, tag }) => form === noun && /^NN[GP]$/.test(tag));
      if (found.length < FRAMES.length || new Set(found.map(({ tag }) => tag)).size > 1) torn.push(noun);
    });
    expect(torn.length, torn.join(' ')).toBeLessThanOrEqual(nouns.length * 0.12);
  });

  it('says that no dictionary has it', async () => {
    const [sentences] = await (await engine()).analyse(['크렘벨을 샀다.']);
    expect(sentences![0]!.eojeols[0]!.morphemes[0]).toMatchObject({
      form: '크렘벨',
      outOfVocab: 'OUT_OF_VOCAB',
    });
  });
});

describeTable('nouns that the model takes to pieces', engine, [
  ['우리는 빌라핀에서 만났다.', '빌라핀/NNG+에서/JKB'],
  ['뚜벅초의 이름을 들었다.', '뚜벅초/NNP+의/JKG'],
  ['그린웍스의 제품을 샀다.', '그린웍스/NNP+의/JKG'],
]);

describeTable('particles that are no part of a noun or of a verb', engine, [
  ['이것은 브릭샘만의 방식이다.', '브릭샘/NNP+만/JX+의/JKG'],
  ['이것은 이승만의 글이다.', '이승만/NNP+의/JKG'],
  ['트랜비오는 요즘 인기가 많다.', '트랜비오/NNP+는/JX'],
  ['내가 고른 것은 초코몬트다.', '초코몬트/NNP+이/VCP+다/EF+./SF'],
  ['많은 페르노카들이 사라졌다.', '페르노카/NNP+들/XSN+이/JKS'],
]);

describeTable('a new noun whose end looks like an ending, or like 이다', engine, [
  ['지난주에 미루샵을 처음 써 봤다.', '미루샵/NNP+을/JKO'],
  ['쏠리드가 새로 문을 열었다.', '쏠리드/NNP+가/JKS'],
  ['이게 바로 아쿠렐이다.', '아쿠렐/NNP+이/VCP+다/EF+./SF'],
  ['이게 바로 펫밀이었다.', '펫밀/NNP+이/VCP+었/EP+다/EF+./SF'],
]);

describeTable('a new noun is one wherever it stands', engine, [
  ['벌꿀팩의 가격이 올랐다.', '벌꿀팩/NNG+의/JKG'],
  ['새벽담이 새로 문을 열었다.', '새벽담/NNG+이/JKS'],
  ['회사 이름을 빌라핀으로 바꿨다.', '빌라핀/NNG+으로/JKB'],
]);

describeTable('words that stay two', engine, [
  ['월소득을 적었다.', '월/NNG+소득/NNG+을/JKO'],
  ['제대로 된 보상한번 못 받았다.', '보상/NNG+한/MMN+번/NNB'],
  ['우리 동네집값이 올랐다.', '동네/NNG+집값/NNG+이/JKS'],
  ['대표팀 감독이 왔다.', '대표/NNG+팀/NNG'],
  ['신제품을 샀다.', '신/XPN+제품/NNG+을/JKO'],
]);

describeTable('a document remembers its nouns', engine, [
  [
    '엘에이는 멀다. 엘에이로 간다. 엘에이에서 산다. 엘에이의 밤. 그곳이 바로 엘에이다.',
    '엘에이/NNG+이/VCP+다/EF+./SF',
  ],
]);

describeTable('names', engine, [
  ['한별이와 놀았다.', '한별/NNP+이/XSN+와/JKB'],
  ['한별아, 같이 가자.', '한별/NNP+아/JKV+,/SP'],
  ['나은별 선생님께 물었다.', '나은별/NNP'],
  ['남궁하늘 씨를 만났다.', '남궁하늘/NNP'],
  ['고마운 선생님을 만났다.', '고맙/VA+ㄴ/ETM'],
  ['최우수 선수로 뽑혔다.', '최/XPN+우수/NNG'],
]);
