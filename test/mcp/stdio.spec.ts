import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { ERAS, type Json } from '../support/mcp.js';
import { hasModels } from '../support/real-engine.js';
import { sized } from '../support/thorough.js';

type Mode = (typeof ERAS)[number]['mode'];

const program = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'malgyeol-stdio-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const nameOf = (mode: Mode) => `stdio-${typeof mode === 'string' ? mode : mode.pin}`;

async function start(mode: Mode, ...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--data', data, ...args],
    stderr: 'ignore',
  });
  await client.connect(transport);
  return client;
}

/** A client of one era writes, then one of the other reads; each start reads all the models. */
const [older, newer] = ERAS;
const PAIRS = [
  [older!, newer!],
  [newer!, older!],
].slice(0, sized(1, 2));

describe.runIf(hasModels).each(PAIRS)('malgyeol mcp, $era', (writing, reading) => {
  const expectToCorrect = async (client: Client) => {
    expect((await client.listTools()).tools).toHaveLength(7);
    const corrected = (await client.callTool({
      name: 'correct_grammar',
      arguments: { text: '이제 집에 가도 되요.' },
    })) as Json;
    expect(corrected.structuredContent.corrected).toBe('이제 집에 가도 돼요.');
  };

  it('needs no server and no key, keeps dictionaries in its directory, and ends with its client', async () => {
    const name = nameOf(writing.mode);
    const client = await start(writing.mode);
    await expectToCorrect(client);
    await client.callTool({
      name: 'manage_dictionary',
      arguments: { action: 'add', name, set: 'np_set', words: ['꾸르잼'] },
    });
    await client.close();

    const again = await start(reading.mode, '--read-only');
    await expectToCorrect(again);
    const analysed = (await again.callTool({
      name: 'analyze_syntax',
      arguments: { text: '꾸르잼이 왔다.', format: 'tagged', custom_dict_names: [name] },
    })) as Json;
    expect(analysed.content[0].text).toContain('꾸르잼/NNP+이/JKS');
    const listed = (await again.listTools()).tools.find((tool) => tool.name === 'manage_dictionary')!;
    expect(listed.annotations?.readOnlyHint).toBe(true);
    await again.close();
  });
});

describe.runIf(hasModels)('input that ends', () => {
  const CALLS = [
    {
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'analyze_syntax', arguments: { text: '가을이 왔다.' } } },
  ];
  const lines = CALLS.map((call) => `${JSON.stringify({ jsonrpc: '2.0', ...call })}\n`).join('');

  /** What is answered, and how the program ends. */
  async function answersTo(input: string, from: 'pipe' | 'file'): Promise<{ answers: Json[]; code: number }> {
    const file = join(data, 'calls.jsonl');
    writeFileSync(file, input);
    const child = spawn(process.execPath, [program, 'mcp', '--data', data], {
      stdio: [from === 'file' ? openSync(file, 'r') : 'pipe', 'pipe', 'ignore'],
    });
    child.stdin?.end(input);
    let written = '';
    child.stdout!.setEncoding('utf8').on('data', (part) => {
      written += part;
    });
    const code = await new Promise<number>((resolve) => child.once('close', resolve));
    return {
      answers: written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
      code,
    };
  }

  it.each(['pipe', 'file'] as const)('is answered first, from a %s', async (from) => {
    const { answers, code } = await answersTo(lines, from);
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    expect(answers[1]!.result.content[0].text).toContain('가을');
  });

  it('at once ends the program', async () => {
    expect(await answersTo('', 'file')).toEqual({ answers: [], code: 0 });
  });
});
