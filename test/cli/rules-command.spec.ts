import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenPromises, type CorrectExamples } from '../../src/cli/rule-proofs.js';
import type { Rule } from '../../src/correction/rule/rule.js';
import type { CorrectErrorResponse } from '../../src/wire/messages.js';

const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
const HOUSE = fileURLToPath(new URL('../../examples/house-style', import.meta.url));

/** The program as it is installed, which loads the rules of a house with its own. */
async function program(args: string[], input = '') {
  const child = spawn(process.execPath, [bin, ...args]);
  child.stdin.end(input);
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, status: await status };
}

function folderWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'malgyeol-rules-'));
  writeFileSync(join(folder, 'my.rules'), content);
  return folder;
}

describe('malgyeol rules', () => {
  it('ends without a word where nobody reads on', async () => {
    const child = spawn(process.execPath, [bin, 'rules', '--json']);
    child.stdout.once('data', () => child.stdout.destroy());
    const status = new Promise<number | null>((resolve) => child.once('close', resolve));
    expect(await text(child.stderr)).toBe('');
    expect(await status).toBe(0);
  });

  it('tells of every rule what it is', async () => {
    const { stdout, status } = await program(['rules', '--json', '--rules', HOUSE]);
    expect(status).toBe(0);
    const rules: Array<{ id: string; kind: string; category: string; examples: unknown[] }> =
      JSON.parse(stdout);
    expect(rules.length).toBeGreaterThan(200);
    for (const rule of rules) {
      expect(Object.keys(rule)).toEqual(['id', 'kind', 'category', 'examples']);
      expect(rule.examples.length).toBeGreaterThan(1);
    }
    const kindOf = (id: string) => rules.find((rule) => rule.id === id)?.kind;
    expect([kindOf('anchida'), kindOf('josa-shape'), kindOf('house-website')]).toEqual([
      'data',
      'code',
      'data',
    ]);
  });

  it('explains one', async () => {
    const { stdout } = await program(['rules', 'explain', 'anchida']);
    expect(stdout).toMatch(/^안치다\/앉히다 \(anchida\)\n밥이나 떡.*\n‘안치다’ is to put/);
    expect(stdout).toContain('틀림: 솥에 밥을 앉혔다. → 솥에 밥을 안쳤다.');
    const unknown = await program(['rules', 'explain', 'anchid']);
    expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('anchida?')]);
  });

  it('tests the rules of a house, and correct uses them', async () => {
    const tested = await program(['rules', 'test', '--rules', HOUSE, '--threads', '1']);
    expect([tested.stdout, tested.status]).toEqual(['규칙 4개: 모두 적힌 대로입니다.\n', 0]);
    const corrected = await program(
      ['correct', '--rules', HOUSE, '--explain', '--threads', '1'],
      '바람전자가 홈페이지를 열었다.\n',
    );
    const answer = JSON.parse(corrected.stdout);
    expect(answer.revised).toBe('바람 일렉트로닉스가 누리집을 열었다.');
    expect(answer.revisedBlocks[0].revisions[0].evidence).toEqual({
      by: 'rule',
      rule: 'house-company',
      kind: 'data',
      certainty: 'certain',
    });
  });

  it('names the slip in a file of rules', async () => {
    const folder = folderWith('rule: mine\ntitle: 나\ncategroy: WORD\n');
    for (const args of [
      ['rules', 'list'],
      ['correct', '--threads', '1'],
    ]) {
      const { stderr, status } = await program([...args, '--rules', folder]);
      expect(status).not.toBe(0);
      expect(stderr).toMatch(/my\.rules:3: 모르는 항목입니다: categroy\. 쓸 수 있는 항목: rule, title/);
    }
  });
});

describe('a promise of a rule', () => {
  /** What is corrected, with the rule that does it; where nothing is, it is asked about if it stands among the questions. */
  const CORRECTED: Record<string, string> = { 몇일이다: '며칠이다', 몇일: '며칠', 사겼다: '사귀었다' };
  const ASKED: Record<string, string> = { 며칠째: '몇 날째' };
  const correct: CorrectExamples = async (texts) =>
    texts.map((text) => {
      const revised = CORRECTED[text] ?? text;
      const suggested = CORRECTED[text] ?? ASKED[text];
      const helpId = text === '사겼다' ? 'gwi-eo' : 'myeochil.1a2b';
      const block = {
        origin: { content: text, beginOffset: 0, length: text.length },
        revised,
        revisions: [{ revised: suggested, helpId }],
        nested: [],
      };
      return {
        origin: text,
        revised,
        revisedBlocks: suggested ? [block] : [],
      } as unknown as CorrectErrorResponse;
    });
  const rule = (examples: Rule['examples'], silent: string[]) =>
    ({ id: 'myeochil', examples, silent }) as unknown as Rule;

  it('that is kept is not spoken of', async () => {
    const examples = [
      { wrong: '몇일', right: '며칠' },
      { wrong: '며칠째', right: '며칠째', asks: '몇 날째' },
    ];
    expect(await brokenPromises(rule(examples, ['며칠이다']), correct)).toEqual([]);
  });

  it('that is not kept is told', async () => {
    const examples = [
      { wrong: '몇일', right: '몇 날' },
      { wrong: '사겼다', right: '사귀었다' },
      { wrong: '며칠째', right: '며칠째', asks: '열흘째' },
      { wrong: '나흘', right: '나흘', asks: '닷새' },
    ];
    expect(await brokenPromises(rule(examples, ['몇일이다', '며칠째']), correct)).toEqual([
      '틀림: 몇일 → 며칠 (바라는 글: 몇 날)',
      '다른 규칙이 먼저 찾음: 사겼다 (gwi-eo)',
      '묻지 않음: 며칠째 → 몇 날째 (바라는 제안: 열흘째)',
      '다른 규칙이 먼저 찾음: 나흘 (없음)',
      '그대로 두지 않음: 몇일이다 → 며칠이다',
      '물음: 며칠째 → 몇 날째',
    ]);
  });
});
