import { beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceAnalyser } from '../src/analysis/evidence-analyser.js';
import type { ExtraWords } from '../src/analysis/types.js';
import { correct, correctAll } from '../src/correction/correct.js';
import { RULES } from '../src/correction/rules/index.js';
import type { Block, DictionaryPos } from '../src/correction/types.js';
import { checkedSets } from '../src/dictionary/check-dictionary.js';
import { compileDictionary } from '../src/dictionary/compile-dictionary.js';
import type { DictionarySets, SetName } from '../src/store/types.js';
import { sharedEngine } from './support/engine.js';
import { sized } from './support/thorough.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** The set of a dictionary that takes words of this kind, as clients choose it. */
const SETS: Partial<Record<DictionaryPos, SetName>> = {
  POS_NNG: 'cp',
  POS_NNP: 'np',
  POS_NNG_CARET: 'cpCaret',
  POS_VV: 'vv',
  POS_VA: 'va',
  POS_MM: 'mm',
  POS_MAG: 'mag',
  POS_IC: 'ic',
};

/** As a server keeps it: checked, then compiled, with no entries beside the table. */
function dictionaryOf(sets: Partial<DictionarySets>): ExtraWords {
  const checked = checkedSets(sets, { dictionaryEntries: 100 });
  return compileDictionary({ domainName: '우리말', version: '1', sets: checked } as never);
}

const TYPOS = [
  '새 에플리케이션을 설치했다.', '학쿄에 갔다.', '우리나라 국만은 모두 평등하다.', '아지버가 오셨다.', '컴퓨커를 샀다.', '맛있느 음식을 먹었다.', '그 일을 말햇다.', '빨리 먹엇어요.', '잠이 오지 안았다.', '정말 아름다은 꽃이다.', '영수 도 왔다.', '할수 있다.', '회의결과를 보냈다.', '꽃에물을 주었다.', '악세사리를 샀다.', '이거 안되요.', '금새 지나갔다.', '그는 서둘어 떠났다.', '하늘을 날으는 새', '문을 꼭 잠궜다.', '부장님께 결제를 받았다.', '나는 너와 틀려.',
]; // biome-ignore format: one list

/** The rules' own mistakes, without those that are about marks or the whole sentence. */
const SENTENCES = [
  ...TYPOS,
  ...RULES.filter((rule) => rule.exampleOptions === undefined).flatMap(({ examples }) =>
    examples.slice(0, sized(1, 2)).map(({ wrong }) => wrong),
  ),
];

const same = (a: Block, b: Block) => a.begin === b.begin && a.end === b.end && a.revised === b.revised;

