import { readStored, writeStored } from './stored';

export type Language = 'ko' | 'en';

/** The language of the page; explanations of rules and messages of the server stay Korean. */
export const language = $state<{ value: Language }>({ value: readStored<Language>('language', 'ko') });

export function setLanguage(value: Language): void {
  language.value = value;
  writeStored('language', value);
}

/** The words for people, Korean first; whoever shows them is drawn again when the language changes. */
export function say(korean: string, english: string): string {
  return language.value === 'en' ? english : korean;
}

export const counted = (count: number): string =>
  count.toLocaleString(language.value === 'en' ? 'en' : 'ko-KR');

/** So many of something in English, which says whether it is one. */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${counted(count)} ${count === 1 ? one : more}`;

/** How long a text is. */
export const lengthName = (characters: number): string =>
  say(`${counted(characters)}자`, many(characters, 'character'));

/** Of words that are not the page's own (names that people gave, messages of the server): read aloud in their language. */
export const languageOf = (text: string): Language => (/\p{Script=Hangul}/u.test(text) ? 'ko' : 'en');
