import type { Eojeol } from '../../../analysis/types.js';
import { lastCoda } from '../../../hangul/syllable.js';
import { has, lastWord } from '../../korean/eojeol-parts.js';
import { predicateOf, rewritten } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What each verb goes with: nouns that are joined before it must all stand in its line. */
const USES: ReadonlyArray<readonly [verbs: string, role: 'JKO' | 'JKS', nouns: string]> = [
  ['불 불어오', 'JKS', '바람 강풍 태풍 돌풍 봄바람 찬바람'],
  ['내리 오 쏟아지 퍼붓', 'JKS', '비 눈 우박 진눈깨비 소나기 폭우 폭설 서리 이슬 장대비 빗물'],
  ['치', 'JKS', '천둥 번개 벼락 우레'],
  ['끼', 'JKS', '안개 구름 때 이끼 먹구름'],
  ['추', 'JKO', '춤 탈춤 부채춤 왈츠'],
  ['부르', 'JKO', '노래 동요 가곡 민요 합창곡'],
  ['마시', 'JKO', '물 커피 우유 술 차 주스 맥주 소주 막걸리 음료수 녹차 홍차 포도주 와인 콜라 국물'],
  [
    '먹',
    'JKO',
    '빵 밥 고기 과자 떡 과일 샌드위치 김밥 라면 국수 안주 케이크 사탕 생선 반찬 사과 만두 햄버거 도시락 약 물 커피 우유 술 차 주스 맥주 국물 아이스크림 초콜릿',
  ],
  ['입', 'JKO', '옷 외투 바지 치마 양복 셔츠 저고리 한복 코트 점퍼 원피스 교복 조끼 잠바 스웨터 속옷 수영복'],
  ['신', 'JKO', '신발 구두 양말 운동화 장화 고무신 부츠 버선 슬리퍼 샌들'],
  ['쓰', 'JKO', '모자 안경 가면 우산 마스크 헬멧 가발 탈 선글라스 양산 글 편지 시 소설 일기'],
  ['끼', 'JKO', '장갑 반지 안경 팔짱 보청기'],
  ['매', 'JKO', '넥타이 허리띠 안전띠 끈'],
  ['차', 'JKO', '시계 훈장 팔찌 완장 칼 공 제기'],
  ['읽', 'JKO', '책 신문 소설 편지 시 잡지 글 만화 동화 기사 일기'],
  ['듣', 'JKO', '음악 노래 라디오 강의 연설 이야기 소리 방송 수업 말'],
  ['보', 'JKO', '영화 텔레비전 드라마 연극 공연 책 신문 만화 방송 잡지 경기 뉴스'],
  ['치', 'JKO', '피아노 기타 장구 북 종 드럼 탁구 테니스 배드민턴 골프 당구 가야금 꽹과리 박수'],
  ['불', 'JKO', '피리 나팔 하모니카 호루라기 색소폰 플루트 트럼펫 리코더 휘파람 풍선'],
  ['켜', 'JKO', '바이올린 첼로 해금 불 촛불 전등 텔레비전 라디오'],
  ['하', 'JKO', '축구 야구 농구 배구 수영 노래 공부 숙제'],
  ['피우', 'JKO', '담배 불 꽃 모깃불 향'],
];
const ROWS = USES.map(([verbs, role, nouns]) => ({
  verbs: verbs.split(' '),
  role,
  nouns: new Set(nouns.split(' ')),
}));
/** How each noun may be said by itself: 비가 내리고, 노래를 부르고. */
const WAYS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(({ verbs, role, nouns }) =>
    [...nouns].map((noun) => [`${role} ${noun}`, verbs[0]!] as const),
  ).reverse(),
);
const JOINED_IN = 3;

