import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
// biome-ignore lint/suspicious/noExplicitAny: the document is looked into freely
let document: any;
beforeAll(async () => {
  server = await startTestServer({ config: { features: 'analysis,dictionaries,correction' } });
  document = await (await fetch(`${server.url}/openapi.json`)).json();
});
afterAll(() => server.close());

it('/openapi.json is valid OpenAPI 3.1, and every reference leads somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const references = JSON.stringify(document).match(/"#\/components\/[^"]+"/g)!;
  for (const reference of new Set(references)) {
    const [, , kind, name] = JSON.parse(reference).split('/');
    expect(document.components[kind], reference).toHaveProperty([name]);
  }
});

it('describes what is served: Connect, REST and LanguageTool', async () => {
  const paths = Object.keys(document.paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/svc.LanguageService/AnalyzeSyntax',
      '/svc.RevisionService/StreamCorrectError',
      '/svc/api/v1/analyze',
      '/svc/api/v1/customdict/{name}',
      '/v2/check',
    ]),
  );
  expect(paths).not.toContain('/svc.DictSearchService/SearchDict');
  const ids = Object.values<object>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const path of paths) {
    for (const method of Object.keys(document.paths[path])) {
      const url = `${server.url}${path.replace('{name}', '없음')}`;
      const { status } = await fetch(url, { method: method.toUpperCase() });
      // Refused for want of a key or of a body, but known.
      expect([200, 400, 403, 415], `${method} ${path}`).toContain(status);
    }
  }
});

it('names fields as the answers do', async () => {
  const call = async (path: string) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { 'api-key': server.key, 'content-type': 'application/json' },
        body: '{"document":{"content":"가 나"}}',
      })
    ).json();
  for (const [path, name] of [
    ['/svc.LanguageService/AnalyzeSyntax', 'svc.AnalyzeSyntaxResponse'],
    ['/svc/api/v1/analyze', 'rest.svc.AnalyzeSyntaxResponse'],
  ] as const) {
    const known = Object.keys(document.components.schemas[name].properties);
    expect(known).toEqual(expect.arrayContaining(Object.keys((await call(path)) as object)));
  }
});

it('/docs/api shows it to people, with nothing from elsewhere', async () => {
  const response = await fetch(`${server.url}/docs/api`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  for (const path of Object.keys(document.paths)) expect(html).toContain(` ${path}</code>`);
  expect(html).not.toMatch(/https?:\/\/|<script|style=/);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});
