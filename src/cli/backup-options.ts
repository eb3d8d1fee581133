import { type CommandSpec, helpOf, type WithHelp } from './command/command-spec.js';
import { parseCommand } from './command/parse-command.js';
import { DATA_OPTION } from './common-options.js';
import { readStoreLocation } from './read-config.js';
import { UsageError } from './usage-error.js';

export const BACKUP_OPTIONS = { data: DATA_OPTION } as const;

export interface BackupArguments {
  file: string;
  dataDir: string;
}

/** The one file and the data folder; undefined where only the help was asked for. */
export function parseBackup(
  args: string[],
  spec: CommandSpec<WithHelp<typeof BACKUP_OPTIONS>>,
  postgres: string,
  defaultFile?: string,
): BackupArguments | undefined {
  const { values, positionals } = parseCommand(spec, args);
  if (values.help) {
    process.stdout.write(helpOf(spec));
    return undefined;
  }
  const [file = defaultFile, ...more] = positionals;
  if (file === undefined) throw new UsageError('백업 파일의 이름이 없습니다.');
  if (more.length > 0) throw new UsageError(`알 수 없는 인수입니다: ${more[0]}`);
  const { dataDir, databaseUrl } = readStoreLocation(values);
  // PostgreSQL has better tools for it than we could write.
  if (databaseUrl) throw new Error(postgres);
  return { file, dataDir };
}
