import { say } from '../lib/language.svelte';
import type { Finding, Kind } from './finding';

export const KINDS: readonly Kind[] = ['spelling', 'typo', 'spacing', 'usage', 'question'];

export function kindName(kind: Kind): string {
  switch (kind) {
    case 'spelling':
      return say('맞춤법', 'Spelling');
    case 'typo':
      return say('오타', 'Typos');
    case 'spacing':
      return say('띄어쓰기', 'Spacing');
    case 'usage':
      return say('문법·쓰임', 'Usage');
    case 'question':
      return say('확인할 곳', 'Questions');
  }
}

/** What is to become of a place, in words. */
export function suggestionName({ origin, alternatives: [way] }: Finding): string {
  return `‘${origin}’ → ${way ? `‘${way}’` : say('지움', 'delete')}`;
}

/** The finer name that the card shows. */
export function categoryName(category: string): string {
  const names: Record<string, [string, string]> = {
    GRAMMER: ['문법', 'Grammar'],
    WORD: ['낱말', 'Word form'],
    SPACING: ['띄어쓰기', 'Spacing'],
    STANDARD: ['표준어', 'Standard form'],
    TYPO: ['오타', 'Typo'],
    FOREIGN_WORD: ['외래어 표기', 'Loanword'],
    CONFUSABLE_WORDS: ['헷갈리는 말', 'Confusable'],
    SENTENCE: ['문장 호응', 'Agreement'],
    CONFIRM: ['확인 필요', 'Please check'],
  };
  const [korean, english] = names[category] ?? ['교정', 'Correction'];
  return say(korean, english);
}
