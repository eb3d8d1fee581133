import type { Morpheme } from '../../analysis/types.js';
import { SEEN, SELDOM } from '../korean/commonness.js';
import type { LineView, WordView } from '../line/line-view.js';
import { COUNTING } from './counts.js';
import type { Pairing } from './pairing.js';
import type { Place } from './place.js';
import { ANY } from './sureness.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What is counted by them is never one of a row, as hours, floors and chapters are. */
const PLAIN_UNITS = words(
  '개 명 마리 권 켤레 송이 그루 그릇 자루 포기 군데 가지 사람 시간 살 잔 병 장 벌 채 척 필 쌍 다발 두름 꾸러미 상자 갑 보루 알 방울 줌 움큼 뼘 번 차례 끼 모금 숟갈 곡 건 가구 팀 골 표 편 통 칸 점 줄 달 해 분 박스 봉지 팩 세트 캔 컵 스푼 조각 묶음 롤 포대 가마니 접시 사발 바구니 봉투 페이지 바퀴 발짝 정거장 학기 시즌 글자 토막 덩어리 무더기 뭉치 꼬집 국자 숟가락 티스푼 배 곳 원 개월 달러 킬로그램 킬로미터 미터 센티미터 그램 리터 퍼센트 평 대 판 주 주일',
);
/** Behind a number of Chinese origin these tell which one as well (이천 년, 세 시 이십 분), so that they may stand joined. */
const IN_A_ROW = words('년 분 초 주 주일 일 대 세 장 편 권 번 회 점 표 판 팀 곡 학기 시즌 칸 줄 통 건 평');
/** Among them those that measure time. */
const TIMES = words('년 분 초 주 주일 일');

