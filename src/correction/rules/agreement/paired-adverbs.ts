import type { Eojeol } from '../../../analysis/types.js';
import { finished, inflect, inPast, type Stem, withVowel } from '../../korean/inflect.js';
import {
  askedAs,
  type Predicate,
  predicateOf,
  rewritten,
  type Statement,
  statements,
} from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** An adverb, what it waits for later in the sentence, and how its author may have meant to go on. */
interface Pair {
  adverb: RegExp;
  partner: RegExp;
  /** It goes with its own clause: what a longer sentence ends with is about something else. */
  oneClause?: boolean;
  mend?(line: LineView, statement: Statement, from: number): Finding | undefined;
}

const PAIRS: readonly Pair[] = [
  {
    adverb: /만약에?|만일에?/,
    partner:
      /면|거든|더라도|라도|경우|든지|시에|을지|때에|대비|담보|[라다]손|다 치|다고 하|라고 하|상황|사태/,
    mend: (line, statement, from) => joined(line, statement, from, () => '면'),
  },
  {
    adverb: /비록/,
    partner:
      /지라도|더라도|라도|지만|[아어여해워와려겨쳐져켜러라춰줘]도|데도|나[ ,]|건만|망정|지언정|기로|다고|다 해|채/,
    mend: (line, statement, from) =>
      joined(line, statement, from, (ending) => (/면$/.test(ending) ? '더라도' : '지만')),
  },
  {
    adverb: /아무리/,
    partner:
      /도(?![가-힣])|더라도|라도|지언정|망정|들(?![가-힣])|기로|봤자|다고|라고|다지만|여도|래도|손 |치고|해도|리 /,
    mend: (line, statement, from) => joined(line, statement, from, () => '더라도'),
  },
  {
    adverb: /설마/,
    partner: /까|니\?|냐|겠|지는?요?\?|리 없|리가|는 건 아니|은 건 아니|려고|라고|려나|몰랐|모르|상상|\?/,
    mend: (_line, { predicate }) => guess(predicate),
  },
  {
    adverb: /마치/,
    partner:
      /처럼|같|듯|인 양|는 양|양 |만큼|비슷|닮|연상|방불|형국|형상|꼴|모양|격이|마냥|흡사|착각|라도|마찬가지/,
    mend: (line, { eojeols, predicate }) =>
      predicate.tag === 'VCP' && predicate.before !== ''
        ? likened(predicate, { form: '같', tag: 'VA', before: `${predicate.before} ` })
        : felt(line, eojeols),
  },
  {
    adverb: /왜냐하면|왜냐면/,
    partner: /때문|니까|거든|므로|까닭|이유|서이다|서입니다|서다|서였|데서|덕/,
    mend: (_line, { predicate }) => reason(predicate),
  },
  {
    adverb: /모름지기/,
    partner: /야 |야지|법이|마땅|[라자][.!]|것이다|것입니다|도리|당연/,
    mend: (_line, { predicate }) =>
      predicate.past || predicate.guess !== undefined
        ? undefined
        : likened(predicate, { form: '하', tag: 'VV', before: `${withVowel(predicate)}야 ` }),
  },
  { adverb: /하물며/, partner: /랴|까|[는은인던]가|지[.!?요]|오죽|더[욱하할한]|말할|\?/ },
  {
    adverb: /아마도?/,
    oneClause: true,
    partner:
      /[가-힣] 것|겠|걸|까[?.!요]|지[.?!요]|듯|모르|거[야다예]|게[다야]|겁니다|싶|보[다이]|추[측정]|같|터[이다]|테/,
    mend: (_line, { predicate }) =>
      predicate.past && predicate.level && predicate.level !== 'casual'
        ? askedAs(
            predicate,
            `${inPast(predicate)}을 ${{ plain: '것이다', formal: '것입니다', polite: '거예요' }[predicate.level]}`,
          )
        : undefined,
  },
  {
    adverb: /부디/,
    partner:
      /세요|셔요|십시|소서|[가-힣]라(?:고|는|며)?[ .!]|주[길시오]|바라|바랍|바란|빌|빈다|빕니|기를|길[ .]|자[.!]|게[.!나]|렴|려무나|면|야 |야지|다오|달라|부탁|원하|[발기축소]원|기도|오[.!]/,
    mend: (_line, { predicate }) =>
      predicate.tag === 'VCP'
        ? undefined
        : likened(predicate, { form: '바라', tag: 'VV', before: `${inflect(predicate, '기')}를 ` }, false),
  },
];

