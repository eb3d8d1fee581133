import { say } from './language.svelte';
import { SETS, setName } from './tags';
import type { Conflict } from './types';

/** What is the matter with two entries of dictionaries; the server says it in Korean. */
export const conflictName = (found: Conflict): string => say(found.conflictMsg, inEnglish(found));

/** The last sentence of the message names the entry that is used. */
const USED = /"([^"]+)"[^"\s]* 쓰입니다\.$/;

function inEnglish({ left, right, leftWord, rightWord, conflict, conflictMsg }: Conflict): string {
  const isOneDictionary = left.dictName === right.dictName;
  const entry = (word: string, { dictName, dictSetName }: Conflict['left']) => {
    const field = dictSetName
      .slice(dictName.length + 1)
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const set = SETS.find((one) => one.field === field);
    const kind = set ? setName(set).toLowerCase() : field;
    return isOneDictionary ? `‘${word}’ (${kind})` : `‘${word}’ (${dictName}: ${kind})`;
  };
  const both = `${entry(leftWord, left)} and ${entry(rightWord, right)}`;
  if (!conflict) return `${both} are the same word; one of them can be deleted.`;
  const used = leftWord === rightWord ? undefined : USED.exec(conflictMsg)?.[1];
  return `${both} look the same in a text.${used === undefined ? '' : ` ‘${used}’ is used.`}`;
}
