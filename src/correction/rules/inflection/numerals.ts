import type { Morpheme } from '../../../analysis/types.js';
import { glossedLength } from '../../korean/gloss.js';
import { beginsLongerWord, type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

const NATIVE_DIGITS: Record<string, number> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const SINO_DIGITS: Record<string, number> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 };
const SINO = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
/** Before a counter. */
const NATIVE = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const NATIVE_WORD = '(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)';
const BEGIN = '(?<![가-힣\\d])';
/** Counters that go with 하나, 둘 …, and with 일, 이 … */
const NATIVE_COUNTERS =
  '(?:개(?![월년국]|월|년|국|소|조|사|항)|명|번(?!호)|살|마리|시간|달(?!러)|가지|사람|곳|배(?= |[로나가는]|$)|차례|통|대(?= |[를가의는]|$)|권|장(?= |[을이의]|$)|벌|잔|병(?= |[을이]|$)|그릇|켤레|송이|그루|채(?= |[를가])|척|군데|손가락|팀|나라|손(?= |[을은이으]|$)|딸|아들|제품|부부|사내|측|문제|업체|회사|학교|도시|기업|매(?= |[를가]|$)|종(?= |[이을류]|$)|분(?= 모두| 다| 께|께서))';

/** What old units measure; 네 돈 and 네 말 behind anything else are your money and your word. */
const GOLD = '(?:[순황백생]?금|은|[금은]반지|[금은]가락지)';
const GRAIN = '(?:(?:찹|멥|햅|좁|보리)?쌀|콩|팥|보리|밀|벼|수수|깨|참깨|들깨|소금|술|막걸리|[가-힣]*기름)';
const CLOTH = '(?:비단|삼베|모시|무명|명주|옷감|베|천)';
const AFTER_UNIT = '(?:[가이을를은는의도만쯤씩으로]|짜리|어치|가량|$|[^가-힣])';

