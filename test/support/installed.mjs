import { spawnSync } from 'node:child_process';

/**
 * Whether a program of this machine can be run; what needs it is else skipped and says so.
 * @param {string} tool
 * @param {string[]} args Something harmless that it ends well with.
 */
export function installed(tool, ...args) {
  return spawnSync(tool, args, { stdio: 'ignore' }).status === 0;
}
