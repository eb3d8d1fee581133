import { describe, expect, it } from 'vitest';

const { mutationsOf, mutated, withMarks } = await import(new URL('./mutations.mjs', import.meta.url).href);

const all = (source: string): string[] =>
  mutationsOf('a.ts', source).map((mutation: object) => mutated(source, mutation));

describe('mutations', () => {
  it.each([
    ['const f = (a) => a < 9;', ['const f = (a) => a <= 9;']],
    ['const f = (a) => !a;', ['const f = (a) => (a);']],
    ['if (a) b;', ['if (true) b;', 'if (false) b;', 'if (a) ;']],
    ['const c = a ? 7 : 8;', ['const c = (7);', 'const c = (8);']],
    ['const c = a.filter(b).some(d);', ['const c = a.filter(b).every(d);', 'const c = (a).some(d);']],
    ['const c = a[1];', ['const c = a[2];']],
    ["const c = 'a' + b;", []],
    ["import a from 'a'; type A = 1 | true;", []],
  ])('of %s', (source, expected) => {
    expect(all(source)).toEqual(expected);
  });

  it('are marked where their function runs', () => {
    const source = 'const f = (a) => a < 9;\nfunction g(a) { return !a; }\n';
    const mutations = mutationsOf('a.ts', source).map((mutation: object, id: number) => ({
      ...mutation,
      id,
    }));
    expect(withMarks(source, mutations)).toBe(
      'const f = (a) => (globalThis.reached?.(0),a < 9);\nfunction g(a) {globalThis.reached?.(1); return !a; }\n',
    );
  });
});
