import { syllablesWith } from '../../../hangul/syllable.js';
import { apart, readAsNoun, runBefore, unlessNoun } from '../../korean/apart-from-verb.js';
import { SELDOM } from '../../korean/commonness.js';
import { isContrasted } from '../../korean/contrasted-clause.js';
import { isBound, isDone } from '../../korean/time-since.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, cited } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const N = syllablesWith(['ㄴ']);
const L = syllablesWith(['ㄹ']);
const COUNT =
  '(?:\\d+|[일이삼사오육칠팔구십백천]+|한두|두세|서너|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|수)(?:여)? ?';
/** A time that has passed: what is counted, or a word for it, and that it passed (벌써 삼 년이 되었다, 얼마 안 됐다). */
const SPAN = `(?:벌써 |이미 |어느덧 |거의 |꼭 |약 |한 |꽤 |채 |겨우 |고작 |불과 )*(?:${COUNT}(?:년|달|개월|주일|주|일|시간|분|해|세기)|오래|얼마나|얼마|며칠|하루|이틀|사흘|나흘|열흘|보름|한참|반년|백일|일주일)(?:이나|밖에|가량|정도|쯤|째|[이가은도만])* ?(?:안 |채 |훨씬 |더 )*(?:되|된|될|됐|돼|지나|지난|지났|흐르|흘|넘|만에|만이|가까|남짓|이[에다고며나었]|인데|입니)`;
const TIME_UNIT =
  '(?:년|개월|달|주일|주|일|시간|분|초|해|세기|하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|며칠|반년|한나절|얼마)';

/** 했는데, 있는데: no place and no use, but an ending. */
const PAST = new RegExp(`${syllablesWith(['ㅆ', 'ㅄ'])}는$`);
/** 분만 is a birth: units want their number. */
const COUNTED = `(?:${COUNT}${TIME_UNIT}|하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|며칠|반년|한나절|얼마|일주일)`;

