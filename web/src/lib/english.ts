import { ENGLISH_OF_RULES } from 'virtual:english-of-rules';
import { REASONS_OF_CODE } from '../../../src/correction/answer/english-reasons-data';

export { englishArticle } from '../../../src/correction/answer/english-articles';

/** The reasons in English, by the ids of rules and helps. */
export const ENGLISH_REASONS: Readonly<Record<string, string>> = { ...REASONS_OF_CODE, ...ENGLISH_OF_RULES };
