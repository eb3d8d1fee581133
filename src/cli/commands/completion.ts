import { type Command, defineCommand } from '../command/command-spec.js';
import { type CompletedCommand, completionScript, SHELLS } from '../command/completion.js';
import { didYouMean } from '../command/nearest.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { UsageError } from '../usage-error.js';

export const spec = defineCommand({
  name: 'completion',
  usage: SHELLS.join('|'),
  about: ['명령과 옵션을 Tab으로 마저 적게 하는 스크립트를 냅니다. 셸의 설정 파일에서 읽게 하세요.'],
  english: ['Prints a script with which the shell completes commands and options.'],
  verbs: {
    bash: { text: 'bash에 쓸 스크립트', english: 'For bash.' },
    zsh: { text: 'zsh에 쓸 스크립트', english: 'For zsh.' },
    fish: { text: 'fish에 쓸 스크립트', english: 'For fish.' },
  },
  options: {},
  examples: [
    ['source <(malgyeol completion bash)', '~/.bashrc에 적을 줄'],
    ['source <(malgyeol completion zsh)', '~/.zshrc에서 compinit 뒤에 적을 줄'],
    ['malgyeol completion fish > ~/.config/fish/completions/malgyeol.fish', 'fish'],
  ],
  takesFiles: false,
});

export async function runCompletion(args: string[], table: readonly Command[]): Promise<number> {
  const { values, positionals } = parseCommand(spec, args);
  const [name] = positionals;
  if (values.help || name === undefined) return showHelp(spec, values);
  const shell = SHELLS.find((known) => known === name);
  if (!shell)
    throw new UsageError(`${SHELLS.join(', ')} 가운데서 고르세요: ${name}${didYouMean(name, SHELLS)}`);
  const commands: CompletedCommand[] = [];
  for (const { summary, load } of table) commands.push({ summary, spec: (await load()).spec });
  process.stdout.write(completionScript(shell, commands));
  return 0;
}
