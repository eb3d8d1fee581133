import type { Eojeol } from '../../../analysis/types.js';
import { finished, inflect } from '../../korean/inflect.js';
import {
  askedAs,
  type Predicate,
  rewritten,
  type Statement,
  statements,
  willDo,
} from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

const PAST = /^(?:어제|그저께|엊그제|지난주에|지난달에|지난해에|작년에|어젯밤에)$/;
const FUTURE = /^(?:내일|모레|글피|내년에|내후년에)$/;
const NEXT = /^(?:주에|달에)$/;
/** 내일 아침에: a day and its hour. */
const HOUR = /^(?:아침|저녁|밤|낮|오전|오후|새벽|점심)에?$/;
/** What is done today about another day. */
const ARRANGED =
  /^(?:잡|정하|예약하|예매하|약속하|결정하|결정되|확정하|확정되|미루|끊|계획하|예정되|예고하|예고되|앞두|밀리|걸)$/;

/** Words for the time and the tense of the predicate. */
export const rule: Rule = {
  id: 'tense-agreement',
  title: '시간 표현과 시제의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '때를 나타내는 말과 서술어의 시제가 맞지 않습니다. 지난 일이면 ‘-았/었-’, 앞으로의 일이면 ‘-겠-, -(으)ㄹ 것이다’를 씁니다.',
  examples: [
    { wrong: '나는 내일 학교에 갔다.', right: '나는 내일 학교에 갔다.', asks: '나는 내일 학교에 갈 것이다.' },
    { wrong: '나는 어제 학교에 간다.', right: '나는 어제 학교에 간다.', asks: '나는 어제 학교에 갔다.' },
    { wrong: '어제 비가 올 것이다.', right: '어제 비가 올 것이다.', asks: '어제 비가 왔다.' },
  ],
  silent: [
    '어제 비가 왔다.',
    '내일 학교에 갈 것이다.',
    '내일이 시험이라고 들었다.',
    '어제 산 책을 읽는다.',
    '어제부터 비가 온다.',
    '내일 떠나기로 했다.',
    '내일 회의에서 쓸 자료를 만들었다.',
    '내년 예산이 줄었다.',
    '숙소를 내일 저녁에 예약했다.',
    '어제는 얼마나 힘들었겠니?',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) => {
      const will = willDo(line, statement);
      const time = timeIn(line, statement.eojeols.slice(0, will ? -2 : -1));
      const { predicate } = statement;
      if (!time || ARRANGED.test(predicate.form)) return [];
      // 그리고 다음 주에 … 벌었다: a story has its own next week, and tells it at length
      if (time === 'future' && statement.eojeols.length > 7) return [];
      const past = () => (will ? cameInstead(will, statement) : shouldBePast(predicate));
      const found = time === 'past' ? past() : shouldBeFuture(predicate);
      return found ? [found] : [];
    }),
};

/** The time of the last clause, by the words before its predicate: no other clause may come between them. */
function timeIn(line: LineView, eojeols: readonly Eojeol[]): 'past' | 'future' | undefined {
  const surface = (i: number) => line.text.slice(eojeols[i]?.begin ?? 0, eojeols[i]?.end ?? 0);
  let found: 'past' | 'future' | undefined;
  let from = 0;
  for (let i = 0; i < eojeols.length; i++) {
    const next = surface(i) === '다음' && NEXT.test(surface(i + 1));
    const past = PAST.test(surface(i));
    if (!past && !next && !FUTURE.test(surface(i))) continue;
    if (found) return undefined;
    found = past ? 'past' : 'future';
    from = i + (next ? 2 : 1);
    if (HOUR.test(surface(from))) from++;
    // 내일 회의가 취소됐다: the meeting of tomorrow
    const ofThatDay =
      !past && !surface(from - 1).endsWith('에') && /^NN/.test(eojeols[from]?.morphemes[0]?.tag ?? '');
    if (ofThatDay && !surface(from).endsWith('에')) return undefined;
  }
  const between = eojeols.slice(from).flatMap(({ morphemes }) => morphemes);
  return between.some(({ tag }) => /^(?:EC|EF|ETM|ETN)$/.test(tag)) ? undefined : found;
}

/** 올 것이다 → 왔다. */
function cameInstead(doing: Predicate, { predicate }: Statement): Finding | undefined {
  if (doing.past || !predicate.level) return undefined;
  const replacement = finished(doing, { past: true, level: predicate.level });
  return { begin: doing.span.begin, end: predicate.span.end, replacement, certainty: 'author' };
}

/** 간다 → 갔다, 가겠다 → 갔다. */
function shouldBePast(predicate: Predicate): Finding | undefined {
  if (predicate.past || predicate.tag === 'VCP') return undefined;
  const written = rewritten(predicate, predicate, true);
  return written === undefined ? undefined : askedAs(predicate, written);
}

function shouldBeFuture(predicate: Predicate): Finding | undefined {
  const { past, level, tag } = predicate;
  if (!past || predicate.guess !== undefined || !level || tag === 'VCP') return undefined;
  const will = { plain: '것이다', formal: '것입니다', polite: '거예요', casual: '거야' }[level];
  return askedAs(predicate, `${inflect(predicate, 'ㄹ')} ${will}`);
}
