import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadModelFiles } from '../../../analysis/encoder/model-files.js';
import type { Tag } from '../../../analysis/tags.js';
import type { Morpheme } from '../../../analysis/types.js';
import { Lexicon } from '../../../lexicon/lexicon.js';
import { applyChanges } from '../../line/compose.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { dataRule } from './data-rule.js';
import { readRuleFolder } from './data-rules.js';
import { withHouseRules } from './house-rules.js';
import { readRules } from './read-rules.js';

const lexicon = Lexicon.from(loadModelFiles()['lexicon.bin']!);

const file = (id: string, finders: string) => `rule: ${id}
title: 시험
category: WORD
reason: 시험입니다.
${finders}
examples:
  가 → 나
  다 → 라
silent:
  마
  바
`;
const ruleOf = (finders: string) => dataRule(readRules(file('test', finders), 'test.rules')[0]!);

/** `지갑/NNG을/JKO 잊/VV었/EP다/EF`: what a word is made of, each with its letters where they differ: `잊었:잊/VV`. */
function lineOf(written: string): LineView {
  let text = '';
  const words = written.split(' ').map((word, index): WordView => {
    const begin = text.length;
    const morphemes = [...word.matchAll(/(?:([^:/]+):)?([^:/]+?)\/([A-Z]+)/g)].map(
      ([, surface, form, tag]): Morpheme => {
        const from = text.length;
        text += surface ?? form;
        return {
          form: form!,
          tag: tag as Tag,
          begin: from,
          end: text.length,
          probability: 1,
          outOfVocab: 'IN_WORD_EMBEDDING',
        };
      },
    );
    const end = text.length;
    text += ' ';
    return { index, begin, end, surface: text.slice(begin, end), morphemes };
  });
  return { text: text.trimEnd(), words, lexicon, options: {} } as unknown as LineView;
}

function corrected(finders: string, line: LineView): string {
  return applyChanges(line.text, ruleOf(finders).find(line));
}
const letters = (finders: string, text: string) =>
  corrected(finders, { text, words: [], lexicon } as unknown as LineView);

