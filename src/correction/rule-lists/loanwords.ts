import type { Rule } from '../rule/rule.js';
import { rule as loanwordCoda } from '../rules/foreign/loanword-coda.js';
import { rule as loanwordF } from '../rules/foreign/loanword-f.js';
import { rule as loanwordGlide } from '../rules/foreign/loanword-glide.js';
import { rule as loanwordLateral } from '../rules/foreign/loanword-lateral.js';
import { rule as loanwordLongVowel } from '../rules/foreign/loanword-long-vowel.js';
import { rule as loanwordPlosive } from '../rules/foreign/loanword-plosive.js';
import { rule as loanwordSh } from '../rules/foreign/loanword-sh.js';
import { rule as loanwordTense } from '../rules/foreign/loanword-tense.js';
import { rule as loanwordVowel } from '../rules/foreign/loanword-vowel.js';

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
