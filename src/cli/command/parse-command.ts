import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.js';
import type { CommandSpec, OptionSpec, Options } from './command-spec.js';
import { didYouMean } from './nearest.js';

/** A switch that takes more behind `=` has the empty value where it stands alone. */
type ValueOf<S extends OptionSpec> = S extends { optional: readonly (infer V extends string)[] }
  ? V | ''
  : S extends { type: 'boolean' }
    ? boolean
    : S extends { multiple: true }
      ? string[]
      : string;

export type Values<O extends Options> = { [Name in keyof O]?: ValueOf<O[Name]> };

/** The arguments of a command; what cannot be read is told in Korean, with the option that was probably meant. */
export function parseCommand<O extends Options>(
  { options }: CommandSpec<O>,
  args: readonly string[],
): { values: Values<O>; positionals: string[] } {
  const names = Object.keys(options);
  const aliases = new Map<string, string>();
  for (const [name, { aliases: others = [] }] of Object.entries(options))
    for (const alias of others) aliases.set(alias, name);
  try {
    const { values, positionals } = parseArgs({
      args: withOwnNames(args, new Set(names), aliases).map((arg) =>
        arg.startsWith('--') && options[arg.slice(2)]?.optional ? `${arg}=` : arg,
      ),
      options: Object.fromEntries(
        Object.entries(options).map(([name, { type, optional, multiple = false, short }]) => [
          name,
          { type: optional ? 'string' : type, multiple, ...(short ? { short } : {}) },
        ]),
      ),
      allowPositionals: true,
    });
    refuseUnlisted(options, values);
    return { values: values as Values<O>, positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(inKorean(error as NodeJS.ErrnoException, [...names, ...aliases.keys()]));
  }
}

function refuseUnlisted(options: Options, values: Record<string, unknown>): void {
  for (const [name, { optional }] of Object.entries(options)) {
    const value = values[name];
    if (optional && typeof value === 'string' && value !== '' && !optional.includes(value))
      throw new UsageError(`--${name} 뒤에는 ${optional.join(', ')}만 올 수 있습니다: ${value}`);
  }
}

/** What is said of a word that no verb of the command is. */
export function unknownVerb({ name, verbs = {} }: CommandSpec, verb: string): UsageError {
  return new UsageError(`알 수 없는 하위 명령입니다: ${name} ${verb}${didYouMean(verb, Object.keys(verbs))}`);
}

/** --disable_vx_spacing and --disableVxSpacing, as the wire calls it, are the same option. */
function withOwnNames(
  args: readonly string[],
  names: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
): string[] {
  const end = args.indexOf('--');
  return args.map((arg, i) => {
    const [, given, rest] = /^--([A-Za-z][\w-]*)(=.*)?$/su.exec(arg) ?? [];
    if (given === undefined || names.has(given) || (end >= 0 && i > end)) return arg;
    const dashed = given
      .replaceAll('_', '-')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase();
    const name = names.has(dashed) ? dashed : aliases.get(dashed);
    return name === undefined ? arg : `--${name}${rest ?? ''}`;
  });
}

/** Node words these errors in English; the option stands in quotes inside the message. */
function inKorean(error: NodeJS.ErrnoException, names: readonly string[]): string {
  const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = didYouMean(
      option,
      names.map((name) => `--${name}`),
    );
    return `알 수 없는 옵션입니다: ${option}${meant}`;
  }
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return error.message.includes('does not take')
      ? `값을 받지 않는 옵션입니다: ${option}`
      : `옵션에 값이 필요합니다: ${option}`;
  }
  return error.message;
}
