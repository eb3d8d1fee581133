import { ONSETS, onsetOf } from '../../../hangul/syllable.js';
import { mayEndNoun } from '../../korean/after-noun.js';
import { COMMON } from '../../korean/commonness.js';
import { type LineView, morphemesIn, oncePerLine, type WordView } from '../../line/line-view.js';
import { byNouns } from '../../rule/by-nouns.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import { bySpellings } from '../../rule/dictionary-spelling.js';
import type { Finding, Rule } from '../../rule/rule.js';

const BEGINNINGS = table(
  `연노하→연로하,녀자→여자,년식→연식,년말→연말,년초→연초,년봉→연봉,년령→연령,년세→연세,뉴대→유대,닉명→익명,량심→양심,력사→역사,례의→예의,룡궁→용궁,류행→유행,리발→이발,리유→이유,락원→낙원,래일→내일,로인→노인,뢰성→뇌성,루각→누각,릉묘→능묘,료리→요리,려행→여행,련습→연습,리해→이해,녀성→여성,로력→노력`,
);
const INSIDE = table(
  `회계년도→회계연도,설립년도→설립연도,졸업년도→졸업연도,생산년도→생산연도,출생년도→출생연도,제작년도→제작연도,발행년도→발행연도,입학년도→입학연도,신연도→신년도,구연도→구년도,실락원→실낙원,남존녀비→남존여비,신녀성→신여성,공념불→공염불,부화뢰동→부화뇌동,동양난→동양란,서양난→서양란,년년생→연년생,연년히→연년이,내래월→내내월,역리용→역이용,열력학→열역학,해외려행→해외여행,몰렴치→몰염치,사륙신→사육신,등룡문→등용문,가정난→가정란,독자난→독자란,투고난→투고란,어린이란→어린이난,가십란→가십난,어머니란→어머니난,남여→남녀,고냉지→고랭지,극낙→극락,동구능→동구릉,태능→태릉,정능→정릉,장능→장릉,홍능→홍릉,선능→선릉,서오능→서오릉,광한누→광한루,상로인→상노인,비론리적→비논리적,비론리→비논리,사상루각→사상누각,연리율→연이율,년리율→연이율,공냉식→공랭식,수냉식→수랭식,한냉전선→한랭전선,급냉→급랭,중로동→중노동,강로동→강노동,생노병사→생로병사,견마지노→견마지로,청출어남→청출어람,파염치→파렴치,몰렴치→몰염치,총류탄→총유탄`,
);
/** 量 after a Chinese word is 량, after a native or foreign one 양. */
const AMOUNT = table(
  `에너지량→에너지양,먹이량→먹이양,구름량→구름양,데이터량→데이터양,칼로리량→칼로리양,알코올량→알코올양,카페인량→카페인양,쓰레기량→쓰레기양,허파숨량→허파숨양,비타민량→비타민양,먼지량→먼지양,콜레스테롤량→콜레스테롤양,흡연양→흡연량,작업양→작업량,방사선양→방사선량,생산양→생산량,소비양→소비량,사용양→사용량,운동양→운동량,강수양→강수량,강우양→강우량,적설양→적설량,판매양→판매량,수확양→수확량,교통양→교통량,통화양→통화량,업무양→업무량,학습양→학습량,섭취양→섭취량,배출양→배출량,공급양→공급량,거래양→거래량,수출양→수출량,수입양→수입량,노동양→노동량,설탕양→설탕량,방류양→방류량,발전양→발전량,저수양→저수량,음주양→음주량,독서양→독서량`,
);

/** First syllables that only Chinese words begin with, once they are spelt by their reading elsewhere. */
const READINGS: Record<string, string> = {
  녀: '여', 뇨: '요', 닉: '익', 념: '염', 량: '양', 려: '여', 력: '역', 련: '연', 렬: '열', 렴: '염', 령: '영', 례: '예', 룡: '용', 륙: '육', 률: '율', 륭: '융', 릉: '능', 락: '낙', 략: '약', 랭: '냉', 론: '논', 뢰: '뇌',
}; // biome-ignore format: one table
const FIRST_READINGS = new Map(Object.entries(READINGS).map(([own, first]) => [own.charCodeAt(0), first]));
/** The same for syllables that begin other words as well. */
const LATER: Record<string, string> = { 로: '노', 루: '누', 래: '내', 료: '요', 류: '유', 뉴: '유' };
/** ln of the count of a word that hardly anybody uses. */
const HARDLY_USED = 1.5;

function isCounting(word: WordView | undefined): boolean {
  return /^(?:MMN|NR|SN)$/.test(word?.morphemes.at(-1)?.tag ?? '');
}

/** 렬차, 닉명: no word as it stands, a common one by the rule. */
function byDictionary({ words, lexicon }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, index, surface, morphemes } of words) {
    const first = FIRST_READINGS.get(surface.charCodeAt(0));
    // 줄리 랭이: a name is its bearer's business; 열차 두 량: what counts is a bound noun
    if (!first || morphemes[0]?.tag === 'NNP' || isCounting(words[index - 1])) continue;
    const run = /^[가-힣]+/.exec(surface)![0];
    for (let n = Math.min(run.length, 5); n >= 2; n--) {
      if (lexicon.frequencyOf(run.slice(0, n), /^N/) > HARDLY_USED) break;
      if (lexicon.headwordFrequency(first + run.slice(1, n), 'NNG') < COMMON) continue;
      if (!mayEndNoun(run.slice(n))) continue;
      out.push({ begin, end: begin + 1, replacement: first, certainty: 'likely' });
      break;
    }
  }
  return out;
}

