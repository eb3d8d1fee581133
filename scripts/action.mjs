import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { argv, env, execPath, exit } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The arguments of `malgyeol` for the inputs of action.yml. */
export function actionArguments({
  PATHS = '.',
  BASELINE = '',
  FORMAT = 'github',
  OPTIONS = '',
  FAIL = 'true',
}) {
  const words = (text) => text.split(/\s+/).filter((word) => word !== '');
  return [
    'correct',
    '--format',
    FORMAT,
    ...(FAIL === 'true' ? ['--check'] : []),
    ...(BASELINE === '' ? [] : ['--baseline', BASELINE]),
    ...words(OPTIONS),
    '--',
    ...words(PATHS),
  ];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const program = fileURLToPath(new URL('../bin/malgyeol', import.meta.url));
  const stdout = env.FORMAT === 'sarif' ? openSync(env.SARIF || 'malgyeol.sarif', 'w') : 'inherit';
  const { status } = spawnSync(execPath, [program, ...actionArguments(env)], {
    stdio: ['ignore', stdout, 'inherit'],
  });
  exit(status ?? 1);
}
