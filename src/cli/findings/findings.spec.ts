import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleCatalogue } from '../../correction/answer/rule-catalogue.js';
import type { CorrectErrorResponse, RevisedBlock } from '../../wire/messages.js';
import { newFindings, readBaseline, writeBaseline } from './baseline.js';
import { annotationsOf, sarifOf } from './finding-formats.js';
import { findingsIn } from './findings.js';

const TEXT = '첫 줄 😀\r\n집에 갔읍니다. 너와 틀려.\n집에 갔읍니다.\n';

function block(content: string, from: number, revised: string, asks = false): RevisedBlock {
  const helpId = asks ? 'teullida' : 'seumnida';
  return {
    origin: { content, beginOffset: TEXT.indexOf(content, from), length: content.length },
    revised: asks ? content : revised,
    revisions: [{ revised, score: 1, category: 'STANDARD', helpId }],
    lemma: '',
    pos: 'POS_UNK',
    nested: [],
  };
}

const last = TEXT.lastIndexOf('갔읍니다.');
const answer = {
  origin: TEXT,
  revisedBlocks: [
    block('갔읍니다.', 0, '갔습니다.'),
    block('틀려.', 0, '달라.', true),
    block('갔읍니다.', last, '갔습니다.'),
  ],
  helps: {
    seumnida: {
      id: 'seumnida',
      category: 'STANDARD',
      comment: '‘-습니다’로 적습니다: 100%\n늘.',
      examples: ['먹읍니다 → 먹습니다'],
      ruleArticle: '표준어 사정 원칙 제17항',
    },
  },
} as unknown as CorrectErrorResponse;
const findings = findingsIn('글, 하나.md', answer);

describe('findingsIn', () => {
  it('counts lines and columns from 1, in UTF-16', () => {
    expect(findings.map(({ begin, end }) => [begin.line, begin.column, end.column])).toEqual([
      [2, 4, 9],
      [2, 13, 16],
      [3, 4, 9],
    ]);
    expect(findings.map(({ question }) => question)).toEqual([false, true, false]);
  });
});

describe('sarifOf', () => {
  it('names rules once, places with their text, and a fix where something would change', () => {
    const { version, runs } = JSON.parse(sarifOf(findings, '1.2.3', new Map()));
    const [{ tool, results, columnKind }] = runs;
    expect([version, columnKind, tool.driver.version]).toEqual(['2.1.0', 'utf16CodeUnits', '1.2.3']);
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['seumnida', 'teullida']);
    const [first, second] = results;
    expect(first.level).toBe('warning');
    expect(tool.driver.rules[first.ruleIndex].id).toBe('seumnida');
    const { artifactLocation, region } = first.locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe(encodeURI('글, 하나.md'));
    expect(TEXT.slice(region.charOffset, region.charOffset + region.charLength)).toBe('갔읍니다.');
    expect(first.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('갔습니다.');
    expect([second.level, second.fixes]).toEqual(['note', undefined]);
  });
});

describe('the rules in SARIF', () => {
  it('are described in general, not by the reason of the word that was found', async () => {
    const catalogue = await ruleCatalogue();
    const [id, { title, comment, examples }] = [...catalogue].find(([, rule]) => rule.examples.length > 1)!;
    const found = { ...findings[0]!, ruleId: id, message: '이 낱말의 까닭' };
    const [{ tool, results }] = JSON.parse(sarifOf([found], '1', catalogue)).runs;
    const [rule] = tool.driver.rules;
    expect([rule.shortDescription.text, rule.fullDescription.text]).toEqual([title, comment]);
    expect(rule.help.text).toContain(examples[1]);
    expect(results[0].message.text).toBe('이 낱말의 까닭');
  });
});

describe('annotationsOf', () => {
  it('writes workflow commands, with everything escaped that would end them', () => {
    const [first, second] = annotationsOf(findings).split('\n');
    expect(first).toBe(
      '::warning file=글%2C 하나.md,line=2,endLine=2,col=4,endColumn=9,title=말결 seumnida::갔읍니다. → 갔습니다.: ‘-습니다’로 적습니다: 100%25%0A늘.',
    );
    expect(second).toMatch(/^::notice .*\(확인\)$/);
  });
});

describe('a baseline', () => {
  it('lets pass what it counts, and no more', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'malgyeol-baseline-')), 'known.json');
    expect(newFindings(findings, readBaseline(path))).toEqual(findings);
    writeBaseline(path, findings.slice(0, 2));
    expect(newFindings(findings, readBaseline(path))).toEqual([findings[2]]);
    writeFileSync(path, '{}');
    expect(() => readBaseline(path)).toThrow('기준 파일을 읽을 수 없습니다');
  });
});
