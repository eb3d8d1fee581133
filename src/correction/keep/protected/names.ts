import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';
import { addMatches } from './add-matches.js';

/** The letters of a host; its end is not of both scripts, so that a particle behind it is none of it. */
const HOST = '(?:(?:[\\w가-힣-]+\\.){1,99}[a-zA-Z][\\w-]*|[\\w가-힣-]+(?:\\.[\\w가-힣-]+){1,99})';

/**
 * Each pattern walks through a text once, whatever it holds: it begins where no character before could have begun it,
 * and none of its parts can take what the next one needs. Parts that repeat are counted: what an engine keeps in mind to
 * come back to is bounded.
 */
const PATTERNS: readonly RegExp[] = [
  // addresses; Hangul belongs to them behind / = ? & - _ or as a part of the host, and is a particle behind anything else
  /(?:(?:https?|ftp|file|mailto):(?:\/\/)?|www\.)[^\s<>"'“”‘’「」『』()（）[\]가-힣…]*(?:(?:(?<=[/=?&_-])[가-힣]+|(?<=\.)[가-힣]{1,63}(?=[./])|(?<=_)\([^\s()]{1,99}\))[^\s<>"'“”‘’「」『』()（）[\]가-힣…]*){0,999}/gi,
  /(?<![a-z0-9.-])\.*[a-z0-9-]+(?:\.+[a-z0-9-]+){1,99}\/[^\s<>"'“”‘’「」『』()（）가-힣…]*(?:(?<=[/=?&_-])[가-힣]+[^\s<>"'“”‘’「」『』()（）가-힣…]*){0,999}/gi,
  // Hangul belongs to a mailbox behind a sign in it (a.b+되요@), else it may be the word before (메일은gildong@)
  new RegExp(`(?<![\\w.+-])[\\w.+-]+(?:(?<=[.+_-])[가-힣]+[\\w.+-]*){0,99}@${HOST}`, 'g'),
  // 홍길동@: a word before it cannot be told from a mailbox of Hangul
  new RegExp(`(?<![\\w가-힣.+-])[\\w가-힣.+-]*[가-힣]@${HOST}`, 'g'),
  // hosts of Hangul, by their usual ends: else a sentence may begin behind the dot (했다.API)
  /(?<![\w가-힣.-])[가-힣][\w가-힣-]*(?:\.[\w가-힣-]+){0,9}\.(?:com|net|org|info|biz|io|kr|한국|닷컴|닷넷)(?![A-Za-z\d])(?:\/[\w가-힣./?=&%+-]*)?/gi,
  // host, file and function names, variables: a.b, a_b, $a, --flag
  /(?<![\w.-])-*[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*){1,99}/g,
  /(?<![\w가-힣-])--?[a-z][\w-]*(?:=\S+)?/g,
  /(?<!\w)\w*_\w+/g,
  /[$%]\{[^{}\n\r]*\}|\{\{[^{}\n\r]*\}\}|\{%[^{}\n\r]*%\}/g,
  // paths
  /(?<![\w가-힣./~-])(?:~|\.{1,2})?(?:\/[\w.-]+){2,999}\/?/g,
  /(?<![\w가-힣])(?:~|\.{1,2})\/[\w가-힣./-]+/g,
  /(?<![\w가-힣\\])(?:[A-Za-z]:|\\)\\[^\s<>"'|?*가-힣]*(?:(?<=[\\_-])[가-힣]+[^\s<>"'|?*가-힣]*){0,99}/g,
  // files by their usual endings
  /(?<![\w가-힣-])[\w가-힣-]+\.(?:txt|md|pdf|hwpx?|docx?|xlsx?|pptx?|csv|json|ya?ml|html?|xml|png|jpe?g|gif|svg|mp[34]|zip|js|ts|py|java|sh|exe)(?![A-Za-z\d])/g,
  // hashtags and mentions are names that somebody chose
  /(?<![\w가-힣])(?:#[\w가-힣]+|@[\w가-힣]+(?:[.-][\w가-힣]+){0,9})/g,
  // a placeholder for an object
  /\ufffc+/g,
];

/** Addresses, paths, names of programs and people. */
export function names(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of PATTERNS) addMatches(found, pattern, text);
  return found;
}

const MARKS: readonly RegExp[] = [
  // headings, lists with their boxes, quotations
  /^[ \t]*(?![ \t])(?:#{1,6}(?=\s)|[-*+](?=\s)(?:[ \t]{1,4}\[[ xX]\](?=\s))?|>[> \t]*|\d{1,3}[.)](?=\s))/gm,
  // rulers, of tables too
  /^[ \t]*(?![ \t])(?:[|:]{0,2}[ \t]?:?---[-:| \t]*|===+[ \t]*)$/gm,
  /\*\*|__(?=\S)|~~/g,
];
/** *word*: the stars belong together; a single one may be a slip. */
const EMPHASIS = /(?<![*\w\\])\*(?=[^\s*])[^*\n\r]*(?<=[^\s*])\*(?!\*)/g;

/** What Markdown is written with. */
export function markdownMarks(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of MARKS) addMatches(found, pattern, text);
  for (const { index, 0: match } of matchesOf(EMPHASIS, text)) {
    found.push({ begin: index, end: index + 1 });
    found.push({ begin: index + match.length - 1, end: index + match.length });
  }
  return found;
}
