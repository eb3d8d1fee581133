import { CODAS, compose, nucleusOf, onsetOf, syllablesWith } from '../../../hangul/syllable.js';
import { intendedStem } from '../../korean/intended-stem.js';
import { byEndings } from '../../rule/by-endings.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

const L = syllablesWith(['ㄹ']);
/** The endings that begin with -려, and what is said with it: 려고, 려다가, 려 해도; 올려다보다 and 데려다주다 are other words. */
const RYEO =
  '려(?:고|구|면|는|던|야|니까?(?![가-힣])|다가?(?![가-힣])(?! ?(?:보|봐|봤|본|볼|놓|주|줘))|했|하[고는지면다여]| (?:하[고는지면다여던]|했|해도|한다|합니))';
const CLOSED = syllablesWith(CODAS.filter((coda) => coda !== '' && coda !== 'ㄹ'));

/** -(으)려고, -(으)려야 without a ㄹ of their own; -구먼, -구려. */
export const rule: Rule = {
  id: 'ryeogo',
  title: '-(으)려고, -(으)려야, -구먼, -구려',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제17항',
  comment:
    '의도를 나타내는 어미는 ‘-ㄹ려고, -ㄹ라고’나 ‘-ㄹ래야’가 아니라 ‘-(으)려고, -(으)려야’만 표준어입니다.',
  reasons: [
    {
      of: /→.*구먼/,
      comment: '모음이 단순하게 바뀐 형태를 표준어로 삼으므로 어미 ‘-구먼’으로 적습니다.',
      article: '표준어 사정 원칙 제10항',
    },
    {
      of: /→.*구려/,
      comment: '발음이 바뀌어 굳은 형태를 표준어로 삼으므로 어미 ‘-구려’로 적습니다.',
      article: '표준어 사정 원칙 제11항',
    },
  ],
  examples: [
    { wrong: '내년에는 꼭 가 볼려고요.', right: '내년에는 꼭 가 보려고요.' },
    { wrong: '저녁을 먹을려고 나갔다.', right: '저녁을 먹으려고 나갔다.' },
    { wrong: '너를 도울려고 왔다.', right: '너를 도우려고 왔다.' },
    { wrong: '참을래야 참을 수 없다.', right: '참으려야 참을 수 없다.' },
    { wrong: '새 가방을 살려는데 어디가 싸니?', right: '새 가방을 사려는데 어디가 싸니?' },
    { wrong: '일찍 일어날려니 힘들다.', right: '일찍 일어나려니 힘들다.' },
    { wrong: '집에 갈려다가 다시 왔다.', right: '집에 가려다가 다시 왔다.' },
    { wrong: '도와드릴려 해도 싫다고 하신다.', right: '도와드리려 해도 싫다고 하신다.' },
    { wrong: '벌써 다 왔구만.', right: '벌써 다 왔구먼.' },
    { wrong: '날이 참 좋구만 어디 가나?', right: '날이 참 좋구먼 어디 가나?' },
  ],
  silent: [
    '그 이름을 떠올려야 한다.',
    '케이크를 만들려고 한다.',
    '서울에서 살려고 왔다.',
    '삼십구만 원을 냈다.',
    '같이 갈래?',
    '오래 살려면 운동을 해라.',
    '칼을 갈려고 숫돌을 꺼냈다.',
    '보람찬 인생을 살려고 애쓴다.',
    '그는 하늘을 올려다보았다.',
    '이웃과 어울려 하루를 보냈다.',
    '눈물을 흘려도 소용없다.',
    '동생을 데려다주었다.',
    '마당을 쓸려고 비를 들었다.',
    '먹으려고 샀다.',
  ],
  find: citedBy(
    all(
      byPattern(new RegExp(`(?<=${CLOSED})을(?=${RYEO}|라고 (?:하|했|해|한|할|합)|래야)`), (m, line) => {
        const next = line.text[m.index + 1];
        // 먹을라고, 먹을래야
        if (next === '라') return { begin: m.index, end: m.index + 2, replacement: '으려' };
        if (next === '래') return { begin: m.index, end: m.index + 2, replacement: '으려' };
        return '으';
      }),
      // 갈려고, 도울려고, 끝낼려니: where the stem itself has no ㄹ
      byPattern(new RegExp(`(?<![가-힣])([가-힣]{0,4}${L})(?=${RYEO})`), (m, line) =>
        // 떠올려야, 올려 하고: 떠올리다, 올리다
        /^려(?:야| ?[하했해한합])/.test(line.text.slice(m.index + m[0].length)) &&
        line.lexicon.lookup(`${m[1]}리`, 'VV') >= 0
          ? undefined
          : intendedStem(line, m.index, m[1]!),
      ),
      // 갈래야 갈 수: the same verb twice
      byPattern(
        new RegExp(`(?<![가-힣])(?!살|알|놀|울|만들)(${L})래야(?= \\1 수)`),
        (m) => `${open(m[1]!)}려야`,
      ),
      byPattern(new RegExp(`(?<![가-힣])([가-힣]{0,3}${L})래야(?= [가-힣]+ 수)`), (m, line) => {
        const stem = intendedStem(line, m.index, m[1]!);
        return stem === undefined ? undefined : `${stem}려야`;
      }),
      // in dialogue as often as not
      likely(byPattern(/(?<=[가-힣])(?<![일이삼사오육칠팔구십백천만])구만(?=요?[.!?~…])/, '구먼')),
      // 좋구만 나가세: in the middle of what is said
      likely(byEndings('구만', /구만$/, () => '구먼')),
      byPattern(/(?<=[는았었였했시])구료(?=[.!?]|$)/, '구려'),
      byPattern(/(?<=[는았었였했])구면(?=[.!?]|$)/, '구먼'),
    ),
    ({ replacement }) =>
      replacement === '구먼'
        ? '표준어 사정 원칙 제10항'
        : replacement === '구려'
          ? '표준어 사정 원칙 제11항'
          : '표준어 사정 원칙 제17항',
  ),
};

function open(syllable: string): string {
  const code = syllable.charCodeAt(0);
  return compose(onsetOf(code), nucleusOf(code));
}
