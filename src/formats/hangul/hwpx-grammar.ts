import type { PlaceKind } from '../opened-document.js';
import type { Grammar } from '../paragraphs/read-story.js';
import { childOf, type XmlElement, type XmlLetters } from '../xml/xml-tree.js';

const SIGNS: Record<string, string> = {
  tab: '\t',
  lineBreak: '\n',
  nbSpace: '\u00a0',
  fwSpace: '\u3000',
  hyphen: '\u2011',
};
const STORIES: Record<string, PlaceKind> = {
  tc: 'cell',
  drawText: 'box',
  caption: 'caption',
  footNote: 'footnote',
  endNote: 'endnote',
  header: 'header',
  footer: 'footer',
  hiddenComment: 'comment',
};
const SKIPPED = new Set(['secPr', 'linesegarray', 'script']);
const DELETION = { deleteBegin: 'begins', deleteEnd: 'ends' } as const;

/** The format is written under several namespaces; what the elements are called is the same in all. */
export const hwpxGrammar: Grammar = {
  isParagraph: ({ local }) => local === 'p',
  isRun: ({ local }) => local === 'run',
  isText: ({ local }) => local === 't',
  signOf: ({ local, parent }) => (parent?.local === 't' ? SIGNS[local] : undefined),
  storyKind: (element) => STORIES[element.local] ?? (isMemo(element) ? 'comment' : undefined),
  isSkipped: ({ local }) => SKIPPED.has(local),
  isTransparent: () => false,
  endsSection: () => false,
  alternatives: () => undefined,
  marksDeletion: ({ local }) => DELETION[local as keyof typeof DELETION],
  lettersOf: ({ text }: XmlLetters) => text.replace(/[\r\n]+/g, ' '),
};

const isMemo = (element: XmlElement): boolean =>
  element.local === 'fieldBegin' && childOf(element, 'subList') !== undefined;
