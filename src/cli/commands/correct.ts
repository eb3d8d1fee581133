import { runCorrectCommand } from '../correct-command.js';

export const run = (args: string[]): Promise<number> => runCorrectCommand(args);
