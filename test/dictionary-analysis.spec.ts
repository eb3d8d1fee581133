import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS } from './support/callers.js';
import { createRealEngine, hasModels } from './support/real-engine.js';
import { startTestServer, type TestServer } from './support/server.js';

/** What dictionaries do to an analysis: the whole server with the engine that is shipped. */
if (!hasModels) it('models/ is not here: nothing of this is run', ({ skip }) => skip());

const [caller] = CALLERS;
let server: TestServer;
const items = (words: string) => ({ items: Object.fromEntries(words.split(', ').map((word) => [word, 1])) });

async function must(operation: string, request: object) {
  const answer = await caller!.call(server, operation, request as never);
  if (!answer.ok) throw new Error(answer.message);
  return answer.body;
}

// biome-ignore lint/suspicious/noExplicitAny: looked into freely
async function tokensOf(content: string, options: object = {}): Promise<any[]> {
  const request = { document: { content }, encodingType: 'UTF32', customDictNames: ['우리'], ...options };
  const { sentences } = await must('AnalyzeSyntax', request);
  return sentences.flatMap((sentence: { tokens: unknown[] }) => sentence.tokens);
}

const tagged = async (content: string, options?: object) =>
  (await tokensOf(content, options)).map((token) => token.tagged).join(' ');