/** 비와 바람이 분다: the wind blows, the rain does not. */
export const rule: Rule = {
  id: 'shared-verb',
  title: '함께 쓸 수 없는 서술어',
  category: 'SENTENCE',
  article: '',
  comment:
    '나란히 이은 두 말이 한 서술어를 함께 쓰고 있지만, 그 서술어는 하나에만 어울립니다. 저마다 어울리는 서술어를 씁니다.',
  examples: [
    {
      wrong: '어제는 비와 바람이 불었다.',
      right: '어제는 비와 바람이 불었다.',
      asks: '어제는 비가 내리고 바람이 불었다.',
    },
    {
      wrong: '모두 노래와 춤을 추었다.',
      right: '모두 노래와 춤을 추었다.',
      asks: '모두 노래를 부르고 춤을 추었다.',
    },
  ],
  silent: [
    '비와 눈이 내렸다.',
    '바람과 비를 막았다.',
    '커피와 빵을 먹었다.',
    '노래와 춤을 배웠다.',
    '피리와 나팔을 불었다.',
    '책과 신문을 보았다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    line.sentences.flatMap(({ eojeols }) =>
      eojeols.flatMap((_, i) => {
        const found = unfitting(line, eojeols, i);
        return found ? [found] : [];
      }),
    ),
};

function unfitting(line: LineView, eojeols: readonly Eojeol[], i: number): Finding | undefined {
  const first = plainNoun(eojeols[i]!, /^JC$/);
  const second = first && eojeols[i + 1] && plainNoun(eojeols[i + 1]!, /^JK[OS]$/);
  if (!first || !second) return undefined;
  const role = lastWord(eojeols[i + 1]!)!.tag as 'JKO' | 'JKS';
  const verb = verbBehind(eojeols, i + 2);
  const rows = ROWS.filter((row) => row.role === role && verb && row.verbs.includes(verb.morphemes[0]!.form));
  const fits = (noun: string) => rows.some(({ nouns }) => nouns.has(noun));
  if (!verb || fits(first) === fits(second)) return undefined;
  const other = WAYS.get(`${role} ${fits(first) ? second : first}`);
  const { begin, end } = lastWord(eojeols[i]!)!;
  const particle = PARTICLES[role][lastCoda(line.text.slice(0, begin)) === '' ? 0 : 1];
  if (other === undefined) return undefined;
  if (!fits(first)) return { begin, end, replacement: `${particle} ${other}고`, certainty: 'author' };
  // 술과 고기를 마셨다 → 술을 마시고 고기를 먹었다
  const written = withOther(line, verb, other);
  const between = line.text.slice(end, verb.begin);
  const replacement = `${particle} ${verb.morphemes[0]!.form}고${between}${written}`;
  return written === undefined ? undefined : { begin, end: verbEnd(verb), replacement, certainty: 'author' };
}

const PARTICLES = { JKO: ['를', '을'], JKS: ['가', '이'] } as const;

/** Another verb, ended as this one is. */
function withOther(line: LineView, verb: Eojeol, form: string): string | undefined {
  const predicate = predicateOf(line, verb);
  if (!predicate) return undefined;
  const stem = { form, tag: 'VV' as const, before: '' };
  return predicate.ending.form === '고' && !predicate.past ? `${form}고` : rewritten(predicate, stem);
}

function verbEnd(verb: Eojeol): number {
  return lastWord(verb)!.end;
}

/** A noun alone with its particle. */
function plainNoun({ morphemes }: Eojeol, particle: RegExp): string | undefined {
  const [noun, behind, ...more] = morphemes;
  return more.length === 0 && noun?.tag === 'NNG' && particle.test(behind?.tag ?? '') ? noun.form : undefined;
}

/** The verb, with at most some adverbs before it. */
function verbBehind(eojeols: readonly Eojeol[], from: number): Eojeol | undefined {
  for (let i = from; i < Math.min(eojeols.length, from + JOINED_IN); i++) {
    const verb = eojeols[i]!.morphemes[0]!;
    if (verb.tag === 'VV') return eojeols[i];
    if (!has(eojeols[i]!, /^(?:MAG|JKB)$/) && lastWord(eojeols[i]!)?.form !== '게') return undefined;
  }
  return undefined;
}
