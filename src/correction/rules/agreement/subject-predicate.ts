import type { Eojeol } from '../../../analysis/types.js';
import { finished, inflect, inPast, type Level } from '../../korean/inflect.js';
import { askedAs, type Predicate, predicateOf, type Statement, statements } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What somebody wants or does. */
const WISH = /^(?:꿈|목표|소망|희망|바람|소원|취미|계획|임무|역할)[은는]$/;
/** What something is like. */
const TRAIT = /^(?:장점|단점|특징|약점|강점|문제점)[은는]$/;
const FACT = /^(?:중요한|분명한|확실한|놀라운|다행인) (?:것|사실|점)[은는]$/;
const CAUSE = /^(?:이유|원인|까닭)[은는]$/;
/** A cause can be told, found and known: 그 이유는 내가 설명했다. */
const ABOUT_CAUSE =
  /(?:설명하|설명되|밝히|밝혀내|밝혀지|말하|말씀하|알|모르|묻|물|찾|찾아내|조사하|분석하|분석되|추정하|추정되|알리|알려지|적|쓰|듣|대|들|제시하|제시되|언급하|언급되|나타나|드러나|발견하|확인하|확인되|파악하|파악되|짐작하|생각하|이야기하|얘기하|고백하|따지|제거하|해결하|있|없|많|크|되|않|못하|같|다르|단순하|간단하|분명하|명확하|다양하|복잡하|여러|궁금하)$/;
/** What is said of a trait itself. */
const ABOUT_TRAIT =
  /(?:많|적|없|있|크|작|뚜렷하|분명하|명확하|다양하|비슷하|같|다르|이렇|그렇|간단하|중요하|확실하|드러나|나타나|보이|사라지|되|이루어지|않|못하|알려지|부각되|두드러지)$/;

/** What is said of how many there are. */
const ABOUT_NUMBER = /(?:많|적|없|있|않|못하|되|같|다르|비슷하|이렇|그렇)$/;

/** 내 꿈은 의사가 되고 싶다: what the subject is must be said by a noun. */
export const rule: Rule = {
  id: 'subject-predicate',
  title: '주어와 서술어의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '‘꿈은, 목표는, 장점은, 이유는’처럼 시작한 문장은 ‘…것이다, …점이다, …때문이다’처럼 주어가 무엇인지 밝히는 서술어로 맺습니다.',
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
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) => {
      const found = unnamed(line, statement);
      return found ? [found] : [];
    }),
};

function unnamed(line: LineView, { eojeols, predicate }: Statement): Finding | undefined {
  const { tag, form, level } = predicate;
  if (tag === 'VCP' || !level || predicate.guess !== undefined) return undefined;
  const surface = (i: number) => line.text.slice(eojeols[i]!.begin, eojeols[i]!.end);
  for (let i = 0; i < eojeols.length - 1; i++) {
    const word = surface(i);
    const rest = eojeols.slice(i + 1, -1);
    if (WISH.test(word)) return wish(line, rest, predicate);
    if (CAUSE.test(word) && has(rest, /^JK[SO]$/) && predicate.past && !ABOUT_CAUSE.test(form))
      return ofKind(predicate, `${inPast(predicate)}기 때문`);
    const fact = i > 0 && FACT.test(`${surface(i - 1)} ${word}`) && rest[0]?.morphemes[0]?.tag !== 'VCN';
    const plain = /^문제는$/.test(word) && i === 0;
    if (!fact && !plain && !TRAIT.test(word)) continue;
    // 장점은 가볍고 튼튼하다: two that both say what it is
    const listed = TRAIT.test(word) && tag === 'VA' && rest.at(-1)?.morphemes.at(-1)?.form === '고';
    if (!listed && !has(rest, /^JKS$/)) return undefined;
    if (!fact && (listed ? ABOUT_TRAIT : ABOUT_NUMBER).test(form)) return undefined;
    return ofKind(predicate, `${finished(predicate, { past: predicate.past, level: 'plain' })}는 것`);
  }
  return undefined;
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
  const ownVerb = predicate.tag === 'VV' && before?.morphemes.at(-1)?.tag === 'JKO';
  return ownVerb && !has(rest, /^(?:JKS|EC|JX)$/) && /^[가-힣]*취미/.test(topicOf(line, rest))
    ? ofKind(predicate, `${inflect(predicate, '는')} 것`)
    : undefined;
}

function topicOf({ text }: LineView, rest: readonly Eojeol[]): string {
  const end = rest[0]!.begin - 1;
  return text.slice(text.lastIndexOf(' ', end - 1) + 1, end);
}

function has(eojeols: readonly Eojeol[], tag: RegExp): boolean {
  return eojeols.some(({ morphemes }) => morphemes.some((m) => tag.test(m.tag)));
}

function ofKind(predicate: Predicate, before: string): Finding | undefined {
  const level: Level | undefined = predicate.level;
  return level && askedAs(predicate, finished({ form: '이', tag: 'VCP', before }, { past: false, level }));
}
