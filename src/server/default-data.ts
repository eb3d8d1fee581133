import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Data lie beside the program unless told otherwise, so that every command finds them from any directory. */
const BESIDE = fileURLToPath(new URL('../../data', import.meta.url));

/** What is installed as a package is thrown away by the next update: its data lie where the user's programs keep theirs. */
export function defaultData(beside: string = BESIDE, environment: NodeJS.ProcessEnv = process.env): string {
  if (!/[\\/]node_modules[\\/]/.test(beside)) return beside;
  const home = homedir();
  switch (platform()) {
    case 'win32':
      return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'malgyeol');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'malgyeol');
    default:
      return join(environment.XDG_DATA_HOME || join(home, '.local', 'share'), 'malgyeol');
  }
}