describe.runIf(hasModels)('with a dictionary', () => {
  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine });
    await must('UpdateCustomDictionary', {
      domainName: '우리',
      dict: {
        npSet: items('오마이걸, 청하, LG 트윈스, TIKITAKA, 코로나19, 볼린저, 韓流, 야후! 재팬'),
        cpSet: items('자유여행, 내돈내산, 인공 지능'),
        cpCaretSet: items('해외^여행'),
        vvSet: items('카톡하다, 덕질하, 멍때리다, 깨닫다'),
        vaSet: items('신박하다, 혜자스럽다, 웃프, 힙하다'),
        icSet: items('갓벽'),
      },
    });
  }, 60_000);
  afterAll(() => server?.close());

  it.each([
    ['효정이는 오마이걸의 리덥니다', '오마이걸/NNP+의/JKG 리더/NNG+이/VCP+ㅂ니다/EF'],
    ['이따가 카톡해라', '카톡하/VV+아라/EF'],
    ['자유여행으로 갈겁니다', '자유여행/NNG+으로/JKB'],
    ['나는오마이걸의팬이다', '오마이걸/NNP+의/JKG'],
    ['볼린저밴드를 본다', '볼린저/NNP'],
    ['어제 코로나19로 쉬었다', '코로나19/NNP+로/JKB'],
    ['TIKITAKA를 했다', 'TIKITAKA/NNP+를/JKO'],
    ['韓流의 인기', '韓流/NNP+의/JKG'],
    ['LG 트윈스가 이겼다', 'LG 트윈스/NNP+가/JKS'],
    ['LG트윈스가 이겼다', 'LG 트윈스/NNP+가/JKS'],
    ['청하가 노래를 불렀다', '청하/NNP+가/JKS'],
    ['내돈내산 후기입니다', '내돈내산/NNG'],
    ['신박한 생각이다', '신박하/VA+ㄴ/ETM'],
    ['여기는 정말 혜자스러운 곳이다', '혜자스럽/VA+ㄴ/ETM'],
    ['값이 혜자스러워서 좋다', '혜자스럽/VA+어서/EC'],
    ['어제는 종일 덕질했다', '덕질하/VV+았/EP+다/EF'],
    ['멍때리고 있었다', '멍때리/VV+고/EC'],
    ['그제야 깨달은 것', '깨닫/VV+은/ETM'],
    ['웃픈 이야기', '웃프/VA+ㄴ/ETM'],
    ['힙한 가게', '힙하/VA+ㄴ/ETM'],
    ['해외여행을 갔다', '해외여행/NNG+을/JKO'],
  ])('%s', async (text, expected) => {
    for (const options of [{}, { autoSpacing: true, autoJointing: true, autoSplitSentence: true }]) {
      expect(await tagged(text, options)).toContain(expected);
    }
  });

  it.each(['참가 신청하다가 말았다', '그는 신청하는 사람에게 요청하고 초청하였다', '도움을 청하다'])(
    '청하 does not break %s',
    async (text) => {
      expect(await tagged(text)).toBe(await tagged(text, { customDictNames: [] }));
    },
  );

  it('marks what comes from it, and nothing else', async () => {
    const [token] = await tokensOf('오마이걸의');
    expect(token.morphemes[0]).toMatchObject({ outOfVocab: 'IN_CUSTOM_DICT', customDictName: '우리' });
    expect(token.morphemes[1].customDictName).toBeUndefined();
  });

  it('a token spans the space of its word, whatever the options', async () => {
    for (const options of [{}, { autoSpacing: true }, { autoJointing: true }]) {
      const tokens = await tokensOf('어제 LG 트윈스가 이겼다', options);
      expect(tokens[1].text).toEqual({ content: 'LG 트윈스가', beginOffset: 3, length: 7 });
      expect(tokens[1].morphemes[0].text).toEqual({ content: 'LG 트윈스', beginOffset: 3, length: 6 });
      expect(tokens[1].modified).toBe('');
    }
  });

  it('no sentence ends inside a word', async () => {
    const { sentences } = await must('AnalyzeSyntax', {
      document: { content: '어제 야후! 재팬에서 샀다. 좋았다.' },
      autoSplitSentence: true,
      customDictNames: ['우리'],
    });
    expect(sentences.map((sentence: { text: { content: string } }) => sentence.text.content)).toEqual([
      '어제 야후! 재팬에서 샀다.',
      '좋았다.',
    ]);
  });

  it('carets show in refined, only with auto_spacing', async () => {
    const refined = async (options: object) =>
      (
        await must('AnalyzeSyntax', {
          document: { content: '해외여행을 갔다' },
          customDictNames: ['우리'],
          ...options,
        })
      ).sentences[0].refined;
    expect(await refined({ autoSpacing: true })).toBe('해외 여행을 갔다');
    expect(await refined({})).toBe('');
  });

  it('content of every span is the text at its place', async () => {
    const content = '😀 LG 트윈스가 이겼다. 카톡해라! 인공  지능은 韓流다';
    for (const encodingType of ['UTF16', 'UTF32']) {
      const units = encodingType === 'UTF16' ? content.split('') : [...content];
      for (const { text } of await tokensOf(content, { encodingType, autoSpacing: true })) {
        expect(units.slice(text.beginOffset, text.beginOffset + text.length).join('')).toBe(text.content);
      }
    }
  });

  describe('in a correction', () => {
    const correct = (content: string, options: object = {}) =>
      must('CorrectError', {
        document: { content },
        encodingType: 'UTF16',
        customDictNames: ['우리'],
        ...options,
      });
    // biome-ignore lint/suspicious/noExplicitAny: looked into freely
    const changes = (answer: any) =>
      // biome-ignore lint/suspicious/noExplicitAny: looked into freely
      answer.revisedBlocks.map((block: any) => `${block.origin.content} → ${block.revised}`);

    it('carets part a compound, in a block of the whole eojeol, unless that is turned off', async () => {
      expect(changes(await correct('해외여행을 갔다.'))).toEqual(['해외여행을 → 해외 여행을']);
      const off = await correct('해외여행을 갔다.', { config: { disableCaretSpacing: true } });
      expect(changes(off)).toEqual([]);
    });

    it('a word is never a mistake, and a mistake beside it is shown with it', async () => {
      expect(changes(await correct('내돈내산 후기다. 볼린저가 카톡했다.'))).toEqual([]);
      expect(changes(await correct('어제 카톡했읍니다.'))).toEqual(['카톡했읍니다. → 카톡했습니다.']);
    });

    it.each(['몇일 뒤에 만나자.', '설겆이를 했다.', '희안한 일이다.'])(
      'what a block of %s names can be added, and then it is gone',
      async (content) => {
        const sets: Record<string, string> = {
          POS_NNG: 'cpSet',
          POS_NNP: 'npSet',
          POS_VV: 'vvSet',
          POS_VA: 'vaSet',
        };
        const [block] = (await correct(content, { customDictNames: [] })).revisedBlocks;
        await must('UpdateCustomDictionary', {
          domainName: '더함',
          dict: { [sets[block.pos]!]: { items: { [block.lemma]: 1 } } },
        });
        expect(changes(await correct(content, { customDictNames: ['더함'] }))).toEqual([]);
      },
    );
  });
});
