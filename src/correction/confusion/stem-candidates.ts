import type { LineView, WordView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { alternantsOf, stemForm, withoutSameEnd } from '../rule/stem-forms.js';
import { type Candidate, candidateAt } from './candidate.js';
import { STEMS } from './members.js';
import { isSettled } from './settled.js';

/** 비극을 나았다: read as the stem that it looks like. */
const LIKE: Readonly<Record<string, string>> = { 나: '낫' };

/** The verbs and adjectives of a word that belong to a set. */
export function stemCandidates(line: LineView, word: WordView): Candidate[] {
  const { text } = line;
  const { begin, morphemes } = word;
  const out: Array<Candidate | undefined> = [];
  const look = (stem: string, from: number, to: number) => {
    const entries = STEMS.get(stem);
    if (!entries || isSettled(line, word, stem)) return;
    for (const entry of entries)
      out.push(
        candidateAt(entry, { word, from, to }, ({ form }) =>
          stemFinding(text, morphemes[from]!.begin, stem, form),
        ),
      );
  };
  morphemes.forEach(({ form, tag }, i) => {
    // 발전시키다 is one word, 시키다 behind a space another.
    if (tag === 'VV' || tag === 'VA' || (tag === 'XSV' && i === 0)) look(LIKE[form] ?? form, i, i + 1);
  });
  // 들+어+내, 겉+잡, 절+이: a stem that the analysis takes apart.
  const to = morphemes.findLastIndex(({ tag }) => !/^[EJS]/.test(tag)) + 1;
  if (to > 1) {
    const last = morphemes[to - 1]!;
    look(text.slice(begin, last.begin) + last.form, 0, to);
  }
  return out.filter((candidate) => candidate !== undefined);
}

/** The letters from `begin` on, if they are a form of the one stem, with the other. */
function stemFinding(text: string, begin: number, wrong: string, right: string): Finding | undefined {
  const shown = alternantsOf(wrong)
    .filter(({ surface }) => text.startsWith(surface, begin))
    .sort((a, b) => b.surface.length - a.surface.length);
  for (const alternant of shown) {
    const end = begin + alternant.surface.length;
    const form = stemForm({ wrong, right }, alternant, text.slice(end, end + 2));
    if (!form) continue;
    const { length, replacement } = withoutSameEnd(text.slice(begin, begin + form.length), form.replacement);
    return { begin, end: begin + length, replacement };
  }
  return undefined;
}
