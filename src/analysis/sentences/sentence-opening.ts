import type { Tag } from '../tags.js';
import type { EvidenceMorpheme } from './evidence-morpheme.js';
import { listNumber } from './list-markers.js';
import { OPENING } from './sentence-weights.js';
import type { WordFinality } from './word-finality.js';

/** Connecting adverbs and discourse markers that begin a sentence; 그리고 and 또 join nouns as well. */
const CONJUNCTIONS = new Set(
  `그래서 그런데 그렇지만 그러나 하지만 근데 그러니까 그니까 그래도 그러면 그럼 그러다 그러다가 그러더니 따라서 그러므로 그러자 그리하여 왜냐하면 왜냐면 게다가 더구나 다만 단지 아무튼 암튼 어쨌든 어쨌거나 여하튼 하여튼 하여간 한편 반면 또한 즉 물론 결국 근까 긍께 글고 그치만 그라고 그라믄 이에 이처럼 이렇듯`.split(
    /\s+/,
  ),
);
const WEAK_CONJUNCTIONS = new Set(['그리고', '또', '및', '혹은', '또는']);
const ADVERBS = new Set(
  `진짜 정말 너무 왜 어떻게 언제 어디 오늘 내일 어제 이제 지금 다음 일단 우선 먼저 역시 사실 솔직히 아마 혹시 만약 만일 요즘 요새 드디어 제발 부디 어서 빨리 얼른 이번 다들 모두 원래 갑자기 특히 참 뭔가 그냥 맨날 매일 아직 벌써 이미 누가 무슨`.split(
    /\s+/,
  ),
);
/** A verb of saying right after a closed quotation. */
const SAYING =
  /^(?:말|외치|외쳤|묻|물|소리|대답|답하|답했|되묻|되물|중얼|생각|속삭|전하|전했|밝히|밝혔|덧붙|설명|강조|주장|적었|적은|적는|썼|부르|불렀|호소|반문|언급|표현)/;
/** The particles and verbs that take up what has been said, written apart from it. */
const QUOTING =
  /^(?:이?라고|이?라구|이?라는|이?라며|이?라면서|이?라던|고|는|며|하고|하며|하면서|하는|하던)(?=[\s,.]|$)|^(?:이?라고|이?라는|하며|하면서)/;
/** 온다 그러더라, 가자 이랬어: what was said is told again, without any mark; */
const RETELLING =
  /^(?:그(?:랬(?!더니|다가|는데)|러(?:더라|드라|데|잖|길래|던)|런다)|이(?:랬(?!더니|다가)|러(?:는|더라|드라|데|고|구|면서|길래|잖|던|시|거든)|런다))/;
/** of what nobody says to another's face these words tell too: 간다 그러면서, 없어 이런 말을. */
const RETELLING_PLAIN =
  /^(?:그러(?:는|구|고(?!는|보| 보)|면서|시)|이(?:거[지야다여]|런 (?:말|얘기|이야기|소리|생각|식)|렇게 (?:말|얘기|이야기|생각|적|쓰|읽)))/;
/** 두고 왔지 뭐예요, 놓쳤지 뭐야: it asks for nothing. */
const SURPRISE = /^(?:[뭐머모](?:예요|에요|에용|예용|여요|야|얌|니|냐|겠)|[뭡멉]니까)/;
/** 알려 줘 제발🙏 */
const URGING = /^(?:제발|얼른|빨리|당장)(?:요|좀)?(?=\s*(?:[.?!~…ㅋㅎㅠㅜ^]|\p{Extended_Pictographic}|$))/u;
/** After closed quotation marks there are more of them. */
const QUOTING_MARKED = /^(?:이?라니|이?란|이?라|면서|하자|등|등등|등의|등을|따위|식의|식으로)(?=[\s,.]|$)/;
/** 갈까 생각하다, 간다 말도 없이 */
const THINKING =
  /^(?:궁금|모르|모른|몰[라랐]|의문|의심|묻|물[었어]|확인|논의|검토|따[지져]|살펴|알아[보본봤]|알 수|생각|고민|걱정|망설|추정|추측|예상|판단|짐작|확신|다짐|결심|믿[는었고]|여[겼겨]|말을|말도|말이|말만|말한|말했|말하|말씀을|소리를|소리만)/;
