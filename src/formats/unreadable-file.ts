/** Why a file cannot be opened or written, and what to do: in Korean, and in English for pages in that language. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    message: string,
    readonly english: string,
  ) {
    super(message);
  }
}

export const broken = (): UnreadableFile =>
  new UnreadableFile(
    '문서가 깨졌습니다. 본디 프로그램에서 열어 다시 저장해 보세요.',
    'The document is broken. Open it in its own program and save it again.',
  );
