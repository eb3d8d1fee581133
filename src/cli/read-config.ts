import {
  type Config,
  ConfigError,
  configSchema,
  createConfig,
  flagOf,
  variableOf,
} from '../server/config.js';
import type { StoreLocation } from '../store/open-store.js';
import type { OptionSpec, Options } from './command/command-spec.js';

/** Whatever is off until it is named. */
const FLAG_FIELDS = new Set(
  Object.entries(configSchema.shape).flatMap(([field, schema]) =>
    schema.safeParse(undefined).data === false ? [field] : [],
  ),
);
/** Every setting of the server as a flag, and those that take no value. */
export const SETTING_FLAGS = Object.keys(configSchema.shape).map(flagOf);
export const SWITCHES = [...FLAG_FIELDS].map(flagOf);
/** Short for an empty list of them. */
const NO_LEGACY_PORTS = '--no-legacy-ports';

/** The configuration from the environment and, before it, from the flags; returns what is no setting as `rest`. */
export function readConfig(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): { config: Config; rest: string[] } {
  const given: Record<string, unknown> = {};
  const fieldOfFlag = new Map<string, string>();
  for (const field of Object.keys(configSchema.shape)) {
    fieldOfFlag.set(flagOf(field), field);
    const value = environment[variableOf(field)];
    if (value !== undefined && value !== '') given[field] = value;
  }
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const [name, inline] = splitFlag(args[i]!);
    const field = fieldOfFlag.get(name);
    if (name === NO_LEGACY_PORTS) given.legacyPorts = [];
    else if (field === undefined) rest.push(args[i]!);
    else if (inline !== undefined) given[field] = inline;
    else if (FLAG_FIELDS.has(field)) given[field] = true;
    else if (i + 1 < args.length) given[field] = args[++i];
    else throw new ConfigError(`${name} 뒤에 값이 없습니다.`);
  }
  return { config: createConfig(given), rest };
}

function splitFlag(arg: string): [string, string | undefined] {
  const at = arg.startsWith('--') ? arg.indexOf('=') : -1;
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

/** The settings as options of a command; what each means is told in Korean alone, here and in docs/configuration.md. */
export function configOptions(): Options {
  const options: Record<string, OptionSpec> = {};
  for (const [field, schema] of Object.entries(configSchema.shape)) {
    const text = schema.description ?? '';
    const isFlag = FLAG_FIELDS.has(field);
    options[flagOf(field).slice(2)] = {
      type: isFlag ? 'boolean' : 'string',
      ...(isFlag ? {} : { value: '값' }),
      text,
      english: `${variableOf(field)}`,
    };
  }
  options[NO_LEGACY_PORTS.slice(2)] = {
    type: 'boolean',
    text: '옛 포트를 열지 않는다',
    english: 'Do not open the old ports.',
  };
  return options;
}

/** Only where the data are: what the commands beside the server need. */
export function readStoreLocation(values: { data?: string }): StoreLocation & { databaseUrl: string } {
  const { config } = readConfig(values.data === undefined ? [] : ['--data', values.data]);
  return {
    dataDir: config.data,
    databaseUrl: config.databaseUrl,
    withoutBackup: config.skipUpgradeBackup,
    tell: (notice) => process.stderr.write(`${notice}\n`),
  };
}
