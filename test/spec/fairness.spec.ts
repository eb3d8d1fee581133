import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, dataDirectory, type Served, serve } from '../support/cli.js';
import { sized } from '../support/thorough.js';

/** A real process with worker threads: only there can one caller hold up another. */
let server: Served;
beforeAll(async () => {
  const data = dataDirectory();
  await command(['-reg', 'fair-key', '--data', data]);
  server = await serve(['--port', '0', '--data', data, '--workers', '1']);
}, 60_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
});

function analyse(content: string, options: object = {}) {
  return fetch(`${server.url}/svc.LanguageService/AnalyzeSyntax`, {
    method: 'POST',
    headers: { 'api-key': 'fair-key' },
    body: JSON.stringify({ document: { content }, encodingType: 'UTF32', ...options }),
  });
}

/** Much longer to read than a small text takes to be answered. */
const BYTES = sized(400_000, 1_000_000);
const SENTENCE = '햇빛이 선명하게 나뭇잎을 핥고 있었다. 나비 허리에 새파란 초생달이 시리다.';

describe('one large document', () => {
  it.each([
    ['of many lines', `${SENTENCE}\n`, {}],
    ['of one line, split into sentences', `${SENTENCE} `, { autoSplitSentence: true }],
  ])('does not starve small ones, even with one worker (%s)', async (_name, unit, options) => {
    const content = unit.repeat(Math.ceil(BYTES / Buffer.byteLength(unit)));
    let finished = false;
    const large = analyse(content, options).then(async (response) => {
      const answer = (await response.json()) as { tokensCount: number };
      finished = true;
      return answer;
    });
    let small = 0;
    while (!finished) {
      const response = await analyse('나비 봄.');
      expect(((await response.json()) as { tokensCount: number }).tokensCount).toBe(2);
      if (!finished) small++;
    }
    expect(small).toBeGreaterThan(5);
    expect((await large).tokensCount).toBe((content.length / unit.length) * 10);
  });
});