/** Which of the two series of numerals a counter takes, and their forms before it. */
export const rule: Rule = {
  id: 'numerals',
  title: '수사와 단위',
  category: 'GRAMMER',
  article: '',
  comment:
    '단위를 나타내는 말 앞에서는 수사가 아니라 수 관형사를 쓰며(예: 한 개, 두 명), 단위에 따라 고유어 수나 한자어 수를 가려 씁니다(예: 다섯 시, 오 분, 오백).',
  reasons: [
    {
      of: /→.*(?:서|석|너|넉)(?: |$)/,
      comment:
        '‘세, 네’가 굳어 쓰이는 단위가 따로 있어 ‘돈, 말, 발, 푼’ 앞에는 ‘서, 너’, ‘냥, 되, 섬, 자’ 앞에는 ‘석, 넉’을 씁니다.',
      article: '표준어 사정 원칙 제17항',
    },
  ],
  examples: [
    { wrong: '사과 둘 개를 샀다.', right: '사과 두 개를 샀다.' },
    { wrong: '가게가 여럿인데 둘 곳이 문을 닫았다.', right: '가게가 여럿인데 두 곳이 문을 닫았다.' },
    { wrong: '회의는 오 시에 시작한다.', right: '회의는 다섯 시에 시작한다.' },
    { wrong: '그는 다섯백 원을 냈다.', right: '그는 오백 원을 냈다.' },
    { wrong: '한 번째 문제를 풀었다.', right: '첫 번째 문제를 풀었다.' },
    { wrong: '두 년 동안 공부했다.', right: '이 년 동안 공부했다.' },
    { wrong: '쌀 네 말을 빻아 떡을 했다.', right: '쌀 너 말을 빻아 떡을 했다.' },
    { wrong: '금 세 돈으로 반지를 만들었다.', right: '금 서 돈으로 반지를 만들었다.' },
  ],
  silent: [
    '둘 다 좋다.',
    '셋 중 하나를 골라라.',
    '이 개는 순하다.',
    '이 시간에 웬일이냐?',
    '세 시에 만나자.',
    '한 번 더 해 보자.',
    '두 사람이 왔다.',
    '하나 더 주세요.',
    '이 배를 타고 간다.',
    '한 개의 조건',
    '십 년 만에 만났다.',
    '열 명이 모였다.',
    '우리에게는 역사적 사명이 있다.',
    '세월 참 빠르네.',
    '동지에서 11일째 되는 날',
    '회사는 올해 사명을 바꾸었다.',
    '가구라고는 책상만 하나 달랑 있었다.',
    '작은 가게를 하나 벌여 돈을 모았다.',
    '길이 좁기는 하나 도시의 큰길과 이어진다.',
    '아들 하나 딸 하나를 두었다.',
    '여행을 떠난 지 삼 일째 되는 날이었다.',
    '여든 한 번째 손님에게 선물을 준다.',
    '팔을 흔들면 팔 살이 빠진다.',
    '하나개발은 땅을 팔았다.',
    '요즘은 골프 칠 시간이 없다.',
    '그 종족은 팔마리(Palmari)라고 불렸다.',
    '딴은 네 말에도 일리가 있다.',
    '지금 네 돈 이야기를 하는 게 아니야.',
    '이 세 말은 뜻이 조금씩 다르다.',
    '표의 열이 만들어지면 값을 채운다.',
    '몸에 열이 세 시간째 난다.',
    '방이 좁아 책장을 둘 곳이 없다.',
    '마음을 둘 사람이 없어 외로웠다.',
  ],
  find: unlessLonger(
    // 둘 개 → 두 개
    byPattern(
      new RegExp(`${BEGIN}(열|스물|서른|마흔|쉰)?(하나|둘|셋|넷)(?= ?${NATIVE_COUNTERS})`),
      (m, line) => {
        if (!countsNext(line, m)) return undefined;
        if (m[2] === '셋' && /^셋 달/.test(line.text.slice(m.index))) return '석';
        return (m[1] ?? '') + NATIVE[NATIVE_DIGITS[m[2]!]!]!;
      },
    ),
    // 한 번째, 삼 번째
    byPattern(new RegExp(`${BEGIN}(?:한|하나|일)( ?)(?=번째|째(?= |로))`), (m, line) =>
      // 삼 일째, 여든한 번째
      /(?:[일이삼사오육칠팔구십백천여몇수열물른흔쉰순든]|\d) ?$/.test(line.text.slice(0, m.index))
        ? undefined
        : `첫${m[1]}`,
    ),
    byPattern(
      new RegExp(`${BEGIN}([이삼사오육칠팔구])( ?)(?=번째)`),
      (m) => NATIVE[SINO_DIGITS[m[1]!]!]! + m[2],
    ),
    // 오 시, 육시부터
    byPattern(
      new RegExp(`${BEGIN}(십)?([삼사오육칠팔구])( ?)(?=시(?:에|부터|까지| 정각| 이후| 이전|쯤|경| 반))`),
      (m, line) => {
        if (m[1] || /(?:주|광역|특별|도) $/.test(line.text.slice(0, m.index))) return undefined;
        return NATIVE[SINO_DIGITS[m[2]!]!]! + m[3];
      },
    ),
    byPattern(
      new RegExp(
        `${BEGIN}([삼사오육칠팔])( ?)(?=명(?:이|의|을|은|도| 이상| 정도|\\s)|살(?: |의|에|짜리|이(?= ?(?:되|넘|지나|된|됐)|다|었))|마리(?=[가는를의도만쯤씩에]|$|[^가-힣])|시간(?: |이|을|은|만|마다|씩| 동안)|번이나|번만|번 더|가지 )`,
      ),
      (m) => NATIVE[SINO_DIGITS[m[1]!]!]! + m[2],
    ),
    byPattern(
      new RegExp(`${BEGIN}일( ?)(?=달(?: |동안|간|만)|시간마다|시간 (?:전|후|동안|정도)|번만 더)`),
      (m) => `한${m[1]}`,
    ),
    ...traditional(),
    // 두 년, 다섯백, 셋억
    byPattern(
      new RegExp(
        `${BEGIN}(두|세|네|다섯|여섯|일곱|여덟|아홉|둘|셋|넷|하나)( ?)(?=년(?:간|은|이[나상하]| 동안| 전| 후| 이상| 이하| 정도| 만|째|의 (?:기간|시간))|개월|개년|월(?:부터|에|까지|의| )|억|호선)`,
      ),
      (m) => SINO[NATIVE_DIGITS[m[1]!]!]! + m[2],
    ),
    byPattern(
      new RegExp(`${BEGIN}(한)( ?)(?=년(?:간| 동안| 전| 후| 정도| 이상)|개월|억 ?원)`),
      (m) => `일${m[2]}`,
    ),
    byPattern(
      new RegExp(
        `(?<=^|[^가-힣]|[십백천만억])(${NATIVE_WORD})(?=(?:십|백|천|만|억)(?:[일이삼사오육칠팔구십백천만억여]| ?원| ?명| ?년|여|\\s))`,
      ),
      (m, line) => {
        const next = line.text.slice(m.index + m[0].length);
        // 하나만, 둘만: only so many; 세천, 네천 … are rivers
        if (
          /^만(?!원|명| ?원| ?명|여)/.test(next) ||
          (/^[한세]천/.test(line.text.slice(m.index)) &&
            !/^[한세]천 ?[원명년여]/.test(line.text.slice(m.index)))
        )
          return undefined;
        if (/^백 ?년$/.test(next) || (m[0] === '한' && /^[백천]/.test(next))) return undefined;
        return SINO[NATIVE_DIGITS[m[1]!]!];
      },
    ),
    byPattern(
      /(?<=[일이삼사오육칠팔구]십)(하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?= |라고|만|이|[가-힣]?$)/,
      (m) => SINO[NATIVE_DIGITS[m[1]!]!],
    ),
    byPattern(
      new RegExp(
        `${BEGIN}십(하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)(?= ?(?:명|개|살|시|번|마리))`,
      ),
      (m) => `열${NATIVE[NATIVE_DIGITS[m[1]!]!]}`,
    ),
    byPattern(
      new RegExp(`${BEGIN}십(셋|넷|둘|다섯|여섯|일곱|여덟|아홉)(?= |세|인치)`),
      (m) => `십${SINO[NATIVE_DIGITS[m[1]!]!]}`,
    ),
    byPattern(new RegExp(`${BEGIN}열여(?= ?(?:명|개|곳|종|차례|년))`), '십여'),
    byPattern(new RegExp(`${BEGIN}열([일이삼사오육칠팔구])(?= ?(?:명|개|살|세|만|년|시))`), (m, line) =>
      // 출력 열이 만들어진 뒤: a row with its particle
      morphemesIn(line, m.index + 1, m.index + 2).some(({ tag }) => tag[0] === 'J')
        ? undefined
        : /^열[가-힣] ?(?:만|세|년)/.test(line.text.slice(m.index))
          ? `십${m[1]}`
          : `열${NATIVE[SINO_DIGITS[m[1]!]!]}`,
    ),
    byPattern(new RegExp(`${BEGIN}열아홉(?= 세(?: |가|의|이))`), '십구'),
    byPattern(new RegExp(`${BEGIN}두 ?틀(?= |에|간|동안)`), '이틀'),
    byPattern(new RegExp(`${BEGIN}(?:두)(?=은 |이 (?:같이|함께|나눠|서로|먹|가|만))`), '둘'),
    byPattern(
      new RegExp(`${BEGIN}(하나|둘)주(?= (?:전|후|동안|뒤|정도|만|간))`),
      (m) => `${m[1] === '하나' ? '일' : '이'}주`,
    ),
    byPattern(/(?<=(?:중|가운데) )일([는가를]|로)(?= )/, '하나$1'),
  ),
};

