import { expect, it } from 'vitest';
import { typoReason } from './typo-reason.js';

it.each([
  ['국쑤를', '국수를', 'typo-tense'],
  ['미다지를', '미닫이를', 'typo-palatal'],
  ['지헤를', '지혜를', 'typo-ye'],
  ['히망을', '희망을', 'typo-ui'],
  ['머거라', '먹어라', 'typo-liaison'],
  ['때무네', '때문에', 'typo-liaison'],
  ['학쿄에', '학교에', 'typo'],
  ['아지버', '아버지', 'typo'],
  ['감사함니다', '감사합니다', 'typo'],
])('%s for %s is a case of %s', (wrong, right, reason) => {
  expect(typoReason('typo', wrong, right)).toBe(reason);
});

it('keeps what the candidate was found by where no article says more', () => {
  expect(typoReason('typo-sound', '하꾜에', '학교에')).toBe('typo-sound');
});
