import type { Hunk } from '../edits.js';
import type { XmlPart } from '../xml/xml-part.js';
import type { XmlElement } from '../xml/xml-tree.js';
import { type Chain, chainsOf } from './chains.js';
import type { Paragraph } from './paragraph.js';
import { type ParagraphPlan, planOf } from './plan.js';

/** What changes in a part, for each list of paragraphs that may stand in it. */
export function changesIn(
  part: XmlPart,
  lists: ReadonlyArray<readonly Paragraph[]>,
  hunks: readonly Hunk[],
): Array<{ plans: ParagraphPlan[]; chains: Chain[] }> {
  return lists.map((all) => {
    const paragraphs = all.filter(({ element }) => rootOf(element) === part.root);
    const plans = planOf(paragraphs, hunks);
    return { plans, chains: chainsOf(paragraphs, plans) };
  });
}

function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent) root = root.parent;
  return root;
}
