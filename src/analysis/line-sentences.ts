import type { AnalysedLine } from './analysed-line.js';
import type { EvidenceMorpheme } from './sentences/evidence-morpheme.js';
import { splitSentences } from './sentences/sentence-split.js';
import type { Line } from './text/line.js';
import type { Span } from './text/split-lines.js';

/** The sentences of a line as it was analysed. */
export function sentenceSpans(text: string, { line, eojeols, starts }: AnalysedLine): Span[] {
  const { begin, end } = spanOf(line);
  const startAt = new Float32Array(end - begin);
  for (let i = 0; i < starts.length; i++) startAt[line.begins[i]! - begin] = starts[i]!;
  const morphemes: EvidenceMorpheme[] = [];
  const words: Span[] = [];
  for (const eojeol of eojeols)
    for (const m of eojeol.morphemes) {
      morphemes.push(
        begin === 0 ? m : { form: m.form, tag: m.tag, begin: m.begin - begin, end: m.end - begin },
      );
      if (m.customDictName !== undefined) words.push(m);
    }
  const spans = splitSentences(text.slice(begin, end), {
    startProbability: (i) => startAt[i] ?? 0,
    morphemes,
  });
  return mergeInside(
    spans.map((span) => ({ begin: span.begin + begin, end: span.end + begin })),
    words,
  );
}

/** No sentence ends inside a word of a custom dictionary, whatever marks it holds (야후! 재팬). */
function mergeInside(spans: readonly Span[], words: readonly Span[]): Span[] {
  const out: Span[] = [];
  let next = 0;
  for (const span of spans) {
    const last = out.at(-1);
    while (last && next < words.length && words[next]!.end <= last.end) next++;
    if (last && next < words.length && words[next]!.begin < last.end) last.end = span.end;
    else out.push(span);
  }
  return out;
}

export function spanOf(line: Line): Span {
  return { begin: line.begins[0]!, end: line.ends[line.ends.length - 1]! };
}
