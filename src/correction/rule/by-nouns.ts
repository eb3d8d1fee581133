import type { Morpheme } from '../../analysis/types.js';
import { mayFollowNoun } from '../korean/after-noun.js';
import { SELDOM } from '../korean/commonness.js';
import { isGlossed } from '../korean/gloss.js';
import { beginsLongerWord, type LineView, morphemesIn } from '../line/line-view.js';
import { byTable } from './by-table.js';
import type { Finding } from './rule.js';

/** Nouns that are not standard, at the start of an eojeol, with the standard word for each. */
export function byNouns(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, {
    atWords: true,
    place: (text, _, end) => !isGlossed(text, end) && mayFollowNoun(text, end),
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
  return text.slice(begin, end) === form && lexicon.frequencyOf(form, tag) > SELDOM;
}

/** Do known endings fill the stretch? */
function isEnding(line: LineView, begin: number, end: number): boolean {
  const rest = begin < end ? morphemesIn(line, begin, end) : [];
  return rest.length > 0 && rest.every(({ tag }) => tag[0] === 'E');
}
