import { createContext, Script } from 'node:vm';

const script = new Script('act()');

/**
 * Does what takes moments, unless a library goes round for ever over input that is damaged: then it is stopped, with an
 * error of the code ERR_SCRIPT_EXECUTION_TIMEOUT.
 */
export function withinTime(milliseconds: number, act: () => void): void {
  script.runInContext(createContext({ act }), { timeout: milliseconds });
}
