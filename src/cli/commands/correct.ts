import { runCorrectCommand } from '../correct-command.js';
import { CORRECT_SPEC } from '../correct-options.js';

export const spec = CORRECT_SPEC;
export const run = (args: string[]): Promise<number> => runCorrectCommand(args);
