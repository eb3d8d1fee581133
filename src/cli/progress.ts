import type { Io } from './io.js';

/** Short work is over before anyone wonders. */
const QUIET_MS = 2000;
const INTERVAL_MS = 500;
const CLEAR_LINE = '\r\u001b[K';

export interface Progress {
  add(documents: number, characters: number): void;
  /** Takes the line away again. */
  end(): void;
}

/** One line on standard error, only where a person looks at it and only when the work takes long. */
export function progressOn(stderr: Io['stderr'], now: () => number = Date.now): Progress {
  const started = now();
  let documents = 0;
  let characters = 0;
  let shown = 0;
  return {
    add(moreDocuments, moreCharacters) {
      documents += moreDocuments;
      characters += moreCharacters;
      const time = now();
      if (!stderr.isTTY || time - started < QUIET_MS || time - shown < INTERVAL_MS) return;
      shown = time;
      const perSecond = Math.round((characters * 1000) / (time - started));
      stderr.write(
        `${CLEAR_LINE}${count(documents)}줄 · ${count(characters)}자 · 1초에 ${count(perSecond)}자`,
      );
    },
    end() {
      if (shown) stderr.write(CLEAR_LINE);
    },
  };
}

function count(number: number): string {
  return number.toLocaleString('ko-KR');
}
