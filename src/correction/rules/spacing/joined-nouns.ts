import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What a noun may be followed by, so that a longer word is not cut (첫 날개). */
const END = '(?=(?:[이가은는을를에의도와과로만]|으로|에서|까지|부터|처럼|마다|이다|이었|입니다)?(?![가-힣]))';

const FOREIGN =
  '드라이 클리닝,아이스 크림,커피 숍,홈 페이지,핸드 폰,스마트 폰,패스트 푸드,오토 바이,슈퍼 마켓,소프트 웨어,하드 웨어,비닐 하우스,바겐 세일,프라이 팬,티 셔츠,와이 셔츠,네트 워크,골 키퍼,메이크 업,헤어 스타일,클로즈 업';

/** Compound nouns and prefixes whose parts are set apart: 풋 사과, 봄 바람, 노란 색. */
export const rule: Rule = {
  id: 'joined-nouns',
  title: '합성어와 접두사의 붙여쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '한 단어로 굳은 합성어와 홀로 쓰이지 않는 접두사가 붙은 말은 붙여 씁니다(예: 봄바람, 밤하늘, 겁내다, 풋사과, 맏아들).',
  examples: [
    { wrong: '시장에서 풋 사과를 샀다.', right: '시장에서 풋사과를 샀다.' },
    { wrong: '따뜻한 봄 바람이 분다.', right: '따뜻한 봄바람이 분다.' },
    { wrong: '별이 뜬 밤 하늘을 보았다.', right: '별이 뜬 밤하늘을 보았다.' },
    { wrong: '너무 겁 내지 마라.', right: '너무 겁내지 마라.' },
    { wrong: '밤사이 새 하얀 눈이 왔다.', right: '밤사이 새하얀 눈이 왔다.' },
    { wrong: '옷 매무새를 고쳤다.', right: '옷매무새를 고쳤다.' },
    { wrong: '뜬 눈으로 밤을 새웠다.', right: '뜬눈으로 밤을 새웠다.' },
    { wrong: '그동안 애 쓰셨습니다.', right: '그동안 애쓰셨습니다.' },
    { wrong: '막내가 제법 어른 스럽다.', right: '막내가 제법 어른스럽다.' },
    { wrong: '선물이 너무 부담 스러웠다.', right: '선물이 너무 부담스러웠다.' },
    { wrong: '주말에는 집안 일을 한다.', right: '주말에는 집안일을 한다.' },
    { wrong: '양 손을 높이 들었다.', right: '양손을 높이 들었다.' },
    { wrong: '작년 이맘 때 눈이 왔다.', right: '작년 이맘때 눈이 왔다.' },
    { wrong: '국산 닭 고기로 국물을 냈다.', right: '국산 닭고기로 국물을 냈다.' },
    { wrong: '올 겨울은 유난히 춥다.', right: '올겨울은 유난히 춥다.' },
    { wrong: '버스 창 밖으로 강이 보였다.', right: '버스 창밖으로 강이 보였다.' },
    { wrong: '외투를 드라이 클리닝 맡겼다.', right: '외투를 드라이클리닝 맡겼다.' },
  ],
  silent: [
    '양 팀이 맞섰다.',
    '형이 올 겨울을 손꼽아 기다린다.',
    '깨진 창 밖으로 손을 내밀지 마라.',
    '닭 고르는 법을 배웠다.',
    '노을이 스러지는 저녁이다.',
    '그 집안 일을 아는 사람이 없다.',
    '물속에서 숨 쉬는 법을 익혔다.',
    '그해 여름에 본 뜨거운 해를 기억한다.',
    '새 하얀 구두를 샀다.',
    '우리 애 써 준 편지이다.',
    '반쯤 뜬 눈으로 보았다.',
    '첫 날개를 달았다.',
    '그 집 안에 있다.',
    '멋진 춤 추는 법을 배웠다.',
    '풋풋한 사과 향이 났다.',
    '아내는 풋 하고 웃음을 터뜨렸다.',
    '어느 봄 바람난 처녀 이야기이다.',
  ],
  find: all(
    byPattern(/(?<![가-힣])(햇|풋|헛|맏|덧|홑) (?!하[고며는])(?=[가-힣]{2,})/, '$1'),
    byPattern(/(?<![가-힣])빗 (?=(?:소리|방울|물|길|줄기|속)(?![가-힣]{3}))/, '빗'),
    // edited text sets a third of 양손, 첫날 and 화내다 apart
    likely(byPattern(new RegExp(`(?<![가-힣])양 (?=(?:손|팔|발|다리)${END})`), '양')),
    byPattern(new RegExp(`(?<![가-힣])(봄|가을|겨울|산|강|들|밤|바닷) (?=바람${END})`), '$1'),
    byPattern(new RegExp(`(?<![가-힣])(꽃|빵|술|맛|떡) (?=집${END})`), '$1'),
    byPattern(new RegExp(`(?<![가-힣])(아침|저녁|점심) (?=밥${END})`), '$1'),
    byPattern(new RegExp(`(?<![가-힣])(?:밤 하늘|눈 웃음|돌 잔치|앞 뒤|밤 낮|집 안일|제 각각)${END}`), (m) =>
      m[0].replace(' ', ''),
    ),
    byPattern(
      new RegExp(
        `(?<![가-힣])(?:옷 매무새|방 구석|부엌 칼|손 바닥|발 바닥|콧 구멍|눈 동자|머리 카락|제 삼자|귓 속말|빨랫 줄|고춧 가루)${END}`,
      ),
      (m) => m[0].replace(' ', ''),
    ),
    // 해마다 이맘 때: the first half is no word
    byPattern(/(?<![가-힣])([이그저요]맘) (?=때)/, '$1'),
    likely(
      byPattern(
        new RegExp(`(?<![가-힣])(돼지|닭|소|오리|양|염소|토끼|사슴|칠면조) (?=고기${END})`),
        (m, { lexicon }) => (lexicon.isHeadword(`${m[1]}고기`, 'NNG') ? m[1] : undefined),
      ),
    ),
    // 올 여름: of this year, where nobody comes
    likely(
      byPattern(
        /(?<![가-힣])올 (?=(?:봄|여름|가을|겨울)(?:에는?|엔|의|은|이|도|까지|부터|들어)?(?![가-힣]))/,
        (m, line) => (isComing(line, m.index) ? undefined : '올'),
      ),
    ),
    // 창 밖에 눈이 온다; 그 창 밖 speaks of the window, 대화 창 밖 of one on a screen
    likely(
      byPattern(
        /(?<![가-힣])(창|문) (?=밖(?:을|으로|에서|의|만|은|이)?(?![가-힣])|밖에(?![가-힣])(?! (?:없|모르|안|못)))/,
        (m, line) => (isOnScreen(line, m.index) ? undefined : unlessModified(m, line)),
      ),
    ),
    // foreign words of two parts that the dictionary has as one
    likely(
      byPattern(new RegExp(`(?<![가-힣])(?:${FOREIGN.replaceAll(',', '|')})${END}`), (m) =>
        m[0].replace(' ', ''),
      ),
    ),
    // 새 하얀 옷 may be a new one
    likely(
      byPattern(
        /(?<![가-힣])새 (?=(?:하얀 (?:눈|구름|얼굴|이[를가]|피부|살결|거품)|파란 (?:하늘|바다|싹)|빨간 (?:거짓말|입술|피)|까만 (?:머리|눈동자|밤)))/,
        '새',
      ),
    ),
    byPattern(/(?<![가-힣])(?:시|샛|싯) (?=(?:퍼런|퍼렇|뻘건|뻘겋|꺼먼|꺼멓|노란|노랗|누런|누렇))/, (m) =>
      m[0].trim(),
    ),
    likely(
      byPattern(new RegExp(`(?<![가-힣])(?:막내 (?=아들${END}|딸${END})|옛날 (?=이야기${END}))`), (m) =>
        m[0].trim(),
      ),
    ),
    byPattern(/(?<![가-힣])뜬 (?=눈으로 (?:밤|날|지새|새))/, '뜬'),
    // 우리 애 써 준: a child
    byPattern(
      /(?<!(?:우리|내|네|제|저희|너희|그|이) )(?<![가-힣])애 (?=(?:쓰|써|썼|쓴|쓸)[가-힣]*)/,
      unlessModified,
    ),
    likely(byPattern(new RegExp(`(?<![가-힣])첫 (?=날${END})`), '첫')),
    likely(
      byPattern(new RegExp(`(?<!(?:우리|저희|남의|너희) )(?<![가-힣])집안 (?=일${END})`), unlessModified),
    ),
    byPattern(/(?<![가-힣])안 (?=쪽(?:에|에서|으로|을|의|은)(?![가-힣]))/, '안'),
    likely(byPattern(/(?<![가-힣])(겁|화) (?=[내낸낼냈냄냅][가-힣]*)/, unlessModified)),
    byPattern(/(?<![가-힣])춤 (?=(?:추|춘|출|췄|춰)[가-힣]*)/, unlessModified),
    // 숨 쉬는, 숨 쉬기 힘들다: the verb is no word of its own, only the name of the exercise is
    byPattern(/(?<![가-힣])숨 (?=쉬기 ?운동)/, unlessModified),
    likely(byPattern(/(?<![가-힣])(시집|장가) (?=(?:가는|간다|갔|갈|가고|가기|가서))/, unlessModified)),
    // 본 뜨거운, 본 떠돌이: another word only begins so
    byPattern(
      /(?<![가-힣])본 (?=(?:뜨(?:고|는|기|지|면|려고?|자)|뜬|떠|떠서|떴[가-힣]+)(?![가-힣]))/,
      unlessModified,
    ),
    byPattern(/(?<=(?:잘못|질서|오류|역사|기강|오해|자세)[을를] )바로 (?=잡)/, '바로'),
    // no word begins so; 스러지다 does
    byPattern(/(?<=[가-힣]) (?=스럽|스러[워운울웠움]|스레(?![가-힣]))/, ''),
    byPattern(/(?<=(?<![가-힣])(?:잘 )?써) (?=지지|졌|진다|지는)/, ''),
  ),
};

/** 멋진 춤 추는: what modifies the noun keeps it a noun. */
function unlessModified(m: RegExpExecArray, { words }: LineView): string | undefined {
  const i = words.findIndex(({ begin }) => begin === m.index);
  const tag = words[i - 1]?.morphemes.at(-1)?.tag ?? '';
  return /^(?:ETM|MM|JKG)/.test(tag) ? undefined : m[0].trim();
}

/** 언니가 올 겨울, 한국에 올 여름: somebody comes. */
function isComing(line: LineView, at: number): boolean {
  const word = wordAt(line, at);
  if (word?.morphemes[0]?.tag === 'VV') return true;
  return /^JK[SB]$/.test(line.words[(word?.index ?? 0) - 1]?.morphemes.at(-1)?.tag ?? '');
}

/** RemoteApp 창, 대화 창 */
function isOnScreen(line: LineView, at: number): boolean {
  const before = line.words[(wordAt(line, at)?.index ?? 0) - 1]?.surface ?? '';
  return /[^가-힣]$|^(?:대화|응용|명령|탐색|팝업|프로그램|브라우저|메시지|설정|도구|편집|검색|작업)$/.test(
    before,
  );
}
