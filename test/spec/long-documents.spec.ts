import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RevisionService } from '../../src/gen/svc/revision_service_pb.js';
import { envelope, type StreamAnswer, settled, streamAnswers } from '../../web/src/lib/correction-stream.js';
import { type Json, post, request } from '../support/mcp.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
const WRONG = '학교에 갔읍니다.';
const RIGHT = '학교에 갔습니다.';
const wrongLines = (count: number) => `${WRONG}\n`.repeat(count);

interface Document {
  text: string;
  /** What every way must answer; left out where only sameness counts. */
  revised?: string;
}

/** Each is longer than a cut, and what protects its parts begins in another cut than those. */
const DOCUMENTS: Record<string, Document> = {
  'front matter, a fence and a table': documentOf(
    [`---\ntitle: ${WRONG}\n${`key: ${WRONG}\n`.repeat(150)}---\n`, false],
    [`${WRONG}\n`, true],
    [`\`\`\`text\n${wrongLines(300)}\`\`\`\n`, false],
    [`| 하나 | 둘 |\n| --- | --- |\n${`| ${WRONG} | 비가 온다. |\n`.repeat(5)}`, true],
  ),
  'HTML and comments that exempt': documentOf(
    [`${WRONG}\n`, true],
    [`<!--\n${wrongLines(250)}-->\n`, false],
    [`<pre>\n${wrongLines(250)}</pre>\n`, false],
    [`${WRONG}\n`, true],
    [`<!-- malgyeol-ignore-start -->\n${wrongLines(250)}<!-- malgyeol-ignore-end -->\n`, false],
    [`${WRONG}\n`, true],
  ),
  'loose jamo, and lines without a place to cut': {
    text: `${`\`${'글'.repeat(40)}\`\n`.repeat(60)}${`${WRONG}\n`.normalize('NFD')}${'ㅋ'}${'😀'.repeat(2600)}\n${'각'.normalize('NFD').repeat(1200)}\n${WRONG}\n`,
  },
};

function documentOf(...parts: Array<[text: string, isCorrected: boolean]>): Document {
  return {
    text: parts.map(([text]) => text).join(''),
    revised: parts
      .map(([text, isCorrected]) => (isCorrected ? text.replaceAll(WRONG, RIGHT) : text))
      .join(''),
  };
}

interface Answer {
  revised: string;
  blocks: Array<[begin: number, origin: string, revised: string]>;
}

interface Block {
  origin?: { beginOffset: number; content: string };
  revised: string;
}

const answerOf = (revised: string, blocks: readonly Block[]): Answer => ({
  revised,
  blocks: blocks.map((block) => [block.origin!.beginOffset, block.origin!.content, block.revised]),
});

describe.skipIf(!hasModels)('a long document', { timeout: 300_000 }, () => {
  let server: TestServer;
  let byCommand: Map<string, Answer>;
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-long-'));

  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine });
    const paths = Object.entries(DOCUMENTS).map(([name, { text }]) => {
      const path = join(directory, `${name}.md`);
      writeFileSync(path, text);
      return path;
    });
    const args = [bin, 'correct', '--json', '--encoding', 'utf16', '--threads', '1', ...paths];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    byCommand = new Map(
      answers.map((answer) => [answer.path, answerOf(answer.revised, answer.revisedBlocks)]),
    );
  }, 300_000);
  afterAll(async () => {
    await server?.close();
    rmSync(directory, { recursive: true });
  });

  const unary = async (content: string): Promise<Answer> => {
    const transport = createConnectTransport({ baseUrl: server.url, httpVersion: '1.1' });
    const { revised, revisedBlocks } = await createClient(RevisionService, transport).correctError(
      { document: { content }, encodingType: 2 },
      { headers: { 'api-key': server.key } },
    );
    return answerOf(revised, revisedBlocks);
  };

  const mcpPages = async (text: string): Promise<Answer & { pages: number }> => {
    let [revised, pages] = ['', 0];
    const blocks: Answer['blocks'] = [];
    for (let cursor: string | undefined; ; pages++) {
      const args = { text, cursor, encoding: 'UTF16', page_characters: 3000 };
      const { structuredContent: page }: Json = (
        await post(server, request('tools/call', { name: 'correct_grammar', arguments: args }))
      ).body.result;
      revised += page.corrected;
      for (const change of page.changes)
        blocks.push([change.begin_offset, change.original, change.corrected]);
      cursor = page.next_cursor;
      if (cursor === undefined) return { revised, blocks, pages: pages + 1 };
    }
  };

  /** As the page at `/` asks, with its own code. */
  const webPage = async (content: string): Promise<string> => {
    const response = await fetch(`${server.url}/svc.RevisionService/StreamCorrectError`, {
      method: 'POST',
      headers: { 'content-type': 'application/connect+json', 'api-key': server.key },
      body: envelope({ document: { content }, encoding_type: 'UTF16' }),
    });
    const answers: StreamAnswer[] = [];
    for await (const answer of streamAnswers(response.body!)) answers.push(answer);
    expect(answers.filter(({ error }) => error)).toEqual([]);
    const first = answers.find((answer) => answer.first)!.first!;
    return settled(
      first,
      answers.flatMap(({ post: found }) => found ?? []),
    ).revised;
  };

  it.each(Object.keys(DOCUMENTS))('is answered the same by every way: %s', async (name) => {
    const { text, revised } = DOCUMENTS[name]!;
    const command = byCommand.get(join(directory, `${name}.md`))!;
    expect(command.revised).toBe(revised ?? command.revised);
    expect(command.revised).not.toBe(text);
    expect(await unary(text)).toEqual(command);
    const { pages, ...answer } = await mcpPages(text);
    expect(pages).toBeGreaterThan(2);
    expect(answer).toEqual(command);
    expect(await webPage(text)).toBe(command.revised);
  });
});
