import type { Morpheme } from '../../analysis/types.js';
import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { beginsLongerWord, type LineView, morphemesIn, oncePerLine } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { matchFinder, placeFinder } from './triggers/match-places.js';
import { neededBesides, neededText } from './triggers/needed-text.js';
import { eachOf, inTurn, onlyWhere } from './triggers/triggers.js';

type Replace = string | ((match: RegExpExecArray, line: LineView) => string | Finding | undefined);

/**
 * Finds a pattern in the text of a line. The whole match is replaced, so context belongs into look-arounds; a function
 * may decline by giving nothing.
 */
export function byPattern(pattern: RegExp, replace: Replace): (line: LineView) => Finding[] {
  const matchesIn = matchFinder(pattern);
  const find = (line: LineView) => {
    const out: Finding[] = [];
    for (const match of matchesIn(line.text)) {
      const begin = match.index;
      const end = begin + match[0].length;
      const given = typeof replace === 'string' ? expand(replace, match) : replace(match, line);
      if (given === undefined || given === match[0]) continue;
      out.push(typeof given === 'string' ? { begin, end, replacement: given } : given);
    }
    return out;
  };
  return onlyWhere(neededText(pattern), find, neededBesides(pattern));
}

function expand(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(\d)/g, (_, n) => match[Number(n)] ?? '');
}

export function all(...finders: Array<(line: LineView) => Finding[]>): (line: LineView) => Finding[] {
  return inTurn(finders);
}

/** Findings that are right unless the words mean something else than they seem to. */
export function likely(find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return eachOf(find, (finding) => ({ certainty: 'likely', ...finding }));
}

/** Findings that go by another article than the rest of their rule. */
export function cited(article: string, find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return eachOf(find, (finding) => ({ ...finding, article }));
}

/** The same where what was found tells the article. */
export function citedBy(
  find: (line: LineView) => Finding[],
  article: (finding: Finding, line: LineView) => string | undefined,
): (line: LineView) => Finding[] {
  return eachOf(find, (finding, line) => ({ article: article(finding, line), ...finding }));
}

/** What may follow a noun inside its eojeol: particles, the copula, light verbs. The first letters are enough. */
const AFTER_NOUN =
  /$|[^가-힣]|은|는|이|가|을|를|의|에|로|으로|와|과|도|만|들|부터|까지|처럼|보다|나|랑|하|한|할|함|합|해|했|되|된|될|됨|됐|돼|시키|라|란|든|밖|조차|마저|뿐|입|였|예|야|여|님|씨|적|용|인|일|임|같|께|든|아|다(?![가-힣])|다고|다는|커녕|대로|마다|라도|서/y;

/** Nouns that are not standard, at the start of an eojeol, with the standard word for each. */
export function byNouns(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, {
    atWords: true,
    place: (text, _, end) => !isGlossed(text, end) && matchesAt(AFTER_NOUN, text, end),
    accepts: (line, begin, end) => !isOtherWord(line, begin, end),
    withParticle: true,
  });
}

/** 세타가야, 포탈라, 눈에 싸인: the letters are those of the entry, the word is another. */
function isOtherWord(line: LineView, begin: number, end: number): boolean {
  // 스프라우트: a name, whether the lexicon has it or not
  if (morphemesIn(line, begin, end).some((m) => m.begin === begin && m.end > end && m.tag === 'NNP'))
    return true;
  if (beginsLongerWord(line, begin, end)) return true;
  const morphemes = morphemesIn(line, begin, end + 1);
  for (const [i, m] of morphemes.entries()) {
    // 원생이, 난장이: a noun and its particle
    if (
      m.begin === begin &&
      m.end === end - 1 &&
      m.tag[0] === 'N' &&
      isUsed(line, m) &&
      /^(?:J|VCP)/.test(morphemes[i + 1]?.tag ?? '')
    )
      return true;
    if (m.begin === begin && m.end >= end && m.tag[0] === 'V' && m.outOfVocab !== 'OUT_OF_VOCAB') return true;
    // 쓰시는: a verb and its ending
    if (m.begin === begin && m.tag[0] === 'V' && isEnding(line, m.end, end)) return true;
    // One more syllable that is neither particle nor suffix: a name.
    if (m.begin === end && m.end === end + 1 && /^NN[GP]$/.test(m.tag)) return true;
  }
  return false;
}

/** 기럭 stands in dictionaries, but nobody says 기럭이; nor is it 기력 because the analysis takes it for that. */
function isUsed({ lexicon, text }: LineView, { form, tag, begin, end }: Morpheme): boolean {
  if (text.slice(begin, end) !== form) return false;
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.frequency(payload) > SELDOM;
}
/** ln of the count of a word that is seldom used. */
const SELDOM = 2;

const PARTICLES: ReadonlyArray<readonly [afterConsonant: string, afterVowel: string]> = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
];

