import { isSyllable } from '../../hangul/syllable.js';
import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { joinMarks } from './mark-runs.js';
import { STEMS } from './stems.js';

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
/** Of a number and its marks: 3.14 and 1,000 are one number, 22:30, 010-1234-5678 and 3/4 are several. */
const PART_OF_NUMBER = /\d+(?:[.,]\d+)*|\.$|[-/:~∼～·]/g;
const HOLDS_MARK = /^\d.*[-/:~∼～·]|^\d+\.$/;
const NUMBER_MARKS: Readonly<Record<string, Tag>> = {
  '.': 'SP',
  ':': 'SP',
  '/': 'SP',
  '·': 'SP',
  '-': 'SS',
  '~': 'SO',
  '∼': 'SO',
  '～': 'SO',
};

/** Numbers and what follows them, where the model has seen too few to be sure; most paths hold none. */
export function settleSigns(path: PathMorpheme[], characters: readonly string[]): PathMorpheme[] {
  const shown = path.some((m) => swallowsSign(m, characters))
    ? path.flatMap((m) => showSwallowed(m, characters))
    : path;
  const joined = joinMarks(shown);
  return joined.every(({ tag }) => !SIGNS.has(tag))
    ? joined
    : partNumbers(particlesBehind(joined, characters));
}

const MARK_TAGS: Readonly<Record<string, Tag>> = { '…': 'SE', '.': 'SF', '?': 'SF', '!': 'SF', ',': 'SP' };
const DRAWN_OUT = /[~∼〜～ㅡ—–-]/;

/** 어~: the model takes the mark for a part of the sound; it is none of the word. */
function swallowsSign({ form, from, to, word }: PathMorpheme, characters: readonly string[]): boolean {
  if (to - from < 2 || word) return false;
  const last = characters[to - 1]!;
  return isMark(last) && !form.includes(last);
}

function isMark(character: string): boolean {
  return !isSyllable(character.charCodeAt(0)) && (DRAWN_OUT.test(character) || character in MARK_TAGS);
}

function showSwallowed(m: PathMorpheme, characters: readonly string[]): PathMorpheme[] {
  if (!swallowsSign(m, characters)) return [m];
  let to = m.to;
  while (to > m.from + 1 && isMark(characters[to - 1]!)) to--;
  const log = m.log / (m.to - m.from);
  const out: PathMorpheme[] = [changed(m, { to, log: log * (to - m.from) })];
  for (let from = to; from < m.to; ) {
    const tag = MARK_TAGS[characters[from]!] ?? 'SO';
    let end = from + 1;
    while (end < m.to && characters[end] === characters[from]) end++;
    out.push(morphemeOf(characters.slice(from, end).join(''), tag, from, end, log * (end - from)));
    from = end;
  }
  return out;
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
    return changed(m, { form: characters[m.from]!, tag: particle });
  });
  return dropped.size > 0 ? out.filter((m) => !dropped.has(m)) : out;
}

/** 2019. 3. 15., 22:30 and 2024-11-16: a number is a number, its mark a mark. */
function partNumbers(path: PathMorpheme[]): PathMorpheme[] {
  return path.some(isNumberWithMarks)
    ? path.flatMap((m) => (isNumberWithMarks(m) ? numberParts(m) : [m]))
    : path;
}

function isNumberWithMarks({ form, tag, from, to, word }: PathMorpheme): boolean {
  return (
    tag === 'SN' &&
    !word &&
    to - from === form.length &&
    HOLDS_MARK.test(form) &&
    partsOf(form).join('') === form
  );
}

function numberParts(m: PathMorpheme): PathMorpheme[] {
  const log = m.log / m.form.length;
  let from = m.from;
  return partsOf(m.form).map((form): PathMorpheme => {
    const begin = from;
    from += form.length;
    const tag = NUMBER_MARKS[form] ?? 'SN';
    return changed(m, { form, tag, from: begin, to: from, log: log * form.length });
  });
}

function partsOf(form: string): string[] {
  return form.match(PART_OF_NUMBER) ?? [];
}
