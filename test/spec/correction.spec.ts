import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callersFor } from '../support/callers.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { cut } from '../support/spans.js';

/** Correction as the specification describes it, from the engine itself. */
let server: TestServer;
beforeAll(async () => {
  if (hasModels) server = await startTestServer({ createEngine: createRealEngine });
}, 60_000);
afterAll(() => server?.close());

const TEXT = '영수 도 학교에 갔읍니다.\n😀 내가 할수있다. ';

describe.runIf(hasModels).each(callersFor('CorrectError'))('CorrectError over $name', (caller) => {
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  const correct = async (content: string, more: object = {}): Promise<any> => {
    const answer = await caller.call(server, 'CorrectError', { document: { content }, ...more } as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body;
  };
  const option = (name: string) => ({ config: { [name]: true } });

  it('1.4, 2.5, wire 2.26: origin, revised, sentences and language', async () => {
    const body = await correct(TEXT);
    expect(body.origin).toBe(TEXT);
    expect(body.revised).toContain('영수도 학교에 갔습니다.\n');
    expect(body.revised).toContain('내가 할 수 있다.');
    expect(body.language).toBe('ko_KR');
    expect(body.revisedSentences.map(({ revised }: { revised: string }) => revised.trim())).toEqual([
      '영수도 학교에 갔습니다.',
      '😀 내가 할 수 있다.',
    ]);
    expect(body.tokensCount).toBeGreaterThan(5);
  });

  it.each(['UTF8', 'UTF16', 'UTF32'] as const)(
    '2.5, 4.10 encoding_type, wire 2.25, wire 5.1: a block is the text cut at its offset in %s, nested ones too',
    async (encodingType) => {
      const { revisedBlocks } = await correct(TEXT, { encodingType });
      expect(revisedBlocks.length).toBeGreaterThanOrEqual(3);
      for (const block of revisedBlocks) {
        for (const { origin } of [block, ...block.nested]) {
          expect(cut(TEXT, encodingType, origin.beginOffset, origin.length)).toBe(origin.content);
        }
      }
    },
  );

  it('2.5, wire 2.23, wire 5.3: blocks carry alternatives with category and help id, helps are keyed by id', async () => {
    const { revisedBlocks, helps } = await correct(TEXT);
    const verb = revisedBlocks.find(
      ({ origin }: never) => (origin as { content: string }).content === '갔읍니다.',
    );
    // Trailing punctuation belongs to the block.
    expect(verb).toMatchObject({ revised: '갔습니다.', nested: [] });
    expect(verb.lemma).not.toBe('');
    for (const { revised, revisions } of revisedBlocks) {
      expect(revisions[0].revised).toBe(revised);
      for (const { category, helpId, score } of revisions) {
        expect(category).toMatch(/^[A-Z_]+$/);
        expect(score).toBeGreaterThan(0);
        expect(helps[helpId]).toMatchObject({ id: helpId, comment: expect.stringMatching(/[가-힣]/) });
      }
    }
    expect(helps[verb.revisions[0].helpId].ruleArticle).toContain('제17항');
    expect(helps[verb.revisions[0].helpId].examples.length).toBeGreaterThan(0);
  });

  it('2.5, wire 5.3: spacing edits that touch are merged, and kept inside', async () => {
    const { revisedBlocks } = await correct('내가 할수있다.');
    expect(revisedBlocks).toHaveLength(1);
    expect(revisedBlocks[0].revisions[0].helpId).toBe('Merged');
    expect(revisedBlocks[0].nested.length).toBeGreaterThanOrEqual(2);
  });

  it('4.10 document, wire 5.4: several paragraphs keep their line breaks, tabs and runs of spaces', async () => {
    const body = await correct('첫째 줄이다.\n\n\t둘째  줄이다.\r\n셋째 줄을 갔읍니다.');
    expect(body.revised).toBe('첫째 줄이다.\n\n\t둘째  줄이다.\r\n셋째 줄을 갔습니다.');
  });

  it('wire 5.4, wire 5.5: names, code, addresses and links pass through untouched', async () => {
    const text =
      '볼린저 밴드는 https://example.com/a_b?c=할수 와 [문서](./할수.md), `할수 = 1`, a@b.co.kr에 있다.';
    expect((await correct(text)).revised).toContain('https://example.com/a_b?c=할수');
    const { revised } = await correct(text);
    for (const kept of ['볼린저', '(./할수.md)', '`할수 = 1`', 'a@b.co.kr']) expect(revised).toContain(kept);
  });

  it('4.10 enable_cleanup_whitespace, 2.5: names what to remove, and where', async () => {
    const text = '  두  칸이다. ';
    expect((await correct(text)).whitespaceCleanupRanges).toEqual([]);
    const body = await correct(text, { encodingType: 'UTF32', ...option('enableCleanupWhitespace') });
    expect(body.revised).toBe('두 칸이다.');
    const positions = body.whitespaceCleanupRanges.map(({ position }: { position: string }) => position);
    expect(new Set(positions)).toEqual(new Set(['START', 'MIDDLE', 'END']));
    for (const { offset, length } of body.whitespaceCleanupRanges) {
      expect(cut(text, 'UTF32', offset, length)).toMatch(/^ +$/);
    }
  });

  it('4.10 disable_vx_spacing: leaves auxiliary predicates joined', async () => {
    expect((await correct('그 일을 해버렸다.')).revised).toBe('그 일을 해 버렸다.');
    expect((await correct('그 일을 해버렸다.', option('disableVxSpacing'))).revised).toBe(
      '그 일을 해버렸다.',
    );
  });

  it('4.10 disable_split_sentence: takes the text as one', async () => {
    const text = '하나를 했다. 둘을 했다.';
    expect((await correct(text)).revisedSentences).toHaveLength(2);
    expect((await correct(text, option('disableSplitSentence'))).revisedSentences).toHaveLength(1);
  });

  it('4.10 enable_sentence_check, wire 2.22: looks at agreement inside a sentence', async () => {
    const text = '철수가 어제 밥을 먹을 것이다.';
    expect((await correct(text, option('disableSentenceCheck'))).revisedBlocks).toEqual([]);
    // doubtful, so it is asked, with the option or without: the text stays, and the help says that it is about the sentence
    for (const options of [undefined, option('enableSentenceCheck')]) {
      const { revised, revisedBlocks, helps } = await correct(text, options);
      expect(revised).toBe(text);
      expect(revisedBlocks[0].revisions[0]).toMatchObject({
        category: 'SENTENCE',
        helpId: 'tense-agreement',
      });
      expect(helps['tense-agreement'].category).toBe('SENTENCE');
    }
    // what is certain is changed only where that is wished
    expect((await correct('그 일은 잊혀졌다.')).revised).toBe('그 일은 잊혀졌다.');
    expect((await correct('그 일은 잊혀졌다.', option('enableSentenceCheck'))).revised).toBe(
      '그 일은 잊혔다.',
    );
  });

  it('wire 2.20: disable_typo_correction leaves mistyped words', async () => {
    const text = '감사함니다.';
    expect((await correct(text)).revised).toBe('감사합니다.');
    expect((await correct('아뇽하세요.', option('disableTypoCorrection'))).revised).toBe('아뇽하세요.');
  });

  it('2.1 language, 2.5: the language of the request is accepted, and ko_KR answered', async () => {
    for (const language of ['ko', 'ko-KR', 'ko_KR']) {
      const body = await correct('', { document: { content: '학교에 갔읍니다.', language } });
      expect(body).toMatchObject({ revised: '학교에 갔습니다.', language: 'ko_KR' });
    }
  });

  it('wire 5.5: names that nobody knows are not made into those that somebody does', async () => {
    for (const name of ['볼린저', '푸앙크', '모르페우싱', '뷰로닉스', '쿠벨릭스', '나르델로', '삐로니앙'])
      for (const text of [`${name} 밴드를 보았다.`, `어제 ${name}에서 만났다.`, `${name}의 새 제품이다.`])
        expect((await correct(text)).revised).toBe(text);
  });

  it('wire 5.6: a mistyped word lists its alternatives, best first', async () => {
    const typos = [];
    for (const text of ['감사함니다.', '아뇽하세요.', '새 에플리케이션을 설치했다.', '컴퓨처를 켰다.']) {
      const { revisedBlocks } = await correct(text);
      for (const block of revisedBlocks)
        if (block.revisions.some(({ category }: { category: string }) => category === 'TYPO'))
          typos.push(block);
    }
    expect(typos.length).toBeGreaterThan(1);
    for (const { revised, revisions } of typos) {
      expect(revised).toBe(revisions[0].revised);
      const scores = revisions.map(({ score }: { score: number }) => score);
      expect(scores).toEqual([...scores].sort((a: number, b: number) => b - a));
    }
    expect(Math.max(...typos.map(({ revisions }) => revisions.length))).toBeGreaterThan(1);
  });

  it('4.10 custom_dict_names, 4.10 disable_caret_spacing, 2.4 cp_caret_set: a word of a dictionary is no mistake; cp_caret decides its spacing', async () => {
    const domainName = `교정 ${caller.name}`;
    const dict = { npSet: { items: { 갔읍니다: 1 } }, cpCaretSet: { items: { '자유^여행': 1 } } };
    await caller.call(server, 'UpdateCustomDictionary', { domainName, dict });
    const names = { customDictNames: ['없는 사전', domainName] };
    expect((await correct('그는 갔읍니다.', names)).revised).toContain('갔읍니다');
    expect((await correct('자유여행을 갔다.', names)).revised).toBe('자유 여행을 갔다.');
    const off = await correct('자유여행을 갔다.', { ...names, ...option('disableCaretSpacing') });
    expect(off.revised).toBe('자유여행을 갔다.');
  });

  it('wire 3.4, wire 4.3: empty content, other languages, a missing document', async () => {
    expect(await correct('')).toMatchObject({ origin: '', revised: '', revisedBlocks: [], helps: {} });
    const english = { document: { content: 'a', language: 'en' } };
    expect(await caller.call(server, 'CorrectError', english)).toMatchObject({ code: 'invalid_argument' });
    expect(await caller.call(server, 'CorrectError', {})).toMatchObject({ code: 'invalid_argument' });
  });
});

if (!hasModels) it('is not run here: models/ is not there', ({ skip }) => skip());
