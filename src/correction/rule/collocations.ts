import { matchesOf } from '../../analysis/text/matches-of.js';
import {
  CODAS,
  codaOf,
  compose,
  isSyllable,
  NUCLEI,
  nucleusOf,
  ONSETS,
  onsetOf,
} from '../../hangul/syllable.js';
import type { Certainty } from '../certainty/certainty.js';
import { type LineView, morphemesIn } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { neededText } from './triggers/needed-text.js';
import { inTurn, onlyWhere } from './triggers/triggers.js';

/** The shapes of a stem, by what follows: '' a consonant, a coda that the ending brings, 어 and 었. */
type Shape = '' | 'ㄴ' | 'ㄹ' | 'ㅂ' | 'ㅁ' | '어' | '었';

const BROUGHT: readonly Shape[] = ['ㄴ', 'ㄹ', 'ㅂ', 'ㅁ'];
/** ㅣ + 어 = ㅕ and so on; ㅐ, ㅔ swallow it. */
const CONTRACTED: Record<string, string> = { ㅣ: 'ㅕ', ㅜ: 'ㅝ', ㅗ: 'ㅘ', ㅐ: 'ㅐ', ㅔ: 'ㅔ', ㅚ: 'ㅙ' };
/** What may follow the bare stem of a predicate. */
const BEFORE_ENDING =
  '(?=고|다(?!른)|지|는|며|면|기|게|니|려|던|든|도록|세|시|십|셨|신|실|자|네|러|거|겠|느|나|죠|소|므로)';
/** … and a stem that ends in a consonant. */
const AFTER_CONSONANT = '(?=고|다|지|는|기|게|던|든|도록|자|네|거|겠|느|나|죠|소|[아어았었은을으음습])';

/** What may follow a coda that the ending brings: 핀 and 핀다, but not 핀잔. */
const AFTER_CODA: Partial<Record<Shape, string>> = {
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
  const wrong = shapesOf(one.wrong);
  const right = shapesOf(one.right);
  const table = new Map<string, string>();
  for (const [shape, written] of wrong) {
    const good = right.get(shape);
    // 베었다 becomes 배었다, not 뱄다
    written.forEach((form, i) => {
      if (good !== undefined)
        table.set(form, good[sameVowels(one) ? i : isWrittenOut(one, form) ? good.length - 1 : 0]!);
    });
  }
  const follows = new Map(
    [...wrong].flatMap(([shape, forms]) => forms.map((form) => [form, AFTER_CODA[shape] ?? ''])),
  );
  const bare = [...table.keys()].sort((a, b) => b.length - a.length);
  const alternatives = bare
    .map((form) =>
      form === one.wrong
        ? form + (wrong.size > 1 ? BEFORE_ENDING : AFTER_CONSONANT)
        : form + (follows.get(form) ?? ''),
    )
    .join('|');
  const unless = one.unless ? `(?!${one.unless})` : '';
  const shapes = new RegExp(`(?<![가-힣])(?:${alternatives})${unless}`, 'g');
  const context = new RegExp(`(?<![가-힣])(?:${one.after}) ((?:[가-힣]+(?<![을를가]) ){0,2})$`);
  return onlyWhere(neededText(shapes), (line: LineView) => {
    const out: Finding[] = [];
    for (const match of matchesOf(shapes, line.text)) {
      const begin = match.index;
      const before = context.exec(line.text.slice(Math.max(0, begin - 40), begin));
      if (!before || !isAdverbial(line, begin - before[1]!.length, begin) || isNoun(line, begin)) continue;
      const replacement = table.get(match[0])!;
      const end = begin + match[0].length;
      out.push({
        begin,
        end,
        replacement,
        certainty: one.certainty,
      });
    }
    return out;
  });
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

/** Every shape with the ways of writing it, the usual one first. Stems in a consonant keep their shape. */
export function shapesOf(stem: string): Map<Shape, string[]> {
  const last = stem.charCodeAt(stem.length - 1);
  const head = stem.slice(0, -1);
  const out = new Map<Shape, string[]>([['', [stem]]]);
  if (!isSyllable(last) || codaOf(last) !== 0) return out;
  for (const coda of BROUGHT) out.set(coda, [head + withCoda(last, coda)]);
  const vowel = CONTRACTED[NUCLEI[nucleusOf(last)]!];
  // 띄어, 띄었: nothing to contract
  if (vowel === undefined)
    return NUCLEI[nucleusOf(last)] === 'ㅢ' ? out.set('어', [`${stem}어`]).set('었', [`${stem}었`]) : out;
  const joined = compose(onsetOf(last), NUCLEI.indexOf(vowel), 0).charCodeAt(0);
  const swallowed = joined === last;
  const link = ONSETS[onsetOf(last)] === 'ㅇ' && NUCLEI[nucleusOf(last)] === 'ㅣ' ? '' : '어';
  if (!swallowed) out.set('어', [head + String.fromCharCode(joined), ...(link ? [`${stem}어`] : [])]);
  out.set('었', [head + withCoda(joined, 'ㅆ'), `${stem}었`]);
  return out;
}

/** 띄었다 becomes 띠었다: a stem that nothing contracts leaves the other as long. */
function isWrittenOut({ wrong }: Collocation, form: string): boolean {
  return lastVowel(wrong) === 'ㅢ' && /[어었]$/.test(form);
}

/** Do both stems end alike, so that what is written out in the one may be written out in the other? */
function sameVowels({ wrong, right }: Collocation): boolean {
  return (
    shapesOf(wrong).get('었')?.length === shapesOf(right).get('었')?.length && /[ㅐㅔ]/.test(lastVowel(right))
  );
}

function lastVowel(stem: string): string {
  return NUCLEI[nucleusOf(stem.charCodeAt(stem.length - 1))]!;
}

function withCoda(code: number, coda: string): string {
  return compose(onsetOf(code), nucleusOf(code), CODAS.indexOf(coda as (typeof CODAS)[number]));
}
