import { type CommandSpec, choicesOf, type OptionSpec } from './command-spec.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export interface CompletedCommand {
  summary: string;
  spec: CommandSpec;
}

/** A script that completes commands, their verbs, options and the values of these, made from what the help is made of. */
export function completionScript(shell: Shell, commands: readonly CompletedCommand[]): string {
  return { bash, zsh, fish }[shell](commands);
}

function optionsOf({ options }: CommandSpec): Array<[string, OptionSpec]> {
  return Object.entries(options).filter(([, { hidden }]) => !hidden);
}

const words = (names: Iterable<string>) => [...names].join(' ');

function bash(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ spec }) => {
    const options = optionsOf(spec);
    const values = options.filter(([, option]) => option.type === 'string');
    const chosen = values
      .filter(([, option]) => choicesOf(option).length > 0)
      .map(([name, option]) => `        --${name}) _malgyeol_words "${words(choicesOf(option))}"; return ;;`);
    const free = values.filter(([, option]) => choicesOf(option).length === 0).map(([name]) => `--${name}`);
    const verbs = Object.keys(spec.verbs ?? {});
    return [
      `    ${spec.name})`,
      '      case "$previous" in',
      ...chosen,
      ...(free.length > 0 ? [`        ${free.join('|')}) return ;;`] : []),
      '      esac',
      `      if [[ $current == -* ]]; then _malgyeol_words "${words(options.map(([name]) => `--${name}`))}"`,
      ...(verbs.length > 0
        ? [`      elif [[ $COMP_CWORD == 2 ]]; then _malgyeol_words "${words(verbs)}"`]
        : []),
      '      fi ;;',
    ].join('\n');
  });
  return `# malgyeol completion bash
_malgyeol_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }
_malgyeol() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [[ $COMP_CWORD == 1 ]]; then
    _malgyeol_words "${words([...commands.map(({ spec }) => spec.name), '--help', '--version'])}"
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
}
complete -o default -o bashdefault -F _malgyeol malgyeol
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  const described = (rows: ReadonlyArray<readonly [string, string]>) =>
    rows.map(([name, text]) => quoted(`${name}:${text.replaceAll(':', '\\:')}`)).join(' ');
  const cases = commands.map(({ spec }) => {
    const specs = optionsOf(spec).map(([name, option]) => {
      const choices = choicesOf(option);
      const repeated = option.multiple ? '*' : '';
      const value =
        option.type === 'string'
          ? `:${option.value ?? ''}:${choices.length > 0 ? `(${words(choices)})` : '_files'}`
          : '';
      const text = option.text.replace(/[[\]:]/g, '\\$&');
      return quoted(`${repeated}--${name}[${text}]${value}`);
    });
    const verbs = Object.entries(spec.verbs ?? {}).map(([name, { text }]) => [name, text] as const);
    const rest =
      verbs.length > 0 ? [`'1:verb:_malgyeol_${spec.name}'`, "'*:file:_files'"] : ["'*:file:_files'"];
    return {
      verbs:
        verbs.length > 0
          ? `_malgyeol_${spec.name}() { local -a verbs=(${described(verbs)}); _describe verb verbs }\n`
          : '',
      line: `    ${spec.name}) _arguments ${[...specs, ...rest].join(' ')} ;;`,
    };
  });
  return `#compdef malgyeol
# malgyeol completion zsh
${cases.map(({ verbs }) => verbs).join('')}_malgyeol() {
  local -a commands=(${described(commands.map(({ spec, summary }) => [spec.name, summary]))})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${cases.map(({ line }) => line).join('\n')}
  esac
}
if [[ $funcstack[1] == _malgyeol ]]; then _malgyeol "$@"; else compdef _malgyeol malgyeol; fi
`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = ['# malgyeol completion fish'];
  for (const { spec, summary } of commands) {
    lines.push(`complete -c malgyeol -f -n __fish_use_subcommand -a ${spec.name} -d ${quoted(summary)}`);
    const here = `complete -c malgyeol -n '__fish_seen_subcommand_from ${spec.name}'`;
    const verbs = Object.entries(spec.verbs ?? {});
    const unsaid = `complete -c malgyeol -f -n '__fish_seen_subcommand_from ${spec.name}; and not __fish_seen_subcommand_from ${words(verbs.map(([name]) => name))}'`;
    for (const [name, { text }] of verbs) lines.push(`${unsaid} -a ${name} -d ${quoted(text)}`);
    if (spec.takesFiles === false) lines.push(`${here} -f`);
    for (const [name, option] of optionsOf(spec)) {
      const choices = choicesOf(option);
      const value =
        option.type === 'boolean' ? '' : choices.length > 0 ? ` -x -a ${quoted(words(choices))}` : ' -r';
      lines.push(
        `${here} -l ${name}${option.short ? ` -s ${option.short}` : ''}${value} -d ${quoted(option.text)}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
