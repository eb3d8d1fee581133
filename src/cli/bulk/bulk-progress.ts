import type { Io } from '../io.js';

const TERMINAL_MS = 500;
/** A log wants to know that the work goes on, not each step of it. */
const LOG_MS = 10_000;
const CLEAR_LINE = '\r\u001b[K';

/** The share of all input that has been done; where nobody knows it, the bytes that were read. */
export type Reach = { share: number } | { read: number };

export interface BulkProgress {
  add(rows: number, characters: number, reach: Reach): void;
  say(line: string): void;
  end(): void;
}

/**
 * Rows, rate and time left: a line that is renewed on a terminal, a line now and then in a log. `before` are rows of an
 * earlier run that this one goes on with: they count as done, but not for the rate.
 */
export function bulkProgress(stderr: Io['stderr'], before = 0, now: () => number = Date.now): BulkProgress {
  const started = now();
  const interval = stderr.isTTY ? TERMINAL_MS : LOG_MS;
  let shown = started;
  let [rows, characters] = [0, 0];
  /** Where the first rows of this run ended, and when. */
  let first: { share: number; time: number } | undefined;
  let open = false;
  const clear = () => {
    if (open) stderr.write(CLEAR_LINE);
    open = false;
  };
  const restAt = (share: number, time: number) => {
    // The last row is not the end: its answer is still to be written.
    const done = `${Math.min(99, Math.floor(share * 100))}%`;
    if (!first || share <= first.share) return ` · ${done}`;
    const seconds = (time - first.time) / 1000;
    return ` · ${done} · 남은 시간 ${duration((seconds * (1 - share)) / (share - first.share))}`;
  };
  const reachText = (reach: Reach, time: number) =>
    'share' in reach ? restAt(reach.share, time) : ` · ${count(reach.read)}바이트 읽음`;
  return {
    add(moreRows, moreCharacters, reach) {
      rows += moreRows;
      characters += moreCharacters;
      const time = now();
      if ('share' in reach) first ??= { share: reach.share, time };
      if (time - shown < interval) return;
      shown = time;
      const seconds = (time - started) / 1000;
      const rate = `1초에 ${count(rows / seconds)}줄, ${count(characters / seconds)}자`;
      const line = `${count(before + rows)}줄 · ${rate}${reachText(reach, time)}`;
      stderr.write(stderr.isTTY ? `${CLEAR_LINE}${line}` : `${line}\n`);
      open = stderr.isTTY === true;
    },
    say(line) {
      clear();
      stderr.write(`${line}\n`);
    },
    end: clear,
  };
}

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours}시간 ${minutes}분`;
  return minutes > 0 ? `${minutes}분 ${whole % 60}초` : `${whole}초`;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('ko-KR');
}
