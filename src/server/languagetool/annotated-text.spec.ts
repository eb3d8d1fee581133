import { describe, expect, it } from 'vitest';
import { annotatedTextOf } from './annotated-text.js';
import { narrowed } from './narrow.js';
import { joined } from './parameters.js';

const read = (parameters: Record<string, string>) => annotatedTextOf(joined(new URLSearchParams(parameters)));
const annotated = (...annotation: object[]) => read({ data: JSON.stringify({ annotation }) });

describe('a text with markup', () => {
  const text = annotated(
    { markup: '<p>' },
    { text: '그는 ' },
    { markup: '<b>' },
    { text: '갔읍' },
    { markup: '</b>' },
    { text: '니다' },
    { markup: '<br>', interpretAs: '\n' },
    { text: '😀 끝' },
  );

  it('is checked without it', () => {
    expect(text.plain).toBe('그는 갔읍니다\n😀 끝');
    expect(text.written).toBe('<p>그는 <b>갔읍</b>니다<br>😀 끝');
  });

  it.each([
    ['그는', '그는'],
    ['갔읍', '갔읍'],
    ['갔읍니', '갔읍</b>니'],
    ['니다', '니다'],
    ['니다\n', '니다<br>'],
    ['\n😀', '<br>😀'],
    ['끝', '끝'],
  ])('%j stands at %j', (plain, written) => {
    const begin = text.plain.indexOf(plain);
    const place = text.placeOf({ begin, end: begin + plain.length })!;
    expect(text.written.slice(place.begin, place.end)).toBe(written);
    expect(text.holdsMarkup({ begin, end: begin + plain.length })).toBe(plain !== written);
  });

  it('has no place for what is markup only', () => {
    const begin = text.plain.indexOf('\n');
    expect(text.placeOf({ begin, end: begin + 1 })).toBeUndefined();
  });

  it('loses as little markup as possible', () => {
    const begin = text.plain.indexOf('갔');
    const whole = { begin, end: begin + 4, replacements: ['갔습니다'] };
    expect(narrowed(whole, text)).toEqual({ begin: begin + 1, end: begin + 2, replacements: ['습'] });
    const inserted = { begin, end: begin + 4, replacements: ['갔읍 니다', '갔읍  니다'] };
    expect(narrowed(inserted, text)).toEqual({
      begin: begin + 1,
      end: begin + 2,
      replacements: ['읍 ', '읍  '],
    });
  });
});

describe('a plain text', () => {
  it('keeps whole words, without the punctuation around them', () => {
    const text = read({ text: '“갔읍니다.”' });
    const proposal = { begin: 0, end: 7, replacements: ['“갔습니다.”'] };
    expect(narrowed(proposal, text)).toEqual({ begin: 1, end: 5, replacements: ['갔습니다'] });
  });

  it('does not lose what the punctuation itself becomes', () => {
    const text = read({ text: '갔다' });
    const proposal = { begin: 0, end: 2, replacements: ['갔다.'] };
    expect(narrowed(proposal, text)).toEqual(proposal);
  });
});

describe('what cannot be read is refused', () => {
  it.each([
    [{}, 'text나 data가 없습니다'],
    [{ text: '가', data: '{}' }, '함께 보낼 수 없습니다'],
    [{ data: '{' }, '올바른 JSON이 아닙니다'],
    [{ data: '[]' }, '객체'],
    [{ data: '{}' }, '꼭 하나'],
    [{ data: '{"text":"가","annotation":[]}' }, '꼭 하나'],
    [{ data: '{"annotation":{}}' }, '배열'],
    [{ data: '{"annotation":[{"text":"가","markup":"<b>"}]}' }, 'annotation[0]'],
    [{ data: '{"annotation":[{"text":"가","interpretAs":"나"}]}' }, 'interpretAs'],
    [{ data: '{"annotation":[null]}' }, 'annotation[0]'],
    [{ data: '{"annotation":[{"text":1}]}' }, '문자열'],
  ])('%j', (parameters, message) => {
    expect(() => read(parameters as Record<string, string>)).toThrow(message);
  });
});
