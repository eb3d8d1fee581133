/** Days are Korean ones, whatever the time zone of the machine, so that replicas count into the same day. */
const KOREA_OFFSET_MS = 9 * 3600 * 1000;

const DAY_MS = 24 * 3600 * 1000;

let lastDay = { number: 0, text: '1970-01-01' };

/** YYYY-MM-DD. Asked for with every request, so the last answer is kept. */
export function koreanDay(at: number = Date.now()): string {
  const number = Math.floor((at + KOREA_OFFSET_MS) / DAY_MS);
  if (number !== lastDay.number) {
    lastDay = { number, text: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  }
  return lastDay.text;
}

/** Seconds until the next day begins. */
export function secondsToNextDay(at: number = Date.now()): number {
  return Math.ceil((DAY_MS - ((at + KOREA_OFFSET_MS) % DAY_MS)) / 1000);
}
