import type { PathMorpheme } from './lattice.js';
import type { Tag } from './tags.js';

/** Of one syllable behind a sign: what the model takes for a stem there (20%가) can only be the particle. */
const PARTICLES: Readonly<Record<string, Tag>> = {
  가: 'JKS',
  를: 'JKO',
  을: 'JKO',
  은: 'JX',
  는: 'JX',
  도: 'JX',
  만: 'JX',
  의: 'JKG',
  에: 'JKB',
  로: 'JKB',
  와: 'JC',
  과: 'JC',
};
const SIGNS: ReadonlySet<Tag> = new Set<Tag>(['SN', 'SL', 'SH', 'SW']);
const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX', 'XSV', 'XSA']);
const NUMBER_AND_MARK = /^(\d+)(\.(?=$)|:)(\d*)$/;

/** Numbers and what follows them, where the model has seen too few to be sure; most paths hold none. */
export function settleSigns(path: PathMorpheme[], characters: readonly string[]): PathMorpheme[] {
  return path.every(({ tag }) => !SIGNS.has(tag)) ? path : partNumbers(particlesBehind(path, characters));
}

function particlesBehind(path: PathMorpheme[], characters: readonly string[]): PathMorpheme[] {
  const dropped = new Set<PathMorpheme>();
  const out = path.map((m, i) => {
    const before = path[i - 1];
    if (!before || !SIGNS.has(before.tag) || m.word || before.to !== m.from || m.to !== m.from + 1) return m;
    const particle = PARTICLES[characters[m.from]!];
    // Before the look ahead: a line may hold thousands of signs in a row.
    if (!particle || !STEMS.has(m.tag)) return m;
    let next = i + 1;
    while (next < path.length && path[next]!.from < m.to) next++;
    const rest = path.slice(i + 1, next);
    const isLast = next === path.length || path[next]!.tag[0] === 'S';
    if (!isLast || rest.some(({ to }) => to !== m.to)) return m;
    for (const other of rest) dropped.add(other);
    return { ...m, form: characters[m.from]!, tag: particle };
  });
  return dropped.size > 0 ? out.filter((m) => !dropped.has(m)) : out;
}

/** 2019. 3. 15. and 22:30: the number is the number, its mark a mark. */
function partNumbers(path: PathMorpheme[]): PathMorpheme[] {
  if (!path.some(({ form, tag }) => tag === 'SN' && NUMBER_AND_MARK.test(form))) return path;
  return path.flatMap((m) => {
    const parts = m.tag === 'SN' && !m.word ? NUMBER_AND_MARK.exec(m.form)?.slice(1) : undefined;
    if (!parts || m.to - m.from !== m.form.length) return [m];
    const log = m.log / m.form.length;
    let from = m.from;
    return parts
      .filter((form) => form !== '')
      .map((form, i): PathMorpheme => {
        const begin = from;
        from += form.length;
        return { ...m, form, tag: i === 1 ? 'SP' : 'SN', from: begin, to: from, log: log * form.length };
      });
  });
}
