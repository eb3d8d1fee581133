import { invertedEffects } from '@codemirror/commands';
import { StateEffect, type Transaction } from '@codemirror/state';
import { leaveAlone, lookAgain } from './finding-marks';
import { changeSettings, settings } from './settings.svelte';

/** A word or a rule that the writer does not want to hear of, or wants to hear of again. */
interface Silenced {
  list: 'ignoredWords' | 'ignoredRules';
  value: string;
  isIgnored: boolean;
}
export const silence = StateEffect.define<Silenced>();

/** What the writer decides is undone like what the writer types. */
export const undoableDecisions = invertedEffects.of(({ effects }) =>
  effects.flatMap((effect): StateEffect<unknown>[] => {
    if (effect.is(leaveAlone)) return [lookAgain.of(effect.value)];
    if (effect.is(lookAgain)) return [leaveAlone.of(effect.value)];
    if (effect.is(silence)) return [silence.of({ ...effect.value, isIgnored: !effect.value.isIgnored })];
    return [];
  }),
);

/** Puts decisions into the settings; what kinds of decision there were. */
export function carryOut({ effects }: Transaction): { places: boolean; words: boolean; rules: boolean } {
  const done = { places: false, words: false, rules: false };
  for (const effect of effects) {
    if (effect.is(leaveAlone) || effect.is(lookAgain)) done.places = true;
    if (!effect.is(silence)) continue;
    const { list, value, isIgnored } = effect.value;
    const others = settings[list].filter((other) => other !== value);
    changeSettings({ [list]: isIgnored ? [...others, value] : others });
    done[list === 'ignoredWords' ? 'words' : 'rules'] = true;
  }
  return done;
}
