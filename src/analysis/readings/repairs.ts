import { isSyllable } from '../../hangul/syllable.js';
import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { matchesOf } from '../text/matches-of.js';
import { settleCopula } from './copula-readings.js';
import { settleSigns } from './sign-readings.js';

/**
 * What spelling alone decides, whatever the model makes of letters that it has hardly seen: an address is one
 * foreign word, a picture is a sign, hanja are hanja. A stretch is one morpheme; `unlessSign` leaves it to the
 * model as long as that calls it some other kind of sign (㎝ and cm are SW).
 */
interface Stretch {
  from: number;
  to: number;
  tag: Tag;
  unlessSign: boolean;
  /** Only what the model takes for punctuation is set right. */
  onlyMark: boolean;
}

const TOP_LEVEL = 'com|net|org|edu|gov|info|biz|kr|jp|cn|us|uk|de|fr|eu|io|ai|me|tv|co|app|dev';
const KINDS: ReadonlyArray<{
  name: string;
  tag: Tag;
  pattern: string;
  unlessSign?: boolean;
  onlyMark?: boolean;
}> = [
  {
    name: 'address',
    tag: 'SL',
    pattern: [
      '(?:https?|ftp):\\/\\/[!#-&*-;=?-Z\\\\_a-z|~]*[\\w/&=#-]',
      'www\\.[!#-&*-;=?-Z\\\\_a-z|~]*[\\w/&=#-]',
      '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
      `(?<![\\w.-])[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.(?:${TOP_LEVEL})(?![\\w-]|\\.\\w)(?:\\/[\\w/?&=#%.~-]*[\\w/])?`,
    ].join('|'),
  },
  {
    name: 'handle',
    tag: 'SL',
    pattern: '(?<![\\p{L}\\p{N}#&])#[\\p{L}_][\\p{L}\\p{N}_]*|(?<![\\w@])@[A-Za-z0-9_]{2,}',
  },
  {
    name: 'number', // 3.5, 12,000: one number, whatever the marks in it
    tag: 'SN',
    pattern: '(?<![\\d.,])(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+)(?![\\d]|[.,]\\d)',
  },
  {
    name: 'picture',
    tag: 'SW',
    pattern:
      '\\p{Regional_Indicator}{2}|[0-9#*]\\ufe0f?\\u20e3|\\p{Emoji_Presentation}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}]*(?:\\u200d\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)*|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*(?:\\u200d\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)*',
  },
  { name: 'hanja', tag: 'SH', pattern: '\\p{Script=Han}+', unlessSign: true },
  { name: 'latin', tag: 'SL', pattern: '(?:\\p{Script=Latin}\\p{M}*)+', unlessSign: true },
  // Two of them or more: one may be a cheek or an arm of a face.
  { name: 'kana', tag: 'SL', pattern: '[\\p{Script=Katakana}\\p{Script=Hiragana}]{2,}' },
  {
    name: 'letters',
    tag: 'SL',
    pattern: '(?:(?![\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Latin}])\\p{L}\\p{M}*)+',
    unlessSign: true,
  },
  { name: 'laughter', tag: 'SW', pattern: '[ㄱ-ㅎㅏ-ㅣ]{2,}', onlyMark: true },
  { name: 'unseen', tag: 'SW', pattern: '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}]+', unlessSign: true },
];
const STRETCH = new RegExp(KINDS.map(({ name, pattern }) => `(?<${name}>${pattern})`).join('|'), 'gu');
const MARKS: ReadonlySet<Tag> = new Set<Tag>(['SF', 'SP', 'SE', 'SS', 'SO', 'SW']);
const SIGN = /[\p{P}\p{S}\p{C}\p{M}]/u;

