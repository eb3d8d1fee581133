import { expect } from 'vitest';
import type { TestServer } from './server.js';

export const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
export const BODY = '{"document":{"content":"가 나"}}';

/** Whatever one caller did, the next one is answered. */
export async function expectToServe(server: TestServer): Promise<void> {
  const response = await fetch(`${server.url}${ANALYZE}`, {
    method: 'POST',
    headers: { 'api-key': server.key },
    body: BODY,
  });
  expect(response.status).toBe(200);
}
