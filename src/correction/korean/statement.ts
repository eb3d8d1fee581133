import type { Eojeol, Morpheme } from '../../analysis/types.js';
import { lastCoda } from '../../hangul/syllable.js';
import type { LineView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { finished, inflect, type Level, type Stem } from './inflect.js';

/** A sentence that ends in a predicate and a mark. What has no mark may be a heading, or cut in the middle. */
export interface Statement {
  begin: number;
  end: number;
  text: string;
  eojeols: readonly Eojeol[];
  predicate: Predicate;
}

/** The word that ends a sentence, or a clause. */
export interface Predicate extends Stem {
  /** Without the mark behind it. */
  span: { begin: number; end: number };
  honorific: boolean;
  past: boolean;
  /** 겠 and what follows it. */
  guess?: string;
  /** Set behind another verb: 가지고 있다. */
  auxiliary: boolean;
  ending: Morpheme;
  /** Of the final endings that can be written anew; others are left to the author. */
  level?: Level;
}

/**
 * The statements of a line, whether its sentences were split or not; those with quotation marks are left out: what
 * somebody else said follows its own time and its own manners.
 */
export function statements(line: LineView): Statement[] {
  const out: Statement[] = [];
  for (const { eojeols } of line.sentences) {
    let from = 0;
    eojeols.forEach((eojeol, i) => {
      if (eojeol.morphemes.at(-1)?.tag !== 'SF') return;
      const own = eojeols.slice(from, i + 1);
      from = i + 1;
      const text = line.text.slice(own[0]!.begin, eojeol.end);
      const predicate = predicateOf(line, eojeol);
      if (predicate?.ending.tag === 'EF' && !/["“”'‘’「」『』]/.test(text))
        out.push({ begin: own[0]!.begin, end: eojeol.end, text, eojeols: own, predicate });
    });
  }
  return out;
}

export function predicateOf(line: LineView, { begin, morphemes }: Eojeol): Predicate | undefined {
  const words = morphemes.filter(({ tag }) => tag[0] !== 'S');
  const ending = words.at(-1);
  if (!ending || !/^(?:EF|EC|ETM)$/.test(ending.tag)) return undefined;
  const at = words.findLastIndex(({ tag }) => tag[0] === 'V' || tag === 'XSV' || tag === 'XSA');
  const stem = words[at];
  if (!stem || words.slice(at + 1).some(({ tag }) => tag[0] !== 'E')) return undefined;
  const before = line.text.slice(begin, stem.begin);
  const derived = stem.tag === 'XSV' || stem.tag === 'XSA';
  const prefinal = words.slice(at + 1, -1).filter(({ tag }) => tag === 'EP');
  const guess = prefinal.find(({ form }) => form === '겠');
  return {
    form: derived ? before + stem.form : stem.form,
    before: derived ? '' : before,
    tag: stemTag(stem.tag),
    span: { begin, end: ending.end },
    honorific: prefinal.some(({ form }) => /시$/.test(form)) || HONORIFIC.test(stem.form),
    past: prefinal.some(({ form }) => /[았었였]$/.test(form)),
    guess: guess && line.text.slice(guess.begin, ending.end),
    auxiliary: stem.tag === 'VX',
    ending,
    level: levelOf(ending.form),
  };
}
/** Verbs that raise by themselves. */
const HONORIFIC = /^(?:계시|주무시|드시|잡수|돌아가시|말씀하시|편찮)/;

function stemTag(tag: Morpheme['tag']): Stem['tag'] {
  if (tag === 'VCP') return 'VCP';
  return tag === 'VA' || tag === 'XSA' || tag === 'VCN' ? 'VA' : 'VV';
}

function levelOf(ending: string): Level | undefined {
  if (/^(?:ㄴ|는)?다$/.test(ending)) return 'plain';
  if (/^(?:ㅂ|습)니다$/.test(ending)) return 'formal';
  if (/^[아어여에]요$/.test(ending)) return 'polite';
  return /^[아어여야]$/.test(ending) ? 'casual' : undefined;
}

/** A question to the author: this predicate might be written so. */
export function askedAs({ span }: Predicate, replacement: string): Finding {
  return { ...span, replacement, certainty: 'author' };
}

/** The same word, ended as it is but in another time or without 시; nothing where its ending is left to the author. */
export function rewritten(
  predicate: Predicate,
  stem: Stem = predicate,
  past = predicate.past,
): string | undefined {
  return predicate.level && finished(stem, { past, level: predicate.level });
}

/** 올 것이다, 올 거예요: the verb itself, which stands before 것. */
export function willDo(line: LineView, { eojeols, predicate }: Statement): Predicate | undefined {
  if (predicate.tag !== 'VCP' || !/^[것거]$/.test(predicate.before) || predicate.past) return undefined;
  const doing = eojeols.length > 1 ? predicateOf(line, eojeols.at(-2)!) : undefined;
  return doing && /^[ㄹ을]$/.test(doing.ending.form) ? doing : undefined;
}

/** 좋다 → 좋지 않다, 있다 → 없다, 책이다 → 책이 아니다, 갈 것이다 → 가지 않을 것이다. */
export function asNegated(line: LineView, statement: Statement, helper: '않' | '못하'): Finding | undefined {
  const { predicate } = statement;
  const { form, before, tag, guess } = predicate;
  const not = (verb: Stem): Stem => ({
    form: helper,
    before: `${verb.before}${verb.form}지 `,
    tag: verb.tag,
  });
  const doing = willDo(line, statement);
  if (doing && !doing.past) return askedAs(doing, inflect(not(doing), 'ㄹ'));
  if (doing) return undefined;
  if (guess !== undefined) return askedAs(predicate, `${before}${form}지 ${helper}${guess}`);
  const opposite = predicate.auxiliary ? undefined : { 있: '없', 알: '모르' }[form];
  const ended = (stem: Stem) => {
    const written = rewritten(predicate, stem);
    return written === undefined ? undefined : askedAs(predicate, written);
  };
  if (opposite !== undefined) return ended({ form: opposite, before, tag: opposite === '없' ? 'VA' : 'VV' });
  if (tag !== 'VCP') return ended(not(predicate));
  const subject = `${before}${lastCoda(before) === '' ? '가' : '이'} `;
  return ended({ form: '아니', before: subject, tag: 'VA' });
}