/** 서 말, 넉 되: 표준어 사정 원칙 제17항. */
function traditional(): Array<(line: LineView) => Finding[]> {
  const behind = (nouns: string, units: string) => `(?<=(?<![가-힣])${nouns} )네(?= ${units}${AFTER_UNIT})`;
  return [
    byPattern(new RegExp(`(?<![가-힣])세(?= (?:돈|푼)${AFTER_UNIT})`), '서'),
    // 이 세 말의 뜻: three words
    byPattern(new RegExp(`(?<![가-힣])세(?= 말${AFTER_UNIT})`), (m, line) => {
      const before = line.words.findLast(({ end }) => end < m.index)?.morphemes.at(-1);
      return before && /^(?:N|J[KX])/.test(before.tag) && !/^(?:다음|아래|위|앞|의)$/.test(before.form)
        ? '서'
        : undefined;
    }),
    byPattern(new RegExp(`(?<![가-힣])세(?= (?:냥|되|섬)${AFTER_UNIT})`), '석'),
    byPattern(new RegExp(behind(GOLD, '돈')), '너'),
    byPattern(new RegExp(behind(GRAIN, '말')), '너'),
    byPattern(new RegExp(behind('(?:엽전|동전|돈)', '푼')), '너'),
    byPattern(new RegExp(behind(GRAIN, '(?:되|섬)')), '넉'),
    byPattern(new RegExp(behind(`(?:${GOLD}|엽전)`, '냥')), '넉'),
    byPattern(new RegExp(behind(CLOTH, '자')), '넉'),
  ];
}

