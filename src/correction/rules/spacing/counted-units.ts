import { SEEN } from '../../korean/commonness.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';
import { isNamed } from '../../spacing/counted-units.js';

const NUMERAL =
  '(?:수십|수백|수천|수만|한두|두세|두서너|서너|두어|너덧|네댓|대여섯|예닐곱|일고여덟|열한|열두|열세|열네|스물한|스물두|스무|서른|마흔|쉰|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러)';
/** Units that begin no other word with a numeral before them. */
const UNIT =
  '(?:개|명|마리|권|켤레|송이|그루|그릇|자루|포기|군데|가지|사람|시간|살|잔|병|장|벌|대|채|척|쾌|죽|축|돈|냥|섬|필|쌍|다발|두름|톳|접|첩|꾸러미|상자|갑|보루|알|방울|줌|움큼|뼘|마지기|번|차례|끼|모금|숟갈|곡|건|식구|가구|팀|골|표|편|통|칸|점|줄|달|해|주|분|박스|봉지|팩|세트|캔|컵|스푼|조각|묶음|롤|포대|가마니|접시|대접|사발|바구니|봉투|페이지|쪽|바퀴|발짝|정거장|블록|학기|시즌|문제|문장|글자|토막|덩어리|무더기|뭉치|꼬집|국자|숟가락|티스푼|판)';
/** What is counted by the thousand. */
const OF_MANY = '(?:명|원|개|마리|가구|달러|권|톤|미터|킬로미터)';
const TAIL =
  '(?:씩|쯤|짜리|가량|정도|마다|만|도|이나|이|가|을|를|은|는|의|에|에서|로|으로|과|와|까지|부터|뿐|이다|입니다|이었다|이에요)?';
/** 한번, 한잔, 한마디, 한편, 한달음: words of their own, or written both ways. */
const OWN =
  /^(?:한번|한잔|한통|한줄|한점|한말|한대|한되|한접|한달|한해|한주|한분|한편|한채|한벌|한장|한척|한칸|한판|한알|한줌|한입|한건|한표|한골|세대|세기|세번|네모|두분|두말|서말|석잔|열대|열통|열분|여러분|몇몇|열개|열해|두해|한살|세살|두통|세척|세차|세장|네대|너말|열장|여러해살|세필|두필|서편|한필|한죽|한쾌|한돈|한쌍|두벌|두대|세벌|닷말|한섬|두섬|한끼|두끼|세끼|쉰대)$/;

/** Of these, what behind a bare noun can only count it (옷 한벌); 국민 여러분, 다음 세대 are no counts. */
const COUNTED = /^(?:한(?:대|벌|장|채|척|쾌|죽|돈|쌍|필|섬)|두(?:벌|대|필)|석잔|서말)$/;

