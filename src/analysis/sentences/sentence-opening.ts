import { listNumber } from './list-markers.js';
import { OPENING } from './sentence-weights.js';
import type { EvidenceMorpheme, WordFinality } from './word-finality.js';

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
/** After closed quotation marks there are more of them. */
const QUOTING_MARKED = /^(?:이?라니|이?란|이?라|면서|하자|등|등등|등의|등을|따위|식의|식으로)(?=[\s,.]|$)/;
/** 갈까 생각하다, 간다 말도 없이 */
const THINKING =
  /^(?:궁금|모르|모른|몰[라랐]|의문|의심|묻|물[었어]|확인|논의|검토|따[지져]|살펴|알아[보본봤]|알 수|생각|고민|걱정|망설|추정|추측|예상|판단|짐작|확신|다짐|결심|믿[는었고]|여[겼겨]|말을|말도|말이|말만|말한|말했|말하|말씀을|소리를|소리만)/;

/** Nouns that the verb before them is not separated from by a sentence end. */
const GOVERNED_BY_GERUND =
  /^(?:위|전|때문|시작|좋|싫|쉽|쉬|어렵|어려|힘들|편|나름|마련|십상|바라|바란|바랍|그지없|짝이|직전|직후|전까지|까지|이전|좀|딱|참|일쑤|마찬가지|시작)/;

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
): number {
  const rest = line.slice(begin, begin + 24);
  const word = /^\S+/.exec(rest)?.[0] ?? '';
  if (listNumber(line, begin) !== undefined) return OPENING.listItem;
  const continues = OPENING.quoting;
  if (/^(?:#|https?:|www\.)/.test(word)) {
    return isTrailingLinks(line, begin) ? OPENING.trailingLinks : OPENING.plain;
  }
  if (word[0] === '@') return OPENING.mention;
  if (isAfterthought(line, begin)) return OPENING.trailingLinks;
  const bareWord = word.replace(/[^가-힣]+$/u, '');
  if (CONJUNCTIONS.has(bareWord)) return OPENING.conjunction;
  if (QUOTING.test(rest)) return continues;
  if (afterQuotation && (QUOTING_MARKED.test(rest) || SAYING.test(rest))) return continues;
  if (first < 0) return OPENING.plain;
  const morpheme = morphemes[first]!;
  const tag = morpheme.tag;
  if (tag === 'JKQ' || tag === 'VCP' || tag.startsWith('XS')) return continues;
  const adverb = WEAK_CONJUNCTIONS.has(bareWord) || ADVERBS.has(bareWord);
  // Taggers read unknown context into short words (어서 as an ending); a well-known adverb stays one.
  if (adverb && !previous.links) return OPENING.adverb;
  if (tag.startsWith('J') || tag.startsWith('E')) return OPENING.dependent;
  if (tag === 'VX' && (previous.links || previous.quotable)) return OPENING.auxiliary;
  if (previous.negatable && /^(?:못|안|않|말|마)/.test(word)) return OPENING.auxiliary;
  const verb = tag === 'VV' || tag === 'VA' || tag === 'VX';
  if (previous.quotable && verb && /^(?:하|싶|보|말)$/.test(morpheme.form)) return OPENING.auxiliary;
  if (previous.quotable && THINKING.test(word)) return OPENING.auxiliary;
  // 갔다 왔다, 왔다 갔다, 했다 말았다
  if (previous.past && verb) {
    if (/^(?:오|가|말)$/.test(morpheme.form)) return OPENING.auxiliary;
    if (previous.connecting) return OPENING.verbAfterLink;
  }
  if (afterQuotation && morpheme.form === '하' && tag.startsWith('V')) return continues;
  if (tag === 'NNB' && !/^\d/.test(word)) return OPENING.dependent;
  if (previous.links && verb) return OPENING.verbAfterLink;
  if (tag === 'IC') return OPENING.interjection;
  if (tag === 'NP') return OPENING.pronoun;
  if (adverb || tag === 'MAG' || tag === 'MAJ') {
    return OPENING.adverb;
  }
  return OPENING.plain;
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
  return /^(?:진짜|정말|참|뭐|그냥|아주|완전|좀|진심|레알|쫌|그치|그죠|그렇죠|하하+|호호+|히히+|크크+|흐흐+|헤헤+|푸하하+)(?=\s*(?:[.?!~…ㅋㅎㅠㅜ^]|$))/u.test(
    line.slice(begin, begin + 12),
  );
}

/** 먹기 좋다, 하기 위해: the gerund depends on what follows. */
export function governsGerund(line: string, begin: number): boolean {
  return GOVERNED_BY_GERUND.test(line.slice(begin, begin + 6));
}
