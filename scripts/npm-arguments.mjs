/**
 * The options of `npm start -- --port 6000` and of `npm start --port 6000`: npm takes the second for a setting of its
 * own, puts it into the environment and leaves the value among the arguments. `settings` are the server's, as flags;
 * `switches` those of them that take no value.
 */
export function npmArguments(args, environment, settings, switches) {
  const taken = settings.filter((flag) => environment[variableOf(flag)] !== undefined);
  if (taken.length === 0 || args.some((arg) => arg.startsWith('-'))) return args;
  const values = [...args];
  const withoutValue = taken.filter(
    (flag) => !switches.includes(flag) && environment[variableOf(flag)] === 'true',
  );
  // npm does not say in which order several stood.
  if (withoutValue.length > 1 || withoutValue.length !== values.length) {
    throw new Error(`옵션은 \`--\` 뒤에 적어 주세요. 예: npm start -- ${taken[0]} …`);
  }
  return taken.flatMap((flag) => {
    if (switches.includes(flag)) return environment[variableOf(flag)] === 'true' ? [flag] : [];
    return [flag, withoutValue.includes(flag) ? values.shift() : environment[variableOf(flag)]];
  });
}

function variableOf(flag) {
  return `npm_config_${flag.slice(2).replaceAll('-', '_')}`;
}
