import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../../src/analysis/types.js';
import { attach } from '../../src/lexicon/conjugation.js';
import { spellingOf } from '../../src/lexicon/spelling.js';
import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';

interface Read {
  text: string;
  surface: string;
  morphemes: readonly Morpheme[];
}

/** Every eojeol of the texts, as it was read. */
async function readEach(texts: readonly string[]): Promise<Read[]> {
  const answers = await (await engine()).analyse(texts);
  return answers.flatMap((sentences, i) =>
    sentences.flatMap(({ eojeols }) =>
      eojeols.map(({ begin, end, morphemes }) => ({
        text: texts[i]!,
        surface: texts[i]!.slice(begin, end),
        morphemes,
      })),
    ),
  );
}

const shown = ({ surface, morphemes }: Read) =>
  `${surface}: ${morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')}`;

/** What stands in a row of the tags that no writer means. */
const IMPOSSIBLE = [
  /\b(?:VV|VA|VX|XSV|XSA) VCP\b/,
  /\bJKG JK[SOCB]\b/,
  /\bVCP(?= S|$)/,
  /\bXS[VA] N/,
  /\bXPN (?:J|E|VCP)/,
];

function impossible(reads: readonly Read[]): string[] {
  return reads
    .filter(({ morphemes }) => {
      const tags = morphemes.map(({ tag }) => tag).join(' ');
      return IMPOSSIBLE.some((sequence) => sequence.test(tags));
    })
    .map(shown);
}

/** Nouns that look like stems, particles or determiners, or begin and end with what does. */
// biome-ignore format: tables
const NOUNS = [
  '탈', '말', '길', '팔', '달', '신', '감', '물', '품', '잠', '춤', '불', '벌', '솔', '실', '절', '줄', '짐', '맵', '굴', '들', '살', '쌀', '알',
  '아들놈', '큰딸', '지그', '그네', '이웃', '저울', '논의', '회의', '주의', '구이', '먹이', '놀이', '벌이', '마을', '가을', '하늘', '나이', '고이',
  '라면', '이면', '측면', '방면', '장면', '사과', '결과', '학교', '무기', '일기', '용기', '인기', '파도', '속도', '온도', '지도', '이론', '언론',
];
/** What may stand around a noun: the particle behind a consonant and behind a vowel. */
const AROUND: ReadonlyArray<readonly [before: string, closed: string, open: string, after: string]> = [
  ['너무 잘 알아서 ', '이다', '다', '.'],
  ['문제는 바로 ', '이다', '다', '.'],
  ['어제 온 ', '이', '가', ' 라면만 찾는다.'],
  ['그 ', '이', '가', ' 나무를 가렸다.'],
  ['우리 집 ', '을', '를', ' 보았다.'],
  ['', '의', '의', ' 모양'],
  ['그게 다 ', '인', '인', ' 줄 알았다.'],
  ['아마도 ', '이겠지', '겠지', '?'],
];

function hasCoda(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - 0xac00) % 28 > 0;
}

describe('what no writer means is never read', () => {
  it(`${NOUNS.length} nouns in every surrounding`, async () => {
    const texts = NOUNS.flatMap((noun) =>
      AROUND.map(
        ([before, closed, open, after]) => `${before}${noun}${hasCoda(noun) ? closed : open}${after}`,
      ),
    );
    expect(impossible(await readEach(texts))).toEqual([]);
  });

  it('what is not done is a verb', async () => {
    const stems = '보 자 쉬 지 배우 잊 믿 웃 참 사 타 가 하 뛰 기다리 견디 마시'.split(' ');
    const nominal = (stem: string) => attach(stem, 'VV', hasCoda(stem) ? '음' : 'ㅁ')[0]!;
    const texts = stems.flatMap((stem) => [
      `바빠서 못 ${nominal(stem)}`,
      `회의 중이라 못 ${nominal(stem)} ㅠㅠ`,
    ]);
    const reads = (await readEach(texts)).filter(({ surface }) =>
      stems.some((stem) => surface === nominal(stem)),
    );
    expect(reads.length).toBe(texts.length);
    expect(reads.filter(({ morphemes }) => morphemes.at(-1)!.tag !== 'ETN').map(shown)).toEqual([]);
  });
});

