import { ServiceError } from '../errors/service-error.js';

/** What can befall a store without anybody's request being wrong. */
type Failure = 'away' | 'busy' | 'full' | 'readOnly' | 'unreadable' | 'malformed';

const MESSAGES: Record<Failure, string> = {
  away: '저장소(데이터베이스)에 닿을 수 없습니다. 데이터베이스가 켜져 있는지 확인하고 잠시 뒤에 다시 시도해 주세요.',
  busy: '저장소를 다른 프로그램이 오래 붙들고 있습니다. 그 프로그램이 끝난 뒤에 다시 시도해 주세요.',
  full: '저장소의 디스크가 가득 찼습니다. 디스크에 자리를 낸 뒤에 다시 시도해 주세요.',
  readOnly:
    '저장소에 쓸 수 없습니다(읽기 전용). 데이터 폴더와 파일의 쓰기 권한, 읽기 전용으로 붙은 디스크인지 확인해 주세요.',
  unreadable:
    '저장소 파일을 읽거나 쓸 수 없습니다(입출력 오류). 디스크를 살펴보고, 파일이 잘렸으면 서버를 끄고 `malgyeol restore 백업파일`로 되돌려 주세요.',
  malformed:
    '저장소 파일이 손상되었습니다. 서버를 끄고 `malgyeol restore 백업파일`로 되돌려 주세요. 백업이 없으면 데이터 폴더의 malgyeol.db를 다른 곳으로 옮기고 새로 시작할 수 있습니다.',
};

/** By the codes of SQLite and PostgreSQL and of the network, each the beginning of a code. */
const CODES: ReadonlyArray<[string, Failure]> = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_CANTOPEN', 'readOnly'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_CORRUPT', 'malformed'],
  ['SQLITE_NOTADB', 'malformed'],
  ['SQLITE_IOERR', 'unreadable'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['25006', 'readOnly'],
  ['XX00', 'malformed'],
  ['53300', 'away'],
  ['57P0', 'away'],
  ['08', 'away'],
  ['ECONN', 'away'],
  ['ENOTFOUND', 'away'],
  ['EAI_AGAIN', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['ENETUNREACH', 'away'],
  ['ETIMEDOUT', 'away'],
  ['EPIPE', 'away'],
];

/** What drivers say where they give no code. */
const WORDS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|connection timeout/i;

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 5;

/** An error that says in Korean what befell the store and what to do; anything else as it is. */
export function namedFailure(error: unknown): unknown {
  const failure = failureOf(error);
  if (failure === undefined) return error;
  return new ServiceError('unavailable', MESSAGES[failure], { retryAfter: RETRY_AFTER, cause: error });
}

/** What nobody's next change will fare better with, until somebody sees to the disk. */
export function isDiskFailure(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === 'full' || failure === 'readOnly' || failure === 'unreadable';
}

function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || error instanceof ServiceError) return undefined;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  const known = CODES.find(([beginning]) => code !== '' && code.startsWith(beginning));
  if (known !== undefined) return known[1];
  return WORDS.test(error.message) ? 'away' : undefined;
}

/** The same parts, whose failures are named. */
export function withNamedFailures<Parts extends object>(parts: Parts): Parts {
  const named = Object.entries(parts).map(([name, part]) => {
    if (typeof part === 'function') return [name, (...args: unknown[]) => guarded(() => part(...args))];
    return [name, part !== null && typeof part === 'object' ? withNamedFailures(part) : part];
  });
  return Object.fromEntries(named) as Parts;
}

function guarded(work: () => unknown): unknown {
  const rename = (error: unknown) => {
    throw namedFailure(error);
  };
  try {
    const result = work();
    return result instanceof Promise ? result.catch(rename) : result;
  } catch (error) {
    return rename(error);
  }
}
