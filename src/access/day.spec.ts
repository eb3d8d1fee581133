import { expect, it } from 'vitest';
import { koreanDay, secondsToNextDay } from './day.js';

it('days begin at midnight in Korea', () => {
  expect(koreanDay(Date.parse('2026-03-01T14:59:59Z'))).toBe('2026-03-01');
  expect(koreanDay(Date.parse('2026-03-01T15:00:00Z'))).toBe('2026-03-02');
  expect(koreanDay(Date.parse('2024-02-28T15:00:00Z'))).toBe('2024-02-29');
  expect(secondsToNextDay(Date.parse('2026-03-01T14:59:30Z'))).toBe(30);
  expect(secondsToNextDay(Date.parse('2026-03-01T15:00:00Z'))).toBe(86_400);
});
