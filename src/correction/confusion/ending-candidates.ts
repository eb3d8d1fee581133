import type { LineView, WordView } from '../line/line-view.js';
import { type Candidate, candidateAt } from './candidate.js';
import { type Confusable, ENDINGS, nameOf } from './members.js';
import { isSettled } from './settled.js';

/** Particles of every line: looked at only where the encoder would rather see another letter, if ever so little. */
const COMMON = 'e-ui';
const DOUBTED = 0.003;

/** The endings and particles of a word that belong to a set. */
export function endingCandidates(line: LineView, word: WordView): Candidate[] {
  const out: Candidate[] = [];
  word.morphemes.forEach((morpheme, i) => {
    if (morpheme.tag[0] !== 'E' && morpheme.tag[0] !== 'J') return;
    for (const entry of ENDINGS.get(nameOf(morpheme)) ?? []) {
      const candidate = candidateOf(line, word, i, entry);
      if (candidate) out.push(candidate);
    }
  });
  return out;
}

/** The analysis reads through many mistakes (있는대 as 있는데): what counts is which member the letters spell. */
function candidateOf(line: LineView, word: WordView, i: number, entry: Confusable): Candidate | undefined {
  const { rule, member, others } = entry;
  const next = word.morphemes[i + 1]?.tag;
  // 큰일 나던? looks back without a noun, and ends its sentence.
  if (next && (!/^[JS]/.test(next) || (next === 'SF' && word.morphemes[i]!.tag === 'ETM'))) return undefined;
  const { form } = member;
  const k = [...form].findIndex((letter, at) => letter !== others[0]!.form[at]);
  const at = word.morphemes[i]!.end - form.length + k;
  const members = [member, ...others];
  const written = members.find((one) => one.form[k] === line.text[at]);
  if (!written || isSettled(line, word, written.form)) return undefined;
  if (rule === COMMON && (line.doubtAt(at) < DOUBTED || word.morphemes[i - 1]?.tag[0] !== 'N'))
    return undefined;
  const candidate = candidateAt(
    { rule, member: written, others: members.filter((one) => one !== written) },
    { word, from: i, to: i + 1 },
    (other) => ({ begin: at, end: at + 1, replacement: other.form[k]! }),
  );
  // What the analysis reads is what it would rather see here.
  return candidate && { ...candidate, written: candidate.written.slice(0, -1) };
}
