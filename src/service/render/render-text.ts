import type { Eojeol, Sentence } from '../../analysis/types.js';
import { renderTokens } from './render-analysis.js';

/** An analysis for people: one sentence a line, 엄마/NNG+가/JKS …; a sense is written as 다리__01/NNG. */
export function analysisLines(sentences: readonly Sentence[]): string {
  return sentences.map(({ eojeols }) => eojeols.map(eojeolText).join(' ')).join('\n');
}

/** A tokenization for people: one sentence a line, 춥/V+ㄴ/E … */
export function tokenLines(text: string, sentences: readonly Sentence[], between = '\n'): string {
  return renderTokens(text, sentences, 'UTF16')
    .sentences.map(({ tokens }) => tokens.map(({ tagged }) => tagged).join(' '))
    .join(between);
}

function eojeolText({ morphemes }: Eojeol): string {
  return morphemes
    .map(({ form, tag, sense }) => `${form}${sense ? senseSuffix(sense.senseNo) : ''}/${tag}`)
    .join('+');
}

/** Two digits at least, as dictionaries print homograph numbers. */
export function senseSuffix(senseNo: number): string {
  return `__${String(senseNo).padStart(2, '0')}`;
}