/** 네트웍이 → 네트워크가: a noun that ends otherwise than before takes its particle along. */
export function withParticle(line: LineView, finding: Finding): Finding {
  const { begin, end, replacement } = finding;
  const before = lastCoda(line.text.slice(begin, end)) ?? '';
  const after = lastCoda(replacement) ?? '';
  if ((before === '') === (after === '')) return finding;
  const next = /^(?:으로|[은는이가을를과와로])(?![가-힣])/.exec(line.text.slice(end, end + 3))?.[0];
  const pair = PARTICLES.find((two) => next !== undefined && two.includes(next));
  if (!next || !pair) return finding;
  const right = after === '' || (after === 'ㄹ' && pair[1] === '로') ? pair[1] : pair[0];
  return { ...finding, end: end + next.length, replacement: replacement + right };
}

/** Do known endings fill the stretch? */
function isEnding(line: LineView, begin: number, end: number): boolean {
  const rest = begin < end ? morphemesIn(line, begin, end) : [];
  return rest.length > 0 && rest.every(({ tag }) => tag[0] === 'E');
}

/** Stretches that are wrong wherever they stand in a word. */
export function byStretches(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, { atWords: false, place: () => true });
}

/** Stretches that are wrong at the start of an eojeol, whatever follows. */
export function byBeginnings(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, { atWords: true, place: (text, _, end) => !isGlossed(text, end) });
}

/** Whole eojeols, punctuation aside. */
export function byWholeWords(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, {
    atWords: true,
    place: (text, _, end) => !isSyllable(text.charCodeAt(end)) && !isGlossed(text, end),
  });
}

interface Entries {
  /** Only where a word begins? */
  atWords: boolean;
  /** May an entry stand there? Where it may not, a shorter one may. */
  place(text: string, begin: number, end: number): boolean;
  /** Is it the entry that stands there? Where it is not, nothing is found in these letters. */
  accepts?(line: LineView, begin: number, end: number): boolean;
  withParticle?: boolean;
}

/**
 * The entries of a table where they may stand, from left to right, the longest first. There are some thousand of them:
 * they are looked up by their first letter, which costs a line less than patterns that name them all.
 */
function byTable(
  table: Readonly<Record<string, string>>,
  { atWords, place, accepts, withParticle: takesParticle }: Entries,
): (line: LineView) => Finding[] {
  const words = Object.keys(table).sort((a, b) => b.length - a.length);
  const byFirst = new Map<number, string[]>();
  for (const word of words) {
    const first = word.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const begins = new Uint32Array(0x10000 / 32);
  for (const first of byFirst.keys()) begins[first >> 5]! |= 1 << (first & 31);
  const pattern = new RegExp(words.map(escaped).join('|'));
  const placesIn = placeFinder(pattern);
  return onlyWhere(neededText(pattern), (line: LineView) => {
    const { text } = line;
    const out: Finding[] = [];
    const near = placesIn(text);
    const places = near ?? (atWords ? wordBegins(line) : undefined);
    const count = places ? places.length : text.length;
    for (let i = 0, free = 0; i < count; i++) {
      const begin = places ? places[i]! : i;
      if (begin < free || (near && atWords && !beginsWord(text, begin))) continue;
      const first = text.charCodeAt(begin);
      if (((begins[first >> 5]! >> (first & 31)) & 1) === 0) continue;
      const word = byFirst
        .get(first)!
        .find((entry) => text.startsWith(entry, begin) && place(text, begin, begin + entry.length));
      if (word === undefined) continue;
      const end = begin + word.length;
      const replacement = table[word]!;
      if (replacement !== word && (!accepts || accepts(line, begin, end))) {
        const finding: Finding = { begin, end, replacement };
        out.push(takesParticle ? withParticle(line, finding) : finding);
      }
      free = end;
    }
    return out;
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where something stands that no letter or figure stands before; many tables ask about the same line. */
const wordBegins = oncePerLine(({ text }): readonly number[] => {
  const out: number[] = [];
  for (let i = 0; i < text.length; i++) if (beginsWord(text, i)) out.push(i);
  return out;
});

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !isLetterOrFigure(text.charCodeAt(at - 1));
}

function isLetterOrFigure(code: number): boolean {
  if (code > 0x7f) return isSyllable(code);
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
}

const ORIGINAL = /[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}]/uy;

/** A word whose hanja or original spelling stands behind it was written with care, and is often a name: 애기(愛機). */
function isGlossed(text: string, end: number): boolean {
  let at = end;
  while (at < end + 2 && isSyllable(text.charCodeAt(at))) at++;
  return text[at] === '(' && matchesAt(ORIGINAL, text, at + 1);
}

function matchesAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

/** The final consonant of the last syllable; '' for none, undefined where it is no syllable. */
export function lastCoda(text: string): string | undefined {
  const code = text.charCodeAt(text.length - 1);
  return isSyllable(code) ? CODAS[codaOf(code)] : undefined;
}

/** A table from lines of `wrong right`, for long lists. */
export function table(lines: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const pair of lines.split(/[,\n]/)) {
    const [wrong, right] = pair.split('→').map((word) => word.trim());
    if (wrong && right) out[wrong] = right;
  }
  return out;
}

/** A class of all syllables with one of these codas ('' for none), for use inside a pattern. */
export function syllablesWith(codas: readonly string[]): string {
  let out = '';
  for (let code = 0xac00; code <= 0xd7a3; code++)
    if (codas.includes(CODAS[codaOf(code)]!)) out += String.fromCharCode(code);
  return `[${out}]`;
}
