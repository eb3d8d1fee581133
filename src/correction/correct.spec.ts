import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../test/support/engine.js';
import fc from '../../test/support/fast-check.js';
import type { EvidenceAnalyser } from '../analysis/evidence-analyser.js';
import { renderCorrection } from '../service/render/render-correction.js';
import type { RevisedBlock } from '../wire/messages.js';
import { MERGED } from './answer/blocks.js';
import { ruleIdOf } from './answer/reason-id.js';
import { correct } from './correct.js';
import type { Block, Correction, CorrectOptions } from './types.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const fix = async (text: string, options: CorrectOptions = {}) =>
  (await correct(text, options, engine)).revised;

function applied(text: string, blocks: readonly Block[]): string {
  let out = '';
  let at = 0;
  for (const { begin, end, revised } of blocks) {
    out += text.slice(at, begin) + revised;
    at = end;
  }
  return out + text.slice(at);
}

/** What must hold of every answer. */
function expectSound(text: string, correction: Correction): void {
  expect(correction.origin).toBe(text);
  expect(applied(text, correction.blocks)).toBe(correction.revised);
  const ids = new Set<string>();
  let end = 0;
  for (const block of correction.blocks) {
    expect(block.begin).toBeGreaterThanOrEqual(end);
    end = block.end;
    expect(block.revisions.length).toBeGreaterThan(0);
    if (block.revised !== text.slice(block.begin, block.end))
      expect(block.revisions[0]!.revised).toBe(block.revised);
    for (const { helpId, score } of block.revisions) {
      ids.add(helpId);
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(1);
    }
    let inner = block.begin;
    for (const piece of block.nested) {
      expect(piece.begin).toBeGreaterThanOrEqual(inner);
      expect(piece.end).toBeLessThanOrEqual(block.end);
      inner = piece.end;
      expect(piece.revised).not.toBe(text.slice(piece.begin, piece.end));
      expect(piece.revisions.map(({ revised }) => revised)).toEqual([piece.revised]);
      for (const { helpId } of piece.revisions) ids.add(helpId);
    }
    if (block.nested.length > 0) {
      expect(block.revisions[0]!.helpId).toBe(MERGED);
      const content = text.slice(block.begin, block.end);
      const shifted = block.nested.map((n) => ({
        ...n,
        begin: n.begin - block.begin,
        end: n.end - block.begin,
      }));
      expect(applied(content, shifted)).toBe(block.revised);
    }
  }
  expect(Object.keys(correction.helps).sort()).toEqual([...ids].sort());
  expectSpans(text, correction);
}

/** Every span, cut out of the text in the encoding of the caller, is what the block says it is. */
function expectSpans(text: string, correction: Correction): void {
  const cutters = {
    UTF8: (begin: number, end: number) => Buffer.from(text).subarray(begin, end).toString(),
    UTF16: (begin: number, end: number) => text.slice(begin, end),
    UTF32: (begin: number, end: number) => [...text].slice(begin, end).join(''),
    NONE: undefined,
  };
  for (const [encoding, cut] of Object.entries(cutters)) {
    const check = ({ origin: { content, beginOffset, length }, nested }: RevisedBlock) => {
      if (cut === undefined) expect(beginOffset).toBe(-1);
      else
        expect(cut(beginOffset, beginOffset + length)).toBe(
          encoding === 'UTF8' ? Buffer.from(content).toString() : content,
        );
      nested.forEach(check);
    };
    renderCorrection(correction, encoding as keyof typeof cutters).revisedBlocks.forEach(check);
  }
}

const WORDS = [
  '어제도', '너무더워서', '잠이', '오지를않았다.', '안되요.', '갔읍니다.', '회의결과를', '보내주시기', '바람니다.', '알타리무', '꽃에물을', '영수 도', '할수', '있다.', '몇일', '되요', '사과을', '책가', '먹을려고', '그렇ㄱㅔ', '정마ㄹ', '`code 되요`', 'https://example.com/되요', '<b>갔읍니다</b>', '\ufffc', 'ㅋㅋㅋ', '왠지', '웬지', '!!', '(', ')', '"', '3를', '볼린저', '밴드에', '하꾜에', '때무네', '둘 명이', '\n', '\t', '  ', '😀', '- 목록', '# 제목', '한개', '정리해줘', '먹고싶다', '있을꺼야', '애가잘못됬다', '👨‍👩‍👧', '**갔읍니다**라고', '$5를',
]; // biome-ignore format: one list

