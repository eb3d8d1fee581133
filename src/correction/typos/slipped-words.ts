import type { Span } from '../../analysis/text/split-lines.js';
import type { Morpheme } from '../../analysis/types.js';
import { keysOfLatin, retyped, typed } from '../../hangul/keyboard.js';
import { lettersAt } from '../../hangul/letters.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { nearForms } from '../../lexicon/near-forms.js';
import { EVERYDAY, SEEN, WELL_KNOWN } from '../korean/commonness.js';
import { latinMeant } from '../korean/latin-meant.js';
import type { LineView, WordView } from '../line/line-view.js';
import { oncePerWord } from '../line/word-memory.js';
import { isWritten } from './common-syllables.js';
import { type SlipKind, undoneSlips } from './key-slips.js';
import { isListed, isPlausible, wordFrequency } from './lexical-candidates.js';
import { hasUnknown } from './readability.js';
import { soundCandidates } from './sound-candidates.js';
import { spellingStrength } from './spelling-strength.js';
import { isMeant, isRepeated } from './suspects.js';
import { isHelpedVerb, isVerbForm } from './verb-form.js';

/** A stretch of a word that may be mistyped. */
export interface SlippedPart extends Span {
  word: WordView;
  text: string;
  /** Nobody can have meant it as it stands. */
  impossible: boolean;
  /** A word, but one that nobody seems to use. */
  isRare?: true;
  /** The keyboard was set to Latin letters. */
  isLatin?: true;
}

/** What may have been meant, with how common such a slip is, in nats. */
export interface Meaning {
  text: string;
  prior: number;
}

const LETTER = /[ㄱ-ㅎㅏ-ㅣ]/;
/** Laughing, crying, nodding: letters that are meant, before and behind a word. */
const MEANT_BEFORE = /^(?:([ㄱ-ㅎㅏ-ㅣ])\1+|[ㅋㅎ](?=[가-힣]))/;
const MEANT_BEHIND = /(?:(?<![ㅏ-ㅣ])([ㅋㅎㅇㄷㄱㅉㅊㅂㅅㅠㅜㅡ])\1+|[ㅋㅎㅠㅜㅡ]+|(?<=[응어아엉])ㅇ)$/;
/** ㄹㅇ로, ㅇㅈ합니다: first letters of words, as people write them in chat. */
const INITIALS =
  /^(?:ㄱㄱ|ㄱㄷ|ㄱㅅ|ㄱㅊ|ㄱㅇㄷ|ㄲㅈ|ㄴㄴ|ㄷㄷ|ㄷㅊ|ㄹㅇ|ㅁㄹ|ㅁㅊ|ㅂㅂ|ㅂㄹ|ㅂㅅ|ㅃㅇ|ㅅㄱ|ㅅㅂ|ㅇㄷ|ㅇㅇ|ㅇㅈ|ㅇㅋ|ㅇㅎ|ㅈㄱ|ㅈㄴ|ㅈㅅ|ㅉㅉ|ㅊㅊ|ㅊㅋ|ㅋㅋ|ㅌㅌ|ㅎㅇ|ㅎㅎ)/;
/** ㄱ자 집, ㅂ불규칙, ㅏ는: letters that are spoken of. */
const SPOKEN_OF =
  /^[ㄱ-ㅎㅏ-ㅣ](?:자|음|불규칙|받침|탈락|변칙|첨가|종성|초성|(?:[은는이가을를의과와로도]|으로|이다|에서|부터|까지)$)/;