describe('a word stays as it is written', () => {
  /** Listed words that look like commoner ones, and words that no list has. */
  // biome-ignore format: tables
  const WORDS = [
    '특이', '영끌', '등몰', '라방', '갓생', '혼코노', '점메추', '꾸안꾸', '별다줄', '웃안웃', '워케이션', '펫로스', '밈코인', '리뷰어', '딥러닝', '챗봇',
  ];

  it.each(['요즘 # 얘기가 많다.', '어제 # 켰는데 재미있었다.', '# 소견 없음', '친구와 #에 대해 말했다.'])(
    '%s',
    async (frame) => {
      const reads = (await readEach(WORDS.map((word) => frame.replace('#', word)))).filter(({ surface }) =>
        WORDS.some((word) => surface.startsWith(word)),
      );
      expect(reads.length).toBe(WORDS.length);
      expect(
        reads.filter(({ morphemes, surface }) => spellingOf(morphemes, surface) !== 'plain').map(shown),
      ).toEqual([]);
    },
  );
});

describeTable(
  'a slip is read as what is meant where that is asked for',
  engine,
  [
    ['학고에서 친구를 만났어요.', '학교/NNG+에서/JKB'],
    ['그렇게 하면 안됬어.', '안/MAG+되/VV+었/EP+어/EF+./SF'],
    ['문제가 있는지 여려분께 묻습니다.', '여러분/NP+께/JKB'],
  ],
  { typos: true },
);

describeTable('words of the dictionaries that were cut', engine, [
  ['아메리카노 두 잔 주세요.', '아메리카노/NNG'],
  ['다음 주에 재논의 예정.', '재/XPN+논의/NNG'],
  ['간장 2큰술, 다진 마늘 반 큰술을 넣고 섞는다.', '큰술/NNB+을/JKO'],
  ['이어폰 한쪽 소리가 안 난다.', '한쪽/NNG'],
  ['경치가 끝내주는데 너무 멀다.', '끝내주/VV+는데/EC'],
  ['이거 실화임?', '실화/NNG+이/VCP+ㅁ/ETN+?/SF'],
  ['넘 맛있어서 순삭했어요 재구매각입니당', '재/XPN+구매/NNG+각/NNG+이/VCP+ㅂ니당/EF'],
  ['맏형이 왔다.', '맏/XPN+형/NNG+이/JKS'],
]);

describeTable('endings and verbs by what stands around them', engine, [
  ['비가 오거든 빨래부터 걷어라.', '오/VV+거든/EC'],
  ['돈이 남거든 나에게 주세요.', '남/VV+거든/EC'],
  ['어제 비가 왔거든.', '오/VV+았/EP+거든/EF+./SF'],
  ['갈 데도 없는데 비까지 온다.', '없/VA+는데/EC'],
  ['다시 해 달라는데 어떻게 하지', '달/VX+라는데/EC'],
  ['우리가 처음 만들었다는데 큰 의미가 있다.', '만들/VV+었/EP+다는/ETM+데/NNB'],
  ['미안하게 됐네, 친구.', '되/VV+었/EP+네/EF+,/SP'],
  ['걔가 먼저 그러더라구, 자기는 안 간다고.', '그러/VV+더라구/EF+,/SP'],
  ['커피랑 케이크 시켜서 먹었어요.', '시키/VV+어서/EC'],
  ['문제를 발생시킨 사람', '발생/NNG+시키/XSV+ㄴ/ETM'],
  ['배를 깎아 먹었더니 배가 아팠다.', '먹/VV+었/EP+더니/EC'],
  ['반죽을 손으로 오래 치댔다.', '치대/VV+었/EP+다/EF+./SF'],
  ['집에 갈 때 빵 좀 사다 줘.', '사/VV+다/EC'],
  ['한번 입어 보고 정하세요.', '한번/MAG'],
  ['하루에 한번 먹어 보세요.', '한/MMN+번/NNB'],
  ['방은 비교적 조용하다.', '비교적/MAG'],
  ['비교적인 관점에서 보자.', '비교/NNG+적/XSN+이/VCP+ㄴ/ETM'],
  ['"어디 갔니?" 할머니가 물었다.', '묻/VV+었/EP+다/EF+./SF'],
  ['방송을 켰는데 아무도 없었다.', '켜/VV+었/EP+는데/EC'],
  ['정부는 권고를 수용키로 했다.', '수용/NNG+하/XSV+기/ETN+로/JKB'],
  ['단축키로 하면 빠르다.', '단축/NNG+키/NNG+로/JKB'],
  ['주인도 친절하시고.', '친절/NNG+하/XSA+시/EP+고/EF+./SF'],
  ['이불도 깨끗, 욕실도 깨끗', '깨끗/XR+,/SP'],
]);
