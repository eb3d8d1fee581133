import { statSync } from 'node:fs';
import { sqlitePath } from '../../store/open-store.js';
import { backupSqlite } from '../../store/sqlite-backup.js';
import { parseBackup } from '../backup-options.js';
import { columns } from '../columns.js';

const HELP = `사용법: malgyeol backup [파일] [옵션]

키, 사전, 사용량, 들여온 뜻풀이를 파일 하나로 담습니다. 서버가 켜져 있어도 되고, 그 순간의 것이 담깁니다.
파일 이름을 주지 않으면 malgyeol-날짜.db입니다.

옵션
${columns([['--data 디렉터리', '데이터 디렉터리']])}
`;

const POSTGRES =
  'PostgreSQL을 쓰는 설치는 pg_dump로 백업해 주세요. 예: pg_dump --format=custom --file=malgyeol.dump "$MALGYEOL_DATABASE_URL"';

export async function run(args: string[]): Promise<number> {
  const today = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const given = parseBackup(args, HELP, POSTGRES, `malgyeol-${today}.db`);
  if (given === undefined) return 0;
  backupSqlite(sqlitePath(given.dataDir), given.file);
  const { size } = statSync(given.file);
  process.stdout.write(`${given.file}에 백업했습니다 (${size.toLocaleString('ko-KR')}바이트, 검사함).\n`);
  return 0;
}
