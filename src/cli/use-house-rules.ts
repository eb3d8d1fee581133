import { resolve } from 'node:path';
import { HOUSE_RULES } from '../correction/rule/files/house-folder.js';

/**
 * Every thread that is started from now on corrects by the rules of this folder as well. They are read here first, so that
 * a slip in them is told at once.
 */
export async function useHouseRules(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  process.env[HOUSE_RULES] = resolve(folder);
  await import('../correction/rules/index.js');
}