export const rule: Rule = {
  id: 'paired-adverbs',
  title: '짝을 이루는 부사의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '부사에는 짝이 되는 말이 뒤에 옵니다(예: 만약 …면, 비록 …지만, 설마 …까, 마치 …처럼, 왜냐하면 … 때문이다, 모름지기 …어야 한다, 아마 …것이다, 아무리 …어도). 짝이 없으면 문장을 다시 살펴보세요.',
  examples: [
    {
      wrong: '만약 비가 오고 소풍을 미룬다.',
      right: '만약 비가 오고 소풍을 미룬다.',
      asks: '만약 비가 오면 소풍을 미룬다.',
    },
    {
      wrong: '비록 방은 좁고 볕이 잘 든다.',
      right: '비록 방은 좁고 볕이 잘 든다.',
      asks: '비록 방은 좁지만 볕이 잘 든다.',
    },
    {
      wrong: '왜냐하면 어제 잠을 못 잤다.',
      right: '왜냐하면 어제 잠을 못 잤다.',
      asks: '왜냐하면 어제 잠을 못 잤기 때문이다.',
    },
    {
      wrong: '아마 그는 어제 떠났다.',
      right: '아마 그는 어제 떠났다.',
      asks: '아마 그는 어제 떠났을 것이다.',
    },
    { wrong: '설마 오늘 비가 온다.', right: '설마 오늘 비가 온다.', asks: '설마 오늘 비가 올까?' },
    {
      wrong: '마치 하늘을 나는 기분을 느꼈다.',
      right: '마치 하늘을 나는 기분을 느꼈다.',
      asks: '마치 하늘을 나는 듯한 기분을 느꼈다.',
    },
  ],
  silent: [
    '만약 비가 오면 소풍을 미룬다.',
    '만약을 대비해 우산을 챙겼다.',
    '비록 가난하지만 행복하다.',
    '비록 작은 힘일지언정 보태겠다.',
    '설마 그가 왔을까?',
    '왜냐하면 잠을 못 잤기 때문이다.',
    '마치 새처럼 가볍다.',
    '아마 내일은 비가 올 것이다.',
    '아마 바둑 대회에 나갔다.',
    '그 골짜기는 마치 엎어 놓은 바가지 형국이다.',
    '부디 건강하세요.',
    '부디 좋은 곳으로 가시기를 기원합니다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) =>
      PAIRS.flatMap((pair) => {
        const from = adverbIn(line, statement, pair.adverb);
        if (from === undefined) return [];
        const adverb = statement.eojeols[from]!;
        const rest = statement.text.slice(adverb.end - statement.begin);
        if (pair.partner.test(rest) || (pair.oneClause && /,|(?: \S+){9}/.test(rest))) return [];
        // Without its partner the adverb may be left out, too; which of the two is meant the author knows.
        const dropped: Finding = {
          begin: adverb.begin,
          end: adverb.end + 1,
          replacement: '',
          certainty: 'author',
        };
        return [pair.mend?.(line, statement, from) ?? dropped];
      }),
    ),
};

/** The adverb itself, and not 아마 of 아마 바둑. */
function adverbIn(line: LineView, { eojeols }: Statement, adverb: RegExp): number | undefined {
  const whole = new RegExp(`^(?:${adverb.source})$`);
  const at = eojeols.findIndex(
    ({ begin, end, morphemes }) =>
      whole.test(line.text.slice(begin, end)) &&
      (/^MA/.test(morphemes[0]!.tag) || /^만[약일]/.test(morphemes[0]!.form)),
  );
  if (at < 0 || at === eojeols.length - 1) return undefined;
  const next = eojeols[at + 1]!;
  const bare = /^아마$/.test(adverb.source.replace('도?', '')) && /^NNG$/.test(next.morphemes.at(-1)!.tag);
  return bare &&
    /^(?:바둑|추어|야구|축구|선수|골프|복싱|권투|대회)$/.test(line.text.slice(next.begin, next.end))
    ? undefined
    : at;
}

/** The clause behind the adverb is only set beside the next one: its ending may have been meant otherwise. */
function joined(
  line: LineView,
  { eojeols }: Statement,
  from: number,
  right: (ending: string) => '면' | '지만' | '더라도',
): Finding | undefined {
  for (const eojeol of eojeols.slice(from + 1, -1) as Eojeol[]) {
    const clause = predicateOf(line, eojeol);
    if (clause?.ending.tag !== 'EC' || !/^(?:고|[아어]서|으?며|으?면)$/.test(clause.ending.form)) continue;
    // 보고 싶다: no clause of its own
    const next = eojeols[eojeols.indexOf(eojeol) + 1]!.morphemes[0]!;
    if (next.tag === 'VX') continue;
    const ending = right(clause.ending.form);
    const written = clause.past
      ? `${inPast(clause)}${ending === '면' ? '으면' : ending}`
      : inflect(clause, ending);
    return askedAs(clause, written);
  }
  return undefined;
}

/** 나는 기분 → 나는 듯한 기분. */
function felt({ text }: LineView, eojeols: readonly Eojeol[]): Finding | undefined {
  const at = eojeols.findIndex(
    ({ morphemes }, i) =>
      morphemes.at(-1)!.tag === 'ETM' &&
      /^(?:기분|느낌|모습|생각|광경)$/.test(eojeols[i + 1]?.morphemes[0]?.form ?? ''),
  );
  if (at < 0) return undefined;
  const { begin, end } = eojeols[at]!;
  return { begin, end, replacement: `${text.slice(begin, end)} 듯한`, certainty: 'author' };
}

/** 했다 → 했을까, with the mark of a question. */
function guess(predicate: Predicate): Finding {
  const { begin, end } = predicate.span;
  const written = predicate.past ? `${inPast(predicate)}을까?` : `${inflect(predicate, 'ㄹ')}까?`;
  return { begin, end: end + 1, replacement: written, certainty: 'author' };
}

function reason(predicate: Predicate): Finding | undefined {
  if (predicate.guess !== undefined || !predicate.level) return undefined;
  const cause = predicate.past ? `${inPast(predicate)}기` : inflect(predicate, '기');
  const copula: Stem = { form: '이', tag: 'VCP', before: `${cause} 때문` };
  return askedAs(predicate, finished(copula, { past: false, level: predicate.level }));
}

function likened(predicate: Predicate, stem: Stem, past = predicate.past): Finding | undefined {
  const written = rewritten(predicate, stem, past);
  return written === undefined ? undefined : askedAs(predicate, written);
}
