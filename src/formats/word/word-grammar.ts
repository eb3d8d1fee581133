import type { PlaceKind } from '../opened-document.js';
import type { Grammar } from '../paragraphs/read-story.js';
import { childOf, elementsOf, type XmlElement, type XmlLetters } from '../xml/xml-tree.js';

const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const isWord = (element: XmlElement, local: string): boolean =>
  element.local === local && WORD.has(element.uri);

/** Properties, deleted text and the small letters above others: none of them is read. */
const SKIPPED = new Set([
  'pPr',
  'rPr',
  'sectPr',
  'tblPr',
  'tblGrid',
  'trPr',
  'tcPr',
  'sdtPr',
  'sdtEndPr',
  'rt',
]);
const DELETED = new Set(['del', 'moveFrom']);
const TRANSPARENT =
  /^(?:bookmark|comment|move|perm|customXml)\w*(?:Start|End)$|^proofErr$|Range(?:Start|End)$/;
const STORIES: Record<string, PlaceKind> = { tc: 'cell', txbxContent: 'box' };

export const wordGrammar: Grammar = {
  isParagraph: (element) => isWord(element, 'p'),
  isRun: (element) => isWord(element, 'r'),
  isText: (element) => isWord(element, 't'),
  signOf,
  storyKind: (element) => (WORD.has(element.uri) ? STORIES[element.local] : undefined),
  isSkipped: ({ local, uri }) => WORD.has(uri) && (SKIPPED.has(local) || DELETED.has(local)),
  isTransparent: ({ local }) => TRANSPARENT.test(local),
  endsSection(paragraph) {
    const properties = childOf(paragraph, 'pPr');
    return properties !== undefined && childOf(properties, 'sectPr') !== undefined;
  },
  alternatives(element) {
    if (element.local !== 'AlternateContent') return undefined;
    const ways = elementsOf(element);
    const shown = ways.find(({ local }) => local === 'Choice') ?? ways[0];
    return shown && [shown, ways.find((way) => way.local === 'Fallback' && way !== shown)];
  },
  lettersOf,
};

function signOf(element: XmlElement): string | undefined {
  const { local, uri, parent, attributes } = element;
  if (!WORD.has(uri) || !parent || !isWord(parent, 'r')) return undefined;
  switch (local) {
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '\u2011';
    case 'sym': {
      const code = Object.entries(attributes).find(([name]) => name.endsWith(':char'))?.[1] ?? '';
      return /^[0-9a-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : '';
    }
    default:
      return undefined;
  }
}

/** White space at the ends counts only where the element says so; line ends of the source are spaces. */
function lettersOf({ text, parent }: XmlLetters): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  return parent.attributes['xml:space'] === 'preserve' ? line : line.replace(/^[ \t]+|[ \t]+$/g, '');
}
