import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completable, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ServiceError } from '../../../src/errors/service-error.js';
import { sendError } from '../../../src/server/error-response.js';
import { createAllowedHosts } from '../../../src/server/mcp/allowed-hosts.js';
import { checkHost, checkOrigin } from '../../../src/server/mcp/checks.js';
import { createMcpEndpoint } from '../../../src/server/mcp/mcp-endpoint.js';
import { sendWebResponse, webRequest } from '../../../src/server/mcp/web-bridge.js';
import { readBody } from '../../../src/server/port/body.js';
import { registerInputTools, stateCodec } from './fixture-input-tools.js';
import { type Changes, PNG, registerFixtureTools } from './fixture-tools.js';

/** The suite's own tools behind our transport: what it finds here it would find at /mcp, had that these names. */
export async function startFixtureServer(): Promise<{ url: string; close(): Promise<void> }> {
  const changes: Changes = {
    tools: () => endpoint.changed('tools'),
    prompts: () => endpoint.changed('prompts'),
  };
  const endpoint = createMcpEndpoint({
    createServer: () => createFixture(changes),
    secret: randomBytes(32),
    onError: () => {},
  });
  const hosts = createAllowedHosts({
    publicUrl: '',
    allowedHosts: [],
    corsOrigins: ['*'],
    trustProxy: false,
  });
  const http = createServer((request, response) => {
    const handle = async () => {
      checkHost(request, hosts);
      checkOrigin(request, hosts);
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const text =
        request.method === 'POST' ? (await readBody(request, { limit: 1e6 })).toString() : undefined;
      let body: unknown;
      try {
        body = text === undefined ? undefined : JSON.parse(text);
      } catch {}
      const given = webRequest(request, `${hosts.originOf(request)}/mcp`, text, gone.signal);
      await sendWebResponse(response, await endpoint.handle({ request: given, body, principal: '' }));
    };
    handle().catch((error) => {
      sendError(
        response,
        'json',
        error instanceof ServiceError ? error : new ServiceError('internal', String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}/mcp`,
    async close() {
      await endpoint.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

function createFixture(changes: Changes): McpServer {
  const server = new McpServer(
    { name: 'malgyeol-fixture', version: '1.0.0' },
    {
      capabilities: {
        logging: {},
        resources: { subscribe: true, listChanged: true },
        tools: { listChanged: true },
        prompts: { listChanged: true },
      },
      requestState: { verify: stateCodec.verify },
    },
  );
  registerFixtureTools(server, changes);
  registerInputTools(server);
  registerFixtureResources(server);
  registerFixturePrompts(server);
  return server;
}

function registerFixtureResources(server: McpServer): void {
  const text = (uri: string, mimeType: string, content: string) => ({
    contents: [{ uri, mimeType, text: content }],
  });
  server.registerResource(
    'text',
    'test://static-text',
    { description: 'Text', mimeType: 'text/plain' },
    (uri) => text(uri.href, 'text/plain', 'This is the content of the static text resource.'),
  );
  server.registerResource(
    'binary',
    'test://static-binary',
    { description: 'An image', mimeType: 'image/png' },
    (uri) => ({
      contents: [{ uri: uri.href, mimeType: 'image/png', blob: PNG }],
    }),
  );
  server.registerResource(
    'watched',
    'test://watched-resource',
    { description: 'Watched', mimeType: 'text/plain' },
    (uri) => text(uri.href, 'text/plain', 'watched'),
  );
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'By id', mimeType: 'application/json' },
    (uri, { id }) =>
      text(
        uri.href,
        'application/json',
        JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      ),
  );
  // Served before 2026-07-28 only; the SDK refuses them from then on.
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function registerFixturePrompts(server: McpServer): void {
  const user = (content: object) => ({ role: 'user' as const, content: content as never });
  const argument = () =>
    completable(z.string(), (typed) => ['paris', 'park', 'party'].filter((word) => word.startsWith(typed)));
  server.registerPrompt('test_simple_prompt', { description: 'Simple' }, () => ({
    messages: [user({ type: 'text', text: 'This is a simple prompt for testing.' })],
  }));
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments', argsSchema: z.object({ arg1: argument(), arg2: z.string() }) },
    ({ arg1, arg2 }) => ({
      messages: [user({ type: 'text', text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` })],
    }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        user({
          type: 'resource',
          resource: {
            uri: resourceUri,
            mimeType: 'text/plain',
            text: 'Embedded resource content for testing.',
          },
        }),
        user({ type: 'text', text: 'Please process the embedded resource above.' }),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, () => ({
    messages: [
      user({ type: 'image', data: PNG, mimeType: 'image/png' }),
      user({ type: 'text', text: 'Please analyze the image above.' }),
    ],
  }));
}
