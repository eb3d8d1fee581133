import { expect, it } from 'vitest';
import { checkedEmail } from './email-address.js';

it('takes addresses as people write them, in one spelling', () => {
  expect(checkedEmail(' Name.Last+tag@Example.COM ')).toBe('name.last+tag@example.com');
  expect(checkedEmail('a@한국.kr')).toBe('a@xn--3e0b707e.kr');
});

it.each([
  '',
  'name',
  '@example.com',
  'name@',
  'name@localhost',
  'name@example..com',
  'a b@example.com',
  'a@b@example.com',
  '<a@example.com>',
  'a@example.com,b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '"a"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  undefined,
  { address: 'a@example.com' },
])('refuses %j', (given) => {
  expect(() => checkedEmail(given)).toThrow('전자우편 주소가 올바르지 않습니다');
});