const COUNTER = new RegExp(`^${NATIVE_COUNTERS}`);
/** 짐을 둘 곳, 마음을 둘 사람: where something is put, and what can be had; nobody puts anything for 개 or 마리. */
const PLACED = /^(?:곳|사람|시간|나라|팀|딸|아들|제품|문제|업체|회사|학교|도시|기업|군데|손)/;

/**
 * 하나 개 counts, and so does 둘 개; 책상만 하나 달랑, 사업을 하나 벌여, 그렇긴 하나 도시는, 아들 둘 딸 둘 and 하나개발 do not.
 * What follows must be a whole noun with a particle at most, and the numeral must be one.
 */
function countsNext(line: LineView, m: RegExpExecArray): boolean {
  const end = m.index + m[0].length;
  const rest = /^ ?([가-힣]+)/.exec(line.text.slice(end))?.[0] ?? '';
  const counter = COUNTER.exec(rest.trim())?.[0].length ?? 0;
  const [counted, next] = morphemesIn(line, end + (rest.startsWith(' ') ? 1 : 0), end + rest.length);
  if (counted && (!/^N/.test(counted.tag) || counted.end - counted.begin !== counter)) return false;
  if (next && !/^(?:[JS]|VCP|XSN|NNB)/.test(next.tag)) return false;
  const isVerb = morphemesIn(line, m.index, end).some(({ tag }) => /^(?:V|E)/.test(tag));
  const last = line.words.findLast((word) => word.end <= m.index)?.morphemes.at(-1);
  if (isVerb && (m[2] === '하나' || (m[0] === '둘' && PLACED.test(rest.trim()) && isPut(last)))) return false;
  // 좁기는 하나
  if (/(?:기[는도만]?|긴) $/.test(line.text.slice(0, m.index))) return false;
  // 아들 하나 딸 하나: what is counted stands before
  return !(/^NN[GP]$/.test(last?.tag ?? '') && /^(?:딸|아들)/.test(rest.trim()));
}

/** 짐을 둘, 집 앞에 둘, 손 둘: what is put, or where, stands before; 얼굴과 둘 손은 counts. */
function isPut(last: Morpheme | undefined): boolean {
  return last !== undefined && /^(?:JKO|JX|JKB|NNG|MAG)$/.test(last.tag) && !/^[과와]$/.test(last.form);
}

/** 사명, 세월, 구명 begin like a number with its counter, and are words; so does 칠 시간, in which something is played. */
function unlessLonger(...finders: Array<(line: LineView) => Finding[]>): (line: LineView) => Finding[] {
  const find = all(...finders);
  return (line) =>
    find(line).filter(
      ({ begin, end }) =>
        !beginsLongerWord(line, begin, end) &&
        // 팔마리(Palmari): the original shows that it is a name
        glossedLength(line.text.slice(begin)) === 0 &&
        !morphemesIn(line, begin, end).some(({ tag, form }) => tag === 'VV' && form === '치'),
    );
}
