import { type LineView, wordAt } from '../line/line-view.js';
import { isAdnominal } from './adnominal.js';
import { SEEN } from './commonness.js';

/** The Hangul that ends here. */
export function runBefore(line: LineView, end: number): string {
  return /[가-힣]+$/.exec(line.text.slice(0, end))?.[0] ?? '';
}

/** A space, where the dictionary can read what stands before as a predicate. */
export function apart(match: RegExpExecArray, line: LineView): string | undefined {
  const run = runBefore(line, match.index);
  // 편지, 현지, 쓸데: a noun of its own
  const whole = run + match[0].replace(/이$/, '');
  if (line.lexicon.isHeadword(whole, /^N/)) return undefined;
  for (let from = 0; from < run.length; from++) {
    if (from > 0 && run.length - from < 2) break;
    if (isAdnominal(line.lexicon, run.slice(from))) return ` ${match[0]}`;
  }
  return undefined;
}

/** 갈만하다, 할법하다: with its verb before it, read as a noun that hardly anybody writes. */
export function readAsNoun(match: RegExpExecArray, line: LineView): string | undefined {
  const verb = runBefore(line, match.index);
  const noun = wordAt(line, match.index)?.morphemes[0];
  if (line.options.disableVxSpacing || noun?.tag !== 'NNG' || noun.form !== verb + match[0]) return undefined;
  return line.lexicon.frequencyOf(noun.form) < SEEN && isAdnominal(line.lexicon, verb)
    ? ` ${match[0]}`
    : undefined;
}

/** 말대로, 원칙대로, 이대로 go by a noun. */
export function unlessNoun(match: RegExpExecArray, line: LineView): string | undefined {
  const run = runBefore(line, match.index);
  const { lexicon } = line;
  const known = [run, `${run}대로`].some((form) =>
    lexicon.tagsOf(form).some(({ tag }) => /^(?:N|MA)/.test(tag)),
  );
  return known || !isAdnominal(lexicon, run) ? undefined : ` ${match[0]}`;
}