/** What a syllable behind the first may stand for: the reading of the character, and the other way round. */
const INSIDE_READINGS = new Map<string, Array<{ other: string; isReading: boolean }>>();
for (const [own, first] of [...Object.entries(READINGS), ...Object.entries(LATER)]) {
  // these have a rule of their own
  if (/[렬률락론령]/.test(own)) continue;
  for (const [from, other, isReading] of [
    [own, first, true],
    [first, own, false],
  ] as const)
    INSIDE_READINGS.set(from, [...(INSIDE_READINGS.get(from) ?? []), { other, isReading }]);
}

/** 은익, 당요: behind the first syllable the reading of the character stands, and the other way round. */
function inside(noun: string): string[] {
  const out: string[] = [];
  // 파리 동역: the station in the east
  if (/^[동서남북]역$/.test(noun)) return out;
  for (let i = 1; i < noun.length; i++)
    // a coinage in two syllables may well keep the reading
    for (const { other, isReading } of INSIDE_READINGS.get(noun[i]!) ?? [])
      if (!isReading || noun.length > 2) out.push(noun.slice(0, i) + other + noun.slice(i + 1));
  return out;
}

const beginnings = byBeginnings(BEGINNINGS);

/** 리유니언, 락원기계련합기업소: a name that only begins like one of them. */
function namesAside(line: LineView): Finding[] {
  return beginnings(line).filter(
    ({ begin, end }) =>
      !morphemesIn(line, begin, end + 1).some(
        (m) => m.end > end + 1 && (m.tag === 'NNP' || m.outOfVocab === 'OUT_OF_VOCAB'),
      ),
  );
}

const nounsInside = byNouns(INSIDE);

/** 연, 남여, 사인교: among things of its kind it is a litter. */
function isListed(text: string, begin: number, end: number): boolean {
  return text.slice(begin, end) === '남여' && (/, ?$/.test(text.slice(0, begin)) || text[end] === ',');
}

const find = all(
  namesAside,
  byDictionary,
  bySpellings(inside),
  (line) => nounsInside(line).filter(({ begin, end }) => !isListed(line.text, begin, end)),
  byNouns(AMOUNT),
  byPattern(/(?<=^|[^가-힣\d] ?)년(?=간 |간의|말에|초에|평균|회비|매출|수입|소득)/, (m, line) =>
    /(?:\d|몇|수|천|백|십|여|일|이|삼|사|오|육|칠|팔|구|한|두|세|네|하나|둘|셋|넷|섯|곱|덟|홉|열) ?$/.test(
      line.text.slice(0, m.index),
    )
      ? undefined
      : '연',
  ),
  byPattern(/(?<=^|[가-힣] )년도(?=[의가를에별는로만]|까지|부터|$|[ .,])(?<!(?:몇|[\d]) 년도)/, (m, line) =>
    /(?:\d|[몇수천백십여일이삼사오육칠팔구한두세네]) $/.test(line.text.slice(0, m.index))
      ? undefined
      : '연도',
  ),
  // 몇 년, 금 한 냥: what is counted keeps its ㄴ
  byPattern(/(?<=(?<![가-힣])(?:몇|수십|수백) )연(?= (?:만|동안|전|뒤|후|간|째|새))/, '년'),
  byPattern(/(?<=(?:금|은|엽전|돈) (?:한|두|석|넉|닷|열|백|천) )양(?=[을이은도만의]|$|[ .,])/, '냥'),
);

/** The three articles share one search of a line. */
const searched = oncePerLine(find);

/** What one article says: by the onsets between which a syllable changes. */
export function initialSounds(onsets: string): (line: LineView) => Finding[] {
  return (line) => {
    const found = searched(line);
    if (found.length === 0) return found;
    return found.filter(({ begin, end, replacement }) => {
      const origin = line.text.slice(begin, end);
      const at = [...origin].findIndex((syllable, i) => syllable !== replacement[i]);
      return [origin[at], replacement[at]].every(
        (syllable) => syllable !== undefined && onsets.includes(onset(syllable)),
      );
    });
  };
}

function onset(syllable: string): string {
  return ONSETS[onsetOf(syllable.charCodeAt(0))]!;
}

export const rule: Rule = {
  id: 'dueum',
  title: '두음 법칙: 녀, 뇨, 뉴, 니',
  category: 'WORD',
  article: '한글 맞춤법 제10항',
  comment:
    '한자음 ‘녀, 뇨, 뉴, 니’는 단어 첫머리에서 두음 법칙에 따라 ‘여, 요, 유, 이’로 적고, 첫머리가 아니면 본음대로 적습니다. 합성어나 접두사처럼 쓰인 말 뒤에서는 뒷말의 첫소리에 두음 법칙을 적용하며, 의존 명사이면 본음대로 적습니다.',
  examples: [
    { wrong: '중고차는 년식에 따라 값이 다르다.', right: '중고차는 연식에 따라 값이 다르다.' },
    { wrong: '그 년도의 기록을 찾았다.', right: '그 연도의 기록을 찾았다.' },
    { wrong: '재산을 은익했다.', right: '재산을 은닉했다.' },
    { wrong: '회계년도가 끝났다.', right: '회계연도가 끝났다.' },
    { wrong: '닉명으로 글을 썼다.', right: '익명으로 글을 썼다.' },
  ],
  silent: [
    '2020년도 예산을 짰다.',
    '몇 년 만에 만났다.',
    '신년도 계획을 세웠다.',
    '리본을 달았다.',
    '오 년간 일했다.',
    '문을 연 지 일 년도 안 되었다.',
    '권한 부여자의 이름을 적었다.',
    '가마에는 연, 남여, 사인교가 있다.',
  ],
  find: initialSounds('ㄴㅇ'),
};
