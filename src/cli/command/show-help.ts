import { type CommandSpec, helpOf } from './command-spec.js';

/** Prints the help and gives the exit status: not wrong where it was asked for, wrong where a verb or word is missing. */
export function showHelp(spec: CommandSpec, { help }: { help?: boolean }): number {
  process.stdout.write(helpOf(spec));
  return help ? 0 : 2;
}
