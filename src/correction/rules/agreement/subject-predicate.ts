import type { Eojeol } from '../../../analysis/types.js';
import { has, lastWord } from '../../korean/eojeol-parts.js';
import { type FinalClause, finalClause } from '../../korean/final-clause.js';
import { finished, inflect, inPast, type Level } from '../../korean/inflect.js';
import { askedAs, type Predicate, predicateOf, type Statement, statements } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/**
 * Nouns that wait for a noun: what they are is said by 것이다, 점이다 or 때문이다. A clause that is full without them has no
 * place for them: 장점은 값이 싸다, 목적은 불편을 줄인다; 장점은 많다, 목적은 달성했다 have.
 */
const KINDS: ReadonlyArray<{ nouns: RegExp; full(clause: FinalClause): boolean; cause?: true }> = [
  {
    nouns: /^(?:장점|단점|특징|특색|강점|약점|문제점|매력|자랑|한계|비결|차이점|공통점|문제)$/,
    full: (clause) => hasSubject(clause) || (isDoneBySomebody(clause) && clause.object !== undefined),
  },
  {
    nouns: /^(?:이유|원인|까닭|계기|근거)$/,
    full: (clause) => hasSubject(clause) || clause.object !== undefined || isWish(clause),
    cause: true,
  },
  {
    nouns: /^(?:목적|목표|꿈|소원|소망|희망|바람|포부|다짐|각오|계획|취지|말씀|방침)$/,
    full: (clause) => isWish(clause) || (clause.object !== undefined && !SHOWS.test(clause.form)),
  },
  {
    nouns: /^(?:취미|버릇|습관|일과|특기)$/,
    full: (clause) => clause.object !== undefined || isWish(clause),
  },
  {
    nouns: /^(?:생각|주장|의견|결론|원칙|핵심|요지|주제|교훈|신념|과제|임무|관건|요점)$/,
    full: (clause) =>
      (clause.modal || clause.wished || /결정하$/.test(clause.form)) &&
      (clause.object !== undefined || hasSubject(clause) || isWish(clause)),
  },
];
/** 다행스러운 것은, 명심해야 할 점은: what is said of a fact, and not of a thing that costs or weighs something. */
const FACT = /^(?:것|점|사실|일|말씀|말)$/;
const JUDGED =
  /(?:중요|분명|확실|놀라|다행|안타까|아쉬|특이|특별|흥미로|신기|슬픈|심각|답답|이상한|고마|시급|명심|유의|기억|강조|걱정|우려|불행|당연|무서|주의|바라|원하|바람직|주목|드리고 싶|하고 싶|재미있|웃긴|부러|서운)/;
/** What is said about the noun itself, though with a subject: 문제점은 수가 많다, 원인은 조사가 끝나지 않았다. */
const ABOUT =
  /^(?:수|종류|가지|정도|폭|범위|예|설|조사|수사|연구|의견|견해|해석|논란|설명|추측|가설|분석|논의|이름|내용|의미|가치)$/;
/** What a purpose or a plan itself does. */
const SHOWS =
  /^(?:보이|보여주|나타내|뜻하|의미하|담|포함하|이루|달성하|갖|가지|지니|띠|반영하|벗어나|바꾸|넘|주|얻|받|낳|두|하)$/;
const SAID_OF_ITSELF =
  /^(?:있|없|같|다르|많|적|비슷하|이렇|그렇|어떻|분명하|뚜렷하|명확하|다양하|중요하|간단하|필요하|여러|크|작)$/;
const INTRANSITIVE =
  /^(?:되|걸리|들|나|늘|줄|오|가|끓|살|살아가|숨|자라|떨어지|오르|내리|생기|죽|앉|자|피|지|끝나|일어나|계시|지내|다니|뛰|웃|울|서|돌아가|돌아오|올라가|내려가|들어가|들어오|나오|나가|사라지|늘어나|줄어들|높아지|낮아지|커지|증가하|감소하|발생하|존재하|도착하|성장하|실패하|성공하|출발하|부족하|일하|살아남|이기|굳|녹|얼|타|마르|막히|열리|닫히|풀리|잘리|팔리|끊기)$|되$|지$/;

