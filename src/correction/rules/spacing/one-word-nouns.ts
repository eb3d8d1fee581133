import { isModified, isNounBefore } from '../../korean/before-noun.js';
import { SELDOM } from '../../korean/commonness.js';
import { isTried } from '../../korean/tried-verbs.js';
import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byWholeWords, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';
import { eachOf } from '../../rule/triggers/triggers.js';

/** 말을 걸어 오다, 나이가 들어 가다: above this the model is sure of two words. */
const APART = 0.9;
const CLEARLY_APART = 0.97;

/** Edited text, too, sets these apart again and again (우리 나라, 그 동안, 또 다시); the others hardly ever. */
const OFTEN_APART =
  /^[^가-힣]?(?:우리|그|이|저|또|살펴|지켜|둘러|훑어|여기|이것|이리|이곳|아무|그럴|작은|큰|빠짐|관계|상관|몇|수|잘|못|한|첫|온|말|끝|산|물|숲|집|땅|몸|매|지난|먹고|다가|돌려|가져|데려|찾아|건너|쫓아|돌아|넘어|뛰어|날아|달려|내려|올라|들어|나라|하나|볼|먹을)(?![가-힣])/;

/** Of what has pages and pieces 그 쪽 may be one. */
const PAGES = /책|쪽수|페이지|교과서|문제집|소설|논문|마늘|귤|사과|배추|신문|공책|수첩|사전|\d쪽/;

