/** Something about a file stands in the way of the run; the message names the file. */
export class FileError extends Error {}

const REASONS: Record<string, string> = {
  ENOENT: '파일이나 디렉터리가 없습니다.',
  EACCES: '권한이 없습니다.',
  EPERM: '권한이 없습니다.',
  EROFS: '읽기 전용인 곳이라 쓸 수 없습니다.',
  ENOSPC: '디스크에 남은 자리가 없습니다.',
  EDQUOT: '쓸 수 있는 디스크 할당량을 넘었습니다.',
  EFBIG: '파일이 허용된 크기를 넘었습니다.',
  EISDIR: '파일이 아니라 디렉터리입니다.',
  ENOTDIR: '디렉터리여야 할 곳에 파일이 있습니다.',
  EEXIST: '같은 이름의 파일이 이미 있습니다.',
  EMFILE: '열린 파일이 너무 많습니다.',
  ENFILE: '열린 파일이 너무 많습니다.',
  ENAMETOOLONG: '파일 이름이 너무 깁니다.',
  ELOOP: '심볼릭 링크가 돌고 있습니다.',
  EIO: '디스크를 읽거나 쓰다가 오류가 났습니다.',
};

/** What the system says about a file, in words of the reader; other errors stay as they are. */
export function explained(error: unknown, path?: string): Error {
  const { code, path: own } = error as NodeJS.ErrnoException;
  const file = own ?? path;
  const reason = code === undefined ? undefined : REASONS[code];
  if (error instanceof FileError || reason === undefined || file === undefined) return error as Error;
  return new FileError(`${file}: ${reason}`, { cause: error });
}

export async function explaining<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw explained(error, path);
  }
}