/** 내 꿈은 의사가 되고 싶다: what the subject is must be said by a noun. */
export const rule: Rule = {
  id: 'subject-predicate',
  title: '주어와 서술어의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '주어가 무엇인지 밝히는 문장은 그에 맞는 서술어로 맺습니다(예: 꿈은 …것이다, 장점은 …점이다, 이유는 …때문이다).',
  examples: [
    {
      wrong: '내 꿈은 의사가 되고 싶다.',
      right: '내 꿈은 의사가 되고 싶다.',
      asks: '내 꿈은 의사가 되는 것이다.',
    },
    {
      wrong: '내가 늦은 이유는 버스를 놓쳤다.',
      right: '내가 늦은 이유는 버스를 놓쳤다.',
      asks: '내가 늦은 이유는 버스를 놓쳤기 때문이다.',
    },
    {
      wrong: '이번 조사의 목적은 무엇이 불편한지 파악한다.',
      right: '이번 조사의 목적은 무엇이 불편한지 파악한다.',
      asks: '이번 조사의 목적은 무엇이 불편한지 파악한다는 것이다.',
    },
    {
      wrong: '이 가방의 장점은 튼튼하고 오래 쓸 수 있다.',
      right: '이 가방의 장점은 튼튼하고 오래 쓸 수 있다.',
      asks: '이 가방의 장점은 튼튼하고 오래 쓸 수 있다는 것이다.',
    },
    {
      wrong: '다행스러운 것은 다친 사람이 없었다.',
      right: '다행스러운 것은 다친 사람이 없었다.',
      asks: '다행스러운 것은 다친 사람이 없었다는 것이다.',
    },
    {
      wrong: '이 기계의 단점은 소리가 시끄럽다.',
      right: '이 기계의 단점은 소리가 시끄럽다.',
      asks: '이 기계의 단점은 소리가 시끄럽다는 것이다.',
    },
  ],
  silent: [
    '내 꿈은 의사가 되는 것이다.',
    '내가 늦은 이유는 버스를 놓쳤기 때문이다.',
    '내 꿈은 크다.',
    '이 계획은 잘 진행되고 있다.',
    '사고의 원인은 아직 밝혀지지 않았다.',
    '그 이유는 나중에 설명했다.',
    '그가 떠난 까닭은 가난 때문이었다.',
    '이 옷의 장점은 많다.',
    '중요한 것은 아니지만 값이 비쌌다.',
    '그 계획은 비가 와서 취소했다.',
    '이 옷의 장점은 가볍고 단점은 비싸다.',
    '내 취미는 계절이 바뀔 때마다 달라진다.',
    '이 일의 취지는 좋지만 돈이 부족하다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) => {
      const found = unnamed(line, statement);
      return found ? [found] : [];
    }),
};

function unnamed(line: LineView, statement: Statement): Finding | undefined {
  const { eojeols, predicate } = statement;
  if (predicate.tag === 'VCP' || !predicate.level) return undefined;
  for (let i = 0; i < eojeols.length - 1; i++) {
    const noun = topicAt(eojeols[i]!);
    if (!noun) continue;
    const fact = FACT.test(noun) && isJudged(line, eojeols, i);
    const kind = fact
      ? undefined
      : isRelated(eojeols, i)
        ? KINDS.find(({ nouns }) => nouns.test(noun))
        : undefined;
    if (!fact && !kind) continue;
    if (eojeols.slice(i + 1).some(turns)) return undefined;
    const clause = finalClause(statement, i);
    // 장점은 가볍고 단점은 비싸다: the next of its kind
    if (KINDS.some(({ nouns }) => nouns.test(clause?.subject?.form ?? ''))) return undefined;
    if (
      !clause ||
      !(kind
        ? kind.full(clause) || isListed(kind.nouns, clause, eojeols.slice(i + 1, -1))
        : isFullFact(clause))
    )
      return undefined;
    if (kind?.cause && !clause.wished) return ofKind(predicate, `${asReason(predicate)}기 때문`);
    return wish(line, eojeols.slice(i + 1, -1), predicate) ?? ofKind(predicate, `${asPlain(predicate)}는 것`);
  }
  return undefined;
}

/** The noun of a topic: 장점은. */
function topicAt({ morphemes }: Eojeol): string | undefined {
  const [noun, particle] = morphemes.slice(-2);
  return particle?.tag === 'JX' && /^[은는]$/.test(particle.form) && /^N/.test(noun?.tag ?? '')
    ? noun!.form
    : undefined;
}

/** 이 제품의 장점, 내가 온 이유, 제 꿈; 그 이유 was told before, and something is said about it. */
function isRelated(eojeols: readonly Eojeol[], i: number): boolean {
  const before = i > 0 ? eojeols[i - 1]! : undefined;
  if (eojeols[i]!.morphemes.some(({ tag }) => tag === 'JKG')) return true;
  if (!before) return /^(?:문제점|장점|단점|특징|이유|문제)$/.test(eojeols[0]!.morphemes[0]!.form);
  const last = lastWord(before);
  if (last?.tag === 'ETM') return true;
  return last?.tag === 'JKG' || (last?.tag === 'NP' && /^(?:우리|저희)$/.test(last.form));
}

