import { describe, expect, it } from 'vitest';
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
});
