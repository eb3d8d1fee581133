import { mkdirSync } from 'node:fs';
import { sqlitePath } from '../../store/open-store.js';
import { restoreSqlite } from '../../store/sqlite-backup.js';
import { parseBackup } from '../backup-options.js';
import { columns } from '../columns.js';

const HELP = `사용법: malgyeol restore 파일 [옵션]

\`malgyeol backup\`이 만든 파일로 저장소를 되돌립니다. 서버를 끈 뒤에 해 주세요. 있던 저장소는 지우지 않고 이름을 바꾸어 둡니다.

옵션
${columns([['--data 디렉터리', '데이터 디렉터리']])}
`;

const POSTGRES =
  'PostgreSQL을 쓰는 설치는 pg_restore로 되돌려 주세요. 예: pg_restore --clean --if-exists --dbname="$MALGYEOL_DATABASE_URL" malgyeol.dump';

export async function run(args: string[]): Promise<number> {
  const given = parseBackup(args, HELP, POSTGRES);
  if (given === undefined) return 0;
  mkdirSync(given.dataDir, { recursive: true, mode: 0o700 });
  const kept = restoreSqlite(given.file, sqlitePath(given.dataDir));
  process.stdout.write(
    `${given.file}에서 되돌렸습니다.${kept === undefined ? '' : ` 있던 저장소: ${kept}`}\n`,
  );
  return 0;
}
