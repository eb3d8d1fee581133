import { isAdnominal } from '../korean/adnominal.js';
import { TITLES } from '../korean/titles.js';
import type { WordView } from '../line/line-view.js';
import { isPhrase } from './derived-verbs.js';
import type { Gap } from './gap.js';
import { isUnknown } from './place.js';

/** Below this 이, 일 and 인 may be read wrongly. */
const SURELY_COPULA = 0.9;

/** 겠다, 졌다; not 줘, which the analysis may begin with the ending of the word before it. */
export function isDetachedEnding({ morphemes }: WordView): boolean {
  return morphemes.every(({ tag, form }) => /^[EJS]/.test(tag) || (tag === 'VX' && form === '지'));
}

/** 하 and 되 are no words, so that what follows them is their ending. */
export function isStemAlone({ left, right, last }: Gap): boolean {
  return (
    /^[하되]$/.test(last.form) &&
    left.surface.endsWith(last.form) &&
    isDetachedEnding(right) &&
    isSpeltOut(right)
  );
}

/** 항암제인 의, 기관인 에서: no people, but what something is; the name behind it has dropped out. */
export function mayBeCopula({ line, left, last }: Gap): boolean {
  if (last.form !== '인' || !/^(?:NNG|XSN)$/.test(last.tag)) return false;
  return last.begin - left.begin >= LONG_NOUN && !line.lexicon.isHeadword(left.surface);
}

/** 현대인, 소외인: people are called by shorter nouns than this. */
const LONG_NOUN = 3;

/** Every prefinal ending begins so. */
const PREFINAL = /^(?:[았었였겠시셨더]|으시|으셨)/;

/** 하 고, 가 야, 하 여; not 도 왔다, where the syllable holds a verb of its own. */
export function isSpeltOut({ surface, morphemes }: WordView): boolean {
  const { form, tag } = morphemes[0]!;
  if (/^[아어여겠졌습]/.test(surface)) return true;
  return surface.startsWith(form) && (tag !== 'EP' || PREFINAL.test(form));
}

/** 영수 도 왔다: read as 도왔다 over the space, so that 도 has no ending of its own, and is none but a particle. */
export function isStrayParticle({ line, right, first }: Gap): boolean {
  if (right.morphemes.length !== 1 || !/^[은는이가을를도만의]$/.test(right.surface)) return false;
  // Read as a noun it is one, unless what follows has been left without its stem.
  return first.tag !== 'NNG' || line.words[right.index + 1]?.morphemes[0]?.tag[0] === 'E';
}

/** 의원 after 원고, 자한바니 after 하고: a word that only begins with the letters of a particle or an ending. */
export function isAll({ morphemes }: WordView, tags: RegExp): boolean {
  return morphemes.every(({ tag }) => tags.test(tag));
}

/** 잘 하다, 함께 하다: short adverbs go with doing something as well. */
const LONG_MANNER = 3;

/** Does the dictionary have the adjective that the adverb or root makes with 하다? */
export function isManner({ line: { lexicon }, left: { surface }, first }: Gap): boolean {
  return (
    first.form === '하' &&
    surface.length >= LONG_MANNER &&
    lexicon.headwordFrequency(`${surface}하`, 'VA') >= 0
  );
}

/** 따뜻해 지다; 해 지기 전에 is sunset. */
export function isBecoming({ left, last, first, right }: Gap): boolean {
  if (left.surface === '해') return false;
  return /[아어여]$/.test(last.form) && first.form === '지' && isDetachedEnding(right);
}

/** 예뻐 하다, 무서워 하다; what follows a phrase stays apart (먹고 싶어 하다, 마음에 들어 하다). */
export function isFeeling({ line, left, last, first }: Gap): boolean {
  const { morphemes } = left;
  return (
    first.form === '하' &&
    /^[아어]$/.test(last.form) &&
    morphemes.length === 2 &&
    morphemes[0]!.tag === 'VA' &&
    !isPhrase(line, left)
  );
}

/** 예비신부 입니다, 한번 이었으면, 저 라는: no noun begins so. */
export function isLongCopula({ right, first }: Gap): boolean {
  return (
    first.probability > SURELY_COPULA &&
    /^(?:입니[다까]|이(?:다|었|에요|라|라고|며|고|지만|니까|거나)|였|예요)/.test(right.surface)
  );
}

