import {
  CODAS,
  compose,
  lastCoda,
  nucleusOf,
  onsetOf,
  syllablesWith,
  withCoda,
} from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

const L = syllablesWith(['ㄹ']);
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
    { wrong: '벌써 다 왔구만.', right: '벌써 다 왔구먼.' },
  ],
  silent: [
    '그 이름을 떠올려야 한다.',
    '케이크를 만들려고 한다.',
    '서울에서 살려고 왔다.',
    '삼십구만 원을 냈다.',
    '같이 갈래?',
    '먹으려고 샀다.',
  ],
  find: citedBy(
    all(
      byPattern(
        new RegExp(`(?<=${CLOSED})을(?=려(?:고|면|는|던|야|니|다가|했|하)|라고 (?:하|했|해|한|할|합)|래야)`),
        (m, line) => {
          const next = line.text[m.index + 1];
          // 먹을라고, 먹을래야
          if (next === '라') return { begin: m.index, end: m.index + 2, replacement: '으려' };
          if (next === '래') return { begin: m.index, end: m.index + 2, replacement: '으려' };
          return '으';
        },
      ),
      // 갈려고, 도울려고: where the stem itself has no ㄹ
      byPattern(new RegExp(`(?<![가-힣])([가-힣]{0,3}${L})(?=려(?:고|면|는|던|야))`), (m, line) =>
        // 떠올려야: 떠올리다
        line.text.startsWith('려야', m.index + m[0].length) && line.lexicon.lookup(`${m[1]}리`, 'VV') >= 0
          ? undefined
          : withoutRieul(line, m[1]!),
      ),
      // 갈래야 갈 수: the same verb twice
      byPattern(
        new RegExp(`(?<![가-힣])(?!살|알|놀|울|만들)(${L})래야(?= \\1 수)`),
        (m) => `${open(m[1]!)}려야`,
      ),
      byPattern(new RegExp(`(?<![가-힣])([가-힣]{0,3}${L})래야(?= [가-힣]+ 수)`), (m, line) => {
        const stem = withoutRieul(line, m[1]!);
        return stem === undefined ? undefined : `${stem}려야`;
      }),
      // in dialogue as often as not
      likely(byPattern(/(?<=[가-힣])(?<![일이삼사오육칠팔구십백천만])구만(?=요?[.!?~…])/, '구먼')),
      byPattern(/(?<=[는았었였했시])구료(?=[.!?]|$)/, '구려'),
      byPattern(/(?<=[는았었였했])구면(?=[.!?]|$)/, '구먼'),
      // 집에 갈려고: a place, so that it is 가다 and not 갈다
      byPattern(/(?<=[가-힣](?:에|로|러) )갈(?=려(?:고|면|던))/, '가'),
      // 가 볼려고: the auxiliary, though 볼다 is in the dictionary
      byPattern(/(?<=(?:[아어여해와워봐가나]|[가-힣]려) )볼(?=려(?:고|면|는|던))/, '보'),
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

/** 갈 → 가, 도울 → 도우; nothing where the stem may end in ㄹ (살, 만들). */
function withoutRieul({ lexicon }: LineView, text: string): string | undefined {
  if (lastCoda(text) !== 'ㄹ') return undefined;
  const isVerb = (stem: string) => lexicon.lookup(stem, 'VV') >= 0 || lexicon.lookup(stem, 'VX') >= 0;
  if (isVerb(text) || lexicon.lookup(text, 'VA') >= 0) return undefined;
  const open = withCoda(text, '');
  const bieup = /우$/.test(open) ? withBieup(open.slice(0, -1)) : '';
  return isVerb(open) || /[하되]$/.test(open) || (bieup !== '' && isVerb(bieup)) ? open : undefined;
}

function withBieup(stem: string): string {
  return lastCoda(stem) === '' ? withCoda(stem, 'ㅂ') : '';
}
