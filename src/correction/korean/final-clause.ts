import type { Eojeol, Morpheme } from '../../analysis/types.js';
import { has, lastWord } from './eojeol-parts.js';
import type { Statement } from './statement.js';

/** What a sentence ends with: its verb, without the auxiliaries behind it, and what belongs to this verb. */
export interface FinalClause {
  verb: Morpheme;
  /** The verb in full: 논의하, 한정되, 지키어지. */
  form: string;
  /** Somebody wants, hopes or intends it: -고 싶다, -겠다, -려고 한다, -기를 바란다. */
  wished: boolean;
  /** -아야 한다, -ㄹ 수 있다. */
  modal: boolean;
  /** The noun of its own subject, with no other clause between the two. */
  subject?: Morpheme;
  object?: Morpheme;
  /** Its adverbs. */
  manner: string[];
}

type Arguments = Pick<FinalClause, 'subject' | 'object' | 'manner'>;

/** The last clause of a statement behind an eojeol, or nothing where no verb stands there. */
export function finalClause({ eojeols, predicate }: Statement, from: number): FinalClause | undefined {
  let at = eojeols.length - 1;
  let wished = predicate.guess !== undefined;
  let modal = false;
  for (let step = helperAt(eojeols, at); step && at - step.length > from; step = helperAt(eojeols, at)) {
    at -= step.length;
    wished ||= step.wished;
    modal ||= step.modal;
  }
  if (at <= from) return undefined;
  const parts = eojeols[at]!.morphemes;
  const verb = parts.find(({ tag }) => /^(?:V[VACX]|XS[VA])/.test(tag));
  if (!verb) return undefined;
  const passive = parts.some(({ form, tag }) => tag === 'VX' && form === '지') ? '어지' : '';
  const noun = /^XS/.test(verb.tag) ? nounsBefore(parts, verb) : '';
  const own = eojeols.slice(from + 1, at);
  return { verb, form: noun + verb.form + passive, wished, modal, ...argumentsIn(own) };
}

interface Step {
  length: number;
  wished: boolean;
  modal: boolean;
}

/** The eojeols that only help the verb before them: 있다 of 하고 있다, 수 있다 of 할 수 있다. */
function helperAt(eojeols: readonly Eojeol[], at: number): Step | undefined {
  const stem = eojeols[at]!.morphemes.find(({ tag }) => tag[0] === 'V');
  const before = at > 0 ? lastWord(eojeols[at - 1]!) : undefined;
  if (!stem || !before) return undefined;
  const bound = eojeols[at - 1]!.morphemes[0]!;
  if (/^[있없]$/.test(stem.form) && bound.tag === 'NNB' && /^[수리]$/.test(bound.form))
    return { length: 2, wished: false, modal: true };
  if (stem.form === '바라' && has(eojeols[at - 1]!, /^ETN$/))
    return { length: 1, wished: true, modal: false };
  if (before.tag !== 'EC') return undefined;
  const ending = before.form;
  if (stem.form === '좋' && /면$/.test(ending)) return { length: 1, wished: true, modal: false };
  if (stem.tag !== 'VX' && !/야$|려고?$|고자$/.test(ending)) return undefined;
  return {
    length: 1,
    wished: stem.form === '싶' || /려고?$|고자$/.test(ending),
    modal: /야$/.test(ending),
  };
}

/** The subject and the object that nothing but adverbs and places part from the verb. */
function argumentsIn(eojeols: readonly Eojeol[]): Arguments {
  const found: Arguments = { manner: [] };
  for (const eojeol of [...eojeols].reverse()) {
    const last = lastWord(eojeol);
    // 지나치게 길다: an adverb in all but name; 도서관이 넓고 조용하다: one subject for both
    if (last?.tag === 'EC' && (last.form === '게' || (last.form === '고' && has(eojeol, /^(?:VA|XSA)$/))))
      continue;
    // 무엇을 원하는지 파악한다: what is found out is the object
    if (last?.tag === 'EC' && /지$/.test(last.form)) found.object ??= last;
    if (!last || /^(?:E|VCP)/.test(last.tag)) break;
    if (last.tag === 'MAG') found.manner.push(last.form);
    const noun = eojeol.morphemes.findLast(({ tag }) => /^(?:N|XSN|XR|ETN|SL)/.test(tag));
    if (!noun) continue;
    if (last.tag === 'JKO') found.object ??= noun;
    else if (isSubject(last, noun)) found.subject ??= noun;
  }
  return found;
}

/** 눈이, 사람은, 아무도; 혼자서 says how, and 한 명도 how many. */
function isSubject({ form, tag }: Morpheme, noun: Morpheme): boolean {
  if (tag === 'JKS') return form !== '서';
  return tag === 'JX' && /^[은는도]$/.test(form) && noun.tag !== 'NNB';
}

function nounsBefore(parts: readonly Morpheme[], verb: Morpheme): string {
  return parts
    .slice(0, parts.indexOf(verb))
    .filter(({ tag }) => /^(?:N|XR|XP|MAG)/.test(tag))
    .map(({ form }) => form)
    .join('');
}
