import { language } from './language.svelte';

/** A time as people say it: the day only where it is another one. */
export function timeName(time: number, now = Date.now()): string {
  const locale = language.value === 'en' ? 'en' : 'ko-KR';
  const [then, today] = [new Date(time), new Date(now)];
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  if (then.toDateString() === today.toDateString()) return then.toLocaleTimeString(locale, clock);
  const day: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', ...clock };
  if (then.getFullYear() !== today.getFullYear()) day.year = 'numeric';
  return then.toLocaleString(locale, day);
}