/** -ㄹ게, ‘ㄴ다’: an ending that is quoted. */
const QUOTED = /[-~‐–‘'"“「(<]$/;
const LONGEST = 9;
/** So many ways to undo a slip are read; fewer where what stands there may be a word. */
const MOST = 20;
const MOST_OF_ODD = 10;
const MOST_OF_RARE = 5;

/** How much rarer some slips are than the common ones, in nats. */
const PRIORS: Readonly<Record<SlipKind, number>> = {
  heard: 2.5,
  common: 0,
  'missing-key': -1,
  'stray-key': -3,
  'swapped-syllables': -1,
  'other-letter': -2,
};
/** How much the kind of the slip counts before anything is read. */
const RANKED = 0.3;
/** 충전깋: a letter that makes no syllable of its own did not come from elsewhere. */
const STRAY_IN_ODD = -1;
/** 그렇ㄱㅔ: nothing was mistyped, the letters only came apart. */
const CAME_APART = 1;

/** The stretch of a word in which a finger slipped. */
export function slippedPart(view: LineView, word: WordView): SlippedPart | undefined {
  const run = /[가-힣ㄱ-ㅎㅏ-ㅣ]+|[A-Za-z]{4,}/.exec(word.surface);
  if (!run) return undefined;
  if (/[A-Za-z]/.test(run[0])) return latinPart(word, run);
  return LETTER.test(run[0]) ? impossiblePart(view, word, run) : oddPart(view, word, run[0]);
}

/** 안녕하세ㅛ, 확ㅇ인: letters that make no syllable. */
function impossiblePart(view: LineView, word: WordView, run: RegExpExecArray): SlippedPart | undefined {
  const head = MEANT_BEFORE.exec(run[0])?.[0].length ?? 0;
  const tail = MEANT_BEHIND.exec(run[0].slice(head))?.[0].length ?? 0;
  const text = run[0].slice(head, run[0].length - tail);
  const begin = word.begin + run.index + head;
  if (!/[가-힣]/.test(text) || !LETTER.test(text) || text.length > LONGEST) return undefined;
  if (INITIALS.test(text) || SPOKEN_OF.test(text) || QUOTED.test(view.text.slice(0, begin))) return undefined;
  // ㅔㅇㄹ is pdf: a rule knows
  if (latinMeant(run[0], view.text)) return undefined;
  return { word, begin, end: begin + text.length, text, impossible: true };
}

/** 주문했느데, 프로젝틍: something in it is known to nobody. */
function oddPart(view: LineView, word: WordView, text: string): SlippedPart | undefined {
  if (text.length < 2 || text.length > LONGEST || !word.surface.startsWith(text)) return undefined;
  if (!isWritten(text) && !isLaughing(word, text)) return unwrittenPart(view, word, text);
  // 눈물이가: a particle too many, about which a rule asks
  if (/..이가$/.test(text)) return undefined;
  const isRare = isRareNoun(word, text, view.lexicon);
  if (!isRare && !hasUnknown(word)) return undefined;
  const { begin } = word;
  const end = begin + text.length;
  if (isMeant(view, word, { text, end }) || isRepeated(view, word, []) || isContracted(view, word, text))
    return undefined;
  if (isRare) return { word, begin, end, text, impossible: false, isRare };
  if (isVerbForm(text, view.lexicon) || isHelpedVerb(text, view.lexicon)) return undefined;
  const first = word.morphemes[0]!;
  if (isCalled(first, word.morphemes[1])) return undefined;
  // 알들이: of words that are known, though the analysis does not see it; 주문했느데 has an ending that is not
  const isTailOdd = first.outOfVocab !== 'OUT_OF_VOCAB' && word.morphemes.some(({ tag }) => tag[0] === 'E');
  if (!isTailOdd && (isPlausible(text, view.lexicon) || isListed(text, view.lexicon) || isPlural(text, view)))
    return undefined;
  return { word, begin, end, text, impossible: false };
}

/** 겈의, 봤는덶: syllables that no word has but forms of verbs (하얬다) and a few from abroad (똠얌꿍), which the lexicon lists. */
function unwrittenPart({ lexicon }: LineView, word: WordView, text: string): SlippedPart | undefined {
  const { begin, morphemes } = word;
  const hasEntry = morphemes.some(({ form, tag }) => !isWritten(form) && lexicon.frequencyOf(form, tag) > 0);
  const isInflected = morphemes.every(({ tag }) => /^[VES]/.test(tag) && tag !== 'SW') && !hasUnknown(word);
  if (hasEntry || isInflected || isVerbForm(text, lexicon)) return undefined;
  return { word, begin, end: begin + text.length, text, impossible: true };
}

/** 진짴ㅋㅋ, 앜: laughter that has run into a word. */
function isLaughing({ surface }: WordView, text: string): boolean {
  return (
    /[ㅋㅎㅠㅜ]/.test(surface[text.length] ?? '') || /[ㅋㅎ]/.test(lettersAt(text, text.length - 1)!.coda)
  );
}

/**
 * 워메, 이게 뭐야; 설이, 이리 와: what people cry out, and whom they call; 짭이야: one syllable tells too little. Of names that
 * nobody knows edited text is full, and hardly one of them is a slip.
 */
function isCalled({ form, tag, outOfVocab }: Morpheme, next: Morpheme | undefined): boolean {
  if (tag === 'IC' || (tag === 'NNP' && outOfVocab === 'OUT_OF_VOCAB')) return true;
  return tag[0] === 'N' && (next?.form === ',' || (form.length === 1 && isWritten(form)));
}

/**
 * 목골, 오능: a noun or an adverb that a dictionary has, but that nobody seems to use; 추전합니다: one of which something is
 * done; 조급만: a root that only 하다 makes a word of, before a particle.
 */
function isRareNoun({ morphemes }: WordView, text: string, lexicon: Lexicon): true | undefined {
  const [{ form, tag }, ...rest] = morphemes as [Morpheme, ...Morpheme[]];
  if (form.length < 2 || !/^(?:NNG|MAG)$/.test(tag) || !text.startsWith(form)) return undefined;
  const count = lexicon.frequencyOf(form, tag);
  if (rest[0]?.tag === 'XSV') return (count <= SEEN && lexicon.isDoubtful(form, tag)) || undefined;
  if (!rest.every((other) => /^[JS]/.test(other.tag))) return undefined;
  if (rest[0]?.tag[0] === 'J' && count === 0 && lexicon.frequencyOf(form, 'XR') > WELL_KNOWN) return true;
  return (lexicon.frequencyOf(form) < SEEN && wordFrequency(text, lexicon) < SEEN) || undefined;
}

/** 알들이, 별들을: several of what has a name of one syllable. */
function isPlural(text: string, { lexicon }: LineView): boolean {
  return /^[가-힣]들/.test(text) && lexicon.frequencyOf(text[0]!, 'NNG') > WELL_KNOWN;
}

/** 뭐랬어, 편치 않다: what was said, and 하지, drawn together. */
function isContracted({ words }: LineView, { index }: WordView, text: string): boolean {
  return (
    /[랬댔쟀]/.test(text) ||
    (/.[치지]$/.test(text) && /^(?:않|못|아니)/.test(words[index + 1]?.surface ?? ''))
  );
}

/** wlsWk, dkssudgktpdy: Korean typed with the keyboard set to Latin letters; English has vowels, and seldom makes syllables. */
function latinPart(word: WordView, run: RegExpExecArray): SlippedPart | undefined {
  const [text] = run;
  if (text !== word.surface.replace(/[.,?!~]+$/, '') || /^[A-Z]+$/.test(text)) return undefined;
  if (/[aeiou]/i.test(text) && text.length < LONG_LATIN) return undefined;
  const begin = word.begin + run.index;
  const meant = typedInLatin(text);
  if (!/^[가-힣]{2,}$/.test(meant) || !isWritten(meant)) return undefined;
  return { word, begin, end: begin + text.length, text, impossible: true, isLatin: true };
}

function typedInLatin(text: string): string {
  return typed(keysOfLatin(text) ?? []);
}

const LONG_LATIN = 8;
/** What people end a sentence with, without its onset; behind 교 the key was hit twice. */
const POLITE = /^[가-힣]+(?<![교료쇼죠효표요])ㅛ$/;

/** What may have been meant, the likeliest first. */
export function meaningsOf(
  { word, text, isLatin, impossible, isRare }: SlippedPart,
  { lexicon }: LineView,
): readonly Meaning[] {
  if (isLatin) return [{ text: typedInLatin(text), prior: 0 }];
  if (isRare) {
    const { form } = word.morphemes[0]!;
    const nouns = nounsMeant(form, lexicon).map((noun) => ({
      ...noun,
      text: noun.text + text.slice(form.length),
    }));
    return [...nounsHeard(text, lexicon), ...nouns];
  }
  // 갈래ㅛ: the key of ㅇ was not hit, though 갈래 is a word too
  if (POLITE.test(text)) return [{ text: `${text.slice(0, -1)}요`, prior: 0 }];
  return (impossible ? meaningsOfImpossible : meaningsOfOdd)(text, lexicon);
}

const meaningsOfImpossible = oncePerWord((text, lexicon) => meanings(text, lexicon, MOST, PRIORS));
const meaningsOfOdd = oncePerWord((text, lexicon) =>
  meanings(text, lexicon, MOST_OF_ODD, { ...PRIORS, 'stray-key': STRAY_IN_ODD }),
);

/** Where a rare noun stands only those of every day may have been meant: none of the others is worth reading. */
const nounsMeant = oncePerWord((noun, lexicon): Meaning[] => {
  const found = new Map<string, Meaning & { frequency: number }>();
  const take = (text: string, prior: number) => {
    const frequency = lexicon.headwordFrequency(text, /^(?:NNG|MAG)$/);
    if (frequency >= EVERYDAY && !found.has(text)) found.set(text, { text, prior, frequency });
  };
  for (const { form } of nearForms(noun, 1)) take(form, 0);
  for (const { text, kind } of undoneSlips(noun, 0, noun.length)) take(text, PRIORS[kind]);
  return [...found.values()]
    .sort((a, b) => b.frequency + b.prior - a.frequency - a.prior)
    .slice(0, MOST_OF_RARE);
});

/** Nouns of every day whose end was written with the particle behind it, as both are heard together. */
function nounsHeard(text: string, lexicon: Lexicon): Meaning[] {
  return soundCandidates(text)
    .filter((spelt) => endsInParticle(spelt, lexicon))
    .map((spelt) => ({ text: spelt, prior: PRIORS.heard }));
}

function endsInParticle(text: string, lexicon: Lexicon): boolean {
  for (let end = text.length - 1; end > 1; end--)
    if (
      lexicon.headwordFrequency(text.slice(0, end), 'NNG') >= EVERYDAY &&
      lexicon.tagsOf(text.slice(end)).some(({ tag }) => tag[0] === 'J')
    )
      return true;
  return false;
}

function meanings(
  text: string,
  lexicon: Lexicon,
  most: number,
  priors: Readonly<Record<SlipKind, number>>,
): Meaning[] {
  const found: Array<Meaning & { strength: number }> = [];
  const joined = retyped(text);
  if (/^[가-힣]+$/.test(joined) && joined !== text)
    found.push({ text: joined, prior: CAME_APART, strength: Number.POSITIVE_INFINITY });
  const { begin, end } = placeOfSlip(text);
  for (const { text: meant, kind } of undoneSlips(text, begin, end)) {
    if (!isWritten(meant)) continue;
    const prior = priors[kind];
    found.push({ text: meant, prior, strength: spellingStrength(meant, lexicon) + RANKED * prior });
  }
  return found.sort((a, b) => b.strength - a.strength).slice(0, most);
}

/** Where letters or syllables stand that no word has; anywhere, where there are none. */
function placeOfSlip(text: string): Span {
  const odd = [...text].map((c) => LETTER.test(c) || !isWritten(c));
  return odd.includes(true)
    ? { begin: odd.indexOf(true), end: odd.lastIndexOf(true) + 1 }
    : { begin: 0, end: text.length };
}
