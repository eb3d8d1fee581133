import { afterAll, beforeAll, expect, it } from 'vitest';
import { HELPS } from '../../src/correction/answer/helps.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const POLICY = expect.stringContaining("default-src 'none'");

it('/rules explains every rule under its id, and loads nothing from elsewhere', async () => {
  const response = await fetch(`${server.url}/rules`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toEqual(POLICY);
  const html = await response.text();
  for (const id of HELPS.keys()) expect(html).toContain(`<section id="${id}">`);
  expect(html).not.toMatch(/https?:\/\/|<script(?! src="\/docs\/search\.js")|style=/);
  const style = await fetch(server.url + /href="(\/docs\/[^"]+\.css)"/.exec(html)![1]!);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  const post = await fetch(`${server.url}/rules`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('a field that looks like a slip is answered with a warning', async () => {
  const call = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'api-key': server.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const path of ['/svc.LanguageService/AnalyzeSyntax', '/svc/api/v1/analyze']) {
    const slip = await call(path, { document: { contents: '가 나' } });
    expect(slip.status).toBe(200);
    expect(slip.headers.get('warning')).toBe(
      '299 malgyeol "unknown field document.contents, did you mean document.content?"',
    );
    expect(decodeURIComponent(slip.headers.get('x-malgyeol-warning')!)).toBe(
      'document.contents은(는) 모르는 필드라 읽지 않았습니다. 혹시 document.content인가요?',
    );
    const right = await call(path, { document: { content: '가 나' }, client: 'mine' });
    expect(right.headers.get('x-malgyeol-warning')).toBeNull();
  }
});
