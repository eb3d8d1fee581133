import type { Morpheme } from '../../analysis/types.js';
import { SELDOM } from '../korean/commonness.js';
import { isGlossed } from '../korean/gloss.js';
import { beginsLongerWord, type LineView, morphemesIn } from '../line/line-view.js';
import { byTable } from './by-table.js';
import type { Finding } from './rule.js';

/** What may follow a noun inside its eojeol: particles, the copula, light verbs. The first letters are enough. */
const AFTER_NOUN =
  /$|[^가-힣]|은|는|이|가|을|를|의|에|로|으로|와|과|도|만|들|부터|까지|처럼|보다|나|랑|하|한|할|함|합|해|했|되|된|될|됨|됐|돼|시키|라|란|든|밖|조차|마저|뿐|입|였|예|야|여|님|씨|적|용|별|형|식|인|일|임|같|께|든|아|다(?![가-힣])|다고|다는|커녕|대로|마다|라도|서/y;

function followsNoun(text: string, at: number): boolean {
  AFTER_NOUN.lastIndex = at;
  return AFTER_NOUN.test(text);
}

/** Nouns that are not standard, at the start of an eojeol, with the standard word for each. */
export function byNouns(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, {
    atWords: true,
    place: (text, _, end) => !isGlossed(text, end) && followsNoun(text, end),
    accepts: (line, begin, end) => !isOtherWord(line, begin, end),
    withParticle: true,
  });
}

/** 세타가야, 포탈라, 눈에 싸인: the letters are those of the entry, the word is another. */
function isOtherWord(line: LineView, begin: number, end: number): boolean {
  // 스프라우트: a name, whether the lexicon has it or not
  if (morphemesIn(line, begin, end).some((m) => m.begin === begin && m.end > end && m.tag === 'NNP'))
    return true;
  if (beginsLongerWord(line, begin, end)) return true;
  const morphemes = morphemesIn(line, begin, end + 1);
  for (const [i, m] of morphemes.entries()) {
    // 원생이, 난장이: a noun and its particle
    if (
      m.begin === begin &&
      m.end === end - 1 &&
      m.tag[0] === 'N' &&
      isUsed(line, m) &&
      /^(?:J|VCP)/.test(morphemes[i + 1]?.tag ?? '')
    )
      return true;
    if (m.begin === begin && m.end >= end && m.tag[0] === 'V' && m.outOfVocab !== 'OUT_OF_VOCAB') return true;
    // 쓰시는: a verb and its ending
    if (m.begin === begin && m.tag[0] === 'V' && isEnding(line, m.end, end)) return true;
    // One more syllable that is neither particle nor suffix: a name.
    if (m.begin === end && m.end === end + 1 && /^NN[GP]$/.test(m.tag)) return true;
  }
  return false;
}

/** 기럭 stands in dictionaries, but nobody says 기럭이; nor is it 기력 because the analysis takes it for that. */
function isUsed({ lexicon, text }: LineView, { form, tag, begin, end }: Morpheme): boolean {
  if (text.slice(begin, end) !== form) return false;
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.frequency(payload) > SELDOM;
}

/** Do known endings fill the stretch? */
function isEnding(line: LineView, begin: number, end: number): boolean {
  const rest = begin < end ? morphemesIn(line, begin, end) : [];
  return rest.length > 0 && rest.every(({ tag }) => tag[0] === 'E');
}
