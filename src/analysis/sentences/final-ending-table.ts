import { CODAS } from '../../hangul/syllable.js';

/**
 * Endings by form. They are kept and compared in decomposed form, so that one entry covers every stem; a
 * leading consonant letter is the coda of the syllable before (ㅂ니다 fits 갑니다).
 */
const FIRST_CODA = 0x11a8;

/** The endings of a language are few; what users type is not, so the memory is bounded. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

export function decomposeEnding(form: string): string {
  let decomposed = remembered.get(form);
  if (decomposed === undefined) {
    decomposed = decompose(form);
    if (remembered.size < MOST_REMEMBERED) remembered.set(form, decomposed);
  }
  return decomposed;
}

function decompose(form: string): string {
  if (!form) return '';
  const coda = CODAS.indexOf(form[0]!);
  const first = coda > 0 ? String.fromCharCode(FIRST_CODA + coda - 1) : form[0]!.normalize('NFD');
  return first + form.slice(1).normalize('NFD');
}

function endingSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map(decomposeEnding));
}

/**
 * Spellings that end a sentence whatever the tagger makes of the word; unknown, playful and dialect forms
 * are often taken for nouns. Nothing stands here that is also the end of common nouns or adverbs.
 */
export const FINAL_SPELLINGS = endingSet(
  // formal and old-fashioned
  `ㅂ니다 습니다 읍니다 ㅂ니까 습니까 읍니까 ㅂ디다 습디다 ㅂ디까 습디까 ㅂ시다 ㅂ시오 십시다 더냐 너라 읍시다 십시오 십시요 옵소서 으소서 하소서 마소서 나이다 나이까 사옵니다 옵니까 사오리까
   로소이다 소이다 올시다 으오리다 오리다 리이다 로구려 는구려 시구려 더구려 ㅆ구려 ㅆ노라 하노라 느니라 ㅆ느니라 을지어다 할지어다 을지니라 을쏘냐 리로다 이로다 는도다
   ㅆ도다 구먼유 리까 으리까 으오리까 소이까 더이다 느뇨 느니라구 렷다 으렷다 리오 으리오 ㄹ걸세 을걸세 소서 ㅂ소서 구려 ㅍ구려 ㄴ구려 ㅂ구려 ㄶ구려 ㅎ구려 ㅂ쇼 십쇼
   ㄴ다오 는다오 라더냐 다더냐 잖소 습지요 습죠 ㅂ지요 습니다요 ㅂ니다요 읍니다요 ㅂ니까요 습니까요 잖습니까 렵니까 답니까 랍니까 답디다 랍디다 읍디다`,
  // polite
  `어요 ㅆ어요 해요 세요 셔요 에요 예요 이에요 네요 군요 거든요 잖아요 까요 ㄹ게요 을게요 ㄹ께요 을께요 ㄹ래요 을래요 ㄹ걸요 을걸요 더라고요 더라구요 던데요 는데요
   ㅆ는데요 나요 지요 ㅆ죠 답니다 랍니다 다니까요 라니까요 는군요 는걸요 다네요 라네요 는대요 ㅆ대요 여요 ㄴ데요 은데요 애요 대요 ㄴ대요 니까요 으니까요 다구요 라구요
   ㄴ다구요 는다구요 냐구요 느냐구요 자구요 다고요 라고요 ㄴ다고요 냐고요 느냐고요 려고요 려구요 ㄹ려구요 으려구요 ㄹ라구요 을라구요 느라구요 어야죠 아야죠 여야죠 어야지요
   아야지요 던가요 은가요 는가요 든가요 ㄴ지요 는지요 던지요 ㄹ는지요 어서요 아서요 다니요 라니요 다뇨 라뇨 다면서요 라면서요 ㄴ다면서요 면서요 다지요 라지요 ㄴ다지요 다죠
   다나요 라나요 다는군요 ㄴ다는군요 다더군요 라더군요 ㄴ다더군요 더군요 더래요 로군요 구만요 구먼요 ㄴ걸요 던걸요 더라니까요 다니깐요 으니깐요 다마다요 다던데요 다는데요
   랄까요 구요 고요 으세요`,
  // plain
  `ㅆ대 ㅆ는걸 ㅆ을까 ㅆ을걸 는구나 로구나 ㅆ구나 는구만 는구먼 ㅆ구만 이구만 더구만 더구먼 ㅆ구먼 ㅆ네 잖아 더라 더라구 더군 는군 ㅆ군 이로군 려무나 으렴 ㅆ거든 을게
   ㄹ께 을께 을래 ㅆ냐 는단다 ㄴ단다 이란다 ㅆ단다 ㅆ다 ㅆ다네 는다네 ㄴ다네 을세 자꾸나 더만 꾸나 ㅆ잖니 잖니 ㅆ니 다니깐 라니깐 ㅆ다니까 어야지 어야죠 단다 더란다 더랬다
   더래 더라니까 던걸 다는구나 다는구만 다는구먼 다는군 다더군 로구먼 ㄴ다냐 는다냐 ㄴ다더냐 잖나 잖어 잖은가 ㄹ거야 ㄴ거야 는거야 을거야 ㄹ거다 을거다 ㄹ게다 을꼬 ㄹ꼬
   을걸 으니라구 구말구 고말고 다마다 ㄴ다니까 는다니까 려므나 는대 네그려`,
  // soft and playful spellings
  `ㅂ니당 습니당 ㅂ니댱 슴다 슴당 슴니다 습미다 슴돠 ㅂ니돠 세용 세여 세염 세욤 셔용 네용 네여 네염 ㅆ어용 해용 해여 에용 예용 이에용 에염 이에염 예염 ㅆ죵 하죵 이죵
   거든용 거든여 을게용 ㄹ게용 ㄹ게염 ㄹ게여 잖아용 잖아여 군용 나용 나여 까여 ㅆ당 는당 ㅆ넹 이넹 지롱 ㅆ쥐 ㅆ징 ㅆ엉 ㅆ오 하셈 하삼 보셈 가셈 오셈 으셈 주셈 드셈
   ㅆ삼 ㅆ긔 ㄴ다냥 는다냥 ㅆ다냥 ㅆ다옹 ㅆ다능 는다능 하다능 이라능 랍니당 답니당 ㅆ슴 있슴 없슴 ㅆ뜸 ㅆ음요 음요 ㅁ요 ㅆ돠 ㅆ댜 ㅆ댱 거덩 거등 거등요 그덩 그든요 임다
   함다 슴까 임까 함까 다냥 냐옹 다옹 싶엉 있엉 없엉 같앙 좋앙 싫엉 몰랑 괜찮앙 거얌 거양 이얌 ㅍ당 ㅄ당 ㅀ당 ㅎ당 ㅌ당 ㄶ당 춥당 덥당 쉽당 맵당 어렵당 고맙당 무섭당
   귀엽당 ㅍ넹 ㅄ넹 하넹 네욤 ㄹ랭 할겡 ㄹ겡 을겡 라능 해욤 하자용 자용 에여 예여 ㄴ가여 나염 까염 아욤 어욤`,
  // dialects
  `ㅆ슈 으슈 심더 하슈 시슈 계슈 해유 ㅆ어유 에유 예유 네유 세유 ㅆ쥬 이쥬 잖여 잖유 는겨 을겨 는감유 던감 구먼 당께 랑께 는당께 ㅆ당께 ㅆ다 ㅆ네 지라우 안되지라 어라우 아라우 는당가
   을랑가 ㄹ랑가 ㅆ소 것소 ㅆ는디 드랑께 부러야 ㅂ니더 습니더 심니더 습니꺼 ㅂ니꺼 으이소 하이소 가이소 보이소 오이소 주이소 능교 는교 는기라 한기라 ㅆ다카이 는다카이
   한데이 는데이 ㅆ데이 ㅂ서예 ㅂ서양 다아이가 는가베 는갑다 ㅆ노 ㅆ제 어예 ㅆ어예 라예 입니더 지예 ㅆ심더 암수다 엄수다 ㅆ수다 수꽈 우꽈 으꽈 마씀 마씸 드래요 드래유
   ㅆ드래요 라카이 다카이 다카던데 ㄴ갑다 ㄴ다메 ㄴ다니께 다니께 라니께 니께유 당게요 당게 지유 래유 아유우 ㅂ니껴 ㄹ랍니다 ㄹ랍니더 는데예 ㄴ데예 구만이라우 ㄴ당가 ㄴ대유
   ㄴ대매 ㄹ란다 을란다 ㅂ네다 습네다 ㅂ네까 습네까 하오다 이라예 어라예 구마잉 소잉 는구마 ㅆ구마 쿠과 했당게`,
);

