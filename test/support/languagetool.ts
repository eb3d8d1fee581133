import type { TestServer } from './server.js';

/** What a client of LanguageTool's protocol sends: a form. */
export async function callTool(
  server: TestServer,
  path: string,
  parameters: Record<string, string> = {},
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { method = 'POST', headers } = options;
  const form = new URLSearchParams(parameters);
  const response = await fetch(
    method === 'GET' ? `${server.url}/v2/${path}?${form}` : `${server.url}/v2/${path}`,
    { method, headers, ...(method === 'GET' ? {} : { body: form }) },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  const json: any = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}
