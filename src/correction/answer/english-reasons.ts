import { dataRuleSpecs } from '../rule/files/data-rules.js';
import { REASONS_OF_CODE } from './english-reasons-data.js';

/** The reason in English of every rule and help, by its id: rules that are data say theirs themselves. */
export const ENGLISH_REASONS: Readonly<Record<string, string>> = {
  ...REASONS_OF_CODE,
  ...Object.fromEntries(dataRuleSpecs().flatMap(({ id, english }) => (english ? [[id, english]] : []))),
};
