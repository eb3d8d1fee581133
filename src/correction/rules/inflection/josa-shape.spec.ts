import { beforeAll, expect, it } from 'vitest';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../../analysis/evidence-analyser.js';
import { lastCoda } from '../../../hangul/syllable.js';
import { correctAll } from '../../correct.js';

/** Some that every dictionary has, some that are only made of others. */
const NOUNS =
  '사람 도서관 방학일 휴관일 설명서 협찬사 호두과자 우편물 세탁기 산책길 체험장 주차권 자원봉사자 벽시계 준비물'.split(
    ' ',
  );
/** After a consonant, after ㄹ, after a vowel. */
const SHAPES = ['은 은 는', '을 을 를', '으로 로 로'].map((row) => row.split(' '));
const STACKS: Record<string, readonly string[]> = {
  은: ['', '요,', '커녕'],
  을: [''],
  으로: ['부터', '도', '는', '만은', '부터도'],
};
const SURROUNDINGS: ReadonlyArray<readonly [string, string]> = [
  ['', ' 생각했다.'],
  ['우리는 그때 ', ' 생각했다.'],
  ['어제 만난 사람이 말한 ', ' 떠올린다.'],
  ['아마 ', ' 아니겠지만 그래도 좋다.'],
  ['“', ' 괜찮아.” 하고 그가 말했다.'],
  ['비가 왔다. 그래서 ', ' 다시 살폈다.'],
  ['(', ' 제외함)'],
  ['- ', ' 확인하기'],
  ['새로 산 ', ' 모두가 함께 살펴보았습니다.'],
  ['여러분, ', ' 어떻습니까?'],
];

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** Each noun with each stack of particles: as it is right, and with the shapes that belong to another sound. */
function* pairs() {
  for (const noun of NOUNS) {
    const coda = lastCoda(noun);
    for (const shapes of SHAPES) {
      const right = shapes[coda === '' ? 2 : coda === 'ㄹ' ? 1 : 0]!;
      for (const wrong of new Set(shapes))
        for (const stacked of STACKS[shapes[0]!]!)
          if (wrong !== right && !isStreet(wrong, stacked))
            yield { wrong: noun + wrong + stacked, right: noun + right + stacked };
    }
  }
}

/** 도서관로도: 로 may be a street, unless what stands behind it goes with the particle only. */
function isStreet(wrong: string, stacked: string): boolean {
  return wrong === '로' && !stacked.startsWith('부터');
}

it('the wrong shape is always mended, however particles are stacked, and a right one never touched', async () => {
  const all = [...pairs()];
  const around = SURROUNDINGS[1]!;
  const put = (word: string) => around[0] + word + around[1];
  const answers = await correctAll(
    all.flatMap(({ wrong, right }) => [put(wrong), put(right)]),
    {},
    engine,
  );
  const mended = answers.filter((_, i) => i % 2 === 0).map(({ revised }) => revised);
  const kept = answers.filter((_, i) => i % 2 === 1).map(({ revised }) => revised);
  expect(mended).toEqual(all.map(({ right }) => put(right)));
  expect(kept).toEqual(all.map(({ right }) => put(right)));
}, 120_000);

it('whatever stands around it', async () => {
  const all = [...pairs()].filter((_, i) => i % 9 === 0);
  const places = all.flatMap(({ wrong, right }) => SURROUNDINGS.map((around) => ({ wrong, right, around })));
  const answers = await correctAll(
    places.map(({ wrong, around: [before, after] }) => before + wrong + after),
    {},
    engine,
  );
  const missed = answers.filter(({ revised }, i) => !revised.includes(places[i]!.right));
  expect(missed.map(({ origin, revised }) => `${origin} ${revised}`)).toEqual([]);
}, 120_000);