/** Bound nouns that are written to the word before them. */
export const rule: Rule = {
  id: 'bound-nouns',
  before: ['bound-auxiliaries'],
  title: '의존 명사의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제42항',
  certainty: 'likely',
  comment:
    '의존 명사는 홀로 쓰이지 못하지만 단어이므로 앞말과 띄어 씁니다(예: 지, 만, 데, 바, 대로, 듯, 겸, 통, 측, 간).',
  reasons: [
    {
      of: / 지$| 지[^가-힣]*$| 지[가는도]/,
      comment:
        '시간이 지난 동안을 나타내는 ‘지’는 의존 명사이므로 앞말과 띄어 씁니다. 어미 ‘-는지, -ㄴ지’는 붙여 씁니다.',
    },
    {
      of: / 만[에의이] ?| 만이/,
      comment: '동안이 얼마간 계속되었음을 나타내는 ‘만’은 의존 명사이므로 앞말과 띄어 씁니다.',
    },
    {
      of: / 데/,
      comment: '일, 곳, 경우를 뜻하는 ‘데’는 의존 명사이므로 앞말과 띄어 씁니다. 어미 ‘-는데’는 붙여 씁니다.',
    },
  ],
  examples: [
    { wrong: '그를 만난지 삼 년이 되었다.', right: '그를 만난 지 삼 년이 되었다.' },
    { wrong: '집에 간지 두 시간이 됐다.', right: '집에 간 지 두 시간이 됐다.' },
    { wrong: '우리가 함께 산지 오 년이 되었다.', right: '우리가 함께 산 지 오 년이 되었다.' },
    { wrong: '약속을 지키는데 있어서 중요하다.', right: '약속을 지키는 데 있어서 중요하다.' },
    { wrong: '부품을 교체한지 얼마나 됐니?', right: '부품을 교체한 지 얼마나 됐니?' },
    { wrong: '두 시간만에 산꼭대기에 닿았다.', right: '두 시간 만에 산꼭대기에 닿았다.' },
    { wrong: '상자를 옮기는데 한나절이 걸렸다.', right: '상자를 옮기는 데 한나절이 걸렸다.' },
    { wrong: '들은대로 적어라.', right: '들은 대로 적어라.' },
    { wrong: '네가 바라는바를 말해라.', right: '네가 바라는 바를 말해라.' },
    { wrong: '거기 갈바에는 집에 있겠다.', right: '거기 갈 바에는 집에 있겠다.' },
    { wrong: '문을 연지 벌써 10년인데 손님이 많다.', right: '문을 연 지 벌써 10년인데 손님이 많다.' },
    { wrong: '그 책을 빌릴데가 없다.', right: '그 책을 빌릴 데가 없다.' },
    { wrong: '병원측의 설명을 들었다.', right: '병원 측의 설명을 들었다.' },
    { wrong: '그 모자는 내거야.', right: '그 모자는 내 거야.' },
    { wrong: '한 시간남짓 걸었다.', right: '한 시간 남짓 걸었다.' },
    { wrong: '말할것도 없이 네가 옳다.', right: '말할 것도 없이 네가 옳다.' },
    { wrong: '먹을만큼만 담으세요.', right: '먹을 만큼만 담으세요.' },
    { wrong: '올 거면 오고 갈거면 가라.', right: '올 거면 오고 갈 거면 가라.' },
    { wrong: '관계자외 출입 금지입니다.', right: '관계자 외 출입 금지입니다.' },
    { wrong: '그는 배운데가 있는 사람이다.', right: '그는 배운 데가 있는 사람이다.' },
    { wrong: '누가 오든간에 상관없다.', right: '누가 오든 간에 상관없다.' },
    { wrong: '세 시간내에 끝내라.', right: '세 시간 내에 끝내라.' },
    { wrong: '내가 읽은 책중에 가장 재미있다.', right: '내가 읽은 책 중에 가장 재미있다.' },
    { wrong: '바람도 쐴겸 나갔다.', right: '바람도 쐴 겸 나갔다.', article: '한글 맞춤법 제42항, 제45항' },
    { wrong: '조선초에 지은 절이다.', right: '조선 초에 지은 절이다.' },
    { wrong: '서울과 대전간 열차를 탔다.', right: '서울과 대전 간 열차를 탔다.' },
  ],
  silent: [
    '그가 언제 왔는지 모른다.',
    '사과의 산지 오 년 통계를 보았다.',
    '집에 있었는데 있어서는 안 될 일이 생겼다.',
    '끙끙 앓았는지 며칠 사이에 살이 빠졌다.',
    '단지 일 년 늦었을 뿐이다.',
    '비가 오는데 우산이 없다.',
    '한 시간만 기다려 줘.',
    '하루만이라도 푹 쉬고 싶다.',
    '마음대로 해라.',
    '되는대로 살지 마라.',
    '물건을 만들듯이 다룬다.',
    '서류를 검토한바, 잘못이 없었다.',
    '우측의 문으로 나가세요.',
    '밤하늘의 별을 관측은 했다.',
    '불순물을 제거하였다.',
    '네거리에서 만나자.',
    '허리를 반듯이 펴라.',
    '날이 흐려서 그런지 하루 종일 졸렸다.',
    '기분이 좋은지 하루 종일 웃는다.',
    '수도관이 낡았는지 얼마 전부터 물이 샌다.',
    '친구에게 쓴 편지도 한참 묵혀 두었다.',
    '현지 시간으로 아침이다.',
    '왠지 분위기가 낯설다.',
    '기차로 세 시간 걸리는데 비행기로는 한 시간 걸린다.',
    '약을 먹었는데도 감기에 걸렸다.',
    '보통 사흘이면 오는데 명절엔 일주일도 걸려요.',
    '나는 떨어지는데 동생은 성공하더라.',
    '돈을 냈는데 마음에 걸려.',
    '분만의 고통을 겪었다.',
    '그 가운데가 비었다.',
    '이 강은 리오 그란데가 아니다.',
    '시내에 나갔다.',
    '한 군데가 아프다.',
    '그 물건은 쓸데가 있다.',
    '형만큼 잘한다.',
    '미우리만큼 얄밉다.',
    '연말에 만나자.',
    '밥과 시간이 필요하다.',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${N})(?<![는던인])지(?=(?:도|가|는|만)? ${SPAN})`), (m, line) =>
      isDone(line, m.index) ? (isBound(line, m.index) ? ' 지' : apart(m, line)) : undefined,
    ),
    // 함께 산 지: where things come from is not told of together
    byPattern(
      new RegExp(`(?<=(?:함께|같이|혼자|둘이|모여|떨어져|[가-힣]에|[가-힣]에서) 산)지(?= ${SPAN})`),
      ' 지',
    ),
    // 지키는 데 있어서
    byPattern(/(?<=[가-힣]는)데(?= 있어서(?:는|도|만)?(?:[ ,]|$))/, (m, line) =>
      PAST.test(line.text.slice(0, m.index)) ? undefined : ' 데',
    ),
    byPattern(
      new RegExp(`(?<=${COUNTED})만(?=에(?![가-힣])|의(?![가-힣])|이다|이야|이었|이라(?!도)|입니다)`),
      ' 만',
    ),
    // 하는 데 (시간이) 걸리다: what it takes, what it is good for
    byPattern(
      /(?<=[가-힣]는)(?<!걸리는)데(?=(?:에|에는|는|만|도)? (?:(?:[가-힣\d]+ ){0,3}?[가-힣\d]+(?:이|가|은|도|밖에|이나|을|를|만)? )?(?:걸렸|걸린|걸립|걸려|걸릴|걸리[는며고지던])|(?:에|에는)? (?:[가-힣]+ )?(?:필요한 |도움[이을] |쓰이|쓰인|사용되|사용된|이용되|이용된|성공했|성공하|실패했|실패하|기여했|기여한|기여하|이바지|힘썼|힘쓰|힘쓴|앞장섰|앞장서|한몫|일조했|그쳤|급급|지장이|몰두했|방해가|유용하|유용한))/,
      (m, line) =>
        PAST.test(line.text.slice(0, m.index)) || isContrasted(line, m.index) ? undefined : ' 데',
    ),
    byPattern(/(?<=(?<![가-힣])(?!되)[가-힣]{1,5}는)대로(?=$|[^가-힣]|만|[는의])/, (m, line) =>
      /되는$/.test(line.text.slice(0, m.index)) ? undefined : apart(m, line),
    ),
    byPattern(new RegExp(`(?<=${L}|${N})대로(?=$|[^가-힣]|만)`), (m, line) => unlessNoun(m, line)),
    byPattern(new RegExp(`(?<=[는던]|${L}|${N})만큼(?=$|[^가-힣]|은|도|만|의|이나)`), (m, line) =>
      unlessNoun(m, line),
    ),
    byPattern(
      new RegExp(
        `(?<=[는던]|${L}|${N})바(?=[를와](?![가-힣])|가 (?:있|없|아니|크|많)|에 (?:따르|의하|대해)|에(?:는|야|야말로)(?![가-힣])|엔(?![가-힣]))`,
      ),
      (m, line) => apart(m, line),
    ),
    byPattern(
      new RegExp(`(?<=${L})데(?=(?:가|도|를|까지|라고는|라면)(?![가-힣])|(?:가|도|라곤)? (?:없|있|많))`),
      (m, line) => apart(m, line),
    ),
    // 배운데가 있다: -ㄴ데 takes no particle
    byPattern(new RegExp(`(?<=${N})데(?=가(?![가-힣]) |를(?![가-힣]))`), (m, line) =>
      isDone(line, m.index) ? apart(m, line) : undefined,
    ),
    // 이기든 지든 간에; 3년 내에
    byPattern(/(?<=[가-힣]든지?)간에(?![가-힣])/, ' 간에'),
    byPattern(
      /(?<=(?:\d|[한두세네일이삼사오육칠팔구십]) ?(?:년|개월|달|주일?|일|시간|분))내(?=에(?![가-힣])|로(?![가-힣]))/,
      ' 내',
    ),
    byPattern(new RegExp(`(?<=[는던]|${L}|${N})듯(?=이(?![가-힣])|(?![가-힣]))`), (m, line) => {
      const stem = runBefore(line, m.index);
      // 만들듯이, 울듯: the ending on a stem in ㄹ; 반듯이, 의젓이: adverbs
      const own = ['듯', '듯이'].some((end) => line.lexicon.tagsOf(stem + end).length > 0);
      return own || line.lexicon.lookup(stem, 'VV') >= 0 || line.lexicon.lookup(stem, 'VA') >= 0
        ? undefined
        : apart(m, line);
    }),
    cited(
      '한글 맞춤법 제42항, 제47항',
      byPattern(new RegExp(`(?<=${L})듯(?=[도만은] ?(?:하|했|한|싶))`), (m, line) => apart(m, line)),
    ),
    byPattern(
      new RegExp(`(?<=${L})거(?=면(?![가-힣])|지[?.]|죠|잖|냐|니[?]|래[?.]|라면|라서|란 |라는|였)`),
      (m, line) => apart(m, line),
    ),
    byPattern(
      new RegExp(
        `(?<=${COUNT}${TIME_UNIT}|(?:\\d|[십백천만]) ?(?:명|개|원|미터|평|쪽|마리))남짓(?=$|[^가-힣]|한|하|의|이|에)`,
      ),
      ' 남짓',
    ),
    byPattern(/(?<=[갔왔봤있했샀]던)데(?=(?:로|서|까지|에서|를)(?![가-힣]))/, ' 데'),
    byPattern(
      new RegExp(
        `(?<=[는던]|${L}|${N})것(?=(?:이|을|은|도|만|까지|과|처럼)?(?:[^가-힣]|$)|이다|입니다|이었)`,
      ),
      (m, line) => {
        const replacement = apart(m, line);
        // nobody defends it: no matter of taste, as others here may be
        return (
          replacement && { begin: m.index, end: m.index + m[0].length, replacement, certainty: 'certain' }
        );
      },
    ),
    byPattern(
      /(?<=(?:아픈|다친|가려운|데인|베인|부은|결린))데(?= (?:먹는|바르는|붙이는|좋은|쓰는|잘 듣는))/,
      ' 데',
    ),
    // 조선 초, 올해 말
    byPattern(
      /(?<=(?<![가-힣])(?:조선|고려|신라|백제|고구려|삼국 시대|이달|올해|내년|작년|지난해|이듬해|다음 달|이번 달|지난달|\d+세기|\d+년대?))(?:초|말)(?=에(?![가-힣])|에는|부터|까지|의(?![가-힣])|이다|$|[ ,.])/,
      (m) => ` ${m[0]}`,
    ),
    // 읽은 책 중에 가장: out of several
    byPattern(/(?<=[가-힣])중(?=에서?(?:도|는)? (?:가장|제일|최고|하나|한 |누가|어느|으뜸))/, (m, line) => {
      const noun = runBefore(line, m.index);
      return line.lexicon.tagsOf(`${noun}중`).length === 0 &&
        line.lexicon.frequencyOf(noun, /^NN[GP]$/) > SELDOM
        ? ' 중'
        : undefined;
    }),
    // 관계자 외, 본인 외
    byPattern(
      /(?<=(?<![가-힣])(?:관계자|직원|회원|당사자|학생|업무|본인|가족|담당자|근무자|환자|주민|수험생))외(?=에(?:는|도)? | (?:출입|접근|사용|이용|금지|입장|열람|주차))/,
      ' 외',
    ),
    // 서울과 부산 간
    byPattern(
      /(?<=(?<![가-힣])[가-힣]{2,6}[와과] [가-힣]{2,6})간(?=의(?![가-힣])|에(?![가-힣])| [가-힣])/,
      (m, line) => {
        const noun = runBefore(line, m.index);
        return line.lexicon.tagsOf(`${noun}간`).length === 0 &&
          line.lexicon.tagsOf(noun).some(({ tag }) => /^NN[GP]$/.test(tag))
          ? ' 간'
          : undefined;
      },
    ),
    cited(
      '한글 맞춤법 제42항, 제45항',
      byPattern(new RegExp(`(?<=${L})겸(?=$|[^가-힣]|해)`), (m, line) => apart(m, line)),
    ),
    byPattern(new RegExp(`(?<=${L})턱이(?= (?:있|없))`), (m, line) => apart(m, line)),
    cited(
      '한글 맞춤법 제47항',
      all(
        byPattern(new RegExp(`(?<=[는던]|${L}|${N})성(?=싶)`), (m, line) =>
          line.options.disableVxSpacing ? undefined : apart(m, line),
        ),
        byPattern(new RegExp(`(?<=(?<![가-힣])[가-힣]{0,5}${L})[만법](?=[하한할함합해했])`), readAsNoun),
      ),
    ),
    cited('한글 맞춤법 제2항', byPattern(/(?<![가-힣])할일(?=이|을|은|도|만|들|과|$|[^가-힣])/, '할 일')),
    byPattern(
      /(?<=난리|전쟁|싸움|장마|피란|피난|소동|소란|혼란|가뭄|흉년|입시|명절)통(?=에(?![가-힣])|이라)/,
      ' 통',
    ),
    byPattern(
      /(?<=농담|명령|훈계|장난|비난|협박|시비|반말|설교|변명)투(?=로(?![가-힣])|의(?![가-힣]))/,
      ' 투',
    ),
    byPattern(/(?<=(?<![가-힣])[내네])거(?=야|예요|에요|라고|라는|란|다(?![가-힣])|니까|를|는|지만)/, ' 거'),
    byPattern(/(?<=살)터울/, ' 터울'),
    byPattern(/(?<=[가-힣]{2})측(?=(?:은|이|의|에|에서|과|도)(?![가-힣])|에서는)/, (m, line) => {
      const noun = runBefore(line, m.index);
      const { lexicon } = line;
      if (lexicon.tagsOf(`${noun}측`).length > 0 || /[관예추실계목]$/.test(noun)) return undefined;
      return lexicon.frequencyOf(noun, /^NN[GP]$/) > SELDOM ? ' 측' : undefined;
    }),
    byPattern(
      /(?<=가족|친구|이웃|동료|국가|남북|여야|한일|한미|한중|양국|부처|기업|대학|지역|세대|계층|집단|개인|회원|학생|사람|회사|나라|민족|자식|남녀|노사|당사자|이해관계자|부서|기관|종족)간(?=에(?![가-힣])|의(?![가-힣])|에[는도](?![가-힣])| (?:협력|교류|갈등|경쟁|무역|관계|격차|협의|대화|회담|분쟁|소통|신뢰))/,
      ' 간',
    ),
  ),
};
