import type { Stretch } from '../paragraphs/paragraph.js';
import type { StretchChange } from '../paragraphs/plan.js';
import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.js';

/** Whether something was there, is put in or taken away. */
export type State = 'same' | 'put' | 'taken';

/** What a run holds, piece by piece, or what falls between its pieces. */
export type RunItem =
  | { kind: 'text'; state: State; text: string }
  | { kind: 'node'; state: State; node: XmlElement }
  | { kind: 'tab' | 'break'; state: State }
  | { kind: 'change'; end: 'begins' | 'ends'; change: StretchChange };

/** The content of a run as it is to be. */
export function runItems(
  run: XmlElement,
  stretchOf: ReadonlyMap<XmlNode, Stretch>,
  changesOf: ReadonlyMap<Stretch, StretchChange[]>,
): RunItem[] {
  const items: RunItem[] = [];
  for (const child of run.children) {
    if (!isElement(child) || child.local === 'rPr') continue;
    const stretches = [child, ...child.children].flatMap((node) => stretchOf.get(node) ?? []);
    if (!stretches.some((stretch) => changesOf.has(stretch)))
      items.push({ kind: 'node', state: 'same', node: child });
    else for (const stretch of stretches) items.push(...stretchItems(stretch, changesOf.get(stretch) ?? []));
  }
  return items;
}

function* stretchItems(stretch: Stretch, changes: readonly StretchChange[]): Generator<RunItem> {
  const { node, text } = stretch;
  const piece = (state: State, from: number, to: number): RunItem =>
    isElement(node) ? { kind: 'node', state, node } : { kind: 'text', state, text: text.slice(from, to) };
  let at = 0;
  for (const change of changes) {
    if (change.from > at) yield piece('same', at, change.from);
    yield { kind: 'change', end: 'begins', change };
    if (change.to > change.from) yield piece('taken', change.from, change.to);
    yield* insertedItems(change.insert);
    yield { kind: 'change', end: 'ends', change };
    at = change.to;
  }
  if (at < text.length) yield piece('same', at, text.length);
}

/** Text that is put in: tabs and ends of paragraphs are no letters. */
export function* insertedItems(insert: string): Generator<RunItem> {
  for (const part of insert.split(/([\t\n])/)) {
    if (part === '\t') yield { kind: 'tab', state: 'put' };
    else if (part === '\n') yield { kind: 'break', state: 'put' };
    else if (part !== '') yield { kind: 'text', state: 'put', text: part };
  }
}
