/**
 * What stands in brackets behind a word that was written with care: its hanja, or its original spelling, perhaps in quotation
 * marks. Part of a pattern, with the flag `u`.
 */
export const GLOSS = String.raw`\(["“'‘]?[\p{Script=Han}\p{Script=Latin}]`;