describe('a rule that is data', () => {
  it.each([
    ['letters: /(?<=기 )바래/ → 바라', '하기 바래, 색이 바래', '하기 바라, 색이 바래'],
    ['letters: /(가)나/ → $1다', '가나', '가다'],
    ['table TO: 가 → 각, 나 → 낙\nletters: /([가나다])고/ → {TO:1}고', '가고 나고 다고', '각고 낙고 다고'],
    ['letters: /({CODA:ㅁ})니(?=다)/ → {CODA:1:ㅂ}니', '갑니다 감니다 감니', '갑니다 갑니다 감니'],
    ['letters: /({CODA:})므로써/ → {CODA:1:ㅁ}으로써', '나누므로써 남므로써', '나눔으로써 남므로써'],
    ['whole: 되 → 돼', '되 되고', '돼 되고'],
    ['beginnings: 되 → 돼', '되고 안되고', '돼고 안되고'],
    ['anywhere: 쟎 → 잖', '있쟎아', '있잖아'],
    ['stems: 나무래다→나무라다', '나무랬다 나무랜 사람', '나무랐다 나무란 사람'],
    ['after: /밥을/ 앉히다→안치다', '밥을 앉혔다', '밥을 안쳤다'],
  ])('finds as it says: %s', (finders, text, right) => {
    expect(letters(finders, text)).toBe(right);
  });

  it.each([
    ['morphemes: 지갑/NNG 을/JKO _ <잊/VV> → 잃/VV', '지갑/NNG을/JKO 잊/VV었/EP다/EF', '지갑을 잃었다'],
    ['morphemes: 지갑/NNG 을/JKO _ <잊/VV> → 잃/VV', '지갑/NNG을/JKO 잊/VV는/ETM다/EF', '지갑을 잃는다'],
    ['morphemes: 지갑/NNG 을/JKO _ <잊/VV> → 잃/VV', '일/NNG을/JKO 잊/VV었/EP다/EF', '일을 잊었다'],
    ['morphemes: <짓/VV> → 만들/VV', '짓/VV는/ETM 지:짓/VV어/EC', '만드는 만들어'],
    ['morphemes: <홈페이지/NNG> → 누리집/NNG', '홈페이지/NNG를/JKO 보/VV다/EF', '누리집을 보다'],
    ['morphemes: _ 안/MAG _ <*/V*> → " $0"', '안/MAG 가/VV고/EC', '안  가고'],
    ['morphemes: *라구/E* _ → 라고', '가/VV더라구/EF 가/VV더라구/EC요/JX', '가라고 가더라구요'],
    ['morphemes: 가|오/VV _ → 갔', '가/VV 보/VV', '갔 보'],
  ])('reads morphemes: %s in %s', (finders, line, right) => {
    expect(corrected(finders, lineOf(line))).toBe(right);
  });

  it.each([
    ['if line /좋/', '가 좋다'],
    ['unless line /싫/', '가 좋다'],
    ['if before 먹/VV 지/EC _', '먹지 가 지가'],
    ['unless before 지/EC', '가 먹지 가'],
    ['if behind _ 나/VV', '가 나 가 너'],
    ['if within 가/VX', '가 가는'],
    ['unless within 가/VV', '가 가는'],
  ])('asks for what is around letters: %s', (condition, text) => {
    const lines: Record<string, string> = {
      '가 좋다': '가/VV 좋/VA다/EF',
      '먹지 가 지가': '먹/VV지/EC 가/VX 지/EC가/VX',
      '가 먹지 가': '가/VV 먹/VV지/EC 가/VX',
      '가 나 가 너': '가/VV 나/VV 가/VV 너/VV',
      '가 가는': '가/VV 가/VX는/ETM',
    };
    const right: Record<string, string> = {
      '가 좋다': '각 좋다',
      '먹지 가 지가': '먹지 각 지가',
      '가 먹지 가': '각 먹지 가',
      '가 나 가 너': '각 나 가 너',
      '가 가는': '가 각는',
    };
    expect(corrected(`letters: /가/ → 각 ${condition}`, lineOf(lines[text]!))).toBe(right[text]);
    expect(corrected(`letters: /(가)/ → $1ㄱ ${condition}`, lineOf(lines[text]!))).toBe(
      right[text]!.replace('각', '가ㄱ'),
    );
  });

  it('says how sure it is of each kind of finding, and by which article', () => {
    const { find } = ruleOf(
      'whole likely: 되 → 돼\nanywhere [제1항]: 쟎 → 잖\nafter author: /밥을/ 앉히다→안치다',
    );
    const line = { text: '되 쟎 밥을 앉혔다', words: [], lexicon } as unknown as LineView;
    expect(find(line).map(({ certainty, article }) => [certainty, article])).toEqual([
      ['likely', undefined],
      [undefined, '제1항'],
      ['author', undefined],
    ]);
  });

  it('may leave the finding to a part of the program', () => {
    const [spec] = readRules(file('told', 'mechanism: parrot 가 나'), 'test.rules');
    const parrot = (argument: string) => () => [{ begin: 0, end: 0, replacement: argument }];
    expect(dataRule(spec!, { parrot }).find({ text: '' } as LineView)[0]?.replacement).toBe('가 나');
    expect(() => dataRule(spec!)).toThrow('parrot');
  });
});

describe('a folder of rules', () => {
  const inFolder = (files: Record<string, string>, use: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      mkdirSync(join(folder, 'deep'));
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      use(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const FIRST = file('first', 'whole: 되 → 돼');

  it('is read with all folders in it, in the order of the paths', () => {
    inFolder({ 'b.rules': FIRST, 'deep/a.rules': file('deep', 'whole: 되 → 돼'), 'c.txt': '?' }, (folder) => {
      expect(readRuleFolder(folder).map(({ id }) => id)).toEqual(['first', 'deep']);
    });
  });

  it('has no name twice', () => {
    inFolder({ 'a.rules': FIRST, 'b.rules': FIRST }, (folder) => {
      expect(() => readRuleFolder(folder)).toThrow(/b\.rules:1: 같은 이름의 규칙이 둘 있습니다: first/);
    });
  });

  it('comes before the rules that are there, as a house style', () => {
    const own = [dataRule(readRules(file('own', 'whole: 되 → 돼'), 'own.rules')[0]!)];
    expect(withHouseRules(own, '')).toBe(own);
    inFolder({ 'a.rules': FIRST }, (folder) => {
      expect(withHouseRules(own, folder).map(({ id }) => id)).toEqual(['first', 'own']);
      expect(() => withHouseRules(own, join(folder, 'deep'))).toThrow('규칙이 없습니다');
      expect(() => withHouseRules(own, join(folder, 'nowhere'))).toThrow('찾을 수 없습니다');
      expect(() => withHouseRules(withHouseRules(own, folder), folder)).toThrow(
        '이미 있는 규칙의 이름입니다: first',
      );
    });
  });
});
