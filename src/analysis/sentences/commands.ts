import { finalityAt, type Line } from './sentence-line.js';
import { FINALITY } from './sentence-weights.js';

/** How many words ahead the end of the sentence is looked for. */
const MOST_WORDS = 12;
/** More than any of the endings below. */
const LONGEST = 12;

/** 가세요, 가십시오, 전해 주오, 전해 줘요: never said to whom one says 거든 without 요. */
const TO_SUPERIORS =
  /(?:세요|셔요|부탁\S{1,4}|십시오|십시요|시오|십쇼|다오|주오|하오|구려|소서|[가-힣]시다|[아어]다 ?주게|(?:줘|봐|마|둬|줄래|주실래|[가-힣]도 (?:돼|괜찮아|좋아))요)$/;
/** 가거라, 가렴, 가게, 가자, 해 줘, 하지 마, 해도 좋다 */
const TO_FRIENDS =
  /(?:[가아어여해려겨켜져줘봐와워둬춰쳐써꺼]라|거라|너라|무나|렴|게나|시게|주게|하게|보게|가게|오게|[하가보주오먹]자|줘|봐|마|둬|줄래|말아|[가-힣]도 (?:좋아|좋다|돼|된다|괜찮아))$/;

/** Whom the sentence that opens with token `from` tells to do something, if it does. */
export function commands(line: Line, from: number): 'superiors' | 'friends' | undefined {
  let words = 0;
  for (let i = from; i < line.tokens.length && words < MOST_WORDS; i++) {
    const token = line.tokens[i]!;
    if (token.kind === 'space' || token.kind === 'comma' || token.kind === 'group') continue;
    if (token.kind !== 'word') return undefined;
    words++;
    const rest = line.text.slice(Math.max(line.tokens[from]!.begin, token.end - LONGEST), token.end);
    if (TO_SUPERIORS.test(rest)) return 'superiors';
    const after = line.tokens[i + 1]?.kind;
    const ends = after !== 'space' || finalityAt(line, token).finality >= FINALITY.sure;
    if (ends) return after !== 'comma' && TO_FRIENDS.test(rest) ? 'friends' : undefined;
  }
  return undefined;
}
