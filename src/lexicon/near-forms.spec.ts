import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { syllableOf } from '../hangul/letters.js';
import { nearForms } from './near-forms.js';

const near = (form: string, most: 1 | 2 = 1) => new Map([...nearForms(form, most)].map((n) => [n.form, n]));

describe('forms that sound alike', () => {
  it.each([
    ['나드리', '나들이'],
    ['무릅', '무릎'],
    ['맺치', '맺히'],
    ['길르', '기르'],
    ['물끄럼이', '물끄러미'],
    ['끈나', '끝나'],
    ['베터리', '배터리'],
  ])('%s is heard as %s', (form, other) => {
    expect(near(form).get(other)).toEqual({ form: other, slips: 1, alike: true });
  });

  it.each([
    ['관활', '관할'],
    ['다람지', '다람쥐'],
    ['송글송글', '송골송골'],
  ])('%s is one slip from %s', (form, other) => {
    expect(near(form).get(other)).toEqual({ form: other, slips: 1, alike: false });
  });

  it('counts two slips only where they are asked for', () => {
    expect(near('굳굳하').has('꿋꿋하')).toBe(false);
    expect(near('굳굳하', 2).get('꿋꿋하')?.slips).toBe(2);
  });

  it('gives no form twice, and not the form itself', () => {
    const forms = [...nearForms('지팽이', 2)].map(({ form }) => form);
    expect(new Set(forms).size).toBe(forms.length);
    expect(forms).not.toContain('지팽이');
  });

  it('has nothing to say of what is no Hangul', () => {
    expect([...nearForms('가ㅋ', 2)]).toEqual([]);
  });

  /** Of whole syllables. */
  const forms = fc
    .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 4 })
    .map((codes) => String.fromCharCode(...codes));

  it('is of as many letters as the form has syllables', () => {
    fc.assert(
      fc.property(forms, (form) => {
        for (const { form: other } of nearForms(form, 1)) {
          expect(other).toMatch(/^[가-힣]+$/);
          expect(other).toHaveLength(form.length);
        }
      }),
    );
  });

  it('by one slip changes one syllable, two that meet, or what is said twice', () => {
    fc.assert(
      fc.property(forms, (form) => {
        for (const { form: other } of nearForms(form, 1)) {
          const changed = [...other].flatMap((c, i) => (c === form[i] ? [] : [i]));
          const meet = changed.at(-1)! - changed[0]! <= 1;
          const half = [3, 2, 1].find((n) => form.slice(0, n) === form.slice(n, 2 * n));
          expect(meet || half !== undefined, `${form} ${other}`).toBe(true);
        }
      }),
    );
  });

  it('by one slip stays the same where a second is allowed, and comes before those', () => {
    fc.assert(
      fc.property(
        forms.filter((form) => form.length < 3),
        (form) => {
          const once = [...nearForms(form, 1)];
          const twice = [...nearForms(form, 2)];
          expect(twice.slice(0, once.length)).toEqual(once);
          expect(twice.slice(once.length).every(({ slips }) => slips === 2)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });

  /** What is drawn over to the next syllable, and written there. */
  it.each([...'ㄱㄴㄷㄹㅁㅂㅅㅈㅊㅋㅌㅍ'])(
    'hears the coda %s before a vowel in the next syllable, and back',
    (coda) => {
      const apart = syllableOf({ onset: 'ㄱ', nucleus: 'ㅏ', coda });
      const drawn = syllableOf({ onset: coda, nucleus: 'ㅣ', coda: '' });
      expect(near(`${apart}이`).get(`가${drawn}`)?.alike).toBe(true);
      expect(near(`가${drawn}`).get(`${apart}이`)?.alike).toBe(true);
    },
  );
});
