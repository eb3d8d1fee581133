import type { Hunk } from '../edits.js';
import type { Paragraph, Stretch } from './paragraph.js';

/** What changes in one stretch, counted from its beginning. */
export interface StretchChange {
  from: number;
  to: number;
  insert: string;
  hunk: Hunk;
}

/** What changes in one paragraph. */
export interface ParagraphPlan {
  paragraph: Paragraph;
  /** In order. */
  changes: Map<Stretch, StretchChange[]>;
  /** Put into a paragraph that has no text. */
  inserted: string;
  /** Its end is taken away: it and the next one are one. */
  joined: boolean;
}

/** Which stretches take part in which changes; text that is replaced hands its formatting on to what replaces it. */
export function planOf(paragraphs: readonly Paragraph[], hunks: readonly Hunk[]): ParagraphPlan[] {
  const plans = new Map<Paragraph, ParagraphPlan>();
  const planFor = (paragraph: Paragraph): ParagraphPlan => {
    let plan = plans.get(paragraph);
    if (!plan) {
      plan = { paragraph, changes: new Map(), inserted: '', joined: false };
      plans.set(paragraph, plan);
    }
    return plan;
  };
  let first = 0;
  for (const hunk of hunks) {
    while (first < paragraphs.length && paragraphs[first]!.to < hunk.from) first++;
    if (first === paragraphs.length) break;
    // What begins in another part is written there.
    const insert = paragraphs[first]!.from <= hunk.from ? hunk.insert : '';
    const covered = coveredBy(hunk, paragraphs, first);
    for (const paragraph of covered.joined) planFor(paragraph).joined = true;
    if (covered.takers.length > 0) {
      const shares = sharesOf(
        insert,
        covered.takers.map(({ from, to }) => to - from),
      );
      for (const [i, { paragraph, stretch, from, to }] of covered.takers.entries())
        addChange(planFor(paragraph), stretch, { from, to, insert: shares[i]!, hunk });
    } else if (insert !== '') {
      putIn(planFor(paragraphs[first]!), hunk);
    }
    for (const { paragraph, stretch, from, to } of covered.others)
      addChange(planFor(paragraph), stretch, { from, to, insert: '', hunk });
  }
  return [...plans.values()];
}

interface Part {
  paragraph: Paragraph;
  stretch: Stretch;
  from: number;
  to: number;
}

/**
 * What a hunk takes away. Ends that cannot go (of a cell, of a note) stay, and what replaces the text goes before the
 * first of them.
 */
function coveredBy(hunk: Hunk, paragraphs: readonly Paragraph[], first: number) {
  const takers: Part[] = [];
  const others: Part[] = [];
  const joined: Paragraph[] = [];
  let parts = takers;
  for (let i = first; i < paragraphs.length && paragraphs[i]!.from <= hunk.to; i++) {
    const paragraph = paragraphs[i]!;
    for (const stretch of paragraph.stretches) {
      const from = Math.max(stretch.from, hunk.from);
      const to = Math.min(stretch.to, hunk.to);
      if (from < to) parts.push({ paragraph, stretch, from: from - stretch.from, to: to - stretch.from });
    }
    if (paragraph.to < hunk.from || paragraph.to >= hunk.to) continue;
    if (paragraph.joinable) joined.push(paragraph);
    else parts = others;
  }
  return { takers, others, joined };
}

/** The text in as many parts as there are lengths, in their proportion; letters of two halves stay whole. */
function sharesOf(text: string, lengths: readonly number[]): string[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let seen = 0;
  let at = 0;
  return lengths.map((length) => {
    seen += length;
    let end = Math.round((text.length * seen) / total);
    const code = text.charCodeAt(end);
    if (end < text.length && code >= 0xdc00 && code < 0xe000) end++;
    const share = text.slice(at, end);
    at = Math.max(at, end);
    return share;
  });
}

/** Text that replaces nothing belongs to what stands before it, unless that is a link or the like which it would lengthen. */
function putIn(plan: ParagraphPlan, hunk: Hunk): void {
  const { stretches } = plan.paragraph;
  const before = stretches.findLast(({ to }) => to <= hunk.from);
  const around = stretches.find(({ from, to }) => from < hunk.from && hunk.from < to);
  const behind = stretches.find(({ from }) => from >= hunk.from);
  const host =
    around ?? (before && behind && behind.wrappers < before.wrappers ? behind : (before ?? behind));
  if (!host) {
    plan.inserted += hunk.insert;
    return;
  }
  const at = host === behind ? 0 : Math.min(hunk.from, host.to) - host.from;
  addChange(plan, host, { from: at, to: at, insert: hunk.insert, hunk });
}

function addChange(plan: ParagraphPlan, stretch: Stretch, change: StretchChange): void {
  const changes = plan.changes.get(stretch);
  if (changes) changes.push(change);
  else plan.changes.set(stretch, [change]);
}
