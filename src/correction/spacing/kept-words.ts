import { SEEN } from '../korean/commonness.js';
import { glossedLength } from '../korean/gloss.js';
import type { LineView, WordView } from '../line/line-view.js';
import { isCountOfUnits } from './counted-units.js';
import { joinedLength } from './joined-words.js';
import { isBornIn, isQuotedName } from './names-in-words.js';

/** Names of laws are written as their makers wrote them. */
const LAW = /에(?:관|대)한[가-힣]*(?:법|법률|령|규칙|조례|협정|규정)/;
/** 길에, 물이: what the dictionary has as a shorter word is more often two. */
const SHORTEST_WHOLE = 3;

/** Is the eojeol one word or name as it stands, whatever the analysis makes of it? */
export function isKeptWhole(line: LineView, word: WordView): boolean {
  // No eojeol begins with a particle or an ending: a name read wrongly, which is better left whole.
  if (/^(?:[JE]|XS|VCP)/.test(word.morphemes[0]?.tag ?? 'E')) return true;
  if (LAW.test(word.surface) || isQuotedName(line, word) || isBornIn(line, word)) return true;
  const bare = word.surface.replace(/[^가-힣]+$/u, '');
  return (
    !isNegated(word) &&
    !isCountOfUnits(line, word) &&
    !isReadAsPhrase(line, word, bare) &&
    isHeadword(line, bare)
  );
}

/** The offset up to which the eojeol stays together. */
export function keptUntil(line: LineView, word: WordView): number {
  // 학이편(學而篇), 퍼진염색질(euchromatin): one term, as what is in the brackets shows
  const glossed = glossedLength(word.surface);
  return (
    word.begin + Math.max(glossed > 0 ? glossed + 1 : 0, listedWhole(line, word), joinedLength(word.surface))
  );
}

/** 이해가 안가: read as going, though a safe house is called so. */
function isNegated({ morphemes: [first, second] }: WordView): boolean {
  return first?.tag === 'MAG' && first.form === '안' && /^V[VA]$/.test(second?.tag ?? '');
}

/** 집에 온거, 한살 터울: read as a bound noun behind its verb or number, though a dictionary has a noun that hardly anybody writes. */
function isReadAsPhrase({ lexicon }: LineView, { morphemes }: WordView, bare: string): boolean {
  const noun = morphemes.findIndex(({ tag }) => tag === 'NNB');
  const before = morphemes[noun - 1]?.tag;
  if (before !== 'ETM' && before !== 'MMN') return false;
  // 두시 삼십분: the hour may stand joined
  const isPlain =
    before === 'MMN'
      ? noun === 1 && morphemes[1]!.form === '살'
      : /^(?:것|거|수|줄|때)$/.test(morphemes[noun]!.form);
  return isPlain && lexicon.headwordFrequency(bare, /^N/) < SEEN;
}

/** 얕은꾀에, 붉으락푸르락하다: a long word of the dictionary with particles behind it; its length. */
function listedWhole(line: LineView, word: WordView): number {
  const { begin, morphemes } = word;
  if (isCountOfUnits(line, word)) return 0;
  for (let i = morphemes.length - 1; i > 1; i--) {
    const { tag, begin: end } = morphemes[i]!;
    if (!/^(?:[JES]|VCP|XS)/.test(tag)) return 0;
    if (end - begin < SHORTEST_WHOLE) continue;
    const whole = line.text.slice(begin, end);
    // 가지말아라: a verb with its auxiliary is no noun, whatever a dictionary calls so
    const isAuxiliary = morphemes[i - 1]!.tag === 'VX';
    if (isAuxiliary ? line.lexicon.isHeadword(whole, /^V/) : isHeadword(line, whole)) return end - begin;
  }
  return 0;
}

function isHeadword({ lexicon }: LineView, surface: string): boolean {
  return surface.length > 1 && lexicon.isHeadword(surface);
}
