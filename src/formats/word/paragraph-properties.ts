import { childOf, elementsOf, type XmlElement } from '../xml/xml-tree.js';

/** What of a paragraph's properties belongs to its beginning or end, when it is cut or joined. */
export interface PropertyParts {
  first: boolean;
  last: boolean;
  /** The mark of a tracked change at the end of the paragraph. */
  mark?: string;
  /** The end of a section, which the paragraph that leads does not know of. */
  section?: XmlElement;
}

/** Belong to the end of the paragraph. */
const OF_END = new Set(['sectPr', 'pPrChange']);
const TRACKED_MARKS = new Set(['ins', 'del', 'moveFrom', 'moveTo']);

/** The properties of one part of a paragraph, as XML; '' for none. */
export function propertiesXml(
  source: string,
  prefix: string,
  properties: XmlElement | undefined,
  { first, last, mark = '', section }: PropertyParts,
): string {
  const slice = ({ from, to }: XmlElement) => source.slice(from, to);
  const own = properties ? elementsOf(properties) : [];
  const before = own.filter(
    ({ local }) => !OF_END.has(local) && local !== 'rPr' && (first || local !== 'pageBreakBefore'),
  );
  const end = own.filter(({ local }) => local === 'pPrChange');
  const sections = section ? [section] : own.filter(({ local }) => local === 'sectPr');
  const letters = properties && childOf(properties, 'rPr');
  const kept = (letters ? elementsOf(letters) : []).filter(({ local }) => last || !TRACKED_MARKS.has(local));
  const inner = mark + kept.map(slice).join('');
  const content = [
    ...before.map(slice),
    inner === '' ? '' : `<${prefix}rPr>${inner}</${prefix}rPr>`,
    ...(last ? [...sections, ...end].map(slice) : []),
  ].join('');
  return content === '' ? '' : `<${prefix}pPr>${content}</${prefix}pPr>`;
}

/** How letters look that are put into an empty paragraph, as XML. */
export function markFormatting(source: string, prefix: string, properties: XmlElement | undefined): string {
  const letters = properties && childOf(properties, 'rPr');
  const kept = (letters ? elementsOf(letters) : []).filter(
    ({ local }) => !TRACKED_MARKS.has(local) && local !== 'rPrChange',
  );
  const inner = kept.map(({ from, to }) => source.slice(from, to)).join('');
  return inner === '' ? '' : `<${prefix}rPr>${inner}</${prefix}rPr>`;
}