/** A numeral and the unit that it counts. */
export const rule: Rule = {
  id: 'counted-units',
  title: '단위를 나타내는 명사',
  category: 'SPACING',
  article: '한글 맞춤법 제43항',
  certainty: 'likely',
  comment:
    '단위를 나타내는 명사는 그 앞의 수관형사와 띄어 씁니다. 순서를 나타내거나 아라비아 숫자 뒤에 올 때는 붙여 쓸 수 있습니다.',
  examples: [
    { wrong: '석달만에 돌아왔다.', right: '석 달 만에 돌아왔다.' },
    { wrong: '2박3일로 다녀왔다.', right: '2박 3일로 다녀왔다.' },
    { wrong: '이사한 지 한달 됐다.', right: '이사한 지 한 달 됐다.' },
    { wrong: '배 한척이 떠 있다.', right: '배 한 척이 떠 있다.' },
    { wrong: '옷 두벌을 챙겼다.', right: '옷 두 벌을 챙겼다.' },
    { wrong: '그런 일이 한두번이 아니다.', right: '그런 일이 한두 번이 아니다.' },
    { wrong: '나무 여섯그루를 심었다.', right: '나무 여섯 그루를 심었다.' },
    { wrong: '약국 수십군데를 돌았다.', right: '약국 수십 군데를 돌았다.' },
    { wrong: '관객이 삼백만명을 넘었다.', right: '관객이 삼백만 명을 넘었다.' },
    { wrong: '떠난 지 이년이 넘었다.', right: '떠난 지 이 년이 넘었다.' },
    { wrong: '금 서돈을 팔았다.', right: '금 서 돈을 팔았다.' },
    { wrong: '조기 한손을 구웠다.', right: '조기 한 손을 구웠다.' },
    { wrong: '나무 백그루를 심었다.', right: '나무 백 그루를 심었다.' },
    { wrong: '백마디 말보다 낫다.', right: '백 마디 말보다 낫다.' },
    { wrong: '간장을 반숟가락만 넣는다.', right: '간장을 반 숟가락만 넣는다.' },
    { wrong: '이름은 열두자를 넘지 못한다.', right: '이름은 열두 자를 넘지 못한다.' },
    { wrong: '열살짜리 아이가 울었다.', right: '열 살짜리 아이가 울었다.' },
    { wrong: '귤 두박스를 샀다.', right: '귤 두 박스를 샀다.' },
    { wrong: '라면 다섯봉지를 끓였다.', right: '라면 다섯 봉지를 끓였다.' },
    { wrong: '고등어 두손에 만 원이다.', right: '고등어 두 손에 만 원이다.' },
    { wrong: '보고서가 이백쪽 가까이 된다.', right: '보고서가 이백 쪽 가까이 된다.' },
    { wrong: '총5명이 약3개를 샀다.', right: '총 5명이 약 3개를 샀다.' },
    { wrong: '만19세 미만은 안 된다.', right: '만 19세 미만은 안 된다.' },
  ],
  silent: [
    '우리 한번 해 보자.',
    '한편 그는 떠났다.',
    '술이나 한잔 하자.',
    '젊은 세대가 모였다.',
    '한쪽 다리가 저리다.',
    '한걸음에 달려왔다.',
    '공책 백쪽을 펴라.',
    '여러분을 환영합니다.',
    '존경하는 국민 여러분, 안녕하십니까?',
    '다음 세대를 생각하자.',
    '내외 귀빈 여러분!',
    '열대 지방에 산다.',
    '두통이 심하다.',
    '짐을 한손에 들었다.',
    '그 가게는 내일 쉰대.',
    '만권당에서 책을 읽었다.',
    '관객이 15만명에서 20만명으로 늘었다.',
    '상금은 100만원이다.',
    '만5천 원을 냈다.',
  ],
  find: all(
    // 총5명, 만19세: what says how a number is meant is a word of its own
    byPattern(/(?<![가-힣A-Za-z\d])(?:총|약|단|만(?=\d{1,3}(?:세|살|\d* ?[~∼-])))(?=\d)/, (m) => ({
      begin: m.index + m[0].length,
      end: m.index + m[0].length,
      replacement: ' ',
      article: '한글 맞춤법 제2항',
    })),
    byPattern(new RegExp(`(?<![가-힣\\d])(${NUMERAL})(?=${UNIT}${TAIL}(?![가-힣]))`), (m, line) =>
      unit(m, line),
    ),
    // 금 서 돈, 조기 한 손
    byPattern(
      /(?<=(?<![가-힣])(?:금|은|쌀|콩|보리|깨|밀|종이|베|새끼|기름|꿀) )(서|석|너|넉)(?=(?:돈|말|푼|발|되|섬|냥|자|홉|장)(?:씩|쯤|을|를|은|이|가|도|만|의)?(?![가-힣]))/,
      '$1 ',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:조기|고등어|자반|갈치|굴비|동태|삼치) )([한두세네])(?=손(?:씩|쯤|을|은|이|만|의|에(?= (?:\d|[일이삼사오육칠팔구]?[천만]|얼마)))?(?![가-힣]))/,
      '$1 ',
    ),
    // 배추 백포기
    byPattern(
      /(?<=(?<![가-힣])(?:십|백|천|만|수백|수천|몇백|몇천))(?=(?:마디|마리|포기|그루|송이|켤레|자루|상자|다발|권|킬로미터|미터|달러)(?:씩|쯤|가량|을|를|은|는|이|가|도|만|의|나|이나|정도)?(?![가-힣]))/,
      ' ',
    ),
    // 반 숟가락, 열두 자: with other numerals the letters may be a word (반병, 한자)
    byPattern(
      /(?<=(?<![가-힣])반)(?=(?:숟가락|숟갈|스푼|티스푼|컵|봉지|공기|그릇|접시|바퀴|박스|상자)(?:씩|쯤|만|도|을|를|은|는|이|가|의|에|으로|로|정도)?(?![가-힣]))/,
      ' ',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:열(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|스무|서른|마흔|쉰))(?=(?:자|줄|칸)(?:씩|쯤|이상|을|를|은|는|이|가|도|만|의|로|이나|나)?(?![가-힣]))/,
      ' ',
    ),
    // 삼백 쪽 가까이: how many, not which
    byPattern(
      /(?<=(?<![가-힣])[일이삼사오육칠팔구]?[십백천만][일이삼사오육칠팔구십백천만]*)(?=(?:쪽|페이지|장|편|회|층)(?:이나|가량|쯤|짜리|씩)?(?: (?:가까이|정도|남짓|이상|넘|분량|가량)|(?<=이나|가량|짜리)))/,
      ' ',
    ),
    // 일 년이 넘었다: how long, not which year
    byPattern(
      /(?<=(?<![가-힣])(?:[일이삼사오육칠팔구]|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?))(?=(?:년|개월)(?:이|은|도|을)? (?:넘|지나|지났|지난|걸|되|된|됐|흘|만에|가까이|가량))/,
      ' ',
    ),
    byPattern(/(?<![가-힣])한(?=달(?:에|이|은|도|만|간|째|쯤|씩|반)?(?![가-힣]))/, '한 '),
    byPattern(/(?<=(?<![가-힣])[가-힣]+의 )한(?=사람(?:으로서?|이|의|도|을)?(?![가-힣]))/, '한 '),
    byPattern(/(?<=(?<![\d가-힣])\d{1,2}박)(?=\d{1,2}일(?![가-힣]{2}))/, ' '),
    byPattern(/(?<=(?<![가-힣])(?:석|넉|두|세|네|몇))달만(?=에(?![가-힣]))/, ' 달 만'),
    // 오천만명
    byPattern(
      new RegExp(
        String.raw`(?<=(?<![가-힣\d])[일이삼사오육칠팔구십백천만억]*[일이삼사오육칠팔구십백천][십백천만억])(?=${OF_MANY}(?:[이가을를은는의도만에씩]|이다|입니다|정도|이상)*(?:[^가-힣]|$))`,
      ),
      ' ',
    ),
  ),
};