/** 음수 일 때, 합리적 인 */
export function isCopula({ first, right }: Gap): boolean {
  return first.probability > SURELY_COPULA && right.morphemes.length > 1;
}

/** How long ago something was, which 지 may tell: 아픈 지 사흘, 떠난 지 꽤 됐다. */
const HOW_LONG =
  /^(?:\d|[한두세네몇수십백일이삼사오육칠팔구]+(?:년|달|해|시간|주|개월|주일|일|분)?$|오래|얼마|벌써|이미|어느|꽤|한참|며칠|하루|이틀|사흘|나흘|열흘|보름|반년|거의|불과|겨우|채|약|딱|이제|올해|한|두|세|다섯|여섯)/;

/** 힘든 지, 맞는 길인 지: what is asked, where nothing tells how long ago. */
export function isAsking({ line, left, right, last, first }: Gap): boolean {
  if (last.tag !== 'ETM' || first.form !== '지') return false;
  // 본 지 오래되었다: only what was done was long ago
  const isState = /^(?:VA|VCP|XSA)$/.test(left.morphemes.at(-2)?.tag ?? '');
  return (
    (last.form === '는' || (isState && /^(?:ㄴ|은)$/.test(last.form))) &&
    /^지[도는를가]?$/.test(right.surface) &&
    !HOW_LONG.test(line.words[right.index + 1]?.surface ?? '')
  );
}

/** 어디로 갈 지, 언제 올 지에 대해: no bound noun 지 follows -ㄹ; 만날 지 교수 has a surname, and 갈 지 자 a letter. */
export function isStillToCome({ line, left, right, last, first }: Gap): boolean {
  if (first.form !== '지' || !/^(?:ㄹ|을)$/.test(last.form) || left.morphemes.length < 2) return false;
  if (!/^지(?:[도는를가만의]|에|까지|부터|조차|요)?[.,?!…]*$/.test(right.surface)) return false;
  const next = line.words[right.index + 1]?.morphemes[0]?.form ?? '';
  return !TITLES.test(next) && next !== '자';
}

/** Endings of who wants it to stop, or says what happens then: 그만 하자, 그만 하고 자라. */
const STOPPING =
  /^(?:하(?:자|자고|자는|라고|라는|세요|시죠|시지요|시고|십시오|렴|려무나|거라|고|면|려고|려면|도록|겠습니다|겠어요?)|해(?:라|요|야|도|줘)?|합시다|할(?:게|게요|까|까요|래|래요)|하고서|하기로)[.,?!~…]*$/;

/** 그만하다: to stop; 그만 할 말을 잃었다, 그만 하고 말았다 did it without wanting to. */
export function isStopping({ line, left, right, first }: Gap): boolean {
  if (left.surface !== '그만' || first.form !== '하' || !STOPPING.test(right.surface)) return false;
  return line.words[right.index + 1]?.morphemes[0]?.form !== '말';
}

/** Countries have provinces, islands and rivers; provinces are called 주 themselves. */
const COUNTRIES =
  /^(?:한국|대한민국|조선|북한|남한|미국|중국|일본|독일|프랑스|영국|러시아|소련|인도|호주|캐나다|스위스|오스트레일리아|오스트리아|멕시코|브라질|이탈리아|스페인|필리핀|인도네시아|말레이시아|나이지리아|유럽|아시아|아프리카|아메리카|북미|남미)$/;

/** 플로리다 주, 타이완 섬: with what it is, a place has one name. */
export function isPlaceName({ line, left, right, last }: Gap): boolean {
  // A name that no list has is often read as a common noun, but no dictionary has it as one.
  if (last.tag === 'NNG' && line.lexicon.isHeadword(last.form, 'NNG')) return false;
  // 저문 강: a river at nightfall, though the analysis knows no such verb
  if (isUnknown(last) && isAdnominal(line.lexicon, last.form)) return false;
  return (
    left.morphemes.length === 1 &&
    left.surface.length > 1 &&
    // 구이린시 산맥: a town has mountains
    !COUNTRIES.test(last.form) &&
    !/[가-힣]{2}[시군현성주]$/.test(last.form) &&
    /^(?:[주섬산강해]|산맥|고원|반도|평야)(?:[은는이가을를의에와과로도]|에서|에는|으로)?[.,]?$/.test(
      right.surface,
    )
  );
}
