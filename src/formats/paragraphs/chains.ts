import type { Paragraph } from './paragraph.js';
import type { ParagraphPlan } from './plan.js';

/** Paragraphs that become one, in order; mostly one alone. */
export type Chain = ParagraphPlan[];

/** Each paragraph that changes together with those that are joined to it. */
export function chainsOf(paragraphs: readonly Paragraph[], plans: readonly ParagraphPlan[]): Chain[] {
  const planOf = new Map(plans.map((plan) => [plan.paragraph, plan]));
  const chains: Chain[] = [];
  for (let i = 0; i < paragraphs.length; i++) {
    const first = planOf.get(paragraphs[i]!);
    if (!first) continue;
    const chain = [first];
    while (chain.at(-1)!.joined && i + 1 < paragraphs.length) {
      const next = paragraphs[++i]!;
      chain.push(planOf.get(next) ?? unchanged(next));
    }
    chains.push(chain);
  }
  return chains;
}

const unchanged = (paragraph: Paragraph): ParagraphPlan => ({
  paragraph,
  changes: new Map(),
  inserted: '',
  joined: false,
});

/** Of joined paragraphs the first with any text says how the whole looks. */
export function leading(chain: Chain): ParagraphPlan {
  return chain.find(keepsText) ?? chain[0]!;
}

function keepsText({ paragraph, changes, inserted }: ParagraphPlan): boolean {
  if (inserted !== '') return true;
  return paragraph.stretches.some((stretch) => {
    const own = changes.get(stretch) ?? [];
    const gone = own.reduce((sum, { from, to }) => sum + to - from, 0);
    return gone < stretch.text.length || own.some(({ insert }) => insert !== '');
  });
}
