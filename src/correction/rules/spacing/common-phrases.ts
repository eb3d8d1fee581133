import { SELDOM } from '../../korean/commonness.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What something becomes or does not, so that 되다 is meant and 안 denies it. */
const BECOMING = '(?:말|도움|이해|납득|상상|용납|방해|위로|이득|핑계|변명|자랑|보탬|참고)';
/** How long or how many; 이 일이 안되다, 두 분이 안됐다 count nothing. */
const SPAN = [
  '\\d+ ?(?:년|개월|달|주|일|시간|분|초|명|살|퍼센트|%)',
  '[한두세네몇] ?(?:달|해|시간|주|살)',
  '[일이삼사오육칠팔구십]+ ?(?:년|개월)',
  '[이삼사오]?십[일이삼사오육칠팔구]? ?(?:일|분|초|명)',
  '하루|이틀|사흘|일주일|열흘|보름|얼마',
].join('|');

/** Two words that look like one: 다음 주, 한 번에, 안 되다 behind a condition. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'parted-phrases',
  title: '한 단어가 아닌 말',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment: '한 단어로 굳지 않은 말은 단어마다 띄어 씁니다(예: 다음 주, 이번 달, 헌 옷, 맨 먼저).',
  reasons: [
    { of: /→.*안 [가-힣]/, comment: '부사 ‘안’은 뒤에 오는 용언과 띄어 씁니다.' },
    {
      of: /한 번.*→.*한번/,
      comment:
        '시험 삼아, 또는 지난 어느 때를 뜻하는 ‘한번’은 한 단어이므로 붙여 씁니다. 횟수를 뜻하면 띄어 씁니다.',
    },
    {
      of: /한번.*→.*한 번/,
      comment: '횟수를 뜻하는 ‘번’은 단위를 나타내는 명사이므로 ‘한 번’으로 띄어 씁니다.',
      article: '한글 맞춤법 제2항, 제43항',
    },
    {
      of: /→.*다음 날/,
      comment:
        '어떤 날의 바로 뒤의 날은 한 단어가 아니므로 ‘다음 날’로 띄어 씁니다. 한 단어 ‘다음날’은 정해지지 않은 미래의 날을 뜻합니다.',
    },
    { of: /→.* 같[은이]/, comment: '‘같은’은 형용사 ‘같다’의 활용형이므로 앞말과 띄어 씁니다.' },
  ],
  examples: [
    { wrong: '한 번은 이런 일이 있었다.', right: '한번은 이런 일이 있었다.' },
    { wrong: '다음주에 만나자.', right: '다음 주에 만나자.' },
    { wrong: '다음날 아침에 비가 그쳤다.', right: '다음 날 아침에 비가 그쳤다.' },
    { wrong: '여기서 뛰면 안된다.', right: '여기서 뛰면 안 된다.' },
    { wrong: '산 지 한 달도 안되서 고장 났다.', right: '산 지 한 달도 안 돼서 고장 났다.' },
    { wrong: '다 읽고 난후에 돌려줘.', right: '다 읽고 난 후에 돌려줘.' },
    { wrong: '그 옷은 마음에 안든다.', right: '그 옷은 마음에 안 든다.' },
    { wrong: '한번에 다 옮겼다.', right: '한 번에 다 옮겼다.', article: '한글 맞춤법 제2항, 제43항' },
    { wrong: '그는 한번도 늦지 않았다.', right: '그는 한 번도 늦지 않았다.' },
    { wrong: '일주일에 한번 청소를 한다.', right: '일주일에 한 번 청소를 한다.' },
    { wrong: '너같은 친구는 처음이다.', right: '너 같은 친구는 처음이다.' },
    { wrong: '맨처음 온 사람은 나다.', right: '맨 처음 온 사람은 나다.' },
    { wrong: '아무 말없이 떠났다.', right: '아무 말 없이 떠났다.' },
    { wrong: '제가 한 번 해 볼게요.', right: '제가 한번 해 볼게요.' },
  ],
  silent: [
    '한 번은 지고 두 번은 이긴 일이 있었다.',
    '다음날 언젠가 만나자.',
    '일이 잘 안돼서 속상하다.',
    '이 일이 안되면 저 일을 하자.',
    '두 분이 참 안됐다.',
    '한번 해 보자.',
    '그곳에 한 번 가 본 적이 있다.',
    '딱 한 번만 더 해 보자.',
    '지난주에 갔다.',
    '말없이 떠났다.',
    '꿈같은 이야기이다.',
    '한결같은 마음이다.',
    '본회의가 열렸다.',
    '한번은 그런 일도 있었다.',
  ],
  find: citedBy(
    all(
      likely(
        byBeginnings(
          table(
            '다음주→다음 주,이번주→이번 주,다음달→다음 달,이번달→이번 달,저번주→저번 주,저번달→저번 달,이번학기→이번 학기,다음학기→다음 학기,다음해→다음 해,헌옷→헌 옷',
          ),
        ),
      ),
      likely(
        byPattern(
          /(?<![가-힣])(?:그 ?)?다음날(?= (?:아침|새벽|오전|오후|저녁|밤|점심|낮|일찍|바로|해가)|이 (?:되|밝|오자)|에야(?![가-힣])|도 )/,
          (m) => m[0].replace('날', ' 날'),
        ),
      ),
      // edited text joins 안된다 in nearly every second place
      likely(byPattern(/(?<=(?:[가-힣]면|[아어해]서는|[아어해]선) )안(?=되|된|될|돼|됐|됩)/, '안 ')),
      // 도움이 안 되다, 한 달도 안 되다: it does not become so, or so long; 장사가 안되다 goes badly
      likely(
        byPattern(
          new RegExp(
            `(?<=(?<![가-힣])(?:${BECOMING}[이가은는도]?|(?:${SPAN})[이도]?(?: 채)?) )안(?=되|된|될|돼|됐|됩)`,
          ),
          '안 ',
        ),
      ),
      byPattern(/(?<=(?<![가-힣])(?:마음|맘|눈|성)에 )안(?=들|든|듭|드는|차|찬)/, '안 '),
      byPattern(/(?<=[가-힣]고 난)(?=[후뒤](?:에|로|부터| )(?![가-힣]))/, ' '),
      byPattern(/(?<![가-힣])(척척|뚝딱|거뜬히|너끈히)(?=해[내냈낸])/, '$1 '),
      byPattern(/(?<![가-힣])한번에(?![가-힣])/, '한 번에'),
      // counted one after the other
      byPattern(/(?<![가-힣])한번(?=,? 두 ?번)/, '한 번'),
      byPattern(/(?<=(?<![가-힣])두 ?번,? )세번(?![가-힣])/, '세 번'),
      // once upon a time; 한 번은 지고 한 번은 이겼다 counts
      byPattern(
        /(?<=^|[.?!] |[-*>] |["“‘'(*])한 번은(?= [^.?!]*(?:일이 있었|적이 있|일도 있었))/,
        (m, { text }) => (/번은/.test(text.slice(m.index + 4)) ? undefined : '한번은'),
      ),
      // 너같은, 거짓말같은: 꿈같다, 불같다 and the like are words
      likely(
        byPattern(/(?<=(?<![가-힣])[가-힣]{1,5})같은(?= [가-힣])/, (m, { lexicon, text }) => {
          const noun = /[가-힣]+$/.exec(text.slice(0, m.index))![0];
          const known = lexicon.lookup(`${noun}같`, 'VA') >= 0;
          return !known && lexicon.frequencyOf(noun, /^(?:NN[GP]|NP)$/) > SELDOM ? ' 같은' : undefined;
        }),
      ),
      byPattern(/(?<=더할 )나위(?=없)/, '나위 '),
      // how often: 한 번도, 일주일에 한 번
      byPattern(
        /(?<![가-힣])한번(?=도(?![가-힣]) (?:[가-힣]+ ){0,4}(?:[가-힣]*지 )?(?:않|못|없|안 |아니))/,
        '한 번',
      ),
      byPattern(
        /(?<=(?:하루|이틀|사흘|일주일|한 주|한 달|두 달|보름|한 해|일 년|[일이삼사오육칠팔구십\d] ?(?:년|일|주|개월|시간|분)|시간)에 (?:딱 |꼭 |단 |겨우 )?)([한두세네])번(?=$|[^가-힣]|[씩은만이정도])/,
        '$1 번',
      ),
      byPattern(/(?<=(?<![가-힣])(?:단|딱|오직|겨우) )([한두세])번(?=[만의으도뿐]|$|[ .,])/, '$1 번'),
      byPattern(
        /(?<![가-힣])맨(?=(?:처음|먼저|나중|꼭대기|위쪽|아래쪽|앞줄|뒷줄|가장자리)(?:[에은의으]|부터|$|[^가-힣]))/,
        '맨 ',
      ),
      // 본 사건: the one in question
      byPattern(
        /(?<![가-힣])본(?=(?:사건|협회|제도|공고|논문|위원회|약관|대회|기관|재단|강의|사업|연구소|연구원|학회|계약서|안내문|조항|상품)(?:[은는이가을를의에와과]|에서|으로|$|[^가-힣]))/,
        (m, { lexicon, text }) =>
          lexicon.isHeadword(
            /^[가-힣]+?(?=[은는이가을를의에와과]?(?:[^가-힣]|$))/.exec(text.slice(m.index))?.[0] ?? '',
          )
            ? undefined
            : '본 ',
      ),
      // 아무런 관계 없이: what modifies the noun keeps it a noun
      byPattern(
        /(?<=(?<![가-힣])(?:아무런|아무|별|별다른|어떤|특별한|큰|다른|그) )(관계|상관|말|이유|문제|소리|의미|힘|쓸모|거리낌|변함|준비|소식)(?=없(?:이|는|다|었|어|고|을))/,
        '$1 ',
      ),
      // trying something; a count says so (딱, 더, 만)
      byPattern(
        /(?<=(?<!(?:딱|꼭|다시|또|(?<![가-힣])단|오직|하루에|일주일에|한 달에|년에) )(?<![가-힣]))한 번(?= (?:[가-힣]+[을를] )?[가-힣]*(?:해|먹어|가|와|들어|읽어|입어|만나|생각해|써|타|믿어|들려) ?(?:보자|볼게|보세요|봐라|볼까|보겠|봐요|보시죠|보십시오|봅시다))/,
        '한번',
      ),
      byPattern(
        /(?<=(?:님|선생|참판|할머니|할아버지|교수|사장|큰아버지|작은아버지|고모|이모|삼촌))댁(?=에|의(?![가-힣])|을|으로|이 )/,
        ' 댁',
      ),
      // 무슨 생각 하니: what is asked for is the noun
      byPattern(
        /(?<=(?<![가-힣])무슨 [가-힣]{2,3})(?=하듯|하니|하냐|하세|하는 거|하고 있|해(?=[?.!]|요))/,
        (m, line) =>
          line.lexicon.lookup(/[가-힣]+$/.exec(line.text.slice(0, m.index))![0], 'NNG') >= 0
            ? ' '
            : undefined,
      ),
      byPattern(/(?<![가-힣])귀(?=회사(?:의|는|에|가))/, '귀 '),
    ),
    // 한 번: something is counted, or it is not
    ({ replacement }) => (/^[한두세네] ?번/.test(replacement) ? '한글 맞춤법 제2항, 제43항' : undefined),
  ),
};
