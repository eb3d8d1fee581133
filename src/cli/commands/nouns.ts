import { runTextCommand } from '../text-command.js';

export const run = (args: string[]): Promise<number> => runTextCommand('nouns', args);
