import { columns } from '../columns.js';

/** One option: `parseArgs`, the help in both languages and the completion of shells all read it here. */
export interface OptionSpec {
  type: 'boolean' | 'string';
  multiple?: boolean;
  short?: string;
  /** The value as the help shows it; `a|b|c` also says which values there are. */
  value?: string;
  /** Of a switch: what may follow it behind `=`, to ask for more. */
  optional?: readonly string[];
  text: string;
  english: string;
  /** Other names, those of the API among them; underscores and capitals are understood without being listed. */
  aliases?: readonly string[];
  /** Understood, but not shown: it has no effect on this command. */
  hidden?: boolean;
}

export type Options = Readonly<Record<string, OptionSpec>>;

export interface CommandSpec<O extends Options = Options> {
  name: string;
  /** What stands behind the name: `[옵션] [파일…]`. */
  usage: string;
  about: readonly string[];
  english: readonly string[];
  verbs?: Readonly<Record<string, { usage?: string; text: string; english: string }>>;
  options: O;
  /** Shown behind the options. */
  notes?: readonly string[];
  /** Command lines and what they do. */
  examples: ReadonlyArray<readonly [string, string]>;
  /** What stands in places without a hyphen: completed with names of files unless said otherwise. */
  takesFiles?: boolean;
}

/** A command as the table of commands knows it: what it takes and does is loaded when it is called. */
export interface Command {
  summary: string;
  load(): Promise<{ spec: CommandSpec; run(args: string[]): Promise<number> }>;
}

const HELP_OPTION = {
  type: 'boolean',
  short: 'h',
  text: '이 도움말을 보입니다.',
  english: 'Show this help.',
} as const satisfies OptionSpec;

export type WithHelp<O extends Options> = O & { readonly help: typeof HELP_OPTION };

/** The specification with the option that every command has. */
export function defineCommand<const O extends Options>(spec: CommandSpec<O>): CommandSpec<WithHelp<O>> {
  return { ...spec, options: { ...spec.options, help: HELP_OPTION } };
}

/** The help of a command: Korean first, with examples, then English. */
export function helpOf(spec: CommandSpec): string {
  return [
    `사용법: malgyeol ${spec.name} ${spec.usage}`,
    '',
    ...spec.about,
    '',
    ...section('하위 명령', verbRows(spec, 'text')),
    ...section('옵션', optionRows(spec, 'text')),
    ...(spec.notes ? [...spec.notes, ''] : []),
    ...section('예', spec.examples),
    'English',
    ...spec.english.map((line) => `  ${line}`),
    '',
    ...section('Commands', verbRows(spec, 'english')),
    ...section('Options', optionRows(spec, 'english')),
  ].join('\n');
}

function section(title: string, rows: ReadonlyArray<readonly string[]>): string[] {
  return rows.length > 0 ? [title, columns(rows), ''] : [];
}

type Language = 'text' | 'english';

function verbRows({ verbs = {} }: CommandSpec, language: Language): string[][] {
  return Object.entries(verbs).map(([name, verb]) => [
    [name, language === 'text' ? (verb.usage ?? '') : ''].join(' ').trim(),
    verb[language],
  ]);
}

function optionRows({ options }: CommandSpec, language: Language): string[][] {
  return Object.entries(options)
    .filter(([, { hidden }]) => !hidden)
    .map(([name, option]) => {
      const { short, value, type, optional } = option;
      const shown = language === 'text' ? value : type === 'string' ? valueInEnglish(value) : undefined;
      const more = optional ? `[=${optional.join('|')}]` : '';
      return [`${short ? `-${short}, ` : ''}--${name}${more}${shown ? ` ${shown}` : ''}`, option[language]];
    });
}

/** Choices are words of the program; anything else is named in Korean for people. */
function valueInEnglish(value = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  return /^[\x00-\x7f]+$/.test(value) ? value : 'VALUE';
}

/** The values that an option may have, where the help lists them. */
export function choicesOf({ value = '' }: OptionSpec): string[] {
  return /^[\w-]+(?:\|[\w-]+)+$/.test(value) ? value.split('|') : [];
}
