import { withCoda } from '../../hangul/syllable.js';
import type { LineView, WordView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { EVERYDAY, WELL_KNOWN } from './commonness.js';
import { isMadeOfNouns } from './made-of-nouns.js';
import { isAside, isAsideApart, isMeaning, isOtherSyllable, isTaxon } from './no-particle.js';
import { type Misshapen, misshapen, stackedParticles } from './particle-chain.js';

/** From this doubt on a syllable of the noun is taken for mistyped. */
export const MISTYPED = 0.3;
/** How a word ends in which there may be something to find: particles that nothing else looks like, and what is stacked on them. */
const OFTEN_WRONG = /[은을로는를와서써도만요녕터][^가-힣A-Za-z\d]*$/;
const ONLY_PARTICLES = /^(?:은|을|으로|는|를|와)$/;
/** Of them those that are read behind figures, letters and brackets, too. */
const BEHIND_MARKS = /^[는를와]$/;
/** More syllables than this no stack of particles has: 으로부터만은요. */
const LONGEST_CHAIN = 7;
/** A longer run of syllables is no noun but a noun with something behind it. */
const LONGEST_NOUN = 5;

/** 철수은, 소금와, 밥만를: the analysis made something else of it, but the noun is there, with particles of the wrong shape. */
export function particlesByLetters(line: LineView, word: WordView): Finding[] {
  const hangul = OFTEN_WRONG.test(word.surface) && /^(.*?)([가-힣]+)[^가-힣A-Za-z\d]*$/u.exec(word.surface);
  if (!hangul) return [];
  const [, head, run] = hangul as unknown as [string, string, string];
  if (isKnownNoun(line, run)) return [];
  for (let cut = run.length - 1; cut >= Math.max(0, run.length - LONGEST_CHAIN); cut--) {
    const particles = stackedParticles(run.slice(cut));
    if (!particles || (cut === 0 && !BEHIND_MARKS.test(run))) continue;
    const noun = run.slice(0, cut);
    if (!isNoun(line, head, noun, particles)) continue;
    const wrong = misshapen(head + noun, particles).filter(isSure);
    if (wrong.length === 0 || isMentioned(line, word, head + noun, particles[0]!)) return [];
    const begin = word.begin + head.length + cut;
    // The last syllable is doubted for the sake of the particle behind it.
    for (let at = begin - cut; at < begin - 1; at++) if (line.doubtAt(at) > MISTYPED) return [];
    return wrong.map(({ at, surface, replacement }) => ({
      begin: begin + at,
      end: begin + at + surface.length,
      replacement,
      certainty: 'likely',
    }));
  }
  return [];
}

/** 국어과만: the first of several may belong to the noun; 만를 cannot. */
function isSure({ at, surface }: Misshapen): boolean {
  return at > 0 ? !/^[이가]$/.test(surface) : ONLY_PARTICLES.test(surface);
}

/** Is what stands before the particles a noun, and nothing but one? 깨닫는 is a verb. */
function isNoun(line: LineView, head: string, noun: string, particles: readonly string[]): boolean {
  if (noun.length > 1 && line.lexicon.tagsOf(noun).some(({ tag }) => tag[0] === 'V')) return false;
  if (isCommonNoun(line, noun, head)) return true;
  // 확정지을: 확정 and a form of 짓다
  if (/^[은을]/.test(particles[0]!) && line.lexicon.lookup(withCoda(noun.slice(-1), 'ㅅ'), 'VV') >= 0)
    return false;
  if (isMadeOfNouns(line.lexicon, noun)) return true;
  // 밥만를: a short noun is told by the particles stacked on it
  return head === '' && particles.length > 1 && line.lexicon.frequencyOf(noun, 'NNG') > EVERYDAY;
}

/** A name, a street or a character that is only spoken of. */
function isMentioned(line: LineView, word: WordView, before: string, surface: string): boolean {
  return (
    isOtherSyllable(line, word, surface) ||
    isAside(before, surface) ||
    isAsideApart(line, word, word.begin + before.length) ||
    isTaxon(line, surface, before) ||
    isMeaning(line, word) ||
    isScripture(before)
  );
}

/** 레위기 1:4은: read 4절은, as a score is not. */
export function isScripture(before: string): boolean {
  return /\d:\d+$/.test(before);
}

export function isCommonNoun({ lexicon }: LineView, noun: string, head: string): boolean {
  // A사를, 3월을: letters or figures with a suffix
  if (noun === '') return head !== '';
  if (noun.length === 1) return /[A-Za-z\d]$/.test(head) && /^[사국형급년월일층호번개명원점]$/.test(noun);
  return lexicon.frequencyOf(noun, /^N(?:N[GP]|P)$/) > WELL_KNOWN;
}

/** 국가, 나이: nouns as a whole, and none with a particle. */
export function isKnownNoun({ lexicon }: LineView, noun: string): boolean {
  return (
    noun.length >= 2 && noun.length <= LONGEST_NOUN && lexicon.frequencyOf(noun, /^NN[GP]$/) > WELL_KNOWN
  );
}