/** 취지는 좋지만 …, 주장은 옳으므로 …: it has had its predicate, and the sentence goes on to something else. */
function turns(eojeol: Eojeol): boolean {
  const last = lastWord(eojeol);
  return (
    last?.tag === 'EC' && (/(?:지만|므로|나|데|니|니까|며|면서)$/.test(last.form) || has(eojeol, /^SP$/))
  );
}

/** The words that judge it stand right before it. */
function isJudged({ text }: LineView, eojeols: readonly Eojeol[], i: number): boolean {
  const first = eojeols[Math.max(0, i - 2)]!;
  return (
    i > 0 &&
    lastWord(eojeols[i - 1]!)?.tag === 'ETM' &&
    JUDGED.test(text.slice(first.begin, eojeols[i]!.begin))
  );
}

function isFullFact(clause: FinalClause): boolean {
  if (clause.subject && /^[있없]$/.test(clause.form))
    return !ABOUT.test(clause.subject.form) && clause.subject.tag !== 'NNB';
  return hasSubject(clause) || isWish(clause) || (clause.modal && clause.object !== undefined);
}

/** 값이 싸다, 운전자가 앞을 보지 않았다: neither the subject nor the object is missing. */
function hasSubject(clause: FinalClause): boolean {
  const { subject, object } = clause;
  if (!subject) return false;
  if (ABOUT.test(subject.form) || subject.tag === 'NNB') return false;
  return object !== undefined || isIntransitive(clause);
}

function isIntransitive({ verb, form }: FinalClause): boolean {
  if (SAID_OF_ITSELF.test(form)) return false;
  return /^(?:VA|XSA)$/.test(verb.tag) || INTRANSITIVE.test(form);
}

/** 고향에 가고 싶다, 과학을 가르치고 싶다: who wishes it is not said, and needs not be. */
function isWish(clause: FinalClause): boolean {
  return clause.wished && (clause.object !== undefined || isIntransitive(clause));
}

/** 재료를 직접 기른다: only people do so. */
function isDoneBySomebody({ manner }: FinalClause): boolean {
  return manner.some((adverb) => /^(?:직접|손수|스스로|몸소)$/.test(adverb));
}

/** 장점은 가볍고 튼튼하다: two that both say what it is. */
function isListed(nouns: RegExp, { form }: FinalClause, rest: readonly Eojeol[]): boolean {
  const listed = rest.find(
    (eojeol) => lastWord(eojeol)?.form === '고' && /^(?:VA|XSA)$/.test(eojeol.morphemes.at(-2)?.tag ?? ''),
  );
  if (!nouns.test('장점') || !listed || has(listed, /^JKS$/)) return false;
  return (
    rest[0] === listed &&
    !SAID_OF_ITSELF.test(listed.morphemes[0]!.form) &&
    !/^(?:보이|나타나|드러나|되|알려지)/.test(form)
  );
}

/** 놓쳤기, 부족하기 때문. */
function asReason(predicate: Predicate): string {
  return predicate.past ? inPast(predicate) : inflect(predicate, '기').slice(0, -1);
}

/** 있다 is no verb here: 있다는, not 있는다는. */
function asPlain(predicate: Predicate): string {
  if (predicate.guess !== undefined) return `${predicate.before}${predicate.form}겠다`;
  const stem = /^[있없]$/.test(predicate.form) ? { ...predicate, tag: 'VA' as const } : predicate;
  return finished(stem, { past: predicate.past, level: 'plain' });
}

/** 되고 싶다 → 되는 것이다, 듣는다 → 듣는 것이다, 지으려고 한다 → 지으려는 것이다. */
function wish(line: LineView, rest: readonly Eojeol[], predicate: Predicate): Finding | undefined {
  const before = rest.at(-1);
  const wanted = before && predicateOf(line, before);
  const spread = (written: string): Finding | undefined => {
    const found = ofKind(predicate, written);
    return found && { ...found, begin: before!.begin };
  };
  if (predicate.past) return undefined;
  if (wanted && predicate.form === '싶' && wanted.ending.form === '고')
    return spread(`${inflect(wanted, '는')} 것`);
  const intends = /^(.*려)고$/.exec(wanted?.ending.form ?? '') && predicate.form === '하';
  if (intends) return spread(`${line.text.slice(before!.begin, wanted!.span.end - 1)}는 것`);
  return undefined;
}

function ofKind(predicate: Predicate, before: string): Finding | undefined {
  const level: Level | undefined = predicate.level;
  return level && askedAs(predicate, finished({ form: '이', tag: 'VCP', before }, { past: false, level }));
}
