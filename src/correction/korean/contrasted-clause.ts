import type { Morpheme } from '../../analysis/types.js';
import { type LineView, wordAt } from '../line/line-view.js';

/** What something takes: 시간은, 두 시간은 걸린다. */
const TAKEN =
  /^(?:시간|세월|기간|시일|날|품|손|돈|비용|하루|며칠|얼마|한나절|반나절|평생|이틀|사흘|나흘|열흘|보름)$/;
/** What 데 goes with, and of this what somebody does, who is named before it only where another clause begins. */
const GOVERNING =
  /^(?:걸리|필요|도움|쓰이|사용|이용|성공|실패|기여|이바지|힘쓰|앞장|한몫|일조|그치|급급|지장|몰두|방해|유용)/;
const DONE_BY_SOMEBODY = /^(?:성공|실패|기여|이바지|힘쓰|앞장|한몫|일조|급급|몰두)/;

/** 한 시간이면 가는데 오늘은 오래 걸렸다: two clauses, as a condition before the ending, or a topic or a verb of the second shows. */
export function isContrasted(line: LineView, at: number): boolean {
  const verb = wordAt(line, at)!;
  const [copula, ending] = line.words[verb.index - 1]?.morphemes.slice(-2) ?? [];
  if (copula?.tag === 'VCP' && ending?.form === '면') return true;
  let hasSubject = false;
  for (const { morphemes } of line.words.slice(verb.index + 1)) {
    const { form } = morphemes[0]!;
    if (GOVERNING.test(form)) return hasSubject && DONE_BY_SOMEBODY.test(form);
    const last = morphemes.at(-1)!;
    if ((last.tag === 'EC' && last.form !== '게') || isTopic(morphemes)) return true;
    hasSubject ||= last.tag === 'JKS';
  }
  return false;
}

/** 오늘은, 휴가철엔; not 두 시간은, which is what it takes. */
function isTopic(morphemes: readonly Morpheme[]): boolean {
  const last = morphemes.at(-1)!;
  if (last.tag !== 'JX' || !/^(?:은|는|ㄴ)$/.test(last.form)) return false;
  const noun = morphemes.findLast(({ tag }) => /^(?:N|XSN|SN)/.test(tag));
  return noun !== undefined && !TAKEN.test(noun.form) && !/^(?:NNB|NR|SN)$/.test(noun.tag);
}