/** Final too, once the tagger sees any ending there. */
export const FINAL_IF_TAGGED = endingSet(
  `요 죠 쥬 유 여유 슈 시오 하오 이오 소 로다 도다 노라 으니라 니라 리라 ㄹ세 일세 게나 세나 더구나 구나 구만 구먼 거든 거든여 는다 ㄹ걸 을걸 는걸 ㄹ게 ㄹ래 다니까 라니까
   용 여 염 욤 쩌 당 넹 징 쥐 긔 죵 엉 앙 셈 삼 댜 겨 거여 는디 ㄴ디 던디 수다 노 제 니더 니껴 라요 허요 카이 데이 기라 잉 냥 능 구려 구마 어유 나유 렴 ㄴ대 는대 는다네 다네 라네 잖 군 ㄴ감 는감`,
);

/**
 * Endings tagged as connecting: the log-odds that they end the sentence all the same, where only a space
 * follows. Taggers learn from punctuated text and mistake many final endings for these.
 */
const CONNECTIVE_TABLE = `니 -0.8 길래 -4.0 냐 1.5 느냐 1.2 자 1.6 어라 2.6 아라 2.6 거라 2.6 거든 3.0 려거든 -4.0 으려거든 -4.0 야 1.2 네 1.5 ㄹ까 1.0 을까 1.0 어야지 1.2 아야지 1.2
  고요 2.4 구요 2.4 다 1.3 ㄴ다 1.6 는다 2.2 군 2.8 구나 3.0 ㄹ래 3.0 을래 3.0 ㄹ게 3.0 을게 3.0 다네 1.5 라네 1.2 대 1.0 래 0.6 렴 2.0 라니까 1.0 다니까 1.0 라구 0.2 다구 0.2 ㄴ다구 0.2 는다구 0.2 냐구 0.6 느냐구 0.6 자구 0.4 으랴 0.8 랴 0.8
  지 0.3 나 0.2 ㄴ가 0.0 은가 0.0 는가 0.3 라 -2.4 어 -1.0 아 -1.0 여 -1.0 으라 0.5 오 1.6 소 1.6 마 0.5 세 0.5
  는데 -1.7 ㄴ데 -0.9 은데 -0.9 던데 0.2 다던데 0.2 ㄴ다던데 0.2 라던데 0.2 지만 -3.0 니까 -2.8 으니까 -1.8 구 -1.6 고 -3.6 더니 -2.4 는지 -3.4 ㄴ지 -2.8 은지 -3.4 다고 -3.0 ㄴ다고 -3.4 는다고 -3.4 려고 -2.6 든 -2.5 던가 0.0 ㄹ지 -2.2 을지 -2.6`;
