import { ruleIdOf } from '../../../src/correction/answer/reason-id';
import { SPACES } from '../editor/finding';
import { type Language, language, say } from './language.svelte';
import type { Help } from './types';

type English = typeof import('./english');

const ABOUT_SPACES: Help = { id: SPACES, category: 'SPACING', comment: '', examples: [], ruleArticle: '' };

/** What was said about a finding. */
export const helpsOf = (ids: readonly string[], helps: Readonly<Record<string, Help>>): Help[] =>
  ids.flatMap((id) => helps[id] ?? (id === SPACES ? ABOUT_SPACES : []));

/** Asked for by those who read English only. */
let english = $state.raw<English | undefined>();
let asked = false;

export interface Reason {
  text: string;
  article: string;
  lang: Language;
}

/** Why something is to be changed, in the language of the page; Korean until the English reasons are here. */
export function reasonOf({ id, comment, ruleArticle }: Pick<Help, 'id' | 'comment' | 'ruleArticle'>): Reason {
  if (language.value === 'en' && !asked) {
    asked = true;
    void readEnglish();
  }
  if (id === SPACES)
    return { text: say('쓸데없는 빈칸입니다.', 'Superfluous spaces.'), article: '', lang: language.value };
  const text = language.value === 'en' ? english?.ENGLISH_REASONS[ruleIdOf(id)] : undefined;
  if (text === undefined || english === undefined) return { text: comment, article: ruleArticle, lang: 'ko' };
  return { text, article: english.englishArticle(ruleArticle), lang: 'en' };
}

async function readEnglish(): Promise<void> {
  const { ENGLISH_REASONS, englishArticle } = await import('./english');
  english = { ENGLISH_REASONS, englishArticle };
}

/** The pages that explain, in the language of this one. */
export const pageIn = (path: string): string => (language.value === 'en' ? `${path}?lang=en` : path);
