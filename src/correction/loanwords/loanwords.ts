import { CODAS, codaOf, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';
import { mayEndNoun } from '../korean/after-noun.js';
import { COMMON } from '../korean/commonness.js';
import { isGlossed } from '../korean/gloss.js';
import { withParticle } from '../korean/with-particle.js';
import { type LineView, oncePerLine, wordAt } from '../line/line-view.js';
import { byNouns } from '../rule/by-nouns.js';
import { table } from '../rule/by-table.js';
import type { Finding } from '../rule/rule.js';
import { STANDARD_LOANWORDS } from './loanword-list.js';
import { LOANWORDS } from './loanword-table.js';
import { type LoanwordIndex, loanwordIndex } from './loanword-variants.js';

/** Which part of the norm a spelling breaks. */
export type LoanwordReason =
  | 'tense'
  | 'coda'
  | 'glide'
  | 'sh'
  | 'f'
  | 'doubled'
  | 'long-vowel'
  | 'lateral'
  | 'plosive'
  | 'vowel'
  | 'custom';

const TABLE = table(LOANWORDS);
const listed = byNouns(TABLE);
let index: LoanwordIndex | undefined;

interface Found extends Finding {
  reason: LoanwordReason;
}

/** Every rule about loanwords asks for the same line in turn. */
const searched = oncePerLine(search);

export function loanwordsBy(reason: LoanwordReason): (line: LineView) => Finding[] {
  return (line) => {
    const found = searched(line);
    return found.length > 0 ? found.filter((finding) => finding.reason === reason) : found;
  };
}

/** 글렌 휴즈, 이튼 컬리지: a word right behind a name that no dictionary has belongs to it. */
export function isPartOfName(line: LineView, begin: number): boolean {
  const word = wordAt(line, begin);
  const before = word && line.words[word.index - 1]?.morphemes.at(-1);
  if (!before || line.text.slice(before.end, begin) !== ' ') return false;
  // 태풍 스팟: what is called so
  if (/^(?:태풍|허리케인|밴드|소행성|걸그룹|보이그룹)$/.test(line.text.slice(before.begin, before.end)))
    return true;
  return before.tag === 'NNP' && before.outOfVocab === 'OUT_OF_VOCAB';
}

function search(line: LineView): Found[] {
  const found = listed(line).filter((finding) => !isPartOfName(line, finding.begin));
  const all = [
    ...found,
    ...variants(line).filter((v) => !found.some((f) => f.begin <= v.begin && v.begin < f.end)),
  ];
  if (all.length === 0) return [];
  return all.map((found) => {
    let finding = found;
    const written = line.text.slice(finding.begin, finding.end);
    // A particle that changed with the noun says nothing about the spelling.
    const noun = [written, written.slice(0, -1), written.slice(0, -2)].find((w) => Object.hasOwn(TABLE, w));
    const right = noun ? TABLE[noun]! : finding.replacement;
    // '센치한 버스': the name of a work is written as its makers wrote it
    if (isInTitle(line.text, finding.begin)) finding = { ...finding, certainty: 'author' };
    return {
      ...finding,
      reason: reasonOf(noun ?? written, right),
    };
  });
}

const TITLE = /(?<![가-힣A-Za-z])(?:'[^'\n]{2,30}'|‘[^’\n]{2,30}’)/g;

/** Does it stand in quotation marks among other words, none of which ends a sentence? */
function isInTitle(text: string, at: number): boolean {
  if (!/['‘]/.test(text)) return false;
  for (const { 0: quoted, index } of text.matchAll(TITLE)) {
    if (index < at && at < index + quoted.length)
      return / /.test(quoted) && !/[.?!,]|[다요까죠]['’]$/.test(quoted);
  }
  return false;
}

function standards(): LoanwordIndex {
  index ??= loanwordIndex(STANDARD_LOANWORDS.trim().split(/[,\n]/));
  return index;
}

export function isLoanword(word: string): boolean {
  return standards().has(word);
}

const LONGEST = 10;
/** Spelling variants of short words are too often other words. */
const SHORTEST = 3;

/** Of three syllables all but one must agree, or the last is a coda spelt out (호테르): 가쓰이 is no 캐시. */
function isNear(a: string, b: string): boolean {
  if (a.length === b.length + 1) return a[0] === b[0] && /[르크트프스브드그]$/.test(a);
  return a.length === b.length && [...a].filter((c, i) => c !== b[i]).length === 1;
}

/** Words that no dictionary has and that sound like a standard loanword. */
function variants(line: LineView): Finding[] {
  const { words, lexicon } = line;
  const out: Finding[] = [];
  for (const { begin, surface, morphemes } of words) {
    // A name that the analysis takes for one is its bearer's business.
    if (!morphemes.some(({ outOfVocab, tag }) => outOfVocab === 'OUT_OF_VOCAB' && tag === 'NNG')) continue;
    const ends = new Set(morphemes.flatMap(({ tag, end }) => (/^[JE]/.test(tag) ? [] : [end - begin])));
    const run = /^[가-힣]+/.exec(surface)?.[0] ?? '';
    // 아르베도-카스티오네: part of a longer name
    if (surface[run.length] === '-') continue;
    for (let n = Math.min(run.length, LONGEST); n >= SHORTEST; n--) {
      const noun = run.slice(0, n);
      // 카운슬로부터, 마카룬이: the last syllable is a particle's
      if (!ends.has(n) || !mayEndNoun(run.slice(n)) || lexicon.tagsOf(noun).length > 0) continue;
      if (standards().has(noun)) break;
      const right = standards().standardOf(noun);
      // Names are close to many words; what is meant must be a common noun.
      if (!right || !isCommonNoun(line, right) || (n === SHORTEST && !isNear(noun, right))) continue;
      if (endsInAnother(line, noun, right)) continue;
      // 오보이(oboi): the original speaks for what the author wrote
      if (isGlossed(surface, n)) break;
      // Every second of them in edited text is another word (플라카트 is a piece of armour).
      out.push(withParticle(line, { begin, end: begin + n, replacement: right, certainty: 'author' }));
      break;
    }
  }
  return out;
}

/** 인터베이스: made with 베이스, whatever it sounds like. */
function endsInAnother({ lexicon }: LineView, noun: string, right: string): boolean {
  for (let at = 1; at <= noun.length - SHORTEST; at++) {
    const last = noun.slice(at);
    if (!right.endsWith(last) && (standards().has(last) || lexicon.frequencyOf(last) > COMMON)) return true;
  }
  return false;
}

function isCommonNoun({ lexicon }: LineView, word: string): boolean {
  return lexicon.frequencyOf(word, 'NNG') > lexicon.frequencyOf(word, 'NNP');
}

/** The article that tells the two spellings apart; the plainest difference counts. */
export function reasonOf(wrong: string, right: string): LoanwordReason {
  const a = sounds(wrong);
  const b = sounds(right);
  if (/[ㅋㅌㅍㅈㅊㄷㄲ]/.test(a.codas)) return 'coda';
  if (count(a.onsets, /[ㄲㄸㅃㅆㅉ]/g) > count(b.onsets, /[ㄲㄸㅃㅆㅉ]/g)) return 'tense';
  if (/[ㅈㅊㅉ][ㅑㅕㅛㅠㅖㅒ]/.test(a.pairs)) return 'glide';
  if (/ㅅ(?:ㅟ|ㅞ|ㅙ)|ㅆ(?:ㅟ|ㅞ)/.test(a.pairs) || (/[샵샾숖]/.test(wrong) && /숍/.test(right))) return 'sh';
  if (/ㅎ/.test(a.onsets) && /ㅍ/.test(b.onsets) && !/ㅎ/.test(b.onsets)) return 'f';
  // 린넨: one sound, written as a coda and once more as an onset
  if (a.pairs !== b.pairs && a.pairs.replace(/([ㄴㅁ])\1/g, '$1') === b.pairs) return 'doubled';
  if (/[ㅗㅛ]ㅇㅜ/.test(a.pairs) && !/[ㅗㅛ]ㅇㅜ/.test(b.pairs)) return 'long-vowel';
  if (wrong.length !== right.length && a.skeleton === b.skeleton && a.codas !== b.codas) {
    return a.codas.replace(/ㄹ/g, '') === b.codas.replace(/ㄹ/g, '') ? 'lateral' : 'plosive';
  }
  if (wrong.length === right.length && a.onsets === b.onsets && a.codas === b.codas) return 'vowel';
  if (a.codas.replace(/ㄹ/g, '') === b.codas.replace(/ㄹ/g, '') && a.codas !== b.codas) return 'lateral';
  return wrong.length === right.length ? 'vowel' : 'custom';
}

const LAX: Record<string, string> = {
  ㄲ: 'ㄱ', ㅋ: 'ㄱ', ㄸ: 'ㄷ', ㅌ: 'ㄷ', ㅅ: 'ㄷ', ㅃ: 'ㅂ', ㅍ: 'ㅂ', ㅆ: 'ㄷ', ㅉ: 'ㅈ', ㅊ: 'ㅈ',
}; // biome-ignore format: one table

function sounds(word: string): { onsets: string; codas: string; pairs: string; skeleton: string } {
  let onsets = '';
  let codas = '';
  let pairs = '';
  let skeleton = '';
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 0xac00 || code > 0xd7a3) continue;
    const onset = ONSETS[onsetOf(code)]!;
    const coda = CODAS[codaOf(code)]!;
    onsets += onset;
    codas += coda;
    pairs += onset + NUCLEI[nucleusOf(code)]! + coda;
    skeleton += (onset === 'ㅇ' ? '' : (LAX[onset] ?? onset)) + (LAX[coda] ?? coda);
  }
  return { onsets, codas, pairs, skeleton: skeleton.replace(/ㄹㄹ/g, 'ㄹ') };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
