import type { Morpheme } from '../../analysis/types.js';
import { comparesAnswers } from '../korean/comparing-answers.js';
import { ownObject } from '../korean/own-object.js';
import { isWitnessed } from '../korean/witnessed.js';
import type { LineView, WordView } from '../line/line-view.js';

type Settles = (line: LineView, word: WordView) => boolean;

/** What boils away, and what is worn out by fear; nothing else is 졸이다. */
const BOILED_AWAY =
  /(?:물|국|육수|찌개|전골|탕|즙|액|소스|시럽|술|(?:포도|소|맥|청|과실|매실)주|와인|우유|크림|약|간장|꿀|청|잼|마음|맘|가슴|속|애|간)$/;
/** What is put to something or somebody, and never sent: 흥정을, 말을, 조건을 붙이다. */
const PUT_TO =
  /^(?:흥정|싸움|시비|경쟁|내기|말|농담|정|재미|취미|맛|이름|제목|별명|조건|단서|토|주석|설명|번호|꼬리표|이자|웃돈|의미|이유|습관|버릇|속도|가속도|힘|살|조사|어미|접두사|접미사|수식어|존칭|경칭|호칭|[가-힣]*(?<!이)불)$/;

/** What has a length, and is made longer: 늘이다. */
const HAS_LENGTH =
  /(?:[끈줄띠]|벨트|밴드|소매|치마|바지|자락|(?:바짓|치맛|소맷|옷|밑|끝|도련)단|고무|용수철|스프링|엿|엿가락|치즈|반죽|길이|기장|로프|철사|전선|커튼|말끝|말꼬리|말꼬|발음|그림자|국수|면발|모음)$|^(?:단|목|팔|다리|발|실|선|음|소리)$/;
/** What is tied, and weeded, whatever is carried besides. */
const TIED = /(?:[끈줄띠]|넥타이|타이|매듭|벨트|리본|고름|대님|로프|스카프|목도리)$|^(?:김|밭|논|콩밭)$/;
/** What shows something, and teaches nobody. */
const SHOWS =
  /^(?:화살표|바늘|시곗바늘|시계|표지판|간판|팻말|증거|단서|지표|나침반|손가락|손끝|수치|통계|눈금|온도계|신호|숫자|그래프|말|단어|용어|이름)$/;

const MEANS =
  /^[가-힣]*(?:항고|상고|항소|소송|판결|결정|명령|결의|계약|합의|조례|정관|서면|문서|각서|투표|수단|방법)(?:으)?로써/;

/**
 * What stands around a word of a set and leaves no doubt that it is the right one: 한 시간 있다가 is as long as that,
 * 이것으로 갈음하다 puts one thing for another. Nothing is weighed there.
 */
const SETTLED: Readonly<Record<string, Settles>> = {
  있다가: staysOn,
  // 조금 있다 만나자: a while, or later
  있다: (line, word) =>
    !/(?:좀|조금|잠시|잠깐) $/.test(line.text.slice(0, word.begin)) && staysOn(line, word),
  갈음: ({ text }, { begin }) => /[가-힣]로(?:써)? (?:[가-힣]+ )?$/.test(text.slice(0, begin)),
  체: isFeigned,
  조리: (line, word) => !BOILED_AWAY.test(ownObject(line, word) ?? ''),
  붙이: (line, word) => PUT_TO.test(ownObject(line, word) ?? ''),
  // 우표를 붙여 부치다: nobody sticks it twice
  부치: ({ words }, { index }) => words[index - 1]?.morphemes[0]?.form === '붙이',
  늘이: (line, word) => HAS_LENGTH.test(ownObject(line, word) ?? ''),
  가르치: teachesThat,
  메: isChoked,
  // 눈으로 새를 좇다: eyes follow
  좇: ({ text }, { begin }) =>
    /(?<![가-힣])(?:눈|눈길|시선)(?:으로|로|은|이) (?:[가-힣]+ ){0,3}$/.test(text.slice(0, begin)),
  매: (line, word) => TIED.test(ownObject(line, word) ?? ''),
  // 날이 새다, 밤 새겠다: nobody counts them
  새: ({ words }, { index }) => /^(?:날|밤|동)[이도]?$/.test(words[index - 1]?.surface ?? ''),
  맞추: comparesAnswers,
  데: isWitnessed,
  로써: isMeans,
  으로써: isMeans,
  러: goesThere,
  으러: goesThere,
};

export function isSettled(line: LineView, word: WordView, form: string): boolean {
  return Object.hasOwn(SETTLED, form) && SETTLED[form]!(line, word);
}

/** 즉시항고로써 다투다: what somebody goes to law with, whatever he claims to be. */
function isMeans(_line: LineView, { surface }: WordView): boolean {
  return MEANS.test(surface);
}

