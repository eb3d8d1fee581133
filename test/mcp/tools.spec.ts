import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVEL_CASES } from '../support/correction-options.js';
import { eventually } from '../support/eventually.js';
import { connect, ERAS } from '../support/mcp.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

const TOOLS = [
  'analyze_syntax',
  'tokenize',
  'correct_grammar',
  'list_pos_tags',
  'manage_dictionary',
  'explain_rule',
  'search_words',
];

describe.runIf(hasModels).each(ERAS)('the tools over $era', ({ mode }) => {
  let server: TestServer;
  let client: Client;
  // biome-ignore lint/suspicious/noExplicitAny: looked into freely
  const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
    client.callTool({ name, arguments: args });

  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine });
    ({ client } = await connect(server, mode));
  });
  afterAll(async () => {
    await client?.close();
    await server?.close();
  });

  it('1.6: are seven, each described in both languages, with schemas and annotations', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...TOOLS].sort());
    for (const tool of tools) {
      expect(tool.title, tool.name).toBeTruthy();
      expect(tool.description, tool.name).toMatch(/[가-힣]/);
      expect(tool.description, tool.name).toMatch(/[a-z]{4,} [a-z]{2,}/);
      expect(tool.inputSchema.type, tool.name).toBe('object');
      expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object' });
      expect(tool.annotations?.readOnlyHint, tool.name).toBe(tool.name !== 'manage_dictionary');
      expect(tool.annotations?.idempotentHint, tool.name).toBe(true);
    }
    expect(client.getServerVersion()?.name).toBe('malgyeol');
    expect(client.getInstructions()).toContain('correct_grammar');
  });

  it('4.3 analyze_syntax: eojeols, lines or everything', async () => {
    const text = '엄마가 학교에 가셨다. 나는 추운 날이 싫다.';
    const compact = await call('analyze_syntax', { text });
    expect(compact.structuredContent.tokens_count).toBe(7);
    expect(compact.structuredContent.sentences).toHaveLength(2);
    expect(compact.structuredContent.sentences[0].tokens[0]).toEqual({
      text: '엄마가',
      begin_offset: 0,
      length: 3,
      tagged: '엄마/NNG+가/JKS',
    });
    expect(compact.content[0].text).toContain('학교에\t학교/NNG+에/JKB');

    const tagged = await call('analyze_syntax', { text, format: 'tagged' });
    expect(tagged.content[0].text.split('\n')).toHaveLength(2);
    expect(tagged.structuredContent.sentences[1].tokens).toBeUndefined();
    expect(tagged.structuredContent.sentences[1].tagged).toContain('춥/VA+ㄴ/ETM');

    const json = await call('analyze_syntax', { text, format: 'json', encoding: 'UTF8' });
    const [, second] = json.structuredContent.sentences;
    expect(second.begin_offset).toBe(Buffer.byteLength('엄마가 학교에 가셨다. '));
    const morpheme = second.tokens[0].morphemes[0];
    expect(morpheme).toMatchObject({ text: '나', tag: 'NP', begin_offset: second.begin_offset, length: 3 });
    expect(morpheme.probability).toBeGreaterThan(0.5);
    expect(JSON.parse(json.content[0].text)).toEqual(json.structuredContent.sentences);
  });

  it('analyze_syntax: spacing and jointing may be turned off', async () => {
    const text = '아버지가방에들어가신다.';
    const on = await call('analyze_syntax', { text });
    expect(on.structuredContent.sentences[0].refined).toBe('아버지가 방에 들어가신다.');
    const off = await call('analyze_syntax', { text, auto_spacing: false });
    expect(off.structuredContent.sentences[0].tokens).toHaveLength(1);
  });

  it('4.3 tokenize: gives segments with their class', async () => {
    const answer = await call('tokenize', { text: '추운 날이다.', format: 'json' });
    const [first] = answer.structuredContent.sentences[0].tokens;
    expect(first.segments.map(({ hint }: { hint: string }) => hint)).toEqual(['V', 'E']);
  });

  it('4.3 correct_grammar: says what, why and by which article, and passes every option on', async () => {
    const text = '이제 집에 가도 되요.';
    const { structuredContent, content } = await call('correct_grammar', { text });
    expect(structuredContent.corrected).toBe('이제 집에 가도 돼요.');
    expect(structuredContent.changes[0]).toMatchObject({
      corrected: '돼요.',
      applied: true,
      reasons: [{ help_id: 'doe-dwae', article: expect.stringContaining('제35항') }],
    });
    expect(structuredContent).not.toHaveProperty('result');
    const { result } = (await call('correct_grammar', { text, complete: true })).structuredContent;
    expect(result).toMatchObject({ origin: text, revised: structuredContent.corrected });
    expect(result.revised_blocks[0].origin.begin_offset).toBe(9);
    expect(content[0].text).toContain('되요. → 돼요.');

    const { tools } = await client.listTools();
    const properties = tools.find(({ name }) => name === 'correct_grammar')!.inputSchema.properties!;
    for (const option of [
      'disable_split_sentence',
      'disable_caret_spacing',
      'disable_vx_spacing',
      'treat_as_title',
      'enable_limited_punctuation',
      'disable_confusion',
      'enable_cleanup_whitespace',
      'disable_typo_correction',
      'enable_sentence_check',
      'disable_sentence_check',
    ]) {
      expect(properties, option).toHaveProperty(option);
    }
    const cleaned = await call('correct_grammar', {
      text: '  좋은 날이다.  ',
      enable_cleanup_whitespace: true,
    });
    expect(cleaned.structuredContent.corrected).toBe('좋은 날이다.');
    const strict = await call('correct_grammar', { text: LEVEL_CASES.text, level: 'strict' });
    expect(strict.structuredContent.corrected).toBe(LEVEL_CASES.strict);
  });

  it('correct_grammar tells questions from changes, and shows pieces and alternatives', async () => {
    const { structuredContent, content } = await call('correct_grammar', {
      text: '어제는너무더워서 힘들었다. 할머니께서 방에서 잔다.',
      enable_sentence_check: true,
    });
    expect(structuredContent.corrected).toBe('어제는 너무 더워서 힘들었다. 할머니께서 방에서 잔다.');
    const [merged, asked] = structuredContent.changes;
    expect(merged.pieces).toEqual([
      { original: '어제는', corrected: '어제는 ' },
      { original: '너무', corrected: '너무 ' },
    ]);
    expect(asked).toMatchObject({ applied: false, alternatives: ['주무신다.'], pieces: [] });
    expect(content[0].text).toContain('고친 곳 1개, 확인할 곳 1개');
    expect(content[0].text).toContain('잔다. (확인: 주무신다.?)');
    expect(content[0].text).toContain('- 너무 → 너무␣');
  });

  it('4.3 list_pos_tags: lists all 47, each once', async () => {
    const { structuredContent } = await call('list_pos_tags', {});
    expect(structuredContent.tags).toHaveLength(47);
    expect(new Set(structuredContent.tags.map(({ code }: { code: string }) => code)).size).toBe(47);
    expect(structuredContent.tags).toContainEqual({ code: 'JKS', name: '주격 조사', class: '조사' });
  });

  it('explain_rule by id and by what people ask', async () => {
    const byId = await call('explain_rule', { help_id: 'doe-dwae' });
    expect(byId.structuredContent.rules).toHaveLength(1);
    expect(byId.structuredContent.rules[0]).toMatchObject({ article: expect.stringContaining('제35항') });
    expect(byId.structuredContent.rules[0].examples.length).toBeGreaterThan(1);
    const asked = await call('explain_rule', { query: '되 돼' });
    expect(asked.structuredContent.rules[0].id).toBe('doe-dwae');
    expect((await call('explain_rule', { help_id: 'no-such-rule' })).isError).toBe(true);
    expect((await call('explain_rule', {})).content[0].text).toContain('help_id나 query');
  });

  it('manage_dictionary changes words, and the analysis knows them at once', async () => {
    const name = `사전 ${mode === 'legacy' ? 1 : 2}`;
    const added = await call('manage_dictionary', {
      action: 'add',
      name,
      set: 'np_set',
      words: ['꾸르잼', '볼린저'],
    });
    expect(added.structuredContent.added).toEqual(['꾸르잼', '볼린저']);
    const again = await call('manage_dictionary', { action: 'add', name, set: 'np_set', words: ['꾸르잼'] });
    expect(again.structuredContent).toMatchObject({ added: [], unchanged: ['꾸르잼'] });

    const text = '꾸르잼이 왔다.';
    const analysed = await call('analyze_syntax', { text, format: 'json', custom_dict_names: [name] });
    expect(analysed.structuredContent.sentences[0].tokens[0].morphemes[0]).toMatchObject({
      text: '꾸르잼',
      tag: 'NNP',
      out_of_vocab: 'IN_CUSTOM_DICT',
      custom_dict_name: name,
    });

    const listed = await call('manage_dictionary', { action: 'list' });
    expect(listed.structuredContent.dictionaries).toContainEqual({
      name,
      words: expect.objectContaining({ np_set: 2, vv_set: 0 }),
    });
    const { resources } = await client.listResources();
    const uri = `malgyeol://dictionaries/${encodeURIComponent(name)}`;
    expect(resources.map((resource) => resource.uri)).toContain(uri);
    const { contents } = await client.readResource({ uri });
    expect(JSON.parse((contents[0] as { text: string }).text).dict.np_set.items).toEqual({
      꾸르잼: 1,
      볼린저: 1,
    });

    const removed = await call('manage_dictionary', {
      action: 'remove',
      name,
      set: 'np_set',
      words: ['꾸르잼', '없던말'],
    });
    expect(removed.structuredContent).toMatchObject({ removed: ['꾸르잼'], unchanged: ['없던말'] });
    const got = await call('manage_dictionary', { action: 'get', name });
    expect(got.structuredContent).toMatchObject({ words: [{ set: 'np_set', word: '볼린저' }], total: 1 });
    expect((await call('manage_dictionary', { action: 'get', name: '없는 사전' })).isError).toBe(true);
    expect((await call('manage_dictionary', { action: 'add', name })).isError).toBe(true);
  });

  it('a read-only key is offered reading only', async () => {
    const key = await server.addKey({ readOnly: true });
    const reader = await eventually(() => connect({ ...server, key }, mode));
    const { tools } = await reader.client.listTools();
    const tool = tools.find(({ name }) => name === 'manage_dictionary')!;
    expect(tool.annotations?.readOnlyHint).toBe(true);
    expect((tool.inputSchema.properties!.action as { enum: string[] }).enum).toEqual(['list', 'get']);
    const refused = await reader.client
      .callTool({
        name: 'manage_dictionary',
        arguments: { action: 'add', name: '몰래', set: 'np_set', words: ['말'] },
      })
      .then(
        (result) => result.isError,
        () => true,
      );
    expect(refused).toBe(true);
    const listed = await call('manage_dictionary', { action: 'list' });
    expect(JSON.stringify(listed.structuredContent)).not.toContain('몰래');
    await reader.client.close();
  });

  it('resources and prompts', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['malgyeol://pos-tags', 'malgyeol://rules']),
    );
    const rules = await client.readResource({ uri: 'malgyeol://rules' });
    expect((rules.contents[0] as { text: string }).text).toContain('doe-dwae');
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      'malgyeol://dictionaries/{name}',
    );
    const rule = await client.readResource({ uri: 'malgyeol://rules/doe-dwae' });
    expect((rule.contents[0] as { text: string }).text).toContain('제35항');
    await expect(client.readResource({ uri: 'malgyeol://rules/none' })).rejects.toThrow();

    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ title }) => title)).toEqual(['교정', '쉬운 말로 설명']);
    const prompt = await client.getPrompt({ name: 'proofread', arguments: { text: '됬다' } });
    expect((prompt.messages[0]!.content as { text: string }).text).toContain('됬다');
  });

  it('wrong arguments and wrong names are told, not thrown about', async () => {
    const wrong = await call('analyze_syntax', { text: 3 }).catch((error: Error) => ({
      isError: true,
      content: [{ text: error.message }],
    }));
    expect(wrong.isError).toBe(true);
    expect(JSON.stringify(wrong.content)).toMatch(/보낸 값이 올바르지 않습니다. text: [^a-z]*string/);
    const missing = await call('tokenize', {});
    expect(missing.content).toEqual([
      { type: 'text', text: '보낸 값이 올바르지 않습니다. text 값이 없습니다.' },
    ]);
    await expect(client.getPrompt({ name: 'proofread', arguments: {} })).rejects.toThrow(
      'text 값이 없습니다',
    );
    for (const name of ['no_such_tool', 'toString']) {
      await expect(call(name, {})).rejects.toThrow(`그런 도구가 없습니다: ${name}.`);
    }
    await expect(client.getPrompt({ name: 'none' })).rejects.toThrow('그런 프롬프트가 없습니다: none.');
    await expect(client.readResource({ uri: 'malgyeol://none' })).rejects.toThrow('그런 자료가 없습니다');
  });
});
