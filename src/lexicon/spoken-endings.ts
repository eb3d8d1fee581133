import type { Tag } from './tags.js';

/** What an ending may stand behind: a verb, an adjective, a pre-final ending, 이다. */
export type Host = 'v' | 'a' | 'p' | 'i';

export interface SpokenEnding {
  form: string;
  tag: Tag;
  hosts: ReadonlySet<Host>;
}

/**
 * Endings of quoting that have melted with what somebody says (온댔어, 얼마랬지, 가쟀어), and the most used endings of the
 * large dialects: `form hosts`, forms as the convention writes endings (ㄴ댔 behind an open stem, 는댔 behind a closed one).
 * Text that models learn from hardly has them; what stands here is read and written by the same rules of conjugation.
 */
const TABLE: ReadonlyArray<readonly [tag: Tag, endings: string]> = [
  // 다고 했, 라고 했, 자고 했, 냐고 했
  ['EP', 'ㄴ댔 v; 는댔 v; 댔 ap; 랬 iv; 으랬 v; 쟀 v; 냈 vapi; 냤 vapi; 더랬 vapi'],
  ['EF', '잖아 vapi; 냬 vapi; 느냬 vp; 재 v; ㄴ댜 v; 는댜 v; 댜 ap'],
  // Gyeongsang
  ['EF', 'ㄴ데이 v; 는데이 v; 데이 ap; 심더 ap; ㅂ니더 vai; 습니더 vap; ㅂ니꺼 vai; 습니꺼 vap; ㅂ시더 v; 읍시더 v; 입시더 v'],
  ['EF', '능교 vp; 는교 vp; ㄴ교 ai; 은교 a; 이소 v; 으이소 v; 구마 vap; 는기라 vp; ㄴ기라 vai; 은기라 va; 노 vap; 제 vapi'],
  ['EC', '가꼬 p; ㄴ다꼬 v; 는다꼬 v; 다꼬 ap; 라꼬 iv; 으라꼬 v; 자꼬 v'],
  // Jeolla
  ['EP', '것 vapi; 겄 vapi'],
  ['EF', 'ㄴ당께 v; 는당께 v; 당께 ap; 랑께 iv; 으랑께 v; 응께 vap; 씨요 v; 지라 vapi; 어라우 vap; 아라우 va; 제라 vapi'],
  ['EC', 'ㄴ디 vai; 은디 a; 는디 vp; ㄹ랑가 vai; 을랑가 vap'],
  // Chungcheong
  ['EF', '아유 va; 어유 vap; 슈 vap; 여 i; 는겨 vp; ㄴ겨 vai; 은겨 va; ㄹ겨 vai; 을겨 vap; ㄹ텨 v; 을텨 v; 구먼 vap; 쥬 vapi'],
  // Jeju
  ['EF', '수다 ap; 우다 ai; ㅁ수다 v; 엄수다 v; 쿠다 v; 으쿠다 v; 수과 ap; 수꽈 ap; 우꽈 ai; ㅁ수과 v; ㅁ수광 v; ㅂ서 v; 읍서 v'],
]; // biome-ignore format: a table

/** Stems of the dialects, which dictionaries of the standard language do not have. */
export const SPOKEN_STEMS: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...words('VV', '카 이카 그카 저카 우짜 어짜 그라 묵'),
  ...words('VX', '부러'),
]);

/** Words of the dialects that stand by themselves. */
export const SPOKEN_WORDS: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...words('MAG', '억수로 혼저 하영 어떵 우예 단디 퍼뜩 솔찬히 하꼼 맨도롱'),
  ...words('IC', '아따 워매 아이고메 워떠'),
]);

/** Particles of polite and of familiar speech behind what is said: 구먼유, 지예, 네잉, 수다게. */
export const SPOKEN_PARTICLES: ReadonlySet<string> = new Set(['유', '예', '잉', '마씸']);

export const SPOKEN_ENDINGS: readonly SpokenEnding[] = TABLE.flatMap(([tag, endings]) =>
  endings.split('; ').map((entry) => {
    const [form, hosts] = entry.split(' ') as [string, string];
    return { form, tag, hosts: new Set([...hosts] as Host[]) };
  }),
);

function words(tag: Tag, forms: string): Array<[string, Tag]> {
  return forms.split(' ').map((form) => [form, tag]);
}
