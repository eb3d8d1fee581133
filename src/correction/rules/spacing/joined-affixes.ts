import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

const UNIT =
  '(?:명|개|년|개월|달|주|주일|일|시간|분|초|원|달러|배|살|세|권|마리|대|장|건|곳|퍼센트|킬로미터|킬로그램|미터|센티미터|리터|그램|평|쪽|회|번|가지|사람|가구|%|km|kg|m|cm)';
const COUNT = '(?:\\d|[십백천만억]|한두|두세|서너|[한두세네]|다섯|여섯|일곱|여덟|아홉|열|스무|몇|수)';

/** Prefixes and suffixes written apart from their word. */
export const rule: Rule = {
  id: 'joined-affixes',
  title: '접두사와 접미사의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment:
    '‘-여, -가량, -어치, -경, -간(동안), -당, -차(목적), -상, -식, -째’ 같은 접미사와 ‘맨-, 최-, 재-, 비-, 초-, 명-’ 같은 접두사는 단어가 아니므로 앞말이나 뒷말에 붙여 씁니다.',
  examples: [
    { wrong: '백 여 명이 모였다.', right: '백여 명이 모였다.' },
    { wrong: '사과를 천 원 어치 샀다.', right: '사과를 천 원어치 샀다.' },
    { wrong: '일주일 간 쉬었다.', right: '일주일간 쉬었다.' },
    { wrong: '인터넷 상에서 퍼진 소문이다.', right: '인터넷상에서 퍼진 소문이다.' },
    { wrong: '장난 식으로 말했다.', right: '장난식으로 말했다.' },
    { wrong: '맨 손으로 잡았다.', right: '맨손으로 잡았다.' },
    { wrong: '형제 간에 우애가 깊다.', right: '형제간에 우애가 깊다.' },
    { wrong: '은연 중에 속마음을 드러냈다.', right: '은연중에 속마음을 드러냈다.' },
    { wrong: '너 답지 않게 왜 그래?', right: '너답지 않게 왜 그래?' },
    { wrong: '최 첨단 장비를 들였다.', right: '최첨단 장비를 들였다.' },
    { wrong: '재 교육을 받았다.', right: '재교육을 받았다.' },
    { wrong: '반 정부 시위가 열렸다.', right: '반정부 시위가 열렸다.' },
    { wrong: '서양 풍의 건물이다.', right: '서양풍의 건물이다.' },
    { wrong: '문제 투성이의 글이다.', right: '문제투성이의 글이다.' },
    { wrong: '대 국민 담화를 발표했다.', right: '대국민 담화를 발표했다.' },
    { wrong: '교육 연수 차 미국에 갔다.', right: '교육 연수차 미국에 갔다.' },
  ],
  silent: [
    '이런 식으로 하지 마라.',
    '맨 꼭대기에 섰다.',
    '책상 상에 놓았다.',
    '열 명 여자가 왔다.',
    '며칠 전에 간 사람이다.',
    '최 감독이 이겼다.',
    '비 오는 날이다.',
    '너 다운 받은 영화 있어?',
    '우리 반 대표가 나갔다.',
    '재 너머에 밭이 있다.',
    '열 명 가수가 나왔다.',
    '한국 대 일본 경기가 열렸다.',
    '총 열 명이 왔다.',
    '조건을 표 반환 식으로 바꾼다.',
  ],
  find: all(
    byPattern(new RegExp(`(?<=[십백천만억\\d]) 여(?= ?${UNIT}(?![가-힣]{2}))`), '여'),
    byPattern(/(?<=(?<![\d억조])[백천만] ?원|\d 원) 어치(?=[를가도의]|$|[^가-힣])/, '어치'),
    byPattern(new RegExp(`(?<=${COUNT} ?${UNIT}) 가량(?=[이을의은만에도]|$|[^가-힣])`), '가량'),
    byPattern(
      /(?<=(?:\d|[한두세네]|다섯|여섯|일곱|여덟|아홉|열|열한|열두) ?[시월년일분]) 경(?=에|부터|까지|에는|$|[^가-힣])/,
      '경',
    ),
    byPattern(
      new RegExp(
        `(?<!\\d{4}년)(?<=(?:${COUNT} ?(?:년|개월|달|주|주일|일|시간|분|초)|일주일|하루|이틀|사흘|나흘|열흘|보름|며칠|한나절|반년)) 간(?=$|[ ,.](?!곳|적|사람|뒤|후|지 |데)|의(?![가-힣])|은(?![가-힣])|만(?![가-힣]))`,
      ),
      '간',
    ),
    byPattern(
      /(?<=(?:개인|[인명건개대회당분]|시간|마리|리터|가구|학급|세대|제곱미터|사람|그루|상자|병)) 당(?= (?:\d|평균|약|한|두|세|네|하나|둘|몇|최대|최소|[일이삼사오육칠팔구십백천만]+ ))/,
      (m, line) =>
        /(?:개인|가구|학급|세대|시간|마리|리터|제곱미터|[한일] (?:사람|그루|상자|병)|\d ?[인명건개대회분]|[한일] ?[인명건개대회분])$/.test(
          line.text.slice(0, m.index),
        )
          ? '당'
          : undefined,
    ),
    byPattern(
      /(?<=(?:사업|연구|인사|출장|관광|업무|유학|견학|시찰|취재|답사|회의|공연|연수|훈련|조사|탐사|진료|치료|문안|휴가|신혼여행|여행|실습|봉사|점검|촬영|면접|순방)) 차(?= (?:[가-힣]+(?:에|에서|으로|로|을|를) )?(?:출국|방문|갔|왔|들렀|떠났|떠난|간다|온다|갈|다녀|머물|가는|오는|가던|들른|찾았|찾은))/,
      '차',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:절차|사실|법률|인터넷|온라인|형식|구조|미관|논리|문법|이론|외관|통계|편의|체면|직업|업무|관행|관례|서류|장부|역사|도덕|윤리|규정|계약|성격|건강)) 상(?=으로|에서|의(?![가-힣])| (?!을|이|에|의|위|앞))/,
      '상',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:맨)) (?=(?:손|발|몸|땅|주먹|얼굴|바닥|정신|입|살|눈)(?:으로|로|에|을|이|의|인)(?![가-힣]))/,
      '',
    ),
    byPattern(
      /(?<=(?<![가-힣\d])명) (?=(?:가수|배우|감독|프로듀서|연설|강의|해설|연기|장면|대사|선수|투수|연주|연출|지휘자|작가|사회자|콤비|플레이|골키퍼|재판|승부|요리사)(?:[이가은는을를의로와과도였]|$|[^가-힣]))/,
      (m, line) =>
        /(?:\d|[한두세네섯곱덟홉열십백천만몇러무]) ?명$/.test(line.text.slice(0, m.index)) ||
        !/(?:[는은인의던]|^) ?명$/.test(line.text.slice(0, m.index))
          ? undefined
          : '',
    ),
    // 대 국민 담화: set against somebody
    byPattern(
      /(?<=(?:^|[은는이가을를의에도]|, ?|[-*>.?!]) ?|["“‘'(*])대 (?=(?:국민|정부|언론|고객|중국|일본|미국|북한|러시아|유럽|테러|공산권|한국|국회|주민) [가-힣])/,
      '대',
    ),
    // 형제 간, 은연 중: words by now
    byPattern(
      /(?<=(?<![가-힣])(?:형제|부부|부자|모녀|모자|부녀|남매|자매|고부|동기|숙질|내외)) 간(?=에|의|은|이)/,
      '간',
    ),
    byPattern(/(?<=(?<![가-힣])(?:은연|무의식|부재|부지불식|한밤|무심|야밤|밤)) 중(?=에|인|이)/, '중'),
    byPattern(
      /(?<=(?<![가-힣])(?:너|나|그|우리|저|그녀)) (?=답[지게다고]|다운 (?!받|로드|재킷|점퍼|패딩|코트|조끼|이불|파카))/,
      '',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:한국|서양|동양|일본|중국|미국|유럽|북한|현대|재래|전통|프랑스|이탈리아)) 식(?= [가-힣])/,
      '식',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:한국|서양|동양|일본|중국|서구|유럽|고전|복고|현대|가요|민요|학자|도시)) 풍(?=의(?![가-힣])|으로|이다|인(?![가-힣]))/,
      '풍',
    ),
    byPattern(/(?<=[가-힣](?<![은는을를이가의에])) 투성이(?=[의가인로였]|이다|$|[^가-힣])/, '투성이'),
    byPattern(/(?<![가-힣])([그이저제네]) (?=까짓)/, '$1'),
    sik,
    prefixes,
  ),
};

