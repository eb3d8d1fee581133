import type { Rule } from '../rule.js';
import { rule as loanwordCoda } from '../rules/loanword-coda.js';
import { rule as loanwordF } from '../rules/loanword-f.js';
import { rule as loanwordGlide } from '../rules/loanword-glide.js';
import { rule as loanwordLateral } from '../rules/loanword-lateral.js';
import { rule as loanwordLongVowel } from '../rules/loanword-long-vowel.js';
import { rule as loanwordPlosive } from '../rules/loanword-plosive.js';
import { rule as loanwordSh } from '../rules/loanword-sh.js';
import { rule as loanwordTense } from '../rules/loanword-tense.js';
import { rule as loanwordVowel } from '../rules/loanword-vowel.js';

/** How foreign words are spelt, sound by sound. */
export const LOANWORD_RULES: readonly Rule[] = [
  loanwordCoda,
  loanwordF,
  loanwordGlide,
  loanwordLateral,
  loanwordLongVowel,
  loanwordPlosive,
  loanwordSh,
  loanwordTense,
  loanwordVowel,
];
