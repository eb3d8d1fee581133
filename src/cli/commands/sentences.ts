import { runTextCommand } from '../text-command.js';
import { textSpec } from '../text-options.js';

export const spec = textSpec('sentences');
export const run = (args: string[]): Promise<number> => runTextCommand('sentences', args);