/** What became one word: 그때, 우리나라, 끊임없이, 물속, 첫눈, 올라오다. */
export const rule: Rule = {
  id: 'one-word-nouns',
  before: ['compound-verbs'],
  title: '한 단어로 굳은 합성어',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment:
    '문장의 각 단어는 띄어 쓰지만, 두 말이 어울려 한 단어로 굳은 합성어는 붙여 씁니다(예: 그때, 우리나라, 아무것, 끊임없이, 물속, 올라오다).',
  examples: [
    { wrong: '제자리 걸음만 하고 있다.', right: '제자리걸음만 하고 있다.' },
    { wrong: '그 만큼 했으면 됐다.', right: '그만큼 했으면 됐다.' },
    { wrong: '남의 일에 이러쿵 저러쿵 말이 많다.', right: '남의 일에 이러쿵저러쿵 말이 많다.' },
    { wrong: '그 때 나는 어렸다.', right: '그때 나는 어렸다.' },
    { wrong: '우리 나라의 가을 하늘은 높다.', right: '우리나라의 가을 하늘은 높다.' },
    { wrong: '끊임 없이 노력했다.', right: '끊임없이 노력했다.' },
    { wrong: '어서 올라 오세요.', right: '어서 올라오세요.' },
    { wrong: '지갑을 잃어 버렸다.', right: '지갑을 잃어버렸다.' },
    { wrong: '수 백 명이 모였다.', right: '수백 명이 모였다.' },
    { wrong: '큰 형은 군인이다.', right: '큰형은 군인이다.' },
    { wrong: '시내가 한 눈에 내려다보인다.', right: '시내가 한눈에 내려다보인다.' },
    { wrong: '그 쪽 사정은 잘 모른다.', right: '그쪽 사정은 잘 모른다.' },
    { wrong: '문제없다고 큰 소리치던 사람이 도망갔다.', right: '문제없다고 큰소리치던 사람이 도망갔다.' },
    { wrong: '축제에는 볼 거리가 많다.', right: '축제에는 볼거리가 많다.' },
    { wrong: '그럴 듯한 변명이다.', right: '그럴듯한 변명이다.' },
    { wrong: '그는 말 없이 웃기만 했다.', right: '그는 말없이 웃기만 했다.' },
    { wrong: '아이가 띄엄 띄엄 글을 읽었다.', right: '아이가 띄엄띄엄 글을 읽었다.' },
    { wrong: '아직 아무 것도 모른다.', right: '아직 아무것도 모른다.' },
  ],
  silent: [
    '그는 한 눈에 안대를 하고 있었다.',
    '책을 펴면 그 쪽에 밑줄이 있다.',
    '아무런 관계 없이 일이 풀렸다.',
    '듣는 사람마다 우리 말을 믿었다.',
    '이 때문에 늦었다.',
    '그 중요한 일을 잊었다.',
    '우리 나라를 사랑하자고 그는 말했다.',
    '돈 없이 살 수 없다.',
    '산 속옷을 빨았다.',
    '그 곳곳에 꽃이 피었다.',
    '이 중 하나를 골라라.',
    '한 여름 동안 머물 방을 구했다.',
    '그 섬에서 한 겨울을 보냈다.',
    '키가 큰 아버지는 문을 숙이고 들어왔다.',
    '해마다 모임을 가져 왔다.',
    '매 맞고 울었다.',
    '그 때 묻은 공책을 아직도 쓴다.',
    '감이 물러 나무에서 떨어졌다.',
    '아들이 군대에 간 밤에 눈이 내렸다.',
    '예정보다 하루 빨리 끝났다.',
    '나이가 드니 글 쓰기가 어렵다.',
    '이리 와서 저리 가라.',
    '아무 말 없이 나갔다.',
    '키가 큰 형은 농구를 한다.',
    '빨리 빨리 오너라.',
    '팬에 들기름을 넉넉히 둘러 보자.',
    '이번에는 마감을 지켜 보겠다.',
  ],
  find: eachOf(
    all(
      byPattern(
        /(?<![가-힣])그 (?=때(?:에|는|의|도|가|를|부터|까지|마다|에는|에도|만|라도|처럼|보다)?(?![가-힣])(?! (?:묻|낀|탄|빼|밀)))/,
        '그',
      ),
      // This moment, that place, inside the water: phrases of their own as well, which edited text has as often.
      byPattern(/(?<![가-힣])이 (?=때(?:에|는|의|도|부터|까지|에는|에도|만)?(?![가-힣]))/, asked),
      byPattern(
        /(?<![가-힣])그 (?=중(?:에|에서|에는|에서도|에도)(?![가-힣])|중 (?:하나|한|일부|가장|첫|두|세|제일|대부분|절반))/,
        '그',
      ),
      byPattern(/(?<![가-힣])([이그저]) (?=곳(?:에|에서|은|이|을|의|으로|에는|까지|저곳)(?![가-힣]))/, asked),
      byPattern(
        /(?<![가-힣])([이그저]) (?=쪽(?:으로|에|은|이|을|에서|의|도|만|부터|까지|에는|에도|하고|이랑)?(?![가-힣]))/,
        (m, line) => (PAGES.test(line.text) ? undefined : m[1]),
      ),
      byPattern(/(?<![가-힣])그 (?=동안(?:에|의|은)?(?![가-힣]))/, (m, line) =>
        /[가-힣]+[은는이가]? ?$/.test(line.text.slice(Math.max(0, m.index - 2), m.index)) &&
        /(?:온|긴|짧은) $/.test(line.text.slice(0, m.index))
          ? undefined
          : '그',
      ),
      byPattern(/(?<![가-힣])우리 (?=나라(?:는|의|에|에서|에는|에도|가|도|와|만)(?![가-힣]))/, '우리'),
      byPattern(/(?<![가-힣])아무 (?=것(?:도|이나)(?![가-힣])|거나(?![가-힣]))/, '아무'),
      byPattern(
        /(?<![가-힣])(물|산|땅|꿈|숲|품|마음|가슴|굴|빗|입) (?=속(?:에|에서|으로|의|을|이|까지|에는|에도)(?![가-힣]))/,
        (m, line) => (isModified(line, m.index) ? undefined : asked(m)),
      ),
      byPattern(/(?<![가-힣])(창|문) (?=밖(?:을|으로|에서|의)(?![가-힣]))/, (m, line) =>
        isModified(line, m.index) ? undefined : asked(m),
      ),
      byPattern(
        /(?<![가-힣])첫 (?=눈이 (?:내|온|왔|오)|사랑(?:을|이|은|의|과|에|이었)(?![가-힣])|인상(?:이|을|은)(?![가-힣])|걸음(?:을|이)(?![가-힣]))/,
        '첫',
      ),
      byPattern(
        /(?<![가-힣])(아랑곳|스스럼|숨김|서슴|한량|끊임|하염|틀림|거침|남김|어김|빠짐|아낌|변함|꾸밈|터무니|어처구니|느닷|난데|부질|속절|하릴|거리낌|쓸데) (?=없(?:이|는|다|었|어|고|게|을|지|던|으)[가-힣]*)/,
        '$1',
      ),
      // kinship, times of day and year, and what is gone through one by one
      byPattern(
        /(?<![가-힣])(?<!(?:[이가도]|키|몸집|덩치|목소리) )(큰|작은) (?=(?:아버지|어머니|아버님|어머님|할아버지|할머니)(?:[가는를의께와도은이]|께서|$|[^가-힣]))/,
        '$1',
      ),
      byPattern(
        /(?<=^(?:우리 |내 |제 )?)(큰|작은) (?=(?:형|누나|언니|오빠|아들|딸|고모|이모|외삼촌|며느리|집)(?:[은는이가의께와]|께서)(?![가-힣]) )/,
        '$1',
      ),
      // 말 없이, 끝 없는: listed as one word, where nothing modifies the noun
      byPattern(
        /(?<![가-힣])(말|끝|한|수|빈틈|어이|쓸모|상관|관계|맥|소리|두말|값|더|다름|하염|막힘|그지|가차|여지|두서|대중|낯|밥맛|주책|지각|실속|의지가지) (?=없(?:이|는)(?![가-힣]))/,
        (m, line) => (isModified(line, m.index) || isNounBefore(line, m.index) ? undefined : m[1]!),
      ),
      twice,
      byPattern(
        /(?<![가-힣])한 (?=(?:(?:(?:밤중|낮|평생)(?:에|에도|의|이|을|은|까지)?|(?:겨울|여름)(?:에|에도|의|까지))(?![가-힣]| 동안)|가운데(?:에|의|로|에서)(?![가-힣])))/,
        '한',
      ),
      byPattern(/(?<![가-힣])([이그저]) (?=만큼(?![가-힣]))/, '$1'),
      likely(
        byPattern(
          /(?<![가-힣])우리 (?=말(?:과 글|을 (?:사랑|배우|배워|가르|지키|지켜|가꾸|가꿔|살)|의 (?:뿌리|아름)|로 (?:옮|번역|풀|바꾸)|(?: 큰)? ?사전| 순화))/,
          '우리',
        ),
      ),
      likely(
        byPattern(
          /(?<=(?<![가-힣])(?:추석|설|설날|명절|제사|차례)[^.?!]{0,12} )큰 (?=집(?:에|에서|으로)(?![가-힣]))/,
          '큰',
        ),
      ),
      byPattern(
        /(?<![가-힣])(?:제자리 (?=걸음)|하나 (?=둘씩)|이제나 (?=저제나)|너나 (?=없이)|이러나 (?=저러나)|오르락 (?=내리락)|들락 (?=날락))/,
        (m) => m[0].trim(),
      ),
      byPattern(/(?<![가-힣])온 데 간 데 ?(?=없(?:이|는|다|어|었))/, '온데간데'),
      byPattern(/(?<![가-힣])온 (?=종일(?![가-힣]))/, '온'),
      // 볼거리, 먹을거리, 이야깃거리
      byPattern(
        /(?<![가-힣])(볼|먹을|읽을|땔|이야깃|웃음|걱정|일) (?=거리(?:가|를|는|도|로|만)(?![가-힣]))/,
        '$1',
      ),
      byPattern(/(?<![가-힣])그럴(?: 듯|듯 )(?=하|한|했|해)/, '그럴듯'),
      byPattern(/(?<![가-힣])(?:쏜 살|감쪽|한결|똑|쏜살) ?(?=같이(?![가-힣]))(?<= )/, (m) =>
        m[0].replaceAll(' ', ''),
      ),
      byPattern(/(?<![가-힣])쏜 살(?=같이)/, '쏜살'),
      byPattern(/(?<![가-힣])두말 (?=할 나위)/, '두말'),
      byPattern(
        /(?<![가-힣])글 (?=쓰기(?:를|가|의|는|에|와)(?![가-힣])(?! (?:힘|어[려렵]|싫|쉽|쉬[운워]|좋|편|불편|귀찮)))/,
        (m, line) => (isModified(line, m.index) ? undefined : '글'),
      ),
      // edited text sets 온 몸 apart in every third place
      likely(byPattern(/(?<![가-힣])온 (?=몸(?:이|을|에|으로|의|은)(?![가-힣]))/, '온')),
      byPattern(/(?<![가-힣])(?<!보다 |에서 )하루 (?=빨리(?![가-힣]))/, '하루'),
      likely(byPattern(/(?<![가-힣])([이그저]) (?=것(?:은|이|을|도|만|과|의|으로|저것)(?![가-힣]))/, '$1')),
      byPattern(/(?<![가-힣])맨 (?=날 (?:[가-힣]+ )?[가-힣]*(?:다|요|해|네)[.!?]?$)/, '맨'),
      byPattern(/(?<![가-힣])(제|네) (?=멋대로(?![가-힣]))/, '$1'),
      byPattern(/(?<![가-힣])이래라 (?=저래라 (?:하|한|했|할|해))/, '이래라'),
      byPattern(/(?<![가-힣])오다 (?=가다 만난)/, '오다'),
      byPattern(/(?<![가-힣])한 (?=숨도 (?:못|안|자지))/, '한'),
      byPattern(
        /(?<![가-힣])한 (?=눈에 (?:반하|반했|반한|반할|반해|알아보|알아봤|알아볼|알아챘|보이|보인|보기|볼 수|들어오|들어온|들어왔|파악|띄|내려다))/,
        '한',
      ),
      byPattern(/(?<![가-힣])한 눈 ?(?=팔[지고다아았면며])/, '한눈'),
      byPattern(/(?<![가-힣])큰 소리 ?(?=치[지고다더며면던는니자려기곤네]|쳤|쳐|친|칠|칩)/, '큰소리'),
      byPattern(
        /(?<![가-힣])(?:우스갯 (?=소리)|간 (?=밤에(?![가-힣]))|혼잣 (?=말)|귀엣 (?=말)|콧 (?=소리)|잔 (?=소리[를도가]))/,
        // 서울에 간 밤에, 늦게까지 잔 소리를: what somebody did
        (m, line) =>
          /(?:[에로게지을를]|에서) $/.test(line.text.slice(0, m.index)) ? undefined : m[0].trim(),
      ),
      byPattern(/(?<=먹고) (?=살[기지자]|살아야|살려고)/, (m) => ({
        begin: m.index,
        end: m.index + 1,
        replacement: '',
        certainty: 'likely',
      })),
      byPattern(/(?<![가-힣])매 (?=(?:년|월|일|주|번|달)(?:마다)?(?![가-힣]))/, '매'),
      byPattern(
        /(?<![가-힣])([몇수]) (?=(?:십|백|천|만|억)(?:여)? ?(?:명|년|개|원|마리|가지|번|대|건|곳|권))/,
        '$1',
      ),
      byPattern(/(?<=[가-힣](?<![은는이가을를에의로])) (?=끼리(?:는|도|만|의)?(?![가-힣]))/, ''),
      byPattern(/(?<![가-힣])(잊어|잃어) (?=버[리려렸린릴립])/, '$1'),
      // 기름을 둘러 보다: nothing is looked at
      byPattern(/(?<![가-힣])(살펴|지켜|둘러|훑어) (?=[보봤봐볼본봅])/, (m, line) =>
        isTried(line, wordAt(line, m.index)) ? undefined : m[1]!,
      ),
      byPattern(
        /(?<![가-힣])(?<!(?:모임|시간|관심|생각|기회|회의|만남|행사|자리|마음)[을를] )(데려|가져) (?=(?:갔|왔|가[고서라]|오[고너]|와서|와라|간다|온다|갈게|올게))/,
        (m, line) => (line.spaceBefore(m.index + m[0].length) > CLEARLY_APART ? undefined : m[1]!),
      ),
      byPattern(/(?<![가-힣])다가 (?=[오왔온올옵와가갔간갈섰서선])/, '다가'),
      byPattern(/(?<![가-힣])물러 (?=[나났난날가갔간갈섰서선])/, (m, line) =>
        /^(?:나|나오|가|서)$/.test(wordAt(line, m.index + 3)?.morphemes[0]?.form ?? '') ? '물러' : undefined,
      ),
      byPattern(
        /(?<![가-힣])(쫓아|건너|찾아) (?=갔|왔|간다|온다|가고|오고|가서|와서|갈게|올게|오세요|가세요)/,
        (m, line) => (line.spaceBefore(m.index + m[0].length) > CLEARLY_APART ? undefined : m[1]!),
      ),
      byPattern(/(?<![가-힣])(김치|된장|순두부|부대) (?=찌개)/, '$1'),
      byPattern(/(?<![가-힣])(여기|이것|이리|이곳) (?=저기|저것|저리|저곳)/, (m, line) => {
        const next = { 여기: '저기', 이것: '저것', 이리: '저리', 이곳: '저곳' }[m[1]!]!;
        return line.text.startsWith(next, m.index + 3) ? m[1] : undefined;
      }),
      byPattern(/(?<![가-힣])(또|곧|더) (?=다시(?![가-힣])|바로(?![가-힣])|더욱(?![가-힣]))/, (m, line) => {
        const next = { 또: '다시', 곧: '바로', 더: '더욱' }[m[1]!]!;
        return line.text.startsWith(next, m.index + 2) ? m[1] : undefined;
      }),
      byPattern(/(?<![가-힣])(보잘|하잘) 것 ?(?=없)/, '$1것'),
      byPattern(
        /(?<![가-힣])(내려|올라|돌아|넘어|되돌아|뛰어|날아|끌려|몰려|쫓겨|떠내려|올라|달려|기어) (?=(?:갈게|갈까|가라|가자|가요|가세요|가십시오|가려|가려고|가야|가면|가니|가던|오세요|오너라|와라|와요|오십시오|오려|오려고|와야|오면|오니|오던|올게|올까|갔|왔|간다|온다|갑니|옵니|가고|오고|가는|오는|가서|와서)[가-힣]*)/,
        (m, line) =>
          !/^(?:내려|올라|되돌아|떠내려)/.test(m[0]) && line.spaceBefore(m.index + m[0].length) > APART
            ? undefined
            : m[1]!,
      ),
      byPattern(
        /(?<=[가-힣]를 |[가-힣]을 |^|[가-힣]으로 )(올려다|내려다|들여다|내다|바라다|쳐다|돌아다) (?=보|봤|봐|볼|본)/,
        '$1',
      ),
      byPattern(/(?<=(?:빌린|맡은|받은|남의) [가-힣]+[을를] )돌려 (?=주|줬|줘|줄)/, '돌려'),
      byWholeWords(
        table(
          '본 체 만 체→본체만체,본 척 만 척→본척만척,못 마땅한→못마땅한,못 마땅하다→못마땅하다,못 마땅해→못마땅해,띄어 쓰기→띄어쓰기,붙여 쓰기→붙여쓰기,받아 쓰기→받아쓰기',
        ),
      ),
      byPattern(
        /(?<![가-힣])(잘|못) (?=생긴 (?:사람|얼굴|청년|남자|여자|배우|아이|외모|아들|총각|친구|코|눈))/,
        '$1',
      ),
      byPattern(/(?<=[가-힣]만 )못 (?=하다(?![가-힣])|하지(?![가-힣])|한 )/, '못'),
    ),
    (finding, line) => {
      const word = wordAt(line, finding.begin);
      return {
        certainty: OFTEN_APART.test(word?.surface ?? '') ? 'likely' : 'certain',
        ...finding,
      };
    },
  ),
};

/** Shown, not changed: phrases of their own as well, which edited text has as often. */
function asked(m: RegExpExecArray): Finding {
  return {
    begin: m.index,
    end: m.index + m[0].length,
    replacement: m[0].trimEnd(),
    certainty: 'author',
  };
}

/** 띄엄 띄엄, 이러쿵 저러쿵: an adverb that says it twice, or its other half. */
function twice({ text, words, lexicon }: LineView): Finding[] {
  return words.flatMap((right, i): Finding[] => {
    const left = words[i - 1];
    if (!left || text.slice(left.end, right.begin) !== ' ' || left.surface.length < 2) return [];
    const again = /^[가-힣]+/.exec(right.surface)?.[0];
    if (again === undefined || (left.surface !== again && left.surface.length !== again.length)) return [];
    // 관계 없이, 듣다 못해: two words that happen to make one
    if (left.surface !== again && (left.morphemes.length > 1 || left.morphemes[0]?.tag !== 'MAG')) return [];
    return lexicon.isHeadword(left.surface + again, 'MAG') &&
      lexicon.frequencyOf(left.surface, /^(?:MAG|IC)$/) < SELDOM
      ? [{ begin: left.end, end: right.begin, replacement: '' }]
      : [];
  });
}
