import { columns } from './columns.js';
import type { Command } from './command/command-spec.js';
import { didYouMean } from './command/nearest.js';
import { COMMANDS } from './command-table.js';
import { type Io, writerOf } from './io.js';
import { UsageError } from './usage-error.js';
import { version } from './version.js';

const HINT = '도움말은 `malgyeol --help`로 볼 수 있습니다.';

/** Runs the command that the arguments name; gives the exit status: 0, 1 (it failed) or 2 (called wrongly). */
export async function dispatch(
  args: string[],
  io: Pick<Io, 'stdout' | 'stderr'> = process,
  commands: Record<string, Command> = COMMANDS,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return print(io, helpOf(commands));
  if (name === '--version' || name === '-v') return print(io, `malgyeol ${version()}\n`);
  if (name === undefined) {
    io.stderr.write(helpOf(commands));
    return 2;
  }
  // Installed servers have always registered keys this way.
  if (name === '-reg') return runCommand(commands, 'key', ['register', ...rest], io);
  return runCommand(commands, name, rest, io);
}

async function runCommand(
  commands: Record<string, Command>,
  name: string,
  args: string[],
  io: Pick<Io, 'stderr'>,
): Promise<number> {
  try {
    if (!Object.hasOwn(commands, name))
      throw new UsageError(`알 수 없는 명령입니다: ${name}${didYouMean(name, Object.keys(commands))}`);
    const { run } = await commands[name]!.load();
    return await run(args);
  } catch (error) {
    io.stderr.write(`오류: ${(error as Error).message}\n`);
    if (!(error instanceof UsageError)) return 1;
    io.stderr.write(`${HINT}\n`);
    return 2;
  }
}

async function print(io: Pick<Io, 'stdout'>, text: string): Promise<number> {
  await writerOf(io.stdout)(text);
  return 0;
}

function helpOf(commands: Record<string, Command>): string {
  return [
    '말결: 한국어 형태소 분석, 띄어쓰기, 사용자 사전, 맞춤법 교정',
    '',
    '사용법: malgyeol <명령> [옵션]',
    '',
    '명령',
    columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    '옵션',
    columns([
      ['-h, --help', '이 도움말을 보입니다. `malgyeol <명령> --help`는 그 명령의 도움말입니다.'],
      ['-v, --version', '판 번호를 보입니다.'],
      ...(Object.hasOwn(commands, 'key') ? [['-reg KEY', '`malgyeol key register KEY`와 같습니다.']] : []),
    ]),
    '',
  ].join('\n');
}
