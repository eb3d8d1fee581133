import { SEEN } from '../../korean/commonness.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What people do with wares, papers and machines, before and after which something else is done. */
const DONE =
  '(?:입금|결제|주문|확인|구입|구매|신청|예약|배송|발송|수령|설치|사용|이용|개봉|세탁|조리|접수|등록|가입|로그인|완료|종료|변경|취소|환불|교환|반품|검토|승인|협의|상담|촬영|작성|제출|동의|방문|도착|입장|퇴실|입실|체크인|체크아웃|복용|섭취|개통|해지|만료|수정|삭제|저장|업데이트|분실|파손|위반|고장|훼손|미납|연체|초과|지각|결석|충전|점검|교체|수리|선택|입력|재부팅|다운로드)';

/** 우리집, 회의중에: two words that people run together. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'parted-words',
  title: '띄어 쓰는 두 단어',
  category: 'SPACING',
  article: '한글 맞춤법 제2항, 제42항, 제43항, 제45항, 제47항',
  comment:
    '문장의 각 단어는 띄어 쓰며(예: 우리 집, 한국 사람), 의존 명사도 앞말과 띄어 씁니다(예: 회의 중, 본 적, 떠난 지).',
  examples: [
    { wrong: '시민여러분께 알립니다.', right: '시민 여러분께 알립니다.' },
    { wrong: '물이 어느정도 끓었다.', right: '물이 어느 정도 끓었다.' },
    { wrong: '우리집은 학교 옆이다.', right: '우리 집은 학교 옆이다.', article: '한글 맞춤법 제2항' },
    { wrong: '파손시 바로 알려 주세요.', right: '파손 시 바로 알려 주세요.' },
    { wrong: '결제전에 다시 살펴보자.', right: '결제 전에 다시 살펴보자.' },
    { wrong: '주문확인후 보내 드립니다.', right: '주문확인 후 보내 드립니다.' },
    { wrong: '우리나라사람들은 매운 것을 잘 먹는다.', right: '우리나라 사람들은 매운 것을 잘 먹는다.' },
    { wrong: '키가 큰사람이 앞에 섰다.', right: '키가 큰 사람이 앞에 섰다.' },
    { wrong: '회의중에 전화가 왔다.', right: '회의 중에 전화가 왔다.' },
    { wrong: '그를 만난적이 없다.', right: '그를 만난 적이 없다.' },
    { wrong: '그가 떠난지 일주일째다.', right: '그가 떠난 지 일주일째다.' },
    { wrong: '사과, 배등을 샀다.', right: '사과, 배 등을 샀다.' },
  ],
  silent: [
    '여러분은 어떻게 생각하세요?',
    '부재중 전화가 왔다.',
    '나라를 이끌 큰사람이 되어라.',
    '결정전에서 졌다.',
    '기획전을 열었다.',
    '안내문을 게시하였다.',
    '우표 수집 전시회에 갔다.',
    '이번 일에는 목적이 있다.',
    '인적이 없다.',
    '사과, 전등을 샀다.',
    '혁신, 도약, 등등의 말을 했다.',
    '그가 왜 간지 모르겠다.',
  ],
  find: citedBy(
    all(
      byPattern(/(?<![가-힣])(노래)(?=부르|불렀|불러)/, '$1 '),
      byPattern(/(?<=(?<![가-힣])[가-힣]{1,5})(?<!여러분)(?=여러분(?![가-힣]{3}))/, ' '),
      likely(byPattern(/(?<![가-힣])어느(?=(?:정도|날|순간)(?:는|의|까지)?(?![가-힣]))/, '어느 ')),
      likely(byPattern(/(?<![가-힣])(한참|며칠|얼마)(?=동안(?:은|이나|의)?(?![가-힣]))/, '$1 ')),
      likely(byPattern(/(?<![가-힣])(가격|전년|전월|전일|예산|비용|시간|작년)(?=대비(?![가-힣]{2}))/, '$1 ')),
      likely(
        byPattern(
          /(?<![가-힣])(사용|이용|신청|구매|구입|예약|주차|참여|선택|변경|환불|교환|배송|결제|접속|확인|수정|삭제|설치|적용|제작|측정)(?=가능(?:한|하|합|해|할|했))/,
          '$1 ',
        ),
      ),
      // edited text joins 바람부는 as often as not, 매학기 46 %, 우리집 31, 한국사람 19
      likely(byPattern(/(?<![가-힣])(바람)(?=부는|불고|불어)/, '$1 ')),
      likely(byPattern(/(?<![가-힣])매(?=순간|학기|경기)/, '매 ')),
      byPattern(/(?<![가-힣])(집|방|학교|교실|건물|나라)(?=밖(?:으로|에서|에는)(?![가-힣]))/, '$1 '),
      byPattern(
        /(?<![가-힣])(의자|책상|나무|다리|침대|식탁|바위|처마|지붕)(?=(?:밑|위|옆|앞|뒤)(?:에|에서|으로)(?![가-힣]))/,
        '$1 ',
      ),
      byPattern(
        /(?<![가-힣])(방학|시험|전쟁|대학|고등학교|중학교|초등학교|회의|수업|휴가|명절|추석|설날|생일)(?=때(?:는|에|의|마다|도|부터)?(?![가-힣]))/,
        '$1 ',
      ),
      byPattern(
        /(?<![가-힣])(식사|출발|시작|결혼|수업|회의|시험|입학|졸업|취침|운동|사용|퇴근|출근)(?=[전후](?:에|부터|까지|에는)(?![가-힣]))/,
        '$1 ',
      ),
      // 입금확인 후, 사용 전: what is done, and when
      byPattern(
        new RegExp(
          `(?<=(?<![가-힣])[가-힣]{0,4}${DONE})(?=[전후](?:에|엔|에는|에도|부터|까지|로|로는|의)?(?![가-힣])|시(?:에|엔|에는|에도|마다|는)?(?![가-힣]))`,
        ),
        (m, line) => (isName(line, m.index) ? undefined : ' '),
      ),
      byPattern(
        /(?<=(?<![가-힣])(?:첫째|둘째|셋째|넷째|다섯째|마지막))주(?=(?:에|의|는|까지|부터)?(?![가-힣]))/,
        ' 주',
      ),
      byPattern(/(?<![가-힣])뭐(?=하고 있|하니|하냐|하세요|하는 거|했니|할래|할까)/, '뭐 '),
      byPattern(/(?<=(?<![가-힣])말도 )안(?=되|된|될|돼)/, '안 '),
      byPattern(/(?<![가-힣])큰일(?=났|나겠|날 )/, '큰일 '),
      // 우리은행 and the like are names
      likely(
        byPattern(
          /(?<![가-힣])(우리|너희|저희)(?=(?:집|반|학교|회사|동네|가족|팀|마을|엄마|아빠|아들|딸|아이|애|형|누나|언니|오빠|동생|부모님|어머니|아버지|남편|아내|직원)(?:은|는|이|가|을|를|에|에서|으로|로|도|까지|의|와|과|들)?(?![가-힣]))/,
          '$1 ',
        ),
      ),
      likely(
        byPattern(
          /(?<![가-힣])(한국|미국|일본|중국|서울|시골|외국|영국|독일|우리나라|프랑스|러시아|부산|대구|광주|대전|전라도|경상도|충청도|강원도|제주도|동네|옆집|윗집|아랫집|요즘|옛날)(?=사람(?:은|이|을|들|의|과|도|에게)(?![가-힣]*씨))/,
          '$1 ',
        ),
      ),
      // 키가 큰사람: who is tall need not be great
      byPattern(
        /(?<=(?<![가-힣])(?:키|몸집|덩치|체구|체격|손|발|눈|목소리|통|꿈|배포)[이가] (?:제일 |가장 |더 |아주 |참 |훨씬 )?큰)(?=사람)/,
        ' ',
      ),
      byPattern(/(?<![가-힣])(키|몸집)(?=큰 (?:사람|남자|여자|아이|나무|학생))/, '$1 '),
      byPattern(
        /(?<![가-힣])(빨리빨리|천천히|열심히|조용히|얼른|살금살금|슬금슬금|성큼성큼|뚜벅뚜벅)(?=해라|하자|해요|하세요|걸었|걸어|걷는|갔다|가자|왔다|다가)/,
        '$1 ',
      ),
      byPattern(
        /(?<![가-힣])(회의|통화|수업|운전|식사|근무|대화|면담|시험|업무)(?=중(?:에|이다|이었|인(?![가-힣])|입니다|이라)(?!학|앙|요|심))/,
        '$1 ',
      ),
      byPattern(
        /(?<![가-힣])(만난|본|간|들은|먹은|읽은|겪은|느낀|받은|배운|생각한|말한|당한|경험한|가본|해본)(?=적(?:이|도|은) (?:없|있|한))/,
        (m) => `${m[1]!.replace(/(?<=[가해])본/, ' 본')} `,
      ),
      byPattern(
        /(?<![가-힣])(간|온|떠난|만난|결혼한|시작한|죽은|태어난|헤어진|졸업한|이사한|입사한|먹은|사귄|배운|끝난)(?=지 (?:(?:[한두세네석넉몇]|다섯|여섯|일곱|열|\d+|백|십) ?[가-힣]|오래|얼마|꽤|벌써|이틀|사흘|일주일|수십))/,
        '$1 ',
      ),
      byPattern(/(?<=, ?)([가-힣]{1,4})등(?=(?:을|이|은|의|에|과|으로)(?![가-힣]))/, (m, line) =>
        // 등등: the same word twice
        m[1] !== '등' &&
        isSeldom(line, `${m[1]}등`) &&
        line.lexicon.lookup(m[1]!, 'NNG') >= 0 &&
        // 마등을 장군으로 삼았다: a name
        !morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag === 'NNP')
          ? `${m[1]} 등`
          : undefined,
      ),
      byPattern(/(?<=(?:종이|표|서류|사진|벽돌|기와|음반|수건|우표|티켓|영수증) )([석넉])장/, '$1 장'),
      byPattern(
        /(?<=(?<![가-힣])(?:서울|부산|대전|대구|광주|인천|제주|한국|미국|중국|일본)[, ·ㆍ]{1,2}(?:서울|부산|대전|대구|광주|인천|제주|한국|미국|중국|일본))간(?= (?:열차|버스|무역|협정|회담|거리|철도|고속|항공|경기|관계))/,
        ' 간',
      ),
      byPattern(/(?<=(?:다시없|끝없|틀림없|보잘것없)을)듯(?=하|한|했|해|싶)/, ' 듯'),
    ),
    ({ begin, end, replacement }, { text }) =>
      articleOf(replacement.trim(), text.slice(end, end + 2), text.slice(begin, end)),
  ),
};

/** 중, 적, 지, 간 are bound nouns; 석 장 counts, 등 lists, 듯하다 is an auxiliary. */
function articleOf(written: string, next: string, before: string): string {
  if (written.endsWith('듯')) return '한글 맞춤법 제42항, 제47항';
  if (written.endsWith('등')) return '한글 맞춤법 제45항';
  if (/장$/.test(written)) return '한글 맞춤법 제43항';
  return /^(?:중[에이인입]|적[이도은]|지 )/.test(next) || /^간$/.test(before)
    ? '한글 맞춤법 제42항'
    : '한글 맞춤법 제2항';
}
/** 탐색전, 소모전, 게시: one noun, whatever it ends in; 용인시: a town. */
function isName({ lexicon, text }: LineView, at: number): boolean {
  const before = /[가-힣]+$/.exec(text.slice(0, at))![0];
  return lexicon.tagsOf(before + text[at]).length > 0;
}

/** 전등, 평등 are words; 배등 stands in large dictionaries only. */
function isSeldom({ lexicon }: LineView, form: string): boolean {
  return lexicon.frequencyOf(form, 'NNG') < SEEN;
}
