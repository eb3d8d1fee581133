import { matchesOf } from '../../analysis/text/matches-of.js';
import { lastCoda } from '../../hangul/syllable.js';
import type { StemAlternant } from '../../lexicon/conjugation.js';
import { type LineView, morphemesIn } from '../line/line-view.js';
import type { Certainty } from '../types.js';
import type { Finding } from './rule.js';
import { alternantsOf, type StemForm, type StemPair, stemForm, withoutSameEnd } from './stem-forms.js';
import { needsOf } from './triggers/pattern-needs.js';
import { inTurn, onlyWhere } from './triggers/triggers.js';

/** What may follow the bare stem of a predicate that ends in a vowel. */
const BEFORE_ENDING =
  '(?=고|다(?!른)|지|는|며|면|기|게|니|려|던|든|도록|세|시|십|셨|신|실|자|네|러|거|겠|느|나|죠|소|므로|어|었)';
/** What may follow a stem that ends in a consonant. */
const AFTER_CONSONANT = '(?=고|다|지|는|기|게|던|든|도록|자|네|거|겠|느|나|죠|소|[아어았었은을으음습])';

/** What may follow a coda that the ending brings: 핀 and 핀다, but not 핀잔. */
const AFTER_CODA: Readonly<Record<string, string>> = {
  ㄴ: '(?=$|[^가-힣]|[다데지가들채바걸것적후뒤대])',
  ㄹ: '(?=$|[^가-힣]|[게까지래걸거것때수줄텐테뿐만듯라려는])',
  ㅂ: '(?=니|시|디)',
  ㅁ: '(?=$|[^가-힣]|[은을이과도에의으만])',
};

/** One way of telling two verbs apart: after these words the one is wrong and the other right. */
export interface Collocation {
  /** Words before the verb with their particles, as the alternatives of a pattern. */
  after: string;
  wrong: string;
  right: string;
  /** Only shown: the words hint, but do not decide. */
  certainty?: Certainty;
  /** What follows where the verb is another one: 쫓아가다 is a word of its own. */
  unless?: string;
}

/** Finds verbs that do not go with the words before them; up to two words may stand between. */
export function byCollocations(...cases: readonly Collocation[]): (line: LineView) => Finding[] {
  return inTurn(cases.map(byCollocation));
}

function byCollocation(one: Collocation): (line: LineView) => Finding[] {
  const shown = shownIn(one.wrong);
  const alternatives = shown
    .map((alternant) => alternant.surface + followedBy(one.wrong, alternant))
    .sort((a, b) => b.length - a.length);
  const unless = one.unless ? `(?!${one.unless})` : '';
  const shapes = new RegExp(`(?<![가-힣])(?:${alternatives.join('|')})${unless}`, 'g');
  const context = new RegExp(`(?<![가-힣])(?:${one.after}) ((?:[가-힣]+(?<![을를가]) ){0,2})$`);
  return onlyWhere(needsOf(shapes).text, (line: LineView) => {
    const out: Finding[] = [];
    for (const match of matchesOf(shapes, line.text)) {
      const begin = match.index;
      const before = context.exec(line.text.slice(Math.max(0, begin - 40), begin));
      if (!before || !isAdverbial(line, begin - before[1]!.length, begin) || isNoun(line, begin)) continue;
      const form = formAt(one, shown, line.text, begin, match[0]);
      if (!form) continue;
      out.push({ begin, end: begin + form.length, replacement: form.replacement, certainty: one.certainty });
    }
    return out;
  });
}

/**
 * How the wrong stem shows itself where nothing else is meant: a stem in a consonant as it is (지어 may be of 짓다), one in a
 * vowel not where the ending is swallowed (매).
 */
function shownIn(wrong: string): StemAlternant[] {
  const closed = lastCoda(wrong) !== '';
  return alternantsOf(wrong).filter(({ surface, ending }) =>
    closed ? surface === wrong && ending === '' : surface !== wrong || ending === '',
  );
}

function followedBy(wrong: string, { ending }: StemAlternant): string {
  if (ending === '') return lastCoda(wrong) === '' ? BEFORE_ENDING : AFTER_CONSONANT;
  return AFTER_CODA[ending] ?? '';
}

function formAt(
  pair: StemPair,
  shown: readonly StemAlternant[],
  text: string,
  begin: number,
  surface: string,
): StemForm | undefined {
  const end = begin + surface.length;
  for (const alternant of shown) {
    if (alternant.surface !== surface) continue;
    const form = stemForm(pair, alternant, text.slice(end, end + 2));
    if (form) return withoutSameEnd(text.slice(begin, begin + form.length), form.replacement);
  }
  return undefined;
}

/** 돈을 받는 조건으로 잊다: the object of a verb in between is none of this one's; nor is 응고 시키다 two words. */
function isAdverbial(line: LineView, begin: number, end: number): boolean {
  const between = morphemesIn(line, begin, end);
  return between.every(
    ({ tag }, i) =>
      (!/^(?:V|XS[VA])/.test(tag) || between[i + 1]?.form === '게') &&
      (tag !== 'NNG' || /^[JX]/.test(between[i + 1]?.tag ?? '')),
  );
}

/** 집을 짓다, 개가 짖다: a noun with its particle. */
function isNoun(line: LineView, begin: number): boolean {
  const [first, second] = morphemesIn(line, begin, begin + 3);
  return first?.begin === begin && /^N/.test(first.tag) && /^J/.test(second?.tag ?? '');
}
