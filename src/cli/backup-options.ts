import { parseOptions } from './parse-options.js';
import { readStoreLocation } from './read-config.js';
import { UsageError } from './usage-error.js';

export interface BackupArguments {
  file: string;
  dataDir: string;
}

/** The one file and the data folder; undefined where only the help was asked for. */
export function parseBackup(
  args: string[],
  help: string,
  postgres: string,
  defaultFile?: string,
): BackupArguments | undefined {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(help);
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
