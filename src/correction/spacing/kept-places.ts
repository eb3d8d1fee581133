import { isInsideHeadword } from './headwords.js';
import { isInsideName, isKnownName } from './names-in-words.js';
import type { Pairing } from './pairing.js';
import { isUnknown, type Place } from './place.js';
import { AMBIGUOUS, CERTAIN } from './sureness.js';

/** Endings and particles that look as if a word began in them: what stands before, and how it goes on. */
const ENDINGS: ReadonlyArray<{ tag: RegExp; form?: RegExp; rest: RegExp }> = [
  // At the end of a sentence -(으)ㄹ걸 is an ending; 것을 would want a verb behind it.
  { tag: /^ETM$/, rest: /^[걸껄](?:요)?[.?!…~]*\s*$/ },
  {
    tag: /^ETM$/,
    rest: /^(?:쏘냐|뿐더러|망정|지언정|지라도|진대|걸 그랬|지(?:도|는|를|가)? (?:모르|모른|모를|몰|알|안다|궁금))/,
  },
  // 좋네그려, 앉지그래
  { tag: /^EF$/, rest: /^그려(?![가-힣])/ },
  { tag: /^E[FC]$/, form: /지$/, rest: /^그래요?(?![가-힣])/ },
  // 가고말고
  { tag: /^EC$/, form: /고$/, rest: /^말고요?(?![가-힣])/ },
  // 군인이올시다
  { tag: /^J/, rest: /^올(?:시다|습니다)/ },
  // 현재로썬
  { tag: /^JKB$/, form: /로$/, rest: /^썬(?![가-힣])/ },
  // 일년이다
  { tag: /^JKS$/, form: /^이$/, rest: /^다(?![가-힣])/ },
  // 해당하여도 망자의, 강의로만 들었다: whatever it would be with the next word
  { tag: /^(?:EC|J)/, rest: /^[도만](?![가-힣])/ },
  // 어서들, 집에들, 시끄럽게들: that several people do it is told of any word
  { tag: /^(?:E|J|MA|IC)/, rest: /^들(?![가-힣])/ },
  // 호두과자는요: to be polite one says 요 behind any word
  { tag: /^[JEN]/, rest: /^요(?![가-힣])/ },
  // 않네그려, 오는구먼그래
  { tag: /^EF$/, rest: /^그려(?![가-힣])/ },
  { tag: /^EF$/, form: /(?:군|구먼|네|세|지)$/, rest: /^그래(?![가-힣])/ },
  // 결정에서 명한: whatever 서 would be with the next word
  { tag: /^JKB$/, form: /에$/, rest: /^서(?![가-힣])/ },
  // 및를: nobody writes a particle by itself
  { tag: /^MA/, rest: /^[을를는](?![가-힣])/ },
  // 친구에게의
  { tag: /^J/, rest: /^의(?![가-힣])/ },
  // 멀지안나요: -지 않다
  { tag: /^MAG$/, form: /^안$/, rest: /^나요/ },
];

export function isInsideEnding(place: Place): boolean {
  const { before, rest } = place;
  return (
    isPromise(place) ||
    ENDINGS.some(
      ({ tag, form, rest: end }) =>
        tag.test(before.tag) && (form?.test(before.form) ?? true) && end.test(rest),
    )
  );
}

/** 먹을 게 없다, 할 게 너무 많다: what is said of a thing. */
const SAID_OF_THINGS =
  /^게 (?:[가-힣]+ ){0,2}(?:있|없|많|적|아니|아닌|아닐|뭐|무엇|뭔|남|좋|싫|쌓|늘|생기|생겨|생겼|필요|떠오|뻔|분명|확실|틀림|맞|더|너무|못|안)/;

/** 들어가있을게 추우니까: who promises something, not a thing of which something is said. */
function isPromise({ before, after, rest, p }: Place): boolean {
  return (
    before.tag === 'ETM' &&
    /^(?:ㄹ|을)$/.test(before.form) &&
    after.tag === 'NNB' &&
    /^게요?(?![가-힣])/.test(rest) &&
    p < AMBIGUOUS &&
    !SAID_OF_THINGS.test(rest)
  );
}

/** 소문으로만 들었다 read as 만들었다 over the space: no verb ends without its ending. */
export function isBareVerb({ word, i, after }: Place): boolean {
  return /^V[VAX]$/.test(after.tag) && i === word.morphemes.length - 1;
}

/** Does a name or a word of the dictionary reach over the place, without the model being certain of a space? */
export function isInsideWord(place: Place, { overWords }: Pairing): boolean {
  const { line, word, i, p } = place;
  if (overWords || p >= CERTAIN) return false;
  return isPartOfName(place) || isInsideHeadword(line, word, i);
}

/** 투르가우주의, 칸카나에이어, 잔도메니코, 더필드, 액슬박스: what looks like particles and adverbs in names. */
function isPartOfName(place: Place): boolean {
  const { line, word, i, before, after } = place;
  const earlier = word.morphemes.slice(0, i);
  const isNoun = after.tag[0] === 'N';
  switch (before.tag[0]) {
    case 'J':
      return (
        isInsideName(line, word, i) ||
        isSyllableBehindName(place) ||
        earlier.some((m) => m.tag[0] === 'N' && isUnknown(m))
      );
    case 'E':
      return (
        (after.tag === 'NNP' && after.begin - word.begin === 1) ||
        earlier.some((m) => m.tag[0] === 'N' && isUnknown(m))
      );
    case 'M':
      return (
        isSyllableBehindName(place) ||
        (before.tag[1] === 'A' &&
          ((isNoun && (isUnknown(after) || isKnownName(line, word))) ||
            (i > 1 && earlier.every(({ begin, end }) => end - begin === 1))))
      );
    default:
      // 어선수: no cry before a noun
      return before.tag === 'IC' && isNoun && before.form.length === 1;
  }
}

function isSyllableBehindName({ word, i, after }: Place): boolean {
  return after.tag === 'NNG' && after.form.length === 1 && word.morphemes[i - 2]?.tag === 'NNP';
}
