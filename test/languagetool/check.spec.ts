import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVEL_CASES } from '../support/correction-options.js';
import { callTool } from '../support/languagetool.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  if (hasModels) server = await startTestServer({ config: { open: true }, createEngine: createRealEngine });
}, 180_000);
afterAll(() => server?.close());

if (!hasModels) it('models/ is not here: corrections are not checked', ({ skip }) => skip());

const check = async (parameters: Record<string, string>) =>
  (await callTool(server, 'check', { language: 'ko-KR', ...parameters })).json;

interface Match {
  offset: number;
  length: number;
  replacements: Array<{ value: string }>;
  context: { text: string; offset: number; length: number };
  rule: { id: string; category: { id: string } };
}
const ids = async (parameters: Record<string, string>) =>
  (await check(parameters)).matches.map(({ rule }: Match) => rule.id);

/** The text with the first replacement of every match. */
function applied(text: string, matches: readonly Match[]): string {
  return [...matches]
    .reverse()
    .reduce(
      (done, { offset, length, replacements }) =>
        done.slice(0, offset) + replacements[0]!.value + done.slice(offset + length),
      text,
    );
}

describe.runIf(hasModels)('/v2/check', () => {
  it('has everything that clients read', async () => {
    const json = await check({ text: '학교에 갔읍니다.' });
    expect(json).toEqual({
      software: {
        name: '말결 Malgyeol',
        version: expect.any(String),
        buildDate: expect.any(String),
        apiVersion: 1,
        premium: false,
        premiumHint: '',
        status: '',
      },
      warnings: { incompleteResults: false },
      language: {
        name: 'Korean',
        code: 'ko-KR',
        detectedLanguage: { name: 'Korean', code: 'ko-KR', confidence: 1 },
      },
      matches: [
        {
          message: expect.stringMatching(/‘-습니다’.*\(표준어 사정 원칙 제17항\)$/),
          shortMessage: '표준어',
          replacements: [{ value: '갔습니다' }],
          offset: 4,
          length: 4,
          context: { text: '학교에 갔읍니다.', offset: 4, length: 4 },
          sentence: '학교에 갔읍니다.',
          type: { typeName: 'Other' },
          rule: {
            id: 'seumnida',
            description: '-습니다/-읍니다',
            issueType: 'misspelling',
            urls: [{ value: `${server.url}/rules#seumnida` }],
            category: { id: 'STANDARD', name: '표준어' },
          },
          ignoreForIncompleteSentence: false,
          contextForSureMatch: 0,
        },
      ],
      sentenceRanges: [[0, 9]],
      extendedSentenceRanges: [{ from: 0, to: 9, detectedLanguages: [{ language: 'ko', rate: 1 }] }],
    });
  });

  it('counts in UTF-16, and its first replacements are the corrected text', async () => {
    const before = '👨‍👩‍👧 가족이다. '.repeat(5);
    const text = `${before}😀 영수 도 학교에 갔읍니다.\n너무더워서잠이 안왔다.`;
    const { matches, sentenceRanges } = await check({ text });
    expect(applied(text, matches)).toBe(`${before}😀 영수도 학교에 갔습니다.\n너무 더워서 잠이 안 왔다.`);
    for (const { offset, length, context } of matches as Match[]) {
      expect(context.text.slice(context.offset, context.offset + length)).toBe(
        text.slice(offset, offset + length),
      );
      expect(context.text).not.toMatch(/\n|^[\udc00-\udfff]|[\ud800-\udbff]$/);
    }
    expect(sentenceRanges.map(([from, to]: [number, number]) => text.slice(from, to)).at(-1)).toBe(
      '너무더워서잠이 안왔다.',
    );
  });

  it('passes over markup, and leaves it where it stands', async () => {
    const annotation = [
      { text: '# ' },
      { markup: '**' },
      { text: '영수 도' },
      { markup: '**' },
      { text: ' 학교에 ' },
      { markup: '<i>' },
      { text: '갔읍' },
      { markup: '</i>' },
      { text: '니다' },
      { markup: '&nbsp;', interpretAs: ' ' },
      { text: '안왔다.' },
    ];
    const written = annotation.map(({ text, markup }) => text ?? markup).join('');
    const { matches } = await check({ data: JSON.stringify({ annotation }), language: 'auto' });
    expect(applied(written, matches)).toContain('**영수도** 학교에 <i>갔습</i>니다');
    expect(applied(written, matches)).toContain('&nbsp;안 왔다.');
    expect((await check({ data: '{"text":"갔읍니다."}' })).matches).toHaveLength(1);
  });

  it('rules and categories are switched off and on', async () => {
    const text = '영수 도 학교에 갔읍니다.';
    expect(await ids({ text })).toEqual(['spacing-particle', 'seumnida']);
    expect(await ids({ text, disabledRules: 'seumnida,none' })).toEqual(['spacing-particle']);
    expect(await ids({ text, disabledCategories: 'COMPOUNDING' })).toEqual(['seumnida']);
    expect(await ids({ text, disabledCategories: 'SPACING' })).toEqual(['seumnida']);
    expect(await ids({ text, enabledOnly: 'true', enabledRules: 'seumnida' })).toEqual(['seumnida']);
    expect(await ids({ text, enabledOnly: 'true', enabledCategories: 'SPACING' })).toEqual([
      'spacing-particle',
    ]);
    expect(await ids({ text: '학쿄에 갔다.' })).toEqual(['typo']);
    expect(await ids({ text: '학쿄에 갔다.', disabledCategories: 'TYPOS' })).toEqual([]);
  });

  it('of words that touch, those that are switched off stay as they are', async () => {
    const text = '이러면 안되요.';
    expect(applied(text, (await check({ text })).matches)).toBe('이러면 안 돼요.');
    const { matches } = await check({ text, disabledCategories: 'COMPOUNDING' });
    expect(applied(text, matches)).toBe('이러면 안돼요.');
  });

  it('asks where only the reader can decide; picky answers, and checks sentences too', async () => {
    const { text, normal, strict } = LEVEL_CASES;
    const { matches } = await check({ text });
    const questions = matches.filter(({ type }: { type: { typeName: string } }) => type.typeName === 'Hint');
    expect(questions).toMatchObject([
      {
        replacements: [{ value: '새우고' }],
        rule: { category: { id: 'CONFIRM' }, issueType: 'uncategorized' },
      },
    ]);
    const quiet = await check({ text, disabledCategories: 'CONFIRM' });
    expect(applied(text, quiet.matches)).toBe(normal);
    expect(applied(text, (await check({ text, level: 'picky' })).matches)).toBe(strict);
    const passive = '그 일은 오래전에 잊혀졌다.';
    expect(await ids({ text: passive })).toEqual([]);
    expect(await ids({ text: passive, level: 'picky' })).toEqual(['double-passive']);
    expect(await ids({ text: passive, enabledRules: 'double-passive' })).toEqual(['double-passive']);
  });

  it('words of the caller are left alone', async () => {
    const text = '학쿄에 갔다.';
    await callTool(server, 'words/add', { word: '학쿄' });
    expect(await ids({ text })).toEqual([]);
    expect(await ids({ text, dicts: 'another' })).toEqual(['typo']);
    await callTool(server, 'words/delete', { word: '학쿄' });
    expect(await ids({ text })).toEqual(['typo']);
  });

  it('a second question about the text as a whole finds nothing twice', async () => {
    const text = '학교에 갔읍니다.';
    expect(await ids({ text, mode: 'textLevelOnly' })).toEqual([]);
    expect(await ids({ text, mode: 'allButTextLevelOnly' })).toEqual(['seumnida']);
    expect((await check({ text: '' })).matches).toEqual([]);
  });
});
