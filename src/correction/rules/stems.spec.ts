import { describe, expect, it } from 'vitest';
import { loadModelFiles } from '../../analysis/encoder/model-files.js';
import { attach } from '../../lexicon/conjugation.js';
import { canJoin } from '../../lexicon/joins.js';
import { Lexicon } from '../../lexicon/lexicon.js';
import type { Tag } from '../../lexicon/tags.js';
import type { LineView } from '../line/line-view.js';
import type { Rule } from '../rule/rule.js';
import { type StemPair, stemTag } from '../rule/stem-forms.js';
import { RULES } from './index.js';

const lexicon = Lexicon.from(loadModelFiles()['lexicon.bin']!);

/** Every kind of ending, in the shapes that it takes behind one stem or another. */
const ENDINGS: ReadonlyArray<readonly [tag: Tag, ...shapes: string[]]> = [
  ['EC', '고'], ['EC', '지'], ['ETN', '기'], ['EC', '게'], ['ETM', '는'], ['ETM', '던'], ['EC', '도록'], ['EC', '자'], ['EF', '네'], ['EF', '더라'], ['EP', '겠'],
  ['EC', '면', '으면'], ['EC', '며', '으며'], ['EC', '니까', '으니까'], ['EC', '려고', '으려고'], ['EP', '시', '으시'], ['EC', '므로', '으므로'],
  ['ETM', 'ㄴ', '은'], ['ETM', 'ㄹ', '을'], ['ETN', 'ㅁ', '음'], ['EF', 'ㅂ니다', '습니다'], ['EC', 'ㄴ데', '은데'], ['EC', 'ㄹ까', '을까'],
  ['EC', '아', '어'], ['EC', '아서', '어서'], ['EF', '아요', '어요'], ['EP', '았', '었'],
]; // biome-ignore format: a table

/** Forms that right words share, and one that no adjective has: nothing is changed in them. */
const SHARED = '뱃길 뱃길까 안슬프는';

function formsOf(stem: string, [tag, ...shapes]: readonly [Tag, ...string[]]): string[] {
  return shapes
    .filter((shape) => canJoin(stem, stemTag(stem), shape, tag))
    .flatMap((shape) => attach(stem, stemTag(stem), shape));
}

function corrected(rule: Rule, text: string): string {
  const line = { text, lexicon, words: [] } as unknown as LineView;
  const found = rule.find(line)[0];
  return found ? text.slice(0, found.begin) + found.replacement + text.slice(found.end) : text;
}

/** What comes of every form of the wrong stem where that is no form of the right one. */
function misses(rule: Rule, pair: StemPair): string[] {
  const out: string[] = [];
  for (const ending of ENDINGS) {
    const right = formsOf(pair.right, ending);
    for (const written of formsOf(pair.wrong, ending)) {
      const result = corrected(rule, written);
      if (!right.includes(result)) out.push(result === written ? written : `${written}→${result}`);
    }
  }
  return [...new Set(out)];
}

describe('misspelt stems', () => {
  const rules = RULES.filter(({ stems }) => stems);

  it('are spelt right with every ending, but for forms of right words', () => {
    const missed = rules.flatMap((rule) => rule.stems!.flatMap((pair) => misses(rule, pair)));
    expect(missed.sort()).toEqual(SHARED.split(/\s+/).filter(Boolean).sort());
  });

  it.each([
    ['움추린', '움츠린'], ['뒤쳐질', '뒤처질'], ['무릎썼다', '무릅썼다'], ['단촐해', '단출해'], ['부셔질', '부서질'], ['추스린', '추스른'],
    ['오무린', '오므린'], ['걷어부친', '걷어붙인'], ['업지를', '엎지를'], ['몰아부친', '몰아붙인'], ['설겆어요', '설거지해요'], ['졸립습니다', '졸립니다'],
  ])('%s becomes %s', (written, right) => {
    expect(rules.map((rule) => corrected(rule, written))).toContain(right);
  }); // biome-ignore format: a table
});
