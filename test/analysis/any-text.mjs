import fc from 'fast-check';

/** What texts hold that nobody has planned for, beside what they usually hold. */
const STRETCHES = [
  fc.constantFrom(
    '오늘은 정말 추운 날이네요.',
    '아버지가방에들어가신다',
    '했어요 그래서',
    '갔다.그리고 왔다!',
    '“누구냐?”고',
    '3.14',
    'COVID-19는',
    'https://example.com/a?b=1',
    'user@example.co.kr로',
    '#맛집',
    'ㅋㅋㅋ',
    'ㅠㅠ',
    '^^',
    '…',
    '(주)',
    '「책」',
    '햇다',
    '봣어요',
    '이엇습니당',
  ),
  // What every object of JavaScript has, so that a table may seem to hold it.
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  range(0xac00, 0xd7a3), // syllables, most of which no word has
  range(0x1100, 0x11ff), // conjoining and archaic jamo
  range(0xa960, 0xa97c),
  range(0xd7b0, 0xd7fb),
  range(0x3131, 0x318e),
  range(0xffa1, 0xffdc), // half-width
  range(0xff01, 0xff9f),
  range(0x4e00, 0x9fff), // hanja
  range(0x20000, 0x2a6df),
  range(0x1f300, 0x1faff), // emoji
  fc.constantFrom('👨‍👩‍👧', '🇰🇷', '👍🏽', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☺'),
  range(0xe000, 0xf8ff), // private use
  range(0xf0000, 0xf00ff),
  range(0xd800, 0xdfff), // unpaired surrogates
  range(0x0, 0x1f),
  range(0x590, 0x6ff), // right to left
  fc.constantFrom('\u200e', '\u200f', '\u202e', '\u2066', '\u200b', '\u200d', '\ufe0f', '\ufeff', '\u00ad'),
  range(0x300, 0x36f), // combining marks
  fc.constantFrom(' ', '  ', '\t', '\n', '\r\n', '\u0085', '\u2028', '\u3000', '\u00a0', '\v'),
  range(0x20, 0x7e),
  fc.constantFrom('.', '?', '!', '"', "'", '”', '(', ')', ',', '~', '·'),
  fc.string({ unit: 'binary', maxLength: 6 }),
];

/** @param {number} from @param {number} to */
function range(from, to) {
  const character = fc
    .integer({ min: from, max: to })
    // fromCharCode, because a lone surrogate is one of the things to be met.
    .map((code) => (code < 0x10000 ? String.fromCharCode(code) : String.fromCodePoint(code)));
  return fc.array(character, { minLength: 1, maxLength: 4 }).map((characters) => characters.join(''));
}

export const anyText = fc
  .array(fc.oneof(...STRETCHES), { maxLength: 24 })
  .map((stretches) => stretches.join(''));

/** A stretch to repeat for a text of any length, without a space for thousands of characters unless it holds one. */
export const anyStretch = fc
  .array(fc.oneof(...STRETCHES), { minLength: 1, maxLength: 12 })
  .map((stretches) => stretches.join(''))
  .filter((stretch) => stretch !== '');

/** @param {string} stretch @param {number} length */
export function repeated(stretch, length) {
  return stretch.repeat(Math.ceil(length / stretch.length)).slice(0, length);
}