/** 용서를 빌러 오다, 밥을 먹으러 가다: what somebody goes for. */
function goesThere({ words }: LineView, { index }: WordView): boolean {
  const [next, ending] = words[index + 1]?.morphemes ?? [];
  return /^V[VX]$/.test(next?.tag ?? '') && ending?.tag[0] === 'E' && GOING.test(next!.form);
}

const GOING =
  /^(?:가|오|다니|(?:나|들어|들|내려|올라|건너|돌아|찾아|몰려|달려|뛰어)(?:가|오)|떠나|나서|들르|모이)$/;

/** Words that say nothing of how long or how somebody stays, and so may stand before 이따가 as well. */
const SAYS_WHEN =
  /^(?:오늘|내일|모레|지금|이제|아침|점심|저녁|밤|낮|오전|오후|주말|일단|우선|꼭|다시|또|아마|먼저|어차피|혹시|당장|바로|그럼|그러면)$/;
const HOW_LONG = /^(?:만|까지|부터|밖에)$/;
/** 하고 있다가, 앉아 있다가; behind other endings a new clause begins. */
const GOES_ON = /^(?:고|고서|아|어|여|아서|어서|여서|지|채)$/;

/** 조금만 더 있다가, 집에 있다가, 차가 있다가 없으니: something is or stays, for how long or somewhere. */
function staysOn({ words, text }: LineView, { index, begin }: WordView): boolean {
  // 있다가 없으니: first it is there, then not
  if (/^(?:없|사라지|없어지)/.test(words[index + 1]?.morphemes[0]?.form ?? '')) return true;
  const before = words[index - 1];
  if (!before || !/^[가-힣]+ $/.test(text.slice(before.end - 1, begin))) return false;
  const last = before.morphemes.at(-1)!;
  const first = before.morphemes[0]!;
  if (SAYS_WHEN.test(first.form)) return false;
  if (last.tag === 'EC') return GOES_ON.test(last.form);
  if (last.tag === 'JX') return HOW_LONG.test(last.form) || before.morphemes.some(isPlace);
  // 내가 있다가 전화할게: who will do it later
  if (last.tag === 'JKS') return first.tag !== 'NP';
  if (last.tag === 'NP') return /^(?:여기|거기|저기|어디)$/.test(last.form);
  return isPlace(last) || /^(?:MAG|NNG|NNB|NR|SN|XSN)$/.test(last.tag);
}

function isPlace({ tag }: Morpheme): boolean {
  return tag === 'JKB';
}

/** Verbs that people act as if they had not done, or as if they had: 못 본 체, 모른 체, 죽은 체. */
const PRETENDED = /^(?:모르|죽|자|잠들|취하|기절하)$/;
const NOT_PERCEIVED = /^(?:보|듣|알|알아보|알아듣|느끼|이기)$/;

/** 모르는 체, 아픈 체, 못 본 체 지나가다: -는 and adjectives tell no state that somebody was left in. */
function isFeigned({ words }: LineView, { index, morphemes }: WordView): boolean {
  const before = words[index - 1]?.morphemes ?? [];
  const [stem, ending] = before.slice(-2);
  // 죽은 체로: only 채 takes 로
  if (!stem || ending?.tag !== 'ETM' || morphemes[1]?.form === '로') return false;
  // 살아 있는 채: a state that lasts
  const lasts = stem.form === '있' && /^[아어여]$/.test(words[index - 2]?.morphemes.at(-1)?.form ?? '');
  if (ending.form === '는') return !lasts;
  // 아무렇지 않은: what 않다 denies
  const told = stem.form === '않' ? words[index - 2]?.morphemes.at(-2) : stem;
  if (/^(?:VA|XSA|VCP|VCN)$/.test(told?.tag ?? '')) return true;
  // 죽은 채 발견되다: others say so
  if (/^발견/.test(words[index + 1]?.morphemes[0]?.form ?? '')) return false;
  return PRETENDED.test(stem.form) || (NOT_PERCEIVED.test(stem.form) && words[index - 2]?.surface === '못');
}

/** 역사는 힘이 정의가 아님을 가르친다: what is so is taught by whatever is no sign of it. */
function teachesThat({ words }: LineView, { index }: WordView): boolean {
  const [ending, particle] = words[index - 1]?.morphemes.slice(-2) ?? [];
  if (ending?.tag !== 'ETN' || particle?.tag !== 'JKO') return false;
  return !words.slice(0, index).some(({ morphemes }) => SHOWS.test(morphemes[0]!.form));
}

/** 목 메어 울다, 목이 메다; who hangs himself has 목을 매다, and dies. */
function isChoked({ words, text }: LineView, { index }: WordView): boolean {
  return /^목[이도]?$/.test(words[index - 1]?.surface ?? '') && !/죽|자살|숨[지진졌]|밧줄|나무에/.test(text);
}
