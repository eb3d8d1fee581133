import type { Morpheme } from '../../../analysis/types.js';
import { withParticle } from '../../korean/with-particle.js';
import { type LineView, oncePerLine } from '../../line/line-view.js';
import type { Finding } from '../rule.js';
import { alternantsOf, stemForm, withoutSameEnd } from '../stem-forms.js';
import { onlyWhere } from '../triggers/triggers.js';
import type { MorphemePattern, MorphemeTest } from './morpheme-pattern.js';

/** A morpheme and whether a word begins or ends with it. */
interface Placed {
  morpheme: Morpheme;
  begins: boolean;
  ends: boolean;
}

/** `잃/VV`: a morpheme put for another, its ending or its particle in the shape that fits. */
const MORPHEME = /^([가-힣]+)\/([A-Z]+)$/;

/** Finds morphemes one behind the other, and puts letters or another morpheme for some of them. */
export function byMorphemes(pattern: MorphemePattern, replacement: string): (line: LineView) => Finding[] {
  const { tests } = pattern;
  const [, form, tag] = MORPHEME.exec(replacement) ?? [];
  return onlyWhere(neededLetters(tests), (line: LineView) => {
    const all = placedMorphemes(line);
    const out: Finding[] = [];
    for (let i = 0; i + tests.length <= all.length; i++) {
      if (!runFits(tests, all, i)) continue;
      const replaced = all.slice(i + pattern.from, i + pattern.to).map(({ morpheme }) => morpheme);
      const finding =
        form === undefined ? letters(line, replaced, replacement) : exchanged(line, replaced[0]!, form, tag!);
      if (finding) out.push(finding);
    }
    return out;
  });
}

/** Are these the morphemes from this one on? */
export function runFits(tests: readonly MorphemeTest[], all: readonly Placed[], from: number): boolean {
  return (
    from >= 0 && from + tests.length <= all.length && tests.every((test, k) => fits(test, all[from + k]!))
  );
}

function fits(
  { forms, tags, beginsWord, endsWord }: MorphemeTest,
  { morpheme, begins, ends }: Placed,
): boolean {
  if ((beginsWord && !begins) || (endsWord && !ends)) return false;
  const { form, tag } = morpheme;
  if (tags && !tags.some((one) => (one.endsWith('*') ? tag.startsWith(one.slice(0, -1)) : one === tag)))
    return false;
  return !forms || forms.some((one) => (one[0] === '*' ? form.endsWith(one.slice(1)) : one === form));
}

/** The morphemes of a line, one behind the other. */
export const placedMorphemes = oncePerLine(({ words }): readonly Placed[] =>
  words.flatMap(({ morphemes }) =>
    morphemes.map((morpheme, i) => ({ morpheme, begins: i === 0, ends: i === morphemes.length - 1 })),
  ),
);

/** `$0` in the replacement is what stands there. */
function letters({ text }: LineView, replaced: readonly Morpheme[], replacement: string): Finding {
  const { begin } = replaced[0]!;
  const { end } = replaced.at(-1)!;
  return { begin, end, replacement: replacement.replaceAll('$0', () => text.slice(begin, end)) };
}

function exchanged(line: LineView, written: Morpheme, form: string, tag: string): Finding | undefined {
  const { begin, end } = written;
  if (!/^V/.test(tag)) return withParticle(line, { begin, end, replacement: form });
  const pair = { wrong: written.form, right: form };
  const shown = alternantsOf(written.form)
    .filter(({ surface }) => line.text.startsWith(surface, begin))
    .sort((a, b) => b.surface.length - a.surface.length);
  for (const alternant of shown) {
    const rest = begin + alternant.surface.length;
    const found = stemForm(pair, alternant, line.text.slice(rest, rest + 2));
    if (!found) continue;
    const { length, replacement } = withoutSameEnd(
      line.text.slice(begin, begin + found.length),
      found.replacement,
    );
    return { begin, end: begin + length, replacement };
  }
  return undefined;
}

/** What a line holds where the first test that tells it is met; nothing where none tells. */
function neededLetters(tests: readonly MorphemeTest[]): string[] | undefined {
  for (const { forms, tags } of tests) {
    if (!forms || !tags || forms.some((form) => form[0] === '*')) continue;
    // 난: the last syllable of a noun may hold its particle
    if (tags.every((tag) => /^(?:NN|MA)/.test(tag)) && forms.every(({ length }) => length > 1))
      return forms.map((form) => form.slice(0, 1));
    if (tags.every((tag) => /^V[VAX]$/.test(tag)))
      return forms.flatMap((form) => alternantsOf(form).map(({ surface }) => surface.slice(0, 1)));
  }
  return undefined;
}
