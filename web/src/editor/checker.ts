import { type ApiError, correct } from '../lib/api';
import type { Correction } from '../lib/types';
import { type CheckStatus, failureOf, slowMessage } from './check-status';

/** A pause in typing that is long enough to look, in milliseconds. */
const PAUSE_MS = 120;
/** Somebody who waits this long wants to know why. */
const SLOW_MS = 6000;

interface CheckerParts {
  text(): string;
  names(): readonly string[];
  config(): object;
  onFound(correction: Correction): void;
  onStatus(status: CheckStatus): void;
}

/** Looks at the whole text whenever the writer pauses; what was begun for an older text is given up. */
export class Checker {
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(private readonly parts: CheckerParts) {}

  /** Something changed: look when it stays so for a while. */
  soon(pause = PAUSE_MS): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = undefined;
  }

  async #look(): Promise<void> {
    const text = this.parts.text();
    if (text.trim() === '') {
      this.parts.onFound({ origin: text, revised: text, revisedBlocks: [], helps: {} });
      this.parts.onStatus({ state: 'empty' });
      return;
    }
    const names = this.parts.names();
    const config = this.parts.config();
    const mine = new AbortController();
    this.#running = mine;
    const slow = setTimeout(() => this.parts.onStatus({ state: 'reading', message: slowMessage() }), SLOW_MS);
    this.parts.onStatus({ state: 'reading' });
    try {
      await correct(text, names, config, mine.signal, {
        onRead: (characters) => {
          if (characters < text.length)
            this.parts.onStatus({ state: 'reading', progress: characters / text.length });
        },
        onFound: (correction) => {
          if (!mine.signal.aborted) this.parts.onFound(correction);
        },
      });
      this.#failures = 0;
      this.parts.onStatus({ state: 'done' });
    } catch (error) {
      if (mine.signal.aborted) return;
      const status = failureOf(error as ApiError, this.#failures++);
      this.parts.onStatus(status);
      if (status.retryInSeconds !== undefined) this.soon(status.retryInSeconds * 1000);
    } finally {
      clearTimeout(slow);
      if (this.#running === mine) this.#running = undefined;
    }
  }
}
