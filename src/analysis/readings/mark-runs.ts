import { changed, copyOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** Marks that are written several times: 갔다.., 뭐??, 네~~. */
const RUNS: Readonly<Record<string, { kind: string; tag: Tag }>> = {
  '.': { kind: '.', tag: 'SF' },
  '?': { kind: '?', tag: 'SF' },
  '!': { kind: '?', tag: 'SF' },
  '~': { kind: '~', tag: 'SO' },
};
/** So many stops are an ellipsis. */
const ELLIPSIS = 3;
const REPEATED = /^(?:\.+[?!]*|[?!]+|~+)$/;

/**
 * A mark that is repeated is one morpheme, whatever the model makes of its pieces: 네.. was ../SF, ./SF+./SF or ../SE by what
 * stood around it. Stops that a question follows are morphemes of their own.
 */
export function joinMarks(path: PathMorpheme[]): PathMorpheme[] {
  if (!path.some((m, i) => isRun(m) && (m.form.length > 1 || follows(path[i - 1], m)))) return path;
  const out: PathMorpheme[] = [];
  for (const morpheme of path.flatMap((m) => (isRun(m) ? piecesOf(m) : [m]))) {
    const last = out.at(-1);
    if (last && follows(last, morpheme)) {
      last.form += morpheme.form;
      last.to = morpheme.to;
      last.log += morpheme.log;
    } else out.push(morpheme);
  }
  for (const m of out)
    if (isRun(m) && m.form.length > 1)
      m.tag = m.form[0] === '.' && m.form.length >= ELLIPSIS ? 'SE' : RUNS[m.form[0]!]!.tag;
  return out;
}

function isRun({ form, tag, from, to, word }: PathMorpheme): boolean {
  return tag[0] === 'S' && !word && to - from === form.length && REPEATED.test(form);
}

function follows(before: PathMorpheme | undefined, m: PathMorpheme): boolean {
  return (
    before !== undefined &&
    before.to === m.from &&
    isRun(before) &&
    isRun(m) &&
    RUNS[before.form[0]!]!.kind === RUNS[m.form[0]!]!.kind
  );
}

/** ..? is .. and ?. */
function piecesOf(m: PathMorpheme): PathMorpheme[] {
  const stops = /^\.*/.exec(m.form)![0].length;
  if (stops === 0 || stops === m.form.length) return [copyOf(m)];
  const log = m.log / m.form.length;
  const at = m.from + stops;
  return [
    changed(m, { form: m.form.slice(0, stops), tag: 'SF', to: at, log: log * stops }),
    changed(m, { form: m.form.slice(stops), tag: 'SF', from: at, log: log * (m.form.length - stops) }),
  ];
}