describe('correct', () => {
  it.each([
    [
      '영수 도 줄기가 얇어서 시들을 것 같은 꽃에물을 주었더니 고은 꽃이 피었다.',
      '영수도 줄기가 얇아서 시들 것 같은 꽃에 물을 주었더니 고운 꽃이 피었다.',
    ],
    [
      '어제도 너무더워서잠이오지를않았다.그런데, 오늘은 더심하네요.',
      '어제도 너무 더워서 잠이 오지를 않았다. 그런데, 오늘은 더 심하네요.',
    ],
    ['오늘은 철이네서 알타리무 다듬던데.', '오늘은 철이네서 총각무 다듬던데.'],
    ['오늘은 볼린저 밴드에 대해서 알아보겠습니다.', '오늘은 볼린저 밴드에 대해서 알아보겠습니다.'],
    ['학교에 갔읍니다.', '학교에 갔습니다.'],
    ['이거 안되요. 학교에 갔읍니다.', '이거 안돼요. 학교에 갔습니다.'],
    [
      '회의결과를 정리해서 내일까지 보내주시기 바람니다.',
      '회의 결과를 정리해서 내일까지 보내 주시기 바랍니다.',
    ],
  ])('%s', async (wrong, right) => {
    expect(await fix(wrong)).toBe(right);
  });

  it('gives sound answers to any text, and its result is never corrected again', async () => {
    const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(text, async (input) => {
        const once = await correct(input, {}, engine);
        expectSound(input, once);
        const twice = await correct(once.revised, {}, engine);
        expect(twice.revised).toBe(once.revised);
      }),
      { numRuns: 60 },
    );
  });

  it('never fails on arbitrary characters, and keeps every line break', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (input) => {
        const correction = await correct(
          input,
          { enableCleanupWhitespace: true, enableSentenceCheck: true },
          engine,
        );
        expectSound(input, correction);
        expect(correction.revised.match(/[\n\r]/g)).toEqual(input.match(/[\n\r]/g));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves code, addresses, markup and ignored text alone', async () => {
    const kept = [
      '`안되요`',
      '```\n갔읍니다.\n```',
      'https://example.com/안되요?a=갔읍니다',
      'me@example.com',
      '[글](./안되요.md)',
      '<a title="안되요">',
      '<!-- 갔읍니다 -->',
      '<!-- malgyeol-ignore -->\n학교에 갔읍니다.',
      '\ufffc\ufffc',
    ];
    for (const text of kept) expect(await fix(text)).toBe(text);
    expect(await fix('**갔읍니다**\n\n\t탭과  두 칸')).toBe('**갔습니다**\n\n\t탭과  두 칸');
    expect(await fix('학교에 갔읍니다.', { ignoreWords: ['갔읍니다'] })).toBe('학교에 갔읍니다.');
    expect(await fix('학교에 갔읍니다.', { ignoreRules: ['seumnida'] })).not.toBe('학교에 갔습니다.');
  });

  it('merges touching edits and keeps the pieces', async () => {
    const text = '너무더워서잠이오지를않았다.';
    const { blocks } = await correct(text, {}, engine);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      begin: 0,
      end: text.length,
      revised: '너무 더워서 잠이 오지를 않았다.',
      pos: 'POS_UNK',
    });
    expect(blocks[0]!.revisions[0]!.helpId).toBe(MERGED);
    expect(blocks[0]!.nested.map(({ revised }) => revised)).toEqual(['너무 ', '더워서 ', '잠이 ', '오지를 ']);
  });

  it('each reason stays with the piece that it changed', async () => {
    const pieces = async (text: string) =>
      (await correct(text, {}, engine)).blocks.flatMap(({ begin, end, revisions, nested }) =>
        (nested.length > 0 ? nested : [{ begin, end, revisions }]).map((piece) => [
          text.slice(piece.begin, piece.end),
          piece.revisions[0]!.revised,
          ruleIdOf(piece.revisions[0]!.helpId),
        ]),
      );
    expect(await pieces('그는 지금쯤 집에 있을꺼야.')).toEqual([
      ['있을', '있을 ', 'spacing-dependent-noun'],
      ['꺼', '거', 'tense-endings'],
    ]);
  });

  it('puts trailing punctuation into the block and counts in the encoding of the caller', async () => {
    const text = '😀 학교에 갔읍니다.';
    const correction = await correct(text, {}, engine);
    const utf8 = renderCorrection(correction, 'UTF8').revisedBlocks[0]!.origin;
    expect(utf8.content).toBe('갔읍니다.');
    const bytes = Buffer.from(text);
    expect(bytes.subarray(utf8.beginOffset, utf8.beginOffset + utf8.length).toString()).toBe('갔읍니다.');
    const utf32 = renderCorrection(correction, 'UTF32').revisedBlocks[0]!.origin;
    expect([...text].slice(utf32.beginOffset, utf32.beginOffset + utf32.length).join('')).toBe('갔읍니다.');
    expect(renderCorrection(correction, 'NONE').revisedBlocks[0]!.origin.beginOffset).toBe(-1);
  });

  it('asks instead of changing where the reader must decide', async () => {
    const { revised, blocks } = await correct('나는 너와 틀려.', {}, engine);
    expect(revised).toBe('나는 너와 틀려.');
    expect(blocks[0]!.revisions[0]).toMatchObject({
      category: 'CONFIRM',
      helpId: 'dareuda-teullida',
      revised: '달라.',
    });
    expect(blocks[0]!.revised).toBe('틀려.');
  });
});
