import { runTextCommand } from '../text-command.js';
import { textSpec } from '../text-options.js';

export const spec = textSpec('nouns');
export const run = (args: string[]): Promise<number> => runTextCommand('nouns', args);
