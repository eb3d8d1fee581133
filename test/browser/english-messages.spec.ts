import { describe, expect, it } from 'vitest';
import { checkedEntry, checkedName, checkedSets } from '../../src/dictionary/check-dictionary.js';
import { ServiceError } from '../../src/errors/service-error.js';
import { englishMessage, SENTENCES } from '../../web/src/lib/english-messages';

const refusalOf = (act: () => unknown): ServiceError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  throw new Error('nothing was refused');
};
const inEnglish = ({ code, message }: ServiceError) => englishMessage(code, message);
/** Words that the message is about stand in quotes, examples behind a colon. */
const prose = (text: string) => text.replace(/“[^”]*”|(?:as in|: )[^.]*\.?$/gu, '');

describe('what the server says, to whoever reads English', () => {
  it.each([
    ['an empty name', () => checkedName(' '), 'needs a name'],
    ['a long name', () => checkedName('가'.repeat(300)), 'at most'],
    ['a name with a slash', () => checkedName('가/나'), 'usual signs'],
    ['a name that means something else', () => checkedName('delete'), '“delete”'],
    ['an empty word', () => checkedEntry('np', ' ', 1), 'empty word'],
    ['a long word', () => checkedEntry('np', '나비'.repeat(300), 1), 'too long'],
    ['a word that nobody sees', () => checkedEntry('np', '나\u202e비', 1), 'nobody sees'],
    ['a caret at the end', () => checkedEntry('cpCaret', '나비^', 1), '“나비^”'],
    ['no verb', () => checkedEntry('vv', '@@', 1), 'verb'],
    ['no adjective', () => checkedEntry('va', '@@', 1), 'adjective'],
    [
      'too many words',
      () => checkedSets({ np: { 나비: 1, 벌: 1 } }, { dictionaryEntries: 1 }),
      'too many words',
    ],
  ])('%s', (_, act, words) => {
    const english = inEnglish(refusalOf(act));
    expect(english).toContain(words);
    expect(prose(english)).not.toMatch(/\p{Script=Hangul}/u);
  });

  it('what no line is about is told by its code, in English too', () => {
    expect(englishMessage('unavailable', '처음 듣는 말입니다.')).toContain('busy');
    expect(englishMessage('whatever', '처음 듣는 말입니다.')).not.toMatch(/\p{Script=Hangul}/u);
    expect(englishMessage('500', 'The server answered 500.')).toBe('The server answered 500.');
  });

  it('no line speaks Korean but in its examples', () => {
    for (const [, english] of SENTENCES) expect(prose(english)).not.toMatch(/\p{Script=Hangul}/u);
  });
});
