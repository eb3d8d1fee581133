import { syllablesWith } from '../../../hangul/syllable.js';
import { isAdnominal } from '../../korean/adnominal.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

const L = syllablesWith(['ㄹ']);

/** Phrases that many take for one word, and bound nouns that the letters around them give away. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'spaced-phrases',
  title: '띄어 쓰는 구',
  category: 'SPACING',
  article: '한글 맞춤법 제2항, 제42항, 제43항, 제47항',
  comment:
    '한 단어로 굳지 않은 말은 단어마다 띄어 씁니다. 의존 명사도 앞말과 띄어 씁니다(예: 올 텐데, 갈 데, 그 밖에).',
  reasons: [
    {
      of: /[안못][가-힣]+.*→.*[안못] [가-힣]/,
      comment: '부정을 나타내는 부사는 뒤에 오는 용언과 띄어 씁니다(예: 안 가다, 못 먹다).',
      article: '한글 맞춤법 제2항',
    },
    {
      of: /만.*→.* 만[하한할해했]|만 하/,
      comment:
        '앞말이 가치가 있거나 가능함을 나타내는 ‘만하다’는 한 단어인 보조 용언이므로 앞말과 띄고 그 안은 붙여 씁니다.',
    },
    { of: /→.*만 한/, comment: '앞말과 크기나 정도가 같음을 나타내는 조사 ‘만’ 뒤의 ‘한’은 띄어 씁니다.' },
  ],
  examples: [
    { wrong: '혹시 아시는분 계신가요?', right: '혹시 아시는 분 계신가요?' },
    { wrong: '서서 일하다보면 다리가 붓는다.', right: '서서 일하다 보면 다리가 붓는다.' },
    { wrong: '더이상 참을 수 없다.', right: '더 이상 참을 수 없다.' },
    {
      wrong: '곧 비가 올텐데 우산이 없다.',
      right: '곧 비가 올 텐데 우산이 없다.',
      article: '한글 맞춤법 제42항',
    },
    { wrong: '하루종일 잠만 잤다.', right: '하루 종일 잠만 잤다.', article: '한글 맞춤법 제2항' },
    { wrong: '이밖에도 할 일이 많다.', right: '이 밖에도 할 일이 많다.' },
    { wrong: '참을만 하다.', right: '참을 만하다.', article: '한글 맞춤법 제42항, 제47항' },
    { wrong: '그 말에 놀랄만도 하다.', right: '그 말에 놀랄 만도 하다.' },
    { wrong: '주먹만한 감자를 캤다.', right: '주먹만 한 감자를 캤다.' },
    { wrong: '전세계가 놀랐다.', right: '전 세계가 놀랐다.' },
  ],
  silent: [
    '신분과 성분을 밝혔다.',
    '오늘은 기분이 좋다.',
    '대부분의 사람이 왔다.',
    '하나밖에 없다.',
    '그만한 일로 울지 마라.',
    '믿을 만한 사람이다.',
    '버스 25대가 지나갔다.',
    '공부만 한다.',
    '동생은 형만도 못하다.',
    '말을 아낄수록 좋다.',
    '비가 오는데 간다.',
    '물때를 벗겼다.',
    '일을 실수 없이 마쳤다.',
    '그는 동생 안나와 함께 살았다.',
    '그런 고비를 수없이 넘겼다.',
    '달리 별수가 없다.',
    '그 아이는 말수가 없다.',
    '구설수가 있으니 조심해라.',
    '열대 과일을 샀다.',
    '열병을 앓았다.',
    '흩어진 것을 한군데로 모았다.',
    '형과 아우가 한가지로 게으르다.',
    '전세계약을 맺었다.',
    '지난 겨울은 유난히 추웠다.',
    '주전자에 물을 따라 왔다.',
    '먼저 말을 걸어 왔다.',
    '어느새 나이가 들어 가고 있었다.',
    '크기가 화장실만 한 방이다.',
  ],
  find: citedBy(
    all(
      // edited text joins every fifth 텐데 and 안, and parts every sixth -ㄹ지
      likely(byPattern(new RegExp(`(?<=${L})(?=텐데|테니|테고)`), afterVerb)),
      byPattern(
        new RegExp(`(?<=${L})(?=거다(?![가-힣])|거야|거예요|거에요|거라고|거니까|겁니다|건데|건가)`),
        afterVerb,
      ),
      byPattern(new RegExp(`(?<=${L})(?=수(?:도|가|는|밖에|조차)? ?(?:있|없))`), afterAdnominal),
      byPattern(new RegExp(`(?<=${L} 수(?:도|가|는|밖에|조차)?)(?=[있없])`), (m, line) =>
        afterAdnominal({ ...m, index: line.text.lastIndexOf(' ', m.index) } as RegExpExecArray, line),
      ),
      likely(
        byPattern(new RegExp(`(?<=[가-힣]${L})만 (?=하다|하지|하고|하면|해|했|한(?= )|할)`), (m, line) =>
          morphemesIn(line, m.index - 1, m.index).at(-1)?.tag === 'ETM' ? ' 만' : undefined,
        ),
      ),
      // 화낼 만도 하다: it is worth it, or no wonder
      likely(
        byPattern(new RegExp(`(?<=${L})만(?=도 ?[하한할해했합])`), (m, line) =>
          morphemesIn(line, m.index - 1, m.index).at(-1)?.tag === 'ETM' ? ' 만' : undefined,
        ),
      ),
      // 주먹만 한 감자: as big as; 그만한, 웬만한 are words, 볼만한 has a verb
      likely(
        byPattern(/(?<=(?<![가-힣])(?!이|그|저|요|웬|어지)[가-힣]{1,6})만한(?= [가-힣])/, (m, line) => {
          const before = morphemesIn(line, m.index - 1, m.index).at(-1);
          return before?.tag === 'NNG' && morphemesIn(line, m.index, m.index + 1)[0]?.tag === 'JX'
            ? '만 한'
            : undefined;
        }),
      ),
      byPattern(/(?<=[는은던운])데다(?=가| )/, ' 데다'),
      byPattern(/(?<=[가-힣]뿐만)(?=아니라)/, ' '),
      // 아시는분, 계신분: persons; 신분, 기분 are words
      byPattern(/(?<=[가-힣][는신던한할실])(?=분(?:들|이|은|을|께|의|도|만|이나)*(?![가-힣]))/, (m, line) => {
        const before = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
        return isAdnominal(line.lexicon, before) && line.lexicon.tagsOf(`${before}분`).length === 0
          ? ' '
          : undefined;
      }),
      // 일하다보면: an auxiliary, but none that may stand joined; books join it all the same
      likely(
        byPattern(/(?<=[가-힣]다)(?=보(?:면|니까?)(?![가-힣]))/, (m, line) =>
          morphemesIn(line, m.index - 1, m.index).at(-1)?.tag === 'EC' ? ' ' : undefined,
        ),
      ),
      likely(byPattern(/(?<![가-힣])더(?=이상(?:은|의)?(?![가-힣]))/, '더 ')),
      byPattern(/(?<=(?<![가-힣])맡은)바(?= (?:[가-힣]+ )?(?:책임|임무|일|직무|소임|역할|업무|본분))/, ' 바'),
      byPattern(/(?<=[아하있되없보듣느]는)(?=바[가를와는](?= ))/, ' '),
      likely(byPattern(/(?<=(?<![가-힣])[이그])(?=밖에(?:도|는| 다른| 없는|,))/, ' ')),
      // 안먹었다, 못잤다: 안되다, 못하다 and the like are words of their own
      likely(
        byPattern(
          /(?<=(?<![가-힣])안)(?=먹|갔|간다|했|해[요서도 .?!]|한다|하[고는지](?!무)|왔|온다|봤|좋|잤|샀|썼|맞[아았는]|읽|입[었어]|받[았아]|나[와왔]|그[래랬]|만났|믿|듣|웃|씻|마셨|아[파팠프]|춥|추[워웠]|덥|더[워웠]|바[빠빴쁘]|예[뻐쁘])/,
          ({ index }, line) => (beginsNoun(line, index - 1) ? undefined : ' '),
        ),
      ),
      byPattern(
        /(?<=(?<![가-힣])못)(?=먹|갔|간다|잤|잔다|봤|왔|온다|읽|입[었어]|받[았아]|들었|만났|믿|썼|샀|찾|이[겨기]|참[겠아았])/,
        ({ index }, line) => (beginsNoun(line, index - 1) ? undefined : ' '),
      ),
      likely(
        byPattern(
          new RegExp(
            `(?<=${L}) 지(?=(?:는|도|가|를)? (?:모르|몰|알 |알려|궁금|의문|걱정|고민|결정|확실|불확실))`,
          ),
          '지',
        ),
      ),
      likely(
        byBeginnings(
          table(
            '아침내내→아침 내내,하루내내→하루 내내,여름내내→여름 내내,겨울내내→겨울 내내,일년내내→일 년 내내,한달내내→한 달 내내,정신차리→정신 차리,정신차려→정신 차려,정신차렸→정신 차렸,뭐하나→뭐 하나,하루종일→하루 종일,그다음날→그다음 날,온가족→온 가족,온세상→온 세상,전국민→전 국민,전직원→전 직원,전사원→전 사원,전학년→전 학년,전회원→전 회원,현정부→현 정부,현정권→현 정권,현시점→현 시점,현단계→현 단계,첫번째→첫 번째,두번째→두 번째,세번째→세 번째,네번째→네 번째,다섯번째→다섯 번째,몇번째→몇 번째,몇명→몇 명,몇개→몇 개,몇시→몇 시,몇월→몇 월,몇년→몇 년,몇살→몇 살,두가지→두 가지,세가지→세 가지,여러가지→여러 가지,난리났→난리 났,난리나→난리 나,오래 되→오래되,오래 된→오래된,오래 됐→오래됐',
          ),
        ),
      ),
      // 전세 계약, and 한가지로 "alike", are words of their own
      likely(byPattern(/(?<![가-힣])전세계(?!약)/, '전 세계')),
      likely(byPattern(/(?<![가-힣])한가지(?=[를만씩]|$|[ ,.])/, '한 가지')),
    ),
    articleOf,
  ),
};

/** 텐데, 거야, 수, 데, 바: bound nouns; 참을 만하다: an auxiliary; the rest are words each for itself. */
function articleOf({ begin, end, replacement }: Finding, { text }: LineView): string {
  const next = text.slice(end);
  if (replacement === ' 만') return '한글 맞춤법 제42항, 제47항';
  if (replacement === '지') return '한글 맞춤법 제2항, 제15항';
  if (/^(?:[첫두세네몇]|다섯|여러|한) (?:번째|명|개|시|월|년|살|가지)/.test(replacement))
    return '한글 맞춤법 제2항, 제43항';
  if (replacement === ' 데다' || /^(?:텐|테|거|겁|건|수|바)/.test(next)) return '한글 맞춤법 제42항';
  // 할 수있다: what follows the bound noun
  return /수[가-힣]{0,2}$/.test(text.slice(0, begin)) ? '한글 맞춤법 제2항, 제42항' : '한글 맞춤법 제2항';
}
/** 올텐데, 갈거야; not 물건데, where a noun ends in ㄹ. */
function afterVerb({ index }: RegExpExecArray, { text }: LineView): string | undefined {
  return /(?:^|[^가-힣])[길걸물달살발말칼일글실술쌀별풀돌굴]$/.test(text.slice(0, index)) ? undefined : ' ';
}

/** 안나와 함께: a name and its particle. */
function beginsNoun(line: LineView, at: number): boolean {
  return morphemesIn(line, at, at + 1).some(
    ({ tag, begin, end }) => tag[0] === 'N' && begin === at && end > at + 1,
  );
}

/** 할수 있다, not 실수 없이, 별수 있나, 시행착오를 수없이. */
function afterAdnominal({ index }: RegExpExecArray, line: LineView): string | undefined {
  if (/(?:^|[^가-힣])[별말실일글물술]$/.test(line.text.slice(0, index))) return undefined;
  const before = morphemesIn(line, index - 1, index + 1).find(({ begin }) => begin < index);
  return before && /^[NJM]/.test(before.tag) ? undefined : ' ';
}