/** 쓸까 진지하게 고민하다, 갈까 많이 망설였다: only of 까. */
const WONDERING =
  /^(?:\S+[게히]|많이|계속|한참|잠깐|무척|엄청|너무|매일|살짝)\s(?:고민|걱정|망설|궁금|갈등|생각(?!나))/;

/** Nouns that the verb before them is not separated from by a sentence end. */
const GOVERNED_BY_GERUND =
  /^(?:위|전|때문|시작|좋|싫|쉽|쉬|어렵|어려|힘들|편|나름|마련|십상|바라|바란|바랍|그지없|짝이|직전|직후|전까지|까지|이전|좀|딱|참|일쑤|마찬가지|시작)/;

/** The word that may open a sentence. */
interface OpeningWord {
  line: string;
  begin: number;
  /** What stands from there, as far as any pattern looks. */
  rest: string;
  word: string;
  /** The word without the marks behind it. */
  bare: string;
  /** The morpheme that begins there. */
  form: string;
  tag: Tag | undefined;
  previous: WordFinality;
  afterQuotation: boolean;
  /** Nothing but a space stands before it. */
  alone: boolean;
}

type OpeningRule = readonly [score: keyof typeof OPENING, when: (at: OpeningWord) => boolean];

const isVerb = ({ tag }: OpeningWord) => tag === 'VV' || tag === 'VA' || tag === 'VX';
const isAdverb = ({ bare }: OpeningWord) => WEAK_CONJUNCTIONS.has(bare) || ADVERBS.has(bare);
const isLink = ({ word }: OpeningWord) => /^(?:#|https?:|www\.)/.test(word);

/** What the letters alone tell; the first that holds decides. */
const BY_LETTERS: readonly OpeningRule[] = [
  ['auxiliary', ({ rest, previous, alone }) => alone && previous.negatable && SURPRISE.test(rest)],
  // 하지 마. is no list from 가. to 마.
  ['auxiliary', ({ word, previous }) => previous.negatable && /^(?:못|안|않|말|마)/.test(word)],
  ['listItem', ({ line, begin }) => listNumber(line, begin) !== undefined],
  ['trailingLinks', (at) => isLink(at) && isTrailingLinks(at.line, at.begin)],
  ['plain', isLink],
  ['mention', ({ word }) => word[0] === '@'],
  ['trailingLinks', ({ line, begin }) => isAfterthought(line, begin)],
  ['trailingLinks', ({ rest, alone }) => alone && URGING.test(rest)],
  ['turning', ({ line, begin, previous }) => previous.hangs && turns(line, begin)],
  ['conjunction', ({ bare }) => CONJUNCTIONS.has(bare)],
  ['quoting', ({ rest }) => QUOTING.test(rest)],
  ['auxiliary', ({ rest, alone }) => alone && RETELLING.test(rest)],
  ['auxiliary', (at) => at.alone && at.previous.quotable && RETELLING_PLAIN.test(at.rest)],
  [
    'quoting',
    ({ rest, afterQuotation }) => afterQuotation && (QUOTING_MARKED.test(rest) || SAYING.test(rest)),
  ],
];

/** What the morpheme that begins there tells beyond its letters; the first that holds decides. */
const BY_MORPHEME: readonly OpeningRule[] = [
  ['quoting', ({ tag }) => /^(?:JKQ|VCP|XS)/.test(tag!)],
  // Taggers read unknown context into short words (어서 as an ending); a well-known adverb stays one.
  ['adverb', (at) => !at.previous.links && isAdverb(at)],
  ['dependent', ({ tag }) => tag![0] === 'J' || tag![0] === 'E'],
  ['auxiliary', ({ tag, previous }) => tag === 'VX' && (previous.links || previous.quotable)],
  ['auxiliary', (at) => at.previous.quotable && isVerb(at) && /^(?:하|싶|보|말)$/.test(at.form)],
  ['auxiliary', ({ word, previous }) => previous.quotable && THINKING.test(word)],
  ['auxiliary', ({ line, begin, rest }) => line[begin - 2] === '까' && WONDERING.test(rest)],
  // 갔다 왔다, 왔다 갔다, 했다 말았다
  ['auxiliary', (at) => at.previous.past && isVerb(at) && /^(?:오|가|말)$/.test(at.form)],
  ['verbAfterLink', (at) => at.previous.past && at.previous.connecting && isVerb(at)],
  ['quoting', ({ form, tag, afterQuotation }) => afterQuotation && form === '하' && tag![0] === 'V'],
  ['dependent', ({ word, tag }) => tag === 'NNB' && !/^\d/.test(word)],
  ['verbAfterLink', (at) => at.previous.links && isVerb(at)],
  ['interjection', ({ tag }) => tag === 'IC'],
  ['pronoun', ({ tag }) => tag === 'NP'],
  ['adverb', (at) => at.tag === 'MAG' || at.tag === 'MAJ' || isAdverb(at)],
];

/**
 * What the word at `begin` says about a boundary before it. `first` is the index of the morpheme there, or
 * −1; `previous` describes the word before the boundary.
 */
export function openingScore(
  line: string,
  begin: number,
  morphemes: readonly EvidenceMorpheme[],
  first: number,
  previous: WordFinality,
  afterQuotation: boolean,
  alone: boolean,
): number {
  const rest = line.slice(begin, begin + 24);
  const word = /^\S+/.exec(rest)?.[0] ?? '';
  const morpheme = morphemes[first];
  const at: OpeningWord = {
    line,
    begin,
    rest,
    word,
    bare: word.replace(/[^가-힣]+$/u, ''),
    form: morpheme?.form ?? '',
    tag: morpheme?.tag,
    previous,
    afterQuotation,
    alone,
  };
  const rule =
    BY_LETTERS.find(([, when]) => when(at)) ?? (morpheme && BY_MORPHEME.find(([, when]) => when(at)));
  return OPENING[rule?.[0] ?? 'plain'];
}

/** More than this is text of its own; the bound also keeps a line of nothing but tags from costing its square. */
const LONGEST_TRAIL = 300;

function isTrailingLinks(line: string, begin: number): boolean {
  return (
    line.length - begin <= LONGEST_TRAIL &&
    /^(?:(?:#|https?:|www\.|@)\S*(?:\s+|$))+$/u.test(line.slice(begin))
  );
}

/** 덥다 진짜, 있지 뭐: one word put after the end, before the next mark or the end of the line. */
function isAfterthought(line: string, begin: number): boolean {
  return /^(?:진짜|정말|참|뭐|그냥|아주|완전|좀|진심|레알|쫌|그치|그죠|그렇죠|하하+|호호+|히히+|크크+|흐흐+|헤헤+|푸하하+)(?=\s*(?:[.?!~…ㅋㅎㅠㅜ^]|\p{Extended_Pictographic}|$))/u.test(
    line.slice(begin, begin + 12),
  );
}

/** 근데, 그런데: no clause opens with it that the one before is joined to. */
export function turns(line: string, begin: number): boolean {
  return line.startsWith('근데 ', begin) || line.startsWith('그런데 ', begin);
}

/** 변함 없는, 어려움 없이, 상큼함 그 자체: the noun of a predicate that follows. */
export function lacks(line: string, begin: number): boolean {
  return line[begin] === '없' || line.startsWith('그 자체', begin);
}

/** 먹기 좋다, 하기 위해: the gerund depends on what follows. */
export function governsGerund(line: string, begin: number): boolean {
  return GOVERNED_BY_GERUND.test(line.slice(begin, begin + 6));
}
