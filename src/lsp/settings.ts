import { LEVELS } from '../correction/certainty/level.js';
import { SWITCHES } from '../correction/switches.js';
import type { CorrectOptions } from '../correction/types.js';

/** The section `malgyeol` of an editor's settings, checked: what is wrong there counts as left out. */
export interface Settings {
  enable: boolean;
  options: CorrectOptions;
  /** Custom dictionaries whose words are right; the first takes what is added. */
  dictionaries: string[];
  /** How questions are shown: mistakes are always warnings. */
  questions: 'information' | 'hint' | 'off';
  /** Strings of code are read as well as its comments. */
  strings: boolean;
  /** How long after a key is pressed a document is looked at again, in milliseconds. */
  delay: number;
}

/** Words that are added from an editor go here where no dictionary is named. */
const EDITOR_DICTIONARY = 'editor';
const DELAY_MS = 300;
const MAX_DELAY_MS = 10_000;

/** Editors check lines each for itself, so there is nothing that could be left whole. */
const EDITOR_SWITCHES = SWITCHES.filter((name) => name !== 'disableSplitSentence');

export function settingsOf(given: unknown): Settings {
  const section = recordOf(given);
  const correction = recordOf(section.correction);
  const options: CorrectOptions = {};
  for (const name of EDITOR_SWITCHES) if (correction[name] === true) options[name] = true;
  const level = LEVELS.find((name) => name === section.level);
  if (level) options.level = level;
  const names = [section.dictionaries].flat().filter((name): name is string => typeof name === 'string');
  const { questions, delay } = section;
  return {
    enable: section.enable !== false,
    options,
    dictionaries: names.length > 0 ? names : [EDITOR_DICTIONARY],
    questions: questions === 'hint' || questions === 'off' ? questions : 'information',
    strings: section.strings !== false,
    delay: typeof delay === 'number' && delay >= 0 ? Math.min(delay, MAX_DELAY_MS) : DELAY_MS,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