/** Sets the stretches of an eojeol right; nearly every eojeol is Hangul and comes back as it is. */
export function repair(
  found: PathMorpheme[],
  characters: readonly string[],
  from: number,
  to: number,
): PathMorpheme[] {
  const path = settleCopula(found, characters);
  if (isPlain(characters, from, to)) return settleSigns(path, characters);
  const stretches = stretchesOf(characters, from, to);
  if (stretches.length === 0) return settleSigns(path, characters);
  const repaired: PathMorpheme[] = [];
  // What is still to come, the next one last: a stretch may leave the rest of a morpheme to the stretch behind it.
  const rest = path.slice().reverse();
  for (const stretch of stretches) {
    while (rest.length > 0 && rest.at(-1)!.to <= stretch.from) repaired.push(rest.pop()!);
    const inside: PathMorpheme[] = [];
    while (rest.length > 0 && rest.at(-1)!.from < stretch.to) inside.push(rest.pop()!);
    for (const morpheme of setRight(inside, stretch, characters).reverse()) rest.push(morpheme);
  }
  while (rest.length > 0) repaired.push(rest.pop()!);
  return settleSigns(repaired, characters);
}

/** The tag of a form that the model gives none. */
export function tagOfSurface(characters: readonly string[], from: number, to: number): Tag {
  const whole = stretchesOf(characters, from, to)[0];
  if (whole && whole.from === from && whole.to === to) return whole.tag;
  return characters.slice(from, to).every((c) => SIGN.test(c)) ? 'SW' : 'NA';
}

function isPlain(characters: readonly string[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = characters[i]!.charCodeAt(0);
    if (isSyllable(code)) continue;
    if ((code === 0x2e || code === 0x2c) && isDigit(characters[i - 1]) && isDigit(characters[i + 1]))
      return false;
    if (code > 0x7f || code < 0x20 || (code | 0x20) >= 0x61 || code === 0x23) return false;
  }
  return true;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

function stretchesOf(characters: readonly string[], from: number, to: number): Stretch[] {
  const text = characters.slice(from, to).join('');
  const stretches: Stretch[] = [];
  let at = from;
  let unit = 0;
  const advance = (offset: number) => {
    while (unit < offset) unit += characters[at++]!.length;
    return at;
  };
  for (const match of matchesOf(STRETCH, text)) {
    const kind = KINDS.find(({ name }) => match.groups![name] !== undefined)!;
    stretches.push({
      from: advance(match.index),
      to: advance(match.index + match[0].length),
      tag: kind.tag,
      unlessSign: kind.unlessSign === true,
      onlyMark: kind.onlyMark === true,
    });
  }
  return stretches;
}

/** `inside`: the morphemes that touch the stretch. */
function setRight(
  inside: PathMorpheme[],
  { from, to, tag, unlessSign, onlyMark }: Stretch,
  characters: readonly string[],
): PathMorpheme[] {
  if (inside.some((m) => m.word)) return inside;
  if (inside.length === 1 && inside[0]!.tag === tag) return inside;
  const areSigns = inside.length > 0 && inside.every((m) => m.tag[0] === 'S');
  if (unlessSign && areSigns && inside.some((m) => m.tag !== tag)) return inside;
  if (onlyMark && !inside.every((m) => MARKS.has(m.tag))) return inside;
  const surface = (begin: number, end: number) => characters.slice(begin, end).join('');
  // A form that is not its surface cannot be cut: who knows which letter came from where.
  const isWithin = (m: PathMorpheme) => m.from >= from && m.to <= to;
  if (inside.some((m) => !isWithin(m) && m.form !== surface(m.from, m.to))) return inside;
  const first = inside[0];
  const last = inside.at(-1);
  // What the model ties to it under the same tag (S-, a stop in an abbreviation) stays tied.
  const begin = first && first.from < from && first.tag === tag ? first.from : from;
  const end = last && last.to > to && last.tag === tag ? last.to : to;
  const middle: PathMorpheme[] = [];
  if (first && first.from < begin)
    middle.push(
      changed(first, {
        form: surface(first.from, begin),
        to: begin,
        log: share(first, begin - first.from),
      }),
    );
  middle.push(morphemeOf(surface(begin, end), tag, begin, end, meanLog(inside) * (end - begin)));
  if (last && last.to > end)
    middle.push(changed(last, { form: surface(end, last.to), from: end, log: share(last, last.to - end) }));
  return middle;
}

function share({ log, from, to }: PathMorpheme, characters: number): number {
  return (log / (to - from)) * characters;
}

function meanLog(morphemes: readonly PathMorpheme[]): number {
  let log = 0;
  let length = 0;
  for (const m of morphemes) {
    log += m.log;
    length += m.to - m.from;
  }
  return length > 0 ? log / length : Number.NEGATIVE_INFINITY;
}
