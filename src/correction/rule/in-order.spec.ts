import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.js';
import type { Rule } from './rule.js';

function rule(id: string, ...before: string[]): Rule {
  return {
    id,
    title: id,
    category: 'WORD',
    article: '',
    comment: '',
    examples: [],
    silent: [],
    before,
    find: () => [],
  };
}

describe('inOrder', () => {
  it('goes by id where no rule asks for more', () => {
    expect(inOrder([rule('c'), rule('a'), rule('b')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('puts a rule before those that it names, and what must stand before it first of all', () => {
    const rules = [rule('a'), rule('b', 'a'), rule('c', 'b')];
    expect(inOrder(rules).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('puts what decides in general behind all others', () => {
    const rules = [{ ...rule('a'), last: true as const }, rule('c'), rule('b')];
    expect(inOrder(rules).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('refuses circles and names that no rule has', () => {
    expect(() => inOrder([rule('a', 'b'), rule('b', 'a')])).toThrow('circle');
    expect(() => inOrder([rule('a', 'x')])).toThrow('x');
  });
});
