/** Days are Korean ones, whatever the time zone of the machine, so that replicas count into the same day. */
const KOREA_OFFSET_MS = 9 * 3600 * 1000;

/** YYYY-MM-DD. */
export function koreanDay(at: number = Date.now()): string {
  return new Date(at + KOREA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Seconds until the next day begins. */
export function secondsToNextDay(at: number = Date.now()): number {
  const day = 24 * 3600 * 1000;
  return Math.ceil((day - ((at + KOREA_OFFSET_MS) % day)) / 1000);
}
