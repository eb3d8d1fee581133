import { IMPOSSIBLE, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { SPOKEN_PARTICLES, SPOKEN_WORDS } from '../../lexicon/spoken-endings.js';
import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import type { Tag } from '../tags.js';
import { mayBeSpoken, spokenForm } from './spoken-forms.js';

const PREDICATES: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VX', 'VA']);
/** What melted quoting looks like behind a noun: 온+댔어, 얼마+랬지. */
const MELTED = /^[대래재카]$/;

/**
 * The path with a form of speech where what the model makes of it is no Korean: words that nobody knows, endings behind
 * nouns, a verb right behind a noun. Undefined where it is Korean, or where the tables know no such form.
 */
export function withSpokenForm(path: readonly PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  const { characters, lexicon } = search;
  const begin = path.findIndex(({ tag }) => tag[0] !== 'S');
  const end = path.findLastIndex(({ tag }) => tag[0] !== 'S') + 1;
  if (begin < 0) return undefined;
  const core = path.slice(begin, end);
  const [from, to] = [core[0]!.from, core.at(-1)!.to];
  if (
    !mayBeSpoken(characters, from, to) ||
    core.some(({ tag, word, mended }) => tag[0] === 'S' || word || mended)
  )
    return undefined;
  const surface = characters.slice(from, to).join('');
  const form = SPOKEN_WORDS.has(surface) || isStrange(core, lexicon) ? formOf(surface, lexicon) : undefined;
  if (!form) return undefined;
  settleClosing(form, core);
  const log = core.reduce((sum, m) => sum + m.log, 0) / (to - from);
  const spoken = form.map((m) =>
    morphemeOf(m.form, m.tag, from + m.from, from + m.to, log * (m.to - m.from)),
  );
  return spelt([...path.slice(0, begin), ...spoken, ...path.slice(end)], search);
}

type Form = Array<Pick<PathMorpheme, 'form' | 'tag' | 'from' | 'to'>>;

/** The form, with a particle of speech behind it where one stands there (수다+게, 지+예). */
function formOf(surface: string, lexicon: Lexicon): Form | undefined {
  const word = SPOKEN_WORDS.get(surface);
  const to = surface.length;
  if (word) return [{ form: surface, tag: word, from: 0, to }];
  const whole = spokenForm(surface, lexicon);
  if (whole) return whole;
  const particle = surface.at(-1)!;
  const said = SPOKEN_PARTICLES.has(particle) ? spokenForm(surface.slice(0, -1), lexicon) : undefined;
  return said && [...said, { form: particle, tag: 'JX', from: to - 1, to }];
}

/** Whether a last ending closes or links, the model knows from what stands around. */
function settleClosing(form: Form, core: readonly PathMorpheme[]): void {
  const own = form.findLast(({ tag }) => tag[0] === 'E');
  const read = core.findLast(({ tag }) => tag[0] === 'E')?.tag;
  if (own && OPEN_OR_CLOSED.test(own.tag) && read && OPEN_OR_CLOSED.test(read)) own.tag = read;
}

const OPEN_OR_CLOSED = /^E[CF]$/;

function isStrange(core: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  return core.some((morpheme, i) => {
    const { form, tag } = morpheme;
    const payload = lexicon.lookup(form, tag);
    if (payload < 0 || (/^V[VAX]/.test(tag) && !lexicon.isHeadwordEntry(payload))) return true;
    const before = core[i - 1];
    if (!before) return false;
    if (joinDegree(before.form, before.tag, form, tag) === IMPOSSIBLE) return true;
    if (before.tag === 'EF' && tag === 'VCP') return true;
    if (!/^(?:N|XR|MAG)/.test(before.tag)) return false;
    return (PREDICATES.has(tag) && MELTED.test(form)) || (tag === 'NNG' && form === '여');
  });
}

/** 구먼유, 했지예: what is put behind a final ending is a particle, before 카다 nothing is final. */
export function settleSpokenParticle(path: PathMorpheme[]): void {
  for (let i = 1; i < path.length; i++) {
    const before = path[i - 1]!;
    const { form, tag } = path[i]!;
    if (before.tag !== 'EF') continue;
    if (tag[0] !== 'J' && SPOKEN_PARTICLES.has(form)) path[i] = changed(path[i]!, { tag: 'JX' });
    // 맛있다+카+던데: what is quoted ends nothing.
    else if (tag === 'VV' && form === '카') path[i - 1] = changed(before, { tag: 'EC' });
  }
}