describe('custom dictionaries and correction', () => {
  it('lemma and pos of a block can be added as they are, and then the block is gone', async () => {
    let blocks = 0;
    const unnamed: string[] = [];
    const kept: string[] = [];
    for (const { origin: text, blocks: found } of await correctAll(SENTENCES, {}, engine)) {
      for (const block of found) {
        if (block.nested.length > 0) continue;
        const written = text.slice(block.begin, block.end);
        const mark = /[^\p{L}\p{N}\s]/u.test(written.replace(/[.?!]$/, ''));
        if (block.lemma === '') {
          // A mark put behind a word says nothing about the word, nor does another word: no dictionary can keep them away.
          const behind = block.revisions[0]!.helpId === 'ganeunghan-han' ? /[.,?!]$| 한$/ : /[.,?!]$/;
          if (!mark && block.revised.replace(behind, '') !== written.replace(/[.?!]$/, ''))
            unnamed.push(`${text} → ${block.revised}`);
          continue;
        }
        blocks++;
        const set = SETS[block.pos];
        expect(set, `${text}: ${block.pos}`).toBeDefined();
        const dictionaries = [dictionaryOf({ [set!]: { [block.lemma]: 1 } })];
        const again = await correct(text, { dictionaries }, engine);
        if (again.blocks.some((other) => same(other, block)))
          kept.push(`${text}: ${block.lemma}/${block.pos} → ${block.revised}`);
      }
    }
    expect(kept).toEqual([]);
    expect(unnamed).toEqual([]);
    expect(blocks).toBeGreaterThan(sized(100, 200));
  }, 240_000);

  it('a noun is named without its particles, so that it is kept with all of them', async () => {
    const lemmas = { '새 에플리케이션을 설치했다.': '에플리케이션', '가해자측은 말이 없다.': '가해자측' };
    for (const [text, lemma] of Object.entries(lemmas)) {
      const [block] = (await correct(text, {}, engine)).blocks;
      expect(block).toMatchObject({ lemma, pos: 'POS_NNG' });
      const dictionaries = [dictionaryOf({ cp: { [lemma]: 1 } })];
      for (const particle of ['이', '을', '은', '으로', '에서는', '까지도']) {
        const other = `오늘은 ${lemma}${particle} 왔다.`;
        expect((await correct(other, { dictionaries }, engine)).revised).toBe(other);
      }
    }
  });

  it('particles behind a word of the dictionary are put right, whatever the word looks like', async () => {
    const words = [
      '에플',
      '볼린져',
      '되요리',
      '몇일장',
      '컨텐츠랩',
      '학쿄',
      '설겆이',
      'K팝스타즈',
      '쵸',
      '뿌',
      '한글 과자집',
    ];
    for (const word of words) {
      const dictionaries = [dictionaryOf({ np: { [word]: 1 } })];
      const open = (word.charCodeAt(word.length - 1) - 0xac00) % 28 === 0;
      const [right, wrong] = open ? ['를', '을'] : ['을', '를'];
      const corrected = await correct(`어제 ${word}${wrong} 샀다.`, { dictionaries }, engine);
      expect(corrected.revised).toBe(`어제 ${word}${right} 샀다.`);
      const same = `어제 ${word}${right} 샀다.`;
      expect((await correct(same, { dictionaries }, engine)).revised).toBe(same);
    }
  });

  it('an earlier dictionary decides where two know the same letters', async () => {
    const whole = dictionaryOf({ cp: { 결결모형: 1 } });
    const parted = dictionaryOf({ cpCaret: { '결결^모형': 1 } });
    const text = '결결모형을 썼다.';
    expect((await correct(text, { dictionaries: [parted, whole] }, engine)).revised).toBe(
      '결결 모형을 썼다.',
    );
    expect((await correct(text, { dictionaries: [whole, parted] }, engine)).revised).toBe(text);
  });

  it('verbs are named by their stem where that keeps them', async () => {
    const [block] = (await correct('그 소문은 잘못되요.', {}, engine)).blocks;
    expect(block!.lemma).not.toBe('');
    const dictionaries = [dictionaryOf({ va: { 혜자스럽다: 1 }, vv: { 카톡하다: 1 } })];
    const text = '혜자스러운 도시락을 먹고 카톡했다.';
    expect((await correct(text, { dictionaries }, engine)).blocks).toEqual([]);
  });

  it('carets decide spacing, compiled as a server has them; disableCaretSpacing turns that off', async () => {
    const dictionaries = [dictionaryOf({ cpCaret: { '결결^모형': 1, '자유^여행': 1 } })];
    const text = '결결모형을 자유여행으로 보았다.';
    expect((await correct(text, { dictionaries }, engine)).revised).toBe('결결 모형을 자유 여행으로 보았다.');
    const joined = await correct(text, { dictionaries, disableCaretSpacing: true }, engine);
    expect(joined.revised).toBe(text);
  });

  it('a word is kept inside an eojeol too, with and without spaces around it', async () => {
    const dictionaries = [dictionaryOf({ np: { 되요리: 1, '갔읍 니다': 1 }, cp: { 몇일장: 1 } })];
    for (const text of ['되요리를 먹었다.', '우리는 되요리가 좋다.', '몇일장에 갔다.', '갔읍 니다를 읽었다.'])
      expect((await correct(text, { dictionaries }, engine)).revised).toBe(text);
  });
});