/** 장난 식으로: behind a bare noun -식 is a suffix, behind 이런 or 하는 a bound noun. */
function sik({ text, words }: LineView): Finding[] {
  return words.flatMap((right, i): Finding[] => {
    const left = words[i - 1];
    if (
      !left ||
      text.slice(left.end, right.begin) !== ' ' ||
      !/^식(?:으로|의|이다|이며|이라)[.,]?/.test(right.surface)
    )
      return [];
    const bare =
      left.morphemes.length === 1 &&
      left.morphemes[0]!.tag === 'NNG' &&
      left.morphemes[0]!.outOfVocab !== 'OUT_OF_VOCAB' &&
      left.surface.length > 1 &&
      // 공통 테이블 식으로: an expression, of which the words before it tell
      !/^N/.test(words[i - 2]?.morphemes.at(-1)?.tag ?? '');
    return bare ? [{ begin: left.end, end: right.begin, replacement: '' }] : [];
  });
}

const PREFIX = /^(?:최|총|재|초|탈|비|맨|준|범|무|불|미|반)$/;
/** 반 대표, 비 소식: half of these are nouns as well. */
const DICTIONARY = /^(?:최|총|재|초|탈|미)$/;
const AGAINST = /^(?:정부|체제|사회|독재|민주|자동|투명|영구|작용)$/;

/** 최 첨단, 재 시험: the model, too, takes the first for a prefix, or the dictionary has both as one word. */
function prefixes({ text, words, lexicon }: LineView): Finding[] {
  return words.flatMap((left, i): Finding[] => {
    const right: WordView | undefined = words[i + 1];
    if (!right || !PREFIX.test(left.surface) || text.slice(left.end, right.begin) !== ' ') return [];
    const noun = right.morphemes[0];
    // 재 너머: a hill
    if (noun?.tag !== 'NNG' || noun.end - noun.begin < 2 || noun.form === '너머') return [];
    const bare = !/^(?:N|MM|SN|XSN|ETM)/.test(words[i - 1]?.morphemes.at(-1)?.tag ?? '');
    const mayBe = DICTIONARY.test(left.surface) || (left.surface === '반' && AGAINST.test(noun.form));
    const listed = mayBe && bare && lexicon.isHeadword(`${left.surface}${noun.form}`, 'NNG');
    // 총 인원 열 명: 총 may count as well
    if (left.surface === '총' ? !listed : left.morphemes[0]?.tag !== 'XPN' && !listed) return [];
    return [{ begin: left.end, end: right.begin, replacement: '' }];
  });
}
