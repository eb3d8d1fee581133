import { CODAS, codaOf, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';

/** Consonants that loanwords confuse; codas sound like the onset of a syllable in ㅡ (케익, 케이크). */
const CLASSES: Record<string, string> = {
  ㄱ: 'k', ㄲ: 'k', ㅋ: 'k', ㄷ: 't', ㄸ: 't', ㅌ: 't', ㅂ: 'p', ㅃ: 'p', ㅍ: 'p', ㅅ: 's', ㅆ: 's', ㅈ: 'c', ㅉ: 'c', ㅊ: 'c', ㄹ: 'l', ㅁ: 'm', ㄴ: 'n', ㅎ: 'h',
}; // biome-ignore format: one table
const CODA_CLASSES: Record<string, string> = {
  ㄱ: 'k', ㅋ: 'k', ㄲ: 'k', ㄷ: 't', ㅅ: 't', ㅌ: 't', ㅆ: 't', ㅂ: 'p', ㅍ: 'p', ㄹ: 'l', ㅁ: 'm', ㄴ: 'n', ㅇ: 'g', ㅈ: 't', ㅊ: 't',
}; // biome-ignore format: one table

/** ㅘ after ㅎ is [f] and a vowel (화일, 파일); so are the others. */
const AFTER_F: Record<string, string> = { ㅘ: 'ㅏ', ㅝ: 'ㅓ', ㅞ: 'ㅔ', ㅟ: 'ㅣ', ㅙ: 'ㅐ', ㅜ: 'ㅡ' };
/** Vowels without their glide, as the norm wants them after ㅈ and ㅊ. */
const PLAIN: Record<string, string> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅒ: 'ㅐ', ㅖ: 'ㅔ' };
/** Vowels that are heard for one another; what is not listed is another word. */
const NEAR: Record<string, string> = {
  ㅏ: 'ㅓㅐㅗ', ㅓ: 'ㅏㅗㅔㅡ', ㅗ: 'ㅓㅏㅜ', ㅐ: 'ㅔㅏㅣ', ㅔ: 'ㅐㅣㅓ', ㅣ: 'ㅔㅟㅐ', ㅜ: 'ㅗㅠㅡㅓ', ㅟ: 'ㅣ', ㅡ: 'ㅜㅓ', ㅝ: 'ㅗㅓ', ㅘ: 'ㅏ', ㅙ: 'ㅞㅚ', ㅞ: 'ㅙㅚ',
}; // biome-ignore format: one table

const ASPIRATED: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ' };

interface Shape {
  /** The consonants by class, and where vowels stand between them: what words must have in common. */
  skeleton: string;
  vowels: string;
  /** The onsets as written. */
  onsets: string;
}

function shapeOf(word: string): Shape {
  let skeleton = '';
  let vowels = '';
  let onsets = '';
  const consonant = (c: string) => {
    // 필름, 피름: ㄹㄹ and ㄹ are often confused
    if (!(c === 'l' && skeleton.endsWith('l'))) skeleton += c;
  };
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    const onset = ONSETS[onsetOf(code)]!;
    let vowel: string = NUCLEI[nucleusOf(code)]!;
    const coda = CODAS[codaOf(code)]!;
    onsets += onset;
    if (onset === 'ㅎ' && AFTER_F[vowel]) {
      consonant('p');
      vowel = AFTER_F[vowel]!;
    } else if (onset !== 'ㅇ') consonant(CLASSES[onset]!);
    // 오우: the norm writes one vowel
    const second = onset === 'ㅇ' && vowel === 'ㅜ' && /[ㅗㅛ]$/.test(vowels) && i > 0;
    if (!second && !(vowel === 'ㅡ' && coda === '')) {
      vowels += vowel;
      skeleton += 'v';
    }
    if (coda !== '') consonant(CODA_CLASSES[coda] ?? '?');
  }
  return { skeleton, vowels, onsets };
}

/** How far a spelling is from the standard one; Infinity where it is no spelling of it. */
function distance(shape: Shape, standard: Shape): number {
  if (shape.vowels.length !== standard.vowels.length) return Infinity;
  let cost = 0;
  for (let i = 0; i < shape.vowels.length; i++) {
    const a = shape.vowels[i]!;
    const b = standard.vowels[i]!;
    if (a === b) continue;
    if (PLAIN[a] === b || PLAIN[b] === a) cost += 0.5;
    else if (NEAR[b]?.includes(a) || NEAR[PLAIN[b] ?? '']?.includes(PLAIN[a] ?? a)) cost += 1;
    else return Infinity;
  }
  if (shape.onsets.length === standard.onsets.length) {
    for (let i = 0; i < shape.onsets.length; i++) {
      // 비리어드 is no 피리어드: nobody hears a plain sound for an aspirated one
      if (ASPIRATED[shape.onsets[i]!] === standard.onsets[i]) return Infinity;
      if (shape.onsets[i] !== standard.onsets[i]) cost += 0.7;
    }
  } else cost += 0.5;
  return cost;
}

export interface LoanwordIndex {
  has(word: string): boolean;
  /** The standard spelling of a word that is spelt otherwise; nothing where there is none, or more than one. */
  standardOf(word: string): string | undefined;
}

/** How far a spelling may be off, by the number of its syllables. */
const FARTHEST = [0, 0, 1, 1.2, 2.2, 3];

export function loanwordIndex(words: readonly string[]): LoanwordIndex {
  const known = new Set(words);
  const bySkeleton = new Map<string, Array<{ word: string; shape: Shape }>>();
  for (const word of known) {
    const shape = shapeOf(word);
    const list = bySkeleton.get(shape.skeleton);
    if (list) list.push({ word, shape });
    else bySkeleton.set(shape.skeleton, [{ word, shape }]);
  }
  return {
    has: (word) => known.has(word),
    standardOf(word) {
      if (known.has(word)) return undefined;
      const shape = shapeOf(word);
      let best: string | undefined;
      let least = FARTHEST[Math.min(word.length, FARTHEST.length - 1)]!;
      let ties = 0;
      for (const candidate of bySkeleton.get(shape.skeleton) ?? []) {
        if (Math.abs(candidate.word.length - word.length) > 1) continue;
        const cost = distance(shape, candidate.shape);
        if (cost > least) continue;
        ties = cost === least && best !== undefined ? ties + 1 : 0;
        least = cost;
        best = candidate.word;
      }
      return ties === 0 ? best : undefined;
    },
  };
}
