/** What hostile and careless writers repeat: pieces by kind. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  mistakes: [
    '안됬습니다',
    '않됀',
    '되요',
    '갔읍니다',
    '몇일',
    '어의없',
    '할께',
    '됬',
    '웬지',
    '햇다',
    '설겆이',
    '왠만',
    '뵈요',
    '않하',
  ],
  joined: [
    '수있',
    '것같',
    '할수있',
    '거같',
    '뿐만아니',
    '해볼만하',
    '는데',
    '때문에',
    '인거',
    '밖에없',
    '두번',
    '나는학생이다',
    '아버지가방에들어가신다',
  ],
  syllables: [
    '가',
    '가나',
    '하',
    '다',
    '이',
    '은',
    '를',
    '뷁',
    '꿣',
    '않',
    '했',
    '겠',
    '쓸',
    '가나다라마바사아자차카타파하',
  ],
  particles: ['에서', '을를', '은는', '으로부터', '까지도', '만이', '에게', '이라도', '조차', '라고는'],
  endings: ['습니다', '었었', '겠다', '더라고', '려고', '는지', '면서', '이다', '네요', '거든요', '였었'],
  nouns: ['학교', '대한민국', '정보', '시간', '국제', '전화', '대학교', '사람', '나라말', '운동장'],
  jamo: ['ㅋ', 'ㅏ', 'ㅋㅋㅎ', 'ㅠㅠ', 'ㄱㅏ', '가ㅏ', 'ㄳ'],
  marks: [
    '.',
    '(',
    ')',
    '"',
    '…',
    '!?',
    '·',
    '~',
    '-',
    '가.',
    '가,',
    '“가”',
    '(가)',
    '가/',
    '나:',
    '[가',
    '※',
    "'가'",
  ],
  numbers: ['1', '12월', '3개', '1,000원', '일이삼', '십만', '1-2', '제1조', '두시', '2.5배'],
  scripts: [
    'abc',
    'abc가',
    'A는',
    'é',
    '漢字',
    '漢字를',
    'かな',
    'русский',
    '😀',
    '가😀',
    '👩‍👩‍👧',
    '가b',
    'x1',
  ],
  addresses: [
    'a@b.c',
    'http://a.b/c',
    '되요@ex.com',
    '#가',
    '@나',
    '`가',
    '$가',
    '<가>',
    '&가;',
    '**가**',
    '[가](나)',
  ],
};

const SEPARATORS = ['', ' '];

/** A text made without end, until it is long enough. */
export interface HostilePattern {
  name: string;
  text(length: number): string;
}

/** Every piece repeated with and without spaces, and pieces and syllables at random: the same in every run. */
export function hostilePatterns(): HostilePattern[] {
  const repeated = Object.entries(PIECES).flatMap(([kind, pieces]) =>
    pieces.flatMap((piece) =>
      SEPARATORS.map((separator) => ({
        name: `${kind}: ${JSON.stringify(piece + separator)}`,
        text: (length: number) => filled(length, () => piece + separator),
      })),
    ),
  );
  return [...repeated, ...drawn()];
}

function drawn(): HostilePattern[] {
  const kinds = Object.entries(PIECES);
  const mixes = kinds.flatMap(([kind, pieces], k) => {
    const [otherKind, others] = kinds[(k + 1) % kinds.length]!;
    return [
      { name: `${kind}, in any order`, among: pieces, separators: [''] },
      { name: `${kind}, in any order, some spaces`, among: pieces, separators: ['', '', ' '] },
      { name: `${kind} and ${otherKind}`, among: [...pieces, ...others], separators: [''] },
    ];
  });
  const all = Object.values(PIECES).flat();
  mixes.push(
    { name: 'everything', among: all, separators: [''] },
    { name: 'everything, some spaces', among: all, separators: ['', ' '] },
    { name: 'everything, in lines', among: all, separators: ['', '', '', '\n'] },
  );
  const out = mixes.map(({ name, among, separators }, i) => ({
    name,
    text(length: number) {
      const next = numbers(i + 1);
      return filled(length, () => one(among, next()) + one(separators, next()));
    },
  }));
  for (const separators of [[''], ['', '', '', ' '], [' ']]) {
    out.push({
      name: `syllables, ${separators.length === 1 ? JSON.stringify(separators[0]) : 'some spaces'}`,
      text(length: number) {
        const next = numbers(99);
        return filled(
          length,
          () => String.fromCharCode(0xac00 + Math.floor(next() * 11_172)) + one(separators, next()),
        );
      },
    });
  }
  return out;
}

function filled(length: number, piece: () => string): string {
  let text = '';
  while (text.length < length) text += piece();
  return text.slice(0, length);
}

function one<T>(among: readonly T[], share: number): T {
  return among[Math.floor(share * among.length)]!;
}

/** Numbers from 0 to 1 that look drawn (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
