import type { Category } from '../../correction/types.js';

/** A category as LanguageTool's clients know it: they colour, sort and switch off by these names. */
export interface ToolCategory {
  id: string;
  name: string;
  /** A kind of the Internationalization Tag Set. */
  issueType: string;
}

const CATEGORIES: Record<Category, ToolCategory> = {
  GRAMMER: { id: 'GRAMMAR', name: '문법', issueType: 'grammar' },
  WORD: { id: 'SPELLING', name: '낱말의 표기', issueType: 'misspelling' },
  SPACING: { id: 'COMPOUNDING', name: '띄어쓰기', issueType: 'whitespace' },
  STANDARD: { id: 'STANDARD', name: '표준어', issueType: 'misspelling' },
  TYPO: { id: 'TYPOS', name: '오타', issueType: 'misspelling' },
  FOREIGN_WORD: { id: 'FOREIGN_WORD', name: '외래어 표기', issueType: 'misspelling' },
  CONFUSABLE_WORDS: { id: 'CONFUSED_WORDS', name: '혼동하기 쉬운 말', issueType: 'grammar' },
  SENTENCE: { id: 'SENTENCE', name: '문장 성분의 호응', issueType: 'style' },
  CONFIRM: { id: 'CONFIRM', name: '확인', issueType: 'uncategorized' },
  THINKING: { id: 'CONFIRM', name: '확인', issueType: 'uncategorized' },
};
const PUNCTUATION: ToolCategory = { id: 'PUNCTUATION', name: '문장 부호', issueType: 'typographical' };

/** The category of a rule, or of one finding of it; rules of punctuation are known by their article. */
export function toolCategory(category: Category, article: string): ToolCategory {
  return category === 'GRAMMER' && article.startsWith('문장 부호') ? PUNCTUATION : CATEGORIES[category];
}
