import { describe, expect, it } from 'vitest';
import { morphemeOf } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { joinMarks } from './mark-runs.js';

function joined(text: string): string {
  let at = 0;
  const path = text.split('+').map((item) => {
    const [form, tag] = item.split('/') as [string, Tag];
    const from = at;
    at += form.length;
    return morphemeOf(form, tag, from, at, -1);
  });
  return joinMarks(path)
    .map(({ form, tag }) => `${form}/${tag}`)
    .join('+');
}

describe('repeated marks', () => {
  it.each([
    ['네/IC+./SF+./SF', '네/IC+../SF'],
    ['네/IC+../SE', '네/IC+../SF'],
    ['네/IC+./SF+../SE', '네/IC+.../SE'],
    ['네/IC+..../SF', '네/IC+..../SE'],
    ['뭐/NP+?/SF+??/SF', '뭐/NP+???/SF'],
    ['뭐/NP+?/SF+!/SF', '뭐/NP+?!/SF'],
    ['뭐/NP+..?/SF', '뭐/NP+../SF+?/SF'],
    ['네/IC+~/SO+~/SO+!/SF', '네/IC+~~/SO+!/SF'],
  ])('%s is %s', (found, meant) => {
    expect(joined(found)).toBe(meant);
  });

  it.each(['3/SN+./SP', '네/IC+./SF', '3/SN+~/SO+4/SN+~/SO', 'a.b/SL+./SF'])('%s stays', (path) => {
    expect(joined(path)).toBe(path);
  });
});