export const CONNECTIVE_FINALITY: ReadonlyMap<string, number> = new Map(
  [...CONNECTIVE_TABLE.matchAll(/(\S+) (-?\d\.\d)/g)].map((pair) => [
    decomposeEnding(pair[1]!),
    Number(pair[2]),
  ]),
);

/** Tagged as final, but with a form that connects clauses just as well. */
export const AMBIGUOUS_FINALS = endingSet(
  '어 아 여 애 지 나 게 라 자 고 는데 은데 ㄴ데 던데 ㄴ가 은가 는가 니 든 면서 며 니까 ㄹ지 을지 는지',
);

/** 갈까 하다, 가자 하다, 간다 하다, 오나 보다, 간다 싶다: 하다, 싶다, 보다 may quote them. */
export const QUOTABLE = endingSet('까 자 다 나 가 냐 지 라 구나 네 래 야 군 걸 ㄹ지 을지');
/** Never quoted without a particle. */
export const FORMAL = endingSet('니다 니까 시다 요');
export const PAST = endingSet('ㅆ다');
/** With a question word before them they ask. */
export const ASKING = endingSet('어 아 여 애 지 니 나 냐 ㄴ가 은가 는가 까 대 래 야 자 데');
/** 왜 왔는지 물었다, 어찌나 친절한지 놀랐다: asked inside another sentence. */
export const INDIRECT = endingSet('는지 은지 ㄴ지 던지 을지 ㄹ지');
/** Connecting, but left hanging in chat, where a face stands for the rest. */
export const HANGING = endingSet(
  '고 구 는데 은데 ㄴ데 던데 니까 으니까 다고 ㄴ다고 는다고 라고 냐고 자고 려고 지만 든 더니',
);
/** An auxiliary or a second verb may follow. */
export const LINKING = endingSet('어 아 여 애 지 게 고 구 야 아다 어다 려 러');

const LONGEST = 18;
/** Every listed spelling ends in a whole syllable, which spares most words the comparison. */
const LAST_SYLLABLES = new Set([...FINAL_SPELLINGS].map((ending) => ending.normalize('NFC').at(-1)));
export function mayBeFinalSpelling(word: string): boolean {
  return LAST_SYLLABLES.has(word.at(-1));
}

/** Ends of words that were looked at, and whether they are spelt as final; bounded like those above. */
const spelt = new Map<string, boolean>();

/** Whether the decomposed end of a word ends a sentence by its spelling alone. */
export function isFinalSpelling(ending: string): boolean {
  let final = spelt.get(ending);
  if (final === undefined) {
    final = endsIn(FINAL_SPELLINGS, ending);
    if (spelt.size < MOST_REMEMBERED) spelt.set(ending, final);
  }
  return final;
}

/** Whether the decomposed word ends in one of the endings, with at least one letter before it. */
export function endsIn(endings: ReadonlySet<string>, word: string): boolean {
  for (let length = Math.min(LONGEST, word.length - 1); length > 0; length--) {
    if (endings.has(word.slice(-length))) return true;
  }
  return false;
}
