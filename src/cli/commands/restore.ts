import { mkdirSync } from 'node:fs';
import { sqlitePath } from '../../store/open-store.js';
import { restoreSqlite } from '../../store/sqlite-backup.js';
import { BACKUP_OPTIONS, parseBackup } from '../backup-options.js';
import { defineCommand } from '../command/command-spec.js';

export const spec = defineCommand({
  name: 'restore',
  usage: '파일 [옵션]',
  about: [
    '`malgyeol backup`이 만든 파일로 저장소를 되돌립니다. 서버를 끈 뒤에 해 주세요. 있던 저장소는 지우지 않고 이름을 바꾸어 둡니다.',
  ],
  english: [
    'Restores the store from a file of `malgyeol backup`; stop the server first. The old store is kept under another name.',
  ],
  options: BACKUP_OPTIONS,
  examples: [['malgyeol restore 백업.db', '백업에서 되돌리기']],
});

const POSTGRES =
  'PostgreSQL을 쓰는 설치는 pg_restore로 되돌려 주세요. 예: pg_restore --clean --if-exists --dbname="$MALGYEOL_DATABASE_URL" malgyeol.dump';

export async function run(args: string[]): Promise<number> {
  const given = parseBackup(args, spec, POSTGRES);
  if (given === undefined) return 0;
  mkdirSync(given.dataDir, { recursive: true, mode: 0o700 });
  const kept = restoreSqlite(given.file, sqlitePath(given.dataDir));
  process.stdout.write(
    `${given.file}에서 되돌렸습니다.${kept === undefined ? '' : ` 있던 저장소: ${kept}`}\n`,
  );
  return 0;
}
