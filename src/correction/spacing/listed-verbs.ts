import { lettersAt } from '../../hangul/letters.js';
import { SELDOM } from '../korean/commonness.js';
import { LONGEST } from './headwords.js';
import type { Place } from './place.js';

/** 안되다, 못하다; 안하다 is none, and 안들다 one of another region. */
export function isListedNegation({ line: { lexicon }, before, after }: Place): boolean {
  const verb = before.form + after.form;
  return before.form === '못'
    ? lexicon.lookup(verb, after.tag) >= 0
    : lexicon.headwordFrequency(verb, after.tag) > 0;
}

/** 너무하다, 잘하다, 안절부절못하다: the stem from the start of the eojeol on is a word of its own. */
export function isOneVerb({ line: { lexicon }, word: { morphemes }, i }: Place): boolean {
  let end = i;
  while (end < morphemes.length && end <= LONGEST && !/^[EJS]/.test(morphemes[end]!.tag)) end++;
  // A morpheme is a syllable at the least.
  if (end > LONGEST) return false;
  const stem = morphemes
    .slice(0, end)
    .map(({ form }) => form)
    .join('');
  return lexicon.lookup(stem, 'VV') >= 0 || lexicon.lookup(stem, 'VA') >= 0;
}

/** 알아차리다, 집어넣다: listed as one, in whatever shape it stands here. */
export function isListedCompound({ line: { lexicon, text }, word, i, after }: Place): boolean {
  // 귀담아들었다: 들 may stand for 듣
  for (const stem of after.form === '들' ? ['들', '듣'] : [after.form]) {
    const verb = text.slice(word.begin, after.begin) + stem;
    if (lexicon.isHeadword(verb, 'VV') || lexicon.frequencyOf(verb, 'VV') > SELDOM) return true;
  }
  const verb = word.morphemes.findIndex(({ tag }) => tag === 'VV');
  return verb < 0 || verb >= i;
}

/** 부탁그립니다: with another letter it would be 부탁드리다, which is listed. */
export function isSlipOfVerb({ line: { lexicon }, before, after }: Place): boolean {
  return isOneLetterOff(after.form, '드리') && lexicon.lookup(`${before.form}드리`, 'VV') >= 0;
}

function isOneLetterOff(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let off = 0;
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [lettersAt(a, i), lettersAt(b, i)];
    if (!x || !y) return false;
    off += Number(x.onset !== y.onset) + Number(x.nucleus !== y.nucleus) + Number(x.coda !== y.coda);
  }
  return off === 1;
}