const AT_UNIT = new RegExp(`^(${UNIT})`);

function unit(match: RegExpExecArray, line: LineView): Finding | undefined {
  const begin = match.index + match[0].length;
  const word = line.words.find((w) => w.begin <= match.index && match.index < w.end);
  if (!word) return undefined;
  const rest = AT_UNIT.exec(line.text.slice(begin))![1]!;
  const whole = match[0] + rest;
  const { lexicon } = line;
  if (isNamed(line, word, whole)) return undefined;
  const known =
    OWN.test(whole) ||
    // 두개: hardly ever the skull
    (whole !== '두개' && lexicon.frequencyOf(whole) > SEEN);
  // 차 한대, 옷을 한벌: something is counted
  if (known && !(COUNTED.test(whole) && isCounted(line, word))) return undefined;
  // the particle may be the end of a longer word (두대 → 두대째)
  if (
    !known &&
    lexicon
      .tagsOf(/^[가-힣]+/.exec(word.surface.slice(match.index - word.begin))![0])
      .some(({ tag }) => tag[0] === 'N')
  )
    return undefined;
  return { begin, end: begin, replacement: ' ' };
}

/** What stands before is a bare noun, which the number counts; with an object before, only 장, 벌, 대 and the like. */
function isCounted(line: LineView, word: WordView): boolean {
  const before = line.words[word.index - 1];
  const last = before?.morphemes.at(-1);
  return last?.tag === 'NNG' && before!.end + 1 === word.begin && before!.morphemes.length === 1;
}
