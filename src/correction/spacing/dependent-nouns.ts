import type { Morpheme } from '../../analysis/types.js';
import { isSyllable, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import type { LineView, WordView } from '../line/line-view.js';
import { isOneWord } from './headwords.js';
import { NOUN_PHRASE } from './noun-compounds.js';
import { BOUND, DEMANDED, WORDS } from './sureness.js';

/** No ending looks like these: behind an adnominal the model need not be asked at all. */
const PLAIN = new Set(['것', '거', '수', '리', '줄', '때', '때문']);
const PLAIN_BOUND = 0.005;
const BY_GRAMMAR = 0.9;
const SURE = 0.95;

/** -는데, -ㄴ바, -ㄴ지, -ㄹ뿐더러, -는대로: endings and bound nouns alike, which only the sentence tells apart. */
const TWO_USES = new Set(['데', '바', '지', '대로', '만큼', '만']);
/** 갈 듯, 본 듯이: the ending (물 쓰듯) goes with the bare stem. */
const SEEMING = new Set(['듯', '듯이']);
const SEEMING_BOUND = 0.05;

/** Nouns that after an adnominal hardly mean anything by themselves. */
export const BOUND_NOUNS: ReadonlySet<string> = new Set(
  '통 이 맛 턱 겸 김 바람 나름 셈 터 마당 판 길 사이'.split(' '),
);

/** Bound nouns that make auxiliaries with 하다 and 싶다: 아는 체를 하다. */
export const AUXILIARY_NOUNS: ReadonlySet<string> = new Set(['체', '척', '양', '듯', '뻔', '법', '만', '성']);

export const LISTING: ReadonlySet<string> = new Set(['등', '등등', '등지', '겸', '및', '내지']);
/** Numerals and determiners that count. */
export const UNIT_BEFORE = /^(?:NR|MMN)$/;
/** 공사중, 외출시: the time of something. */
const TIME = 0.06;

/** A bound noun behind an adnominal form (갈수 있다), `p` being how probable the model finds a space. */
export function behindAdnominal(noun: string, p: number): string | undefined {
  const needed = PLAIN.has(noun)
    ? PLAIN_BOUND
    : SEEMING.has(noun)
      ? SEEMING_BOUND
      : TWO_USES.has(noun)
        ? WORDS
        : BOUND;
  if (p <= needed) return undefined;
  return AUXILIARY_NOUNS.has(noun) ? 'spacing-auxiliary-noun' : 'spacing-dependent-noun';
}

/** What 데 without a particle goes with: what something is good for, or takes (고치는 데 도움이 되다, 가는 데 한 시간 걸리다). */
const PURPOSE =
  /^(?:도움|필요|쓰|쓸|쓴|썼|사용|이용|활용|걸[리렸린릴]|드는|들어|들었|든|성공|실패|기여|이바지|공헌|그치|그쳤|앞장|일조|집중|주력|힘|최선|중요|유용|좋|방해|역할|초점|소요|시간|돈|비용|며칠|얼마|한|두|\d|효과|지장|무리|적합|알맞|동의|합의|관심|투자|바치|보내|큰|많은|꼭|가장|더|매우|아주|결정적|영향|핵심|목적|의의|의미|급급|여념|한몫|어려|애|만족|익숙|탁월|능|뛰어)/;
const SURELY_A_PLACE = 0.9;

/** 세 시간 걸리는데 비행기로는…: an ending, where nothing that 데 goes with follows. */
export function isClauseGoingOn(line: LineView, word: WordView, noun: Morpheme, p: number): boolean {
  if (noun.form !== '데' || noun.end !== word.end || p > SURELY_A_PLACE) return false;
  const next = line.words[word.index + 1];
  return next !== undefined && !PURPOSE.test(next.surface);
}

/** How sure a space before it is at the least, whatever the model thinks. */
export function leastSure(helpId: string, before: Morpheme, after: Morpheme): number {
  // 하고있다, 가지않다: in one of a hundred places of edited text, 갈때 in five; 해야한다 in eight
  if (helpId === 'spacing-second-verb' && !before.form.endsWith('야')) return SURE;
  if (before.tag === 'ETM' && after.form === '때') return SURE;
  return helpId === 'spacing-dependent-noun' && PLAIN.has(after.form) ? BY_GRAMMAR : 0.5;
}

/** A bound noun behind anything else. */
export function dependentNoun(
  line: LineView,
  before: Morpheme,
  after: Morpheme,
  p: number,
): string | undefined {
  // 이뿐이다, 그만큼: behind anything but an adnominal form they are particles
  if (/^(?:뿐|만큼|대로)$/.test(after.form)) return undefined;
  // 다섯 개 중에: of so many
  if (before.tag === 'NNB' && after.form === '중') return p > BOUND ? 'spacing-dependent-noun' : undefined;
  // Units may follow a figure without a space.
  if (before.tag === 'SN' || before.tag === 'NNB') return undefined;
  // 부재중, 은연중, 도시, 일시 are words
  if (/^[중시]$/.test(after.form) && before.tag === 'NNG' && before.end - before.begin > 1)
    return time(line, before, after, p);
  // 이이팔일: figures read one by one
  if (/^[영공일이삼사오육칠팔구]{2,}$/.test(before.form)) return undefined;
  // 여러븐: mistyped, and no count
  if (UNIT_BEFORE.test(before.tag))
    return p > DEMANDED && isSpelt(line.text, after) ? 'spacing-unit' : undefined;
  if (LISTING.has(after.form)) return p > DEMANDED ? 'spacing-listing' : undefined;
  if (after.form === '씨' || after.form === '님')
    return p > WORDS && before.tag === 'NNP' ? 'spacing-title' : undefined;
  return p > (after.form === '때문' ? PLAIN_BOUND : DEMANDED) ? 'spacing-dependent-noun' : undefined;
}

/** 모든 걸 is 것을, but 여러븐 no 번: a particle may be drawn into the noun, which keeps its vowel. */
function isSpelt(text: string, { begin, form }: Morpheme): boolean {
  const [written, meant] = [text.charCodeAt(begin), form.charCodeAt(0)];
  return (
    !isSyllable(written) || (onsetOf(written) === onsetOf(meant) && nucleusOf(written) === nucleusOf(meant))
  );
}

/** 공사 중, 외출 시. Edited text has 사용중 in every second place: where the model sees one word, 중이다 is only asked about. */
function time(line: LineView, before: Morpheme, after: Morpheme, p: number): string | undefined {
  if (isOneWord(line, before.form + after.form)) return undefined;
  if (p > TIME) return 'spacing-dependent-noun';
  const isState = /^중(?:이다|이며|이고|이라|이었|인(?![가-힣])|입니다|이에요)/.test(
    line.text.slice(after.begin),
  );
  return isState && before.outOfVocab !== 'OUT_OF_VOCAB' && !line.options.disableVxSpacing
    ? NOUN_PHRASE
    : undefined;
}
