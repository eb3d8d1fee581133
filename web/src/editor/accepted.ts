import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { helpsOf } from '../lib/reasons.svelte';
import type { Help } from '../lib/types';
import type { Finding } from './finding';

/** A correction that the writer took, where it stands now. */
export interface Accepted {
  id: string;
  from: number;
  to: number;
  origin: string;
  revised: string;
  category: string;
  /** Why, as far as it was told. */
  helps: Array<Pick<Help, 'id' | 'comment' | 'ruleArticle'>>;
}

export const moved = (one: Accepted, changes: ChangeDesc): Accepted => {
  const from = changes.mapPos(one.from, 1);
  return { ...one, from, to: Math.max(from, changes.mapPos(one.to, -1)) };
};

interface Taking {
  list: readonly Accepted[];
  isTaken: boolean;
}
export const take = StateEffect.define<Taking>({
  map: (taking, changes) => ({ ...taking, list: taking.list.map((one) => moved(one, changes)) }),
});

/** What was taken by now, here and in other windows. */
export const setAccepted = StateEffect.define<readonly Accepted[]>();

const accepted = StateField.define<readonly Accepted[]>({
  create: () => [],
  update(list, { changes, docChanged, effects }) {
    let next = docChanged ? list.map((one) => moved(one, changes)) : list;
    for (const effect of effects) {
      if (effect.is(setAccepted)) next = effect.value;
      if (!effect.is(take)) continue;
      const ids = new Set(effect.value.list.map(({ id }) => id));
      const others = next.filter(({ id }) => !ids.has(id));
      next = effect.value.isTaken ? [...others, ...effect.value.list] : others;
    }
    return next;
  },
});

const undone = invertedEffects.of(({ effects }) =>
  effects.flatMap((effect) =>
    effect.is(take) ? [take.of({ ...effect.value, isTaken: !effect.value.isTaken })] : [],
  ),
);

/** What was taken is remembered with its reason, for a report; what is undone is forgotten. */
export const rememberAccepted = (before: readonly Accepted[]): Extension => [
  accepted.init(() => before),
  undone,
];

/** All of it, also what was written over since. */
export const acceptedNow = (state: EditorState): readonly Accepted[] => state.field(accepted);

/** In the order of the text; what was written over since is no correction any more. */
export function acceptedIn(state: EditorState): Accepted[] {
  return state
    .field(accepted)
    .filter(({ from, to, revised }) => state.sliceDoc(from, to) === revised)
    .toSorted((a, b) => a.from - b.from);
}

let lastId = 0;

/** Findings as corrections, each with what stands there now; places are those of the text after all of them. */
export function acceptedOf(
  findings: ReadonlyArray<{ finding: Finding; revised: string }>,
  helps: Readonly<Record<string, Help>>,
): Accepted[] {
  let shift = 0;
  return findings.map(({ finding: { from, to, origin, category, helpIds }, revised }) => {
    const about = helpsOf(helpIds, helps);
    const begin = from + shift;
    shift += revised.length - (to - from);
    return {
      id: `${Date.now()}-${++lastId}`,
      from: begin,
      to: begin + revised.length,
      origin,
      revised,
      category,
      helps: about.map(({ id, comment, ruleArticle }) => ({ id, comment, ruleArticle })),
    };
  });
}
