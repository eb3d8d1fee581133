import { say } from './language.svelte';

/** An error in words for people, in whichever language the page speaks when it is shown. */
export class Told extends Error {
  constructor(
    readonly korean: string,
    readonly english: string,
  ) {
    super(korean);
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof Told ? say(error.korean, error.english) : (error as Error).message;
