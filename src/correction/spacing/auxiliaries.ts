import { syllablesWith } from '../../hangul/syllable.js';
import type { LineView, WordView } from '../line/line-view.js';
import { AUXILIARY_NOUNS } from './dependent-nouns.js';

/** Verbs that are always written to the one before: -어지다, -어하다. */
const JOINED = new Set(['지', '하']);
/** Made of a bound noun and 하다 or 싶다, after an adnominal. */
const AFTER_ADNOMINAL = /^(?:듯하|듯싶|만하|척하|체하|양하|뻔하|법하|성싶)$/;
/** The first part must have this many syllables as it stands before the auxiliary forces itself apart (제47항). */
const LONG = 3;
/** The model must not be certain that the two are one word. */
const BOUND = 0.2;
const CONTRARY = 0.3;

/** Between a verb and its auxiliary in one eojeol: by default a space; on request only where the norm leaves no choice. */
export function auxiliarySpace(line: LineView, word: WordView, i: number, p: number): string | undefined {
  const before = word.morphemes[i - 1]!;
  const after = word.morphemes[i]!;
  if (before.tag === 'ETM') {
    if (!AFTER_ADNOMINAL.test(after.form)) return p > 0.5 ? 'spacing-second-verb' : undefined;
    return line.options.disableVxSpacing ? undefined : 'spacing-auxiliary';
  }
  if (before.tag === 'JX' || before.tag[0] === 'J') return p > 0.3 ? 'spacing-auxiliary' : undefined;
  if (before.tag !== 'EC') return undefined;
  // 모셔다 드리다 is one word as often as two
  if (/다가?$/.test(before.form)) return p > 0.8 ? 'spacing-words' : undefined;
  // -어야 하다: no word looks like it, but 해야겠다 has lost its 하
  if (/[아어]야$/.test(before.form) && /^[하되]$/.test(after.form))
    return /^[하해한할함합했되돼된될됨됩됐]/.test(line.text.slice(after.begin))
      ? 'spacing-second-verb'
      : undefined;
  // -고 싶다: no word looks like it
  if (/고$/.test(before.form) && after.form === '싶') return 'spacing-second-verb';
  // -고 있다, -지 않다: not a choice but two words
  if (!/[아어여]$/.test(before.form)) return p > BOUND ? 'spacing-second-verb' : undefined;
  // 느껴져 may be read as 느껴 주어: what is spelt with 지 is no 주다
  if (JOINED.has(after.form) || /^[지져졌진질짐집]/.test(line.text.slice(after.begin))) return undefined;
  if (isOneVerb(line, word, i)) return undefined;
  if (!line.options.disableVxSpacing) return 'spacing-auxiliary';
  return isLongDerived(word, i) && p > CONTRARY ? 'spacing-auxiliary' : undefined;
}

/** 올듯하다, 아는척했다: after one plain verb the norm lets them stand joined; 읽어볼 만하다 and 다시없을 듯하다 it does not. */
export function mayStayJoined({ options }: LineView, word: WordView, i: number): boolean {
  if (!options.disableVxSpacing || !makesAuxiliary(word, i)) return false;
  const { morphemes, begin } = word;
  const verbs = morphemes.slice(0, i).filter(({ tag }) => tag[0] === 'V' || /^XS[AV]$/.test(tag));
  return verbs.length === 1 && verbs[0]!.begin === begin && !isLongDerived({ morphemes, begin }, i);
}
/** 본듯한: read as a bound noun and 하다 where others are read as one auxiliary. */
export function makesAuxiliary({ morphemes }: WordView, i: number): boolean {
  const next = morphemes[i + 1];
  if (!next || !/^(?:XS[AV]|V[VAX])$/.test(next.tag) || !/^[하싶]$/.test(next.form)) return false;
  return AUXILIARY_NOUNS.has(morphemes[i]!.form);
}

/** 정리해, 공부하여, 쫓아내, 떠내려가, 깨뜨려: a derived or compound first part of three syllables or more. */
function isLongDerived({ morphemes, begin }: Pick<WordView, 'morphemes' | 'begin'>, i: number): boolean {
  const derived = morphemes
    .slice(0, i)
    .some(({ tag, form }) => tag === 'XSV' || tag === 'XSA' || (tag === 'VV' && COMPOUND.test(form)));
  return derived && morphemes[i]!.begin - begin >= LONG;
}
/** Two syllables or more that may be a verb with its -아/어, and a verb of motion or handling; -뜨리다 makes verbs, too. */
const COMPOUND = new RegExp(
  `[가-힣]${syllablesWith([''])}(?:가|오|들|나|내|내리|올리|오르|넣|놓|앉|서|눕|다니|붙|닿|보|잡)$|[뜨트]리$`,
);

/** 알아보다, 돌려주다, and 도와드리다 as 도와주다: what the dictionary lists as one verb stays one. */
function isOneVerb({ lexicon, text }: LineView, word: WordView, i: number): boolean {
  const { begin, form } = word.morphemes[i]!;
  // 😀도와주다: marks before the word are none of it
  const first = text.slice(word.begin, begin).replace(/^[^가-힣]+/u, '');
  // 귀담아들었다: 들 may stand for 듣
  const stems = form === '드리' ? ['주'] : form === '들' ? ['들', '듣'] : [form];
  return stems.some((stem) => lexicon.headwordFrequency(first + stem, 'VV') >= 0);
}