/** 한, 두, 스물다섯; of Chinese origin: 이십, 만. */
const NATIVE =
  /^(?:(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|스무|서른|마흔|쉰|예순|일흔|여든|아흔|한두|두세|서너|두어|두서너|너덧|네댓|대여섯|예닐곱|일고여덟|몇|여러)$/;
const SINO = /^(?:[수몇]?[십백천만억]+|[일이삼사오육칠팔구십백천만억]+)$/;

/** How much or how long it is, not which one: what may follow the unit at once, and as the next word. */
const EXTENT =
  /^(?:(?:씩|째|쯤|가량|짜리|치|밖에|이나|이라도|동안|이상|이내|간(?![가-힣])|간의|만[에의](?![가-힣])|만이[다었야]|만(?= )|이면(?= ))| ?(?:정도|동안|이상|이하|이내|미만|남짓|내내|가량)(?![가-힣]{3})| (?:만에|만의|만이[다었야]|가까이|간(?= ))| (?:뒤|후|전|안|내)(?:에[는도]?|까지|부터|의|쯤|이면|이었|이다|인)?(?![가-힣])|[이은도을]? (?:넘|지나|지난|지났|걸[리려린릴렸]|되[는어었자지]|된|될|됐|돼|흐르|흘[러렀]|채 |더 |남았|남은|기다))/;

/** The same of days: 오일 정도 may be oil, 삼일 후 the third of a month. */
const FOR_DAYS =
  /^(?:째|씩|밖에|이나| ?(?:동안|내내)|간(?![가-힣])|간의| ?만[에의](?![가-힣])| ?만이[다었야])/;

/** 두 시 이십분 전, 이천십년 이후: which minute and which year may be written so. */
function tellsWhich(line: LineView, word: WordView, number: string, unit: string): boolean {
  if (unit === '년') return /[천만]/.test(number);
  const before = line.words[word.index - 1]?.morphemes.findLast(({ tag }) => tag[0] !== 'S');
  return /^[분초]$/.test(unit) && /^[시분]$/.test(before?.form ?? '');
}

interface Count {
  number: string;
  unit: Morpheme;
  /** Its place among the morphemes. */
  at: number;
}

/** The number at the beginning of the word with the unit behind it, as the analysis reads them. */
function countIn({ text }: LineView, { begin, morphemes }: WordView): Count | undefined {
  let at = 0;
  while (COUNTING.test(morphemes[at]?.tag ?? '')) at++;
  const unit = morphemes[at];
  if (at === 0 || !unit || !/^NN[BG]$/.test(unit.tag) || unit.begin !== morphemes[at - 1]!.end)
    return undefined;
  // 몇일, 여러븐: spelt otherwise, and mended first
  if (text.slice(unit.begin, unit.end) !== unit.form) return undefined;
  return { number: text.slice(begin, unit.begin), unit, at };
}

/** 세병이랑, 오분 정도, 만원짜리: is so much told, and no word meant that looks the same? */
function isCounted(line: LineView, word: WordView, { number, unit, at }: Count): boolean {
  // 두통이, 열대야: the unit is the end of the noun
  if (/^(?:N|XPN)/.test(word.morphemes[at + 1]?.tag ?? '') && !isMeasure(word.morphemes[at + 1]!))
    return false;
  const { form } = unit;
  const rest = line.text.slice(unit.end, unit.end + 12);
  if (NATIVE.test(number)) return PLAIN_UNITS.has(form) && isNoOtherWord(line, word, number + form, rest);
  if (!SINO.test(number)) return false;
  if (!IN_A_ROW.has(form)) return PLAIN_UNITS.has(form) && isSinoCount(line, word, number, form);
  if (form === '대') return /^[이삼사오육칠팔구]십$/.test(number) && AGE.test(rest);
  if (!TIMES.has(form) || isOneNoun(line, number + form) || tellsWhich(line, word, number, form))
    return false;
  return (form === '일' ? FOR_DAYS : EXTENT).test(rest);
}

/** 삼 개월, 오백 원; 이평, 오달: of one syllable each, as often a name. */
function isSinoCount(line: LineView, word: WordView, number: string, unit: string): boolean {
  const rest = line.text.slice(word.begin + number.length + unit.length, word.end + 12);
  if (/^[일이삼사오육칠팔구]$/.test(number) && unit.length === 1)
    return line.lexicon.frequencyOf(number + unit, 'NNG') <= SELDOM && EXTENT.test(rest);
  return isNoOtherWord(line, word, number + unit, rest);
}

/** 일주일, 구분, 사주: a noun of every day; 이십일 is one number. */
function isOneNoun({ lexicon }: LineView, whole: string): boolean {
  return /^(?:천일|.*십일)$/.test(whole) || lexicon.frequencyOf(whole, 'NNG') > SELDOM;
}

/** 삼십 대 초반, 오십 대의; 이십대 대통령 is one of a row. */
const AGE =
  /^(?:(?:[의에가는은도로]|들|이[다나라었]|인|였|에서|까지|부터)+(?![가-힣])| (?:초반|중반|후반|초|말|남|여|청년|부부|주부|가장|직장인|노인|중년|젊은|아들|딸|자녀))/;

/** 동안, 정도, 만 */
function isMeasure({ form }: Morpheme): boolean {
  return /^(?:동안|정도|이상|이하|이내|미만|만|남짓|중)$/.test(form);
}

/** 한번, 한잔, 한편, 한판: words of their own even where something is counted. */
const ONE = /^한/;
/** 세대, 두통, 열대, 세분: what follows a noun (다음 세대, 열대 과일) does not tell them from a count. */
const ALWAYS_A_WORD = /^(?:세대|열대|두통|세척|세분|두말|여러분|두건|두발|세기|열병)$/;

/** 세 배로 늘다, 세 배 넘게; 설날에 세배를 하다. */
const MULTIPLE =
  /^(?:씩|가량|쯤| ?(?:이상|정도|가까이|가량|남짓)|[로나는가]? (?:늘|뛰|증가|급증|커|크|불어|올[라랐]|넘|더 |많|비싸|비싼|빠르|빠른|빨라|높|길|무겁|강하|확대))/;

/** Nobody writes the two as a word that means something else, or what stands around them says that they count. */
function isNoOtherWord(line: LineView, word: WordView, whole: string, rest: string): boolean {
  if (line.lexicon.frequencyOf(whole, /^(?!NNP|NNB)/) <= SEEN) return !isNamed(line, word, whole);
  if (ONE.test(whole) || ALWAYS_A_WORD.test(whole)) return false;
  if (whole === '만원') return isPrice(line, word, rest);
  if (whole === '세배') return MULTIPLE.test(rest);
  return EXTENT.test(rest) || followsBareNoun(line, word);
}

/** 배우 한그루, 가수 한송이: who is called so. */
export function isNamed({ lexicon, words: all }: LineView, { index }: WordView, whole: string): boolean {
  return lexicon.lookup(whole, 'NNP') >= 0 && BEARERS.test(all[index - 1]?.surface ?? '');
}
const BEARERS = /(?:배우|가수|선수|작가|감독|기자|교수|시인|의원|대표|씨|모델|아나운서|화가|양|군|인)$/;

/** 종이 두장, 옷 두벌 */
function followsBareNoun({ words: all }: LineView, { index, begin }: WordView): boolean {
  const before = all[index - 1];
  return before?.morphemes.length === 1 && before.morphemes[0]!.tag === 'NNG' && before.end + 1 === begin;
}

/** What is paid: 회비는 만원이다; a bus that is full is 만원 too. */
const PRICES =
  /^(?:[가-힣]*(?:값|가격|요금|회비|비용)|[가-힣]{2,}[비료금]|월세|용돈|정가|할인가|판매가|단돈|각각|현금|총|딱|단|겨우|고작)[은는이가도]?$/;
/** 한 개에 만 원, 한 명당 만 원; 극장에 만원 is full. */
function isForEach({ words: all }: LineView, { index, morphemes }: WordView): boolean {
  const [noun, particle] = morphemes.slice(-2);
  if (particle?.form === '당' || particle?.form === '마다') return true;
  if (particle?.form !== '에') return false;
  return /^N(?:NB|R)$/.test(noun?.tag ?? '') || COUNTING.test(all[index - 1]?.morphemes.at(-1)?.tag ?? '');
}
const PAID =
  /^(?:짜리|어치|씩|권| ?(?:짜리|어치|이상|이하|정도|미만|넘|가량|더 )|을? (?:내|냈|낸|낼|주|줬|준|줄|받|벌|썼|쓰|쓴|빌|깎|넣|지불|결제|송금|기부|할인|드[리렸])|에 (?:사|샀|산|살|팔|판|구입|구매|판매|드[리려])|밖에|이나(?= )|도 (?:안|없))/;

function isPrice(line: LineView, { index }: WordView, rest: string): boolean {
  const before = line.words[index - 1];
  // 오십오 만원: part of a larger number
  if (COUNTING.test(before?.morphemes.at(-1)?.tag ?? '')) return false;
  if (PAID.test(rest) || !before) return PAID.test(rest);
  return PRICES.test(before.surface) || isForEach(line, before);
}

/** Is the word a number with its unit, though a dictionary has the letters as another word that hardly anybody writes? */
export function isCountOfUnits(line: LineView, word: WordView): boolean {
  const count = countIn(line, word);
  return count !== undefined && isCounted(line, word, count);
}

/** Between the number and its unit. */
export function isBeforeUnit({ line, word, i, before }: Place): boolean {
  if (!COUNTING.test(before.tag)) return false;
  const count = countIn(line, word);
  return count?.at === i && isCounted(line, word, count);
}

export const BEFORE_UNIT: readonly Pairing[] = [
  { rule: 'spacing-unit', least: ANY, overWords: true, sure: 0.9 },
];
