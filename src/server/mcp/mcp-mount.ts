import { featureOff } from '../../service/features.js';
import { sendError } from '../error-response.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import type { Mount } from '../router.js';
import { createMcpEndpoint } from './mcp-endpoint.js';
import type { McpGate } from './mcp-gate.js';
import { MCP_PATH } from './paths.js';
import { sendWebResponse, webRequest } from './web-bridge.js';

export interface McpMount extends Mount {
  resourcesChanged(): void;
  close(): Promise<void>;
}

const isMcpPath = (path: string) => path === MCP_PATH || path === `${MCP_PATH}/`;

/** /mcp itself: Streamable HTTP. */
export function createMcpMount(gate: McpGate, options: { secret: Buffer; maxSessions: number }): McpMount {
  const endpoint = createMcpEndpoint({
    ...options,
    createServer: ({ authInfo }) => gate.createServer(authInfo),
    // What the SDK refuses is told to the caller; what fails inside a tool is logged with its operation.
    onError: () => {},
  });

  async function handle(request: HttpRequest, response: HttpResponse): Promise<void> {
    const admitted = await gate.enter(request, response);
    if (admitted === undefined) return;
    const { caller, origin, authInfo } = admitted;
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort();
    });
    const body = request.method === 'POST' ? await gate.readJson(request, caller) : undefined;
    const answer = await endpoint.handle({
      request: webRequest(lenient(request), `${origin}${MCP_PATH}`, body?.text, gone.signal),
      body: body?.json,
      authInfo,
      principal: caller.keyId,
    });
    await sendWebResponse(response, answer);
  }

  return {
    matches: isMcpPath,
    handle: (request, response) => gate.guard(response, () => handle(request, response)),
    resourcesChanged: () => endpoint.changed('resources'),
    close: () => endpoint.close(),
  };
}

/** What stands there when the feature is off. */
export function createMcpOffMount(): Mount {
  return {
    matches: isMcpPath,
    handle: (_request, response) => sendError(response, 'json', featureOff('mcp')),
  };
}

/** Tools for trying things out (curl) accept everything without saying so; the transport wants it said. */
function lenient(request: HttpRequest): HttpRequest {
  const accept = headerOf(request, 'accept');
  if (accept === undefined || accept.trim() === '*/*') {
    request.headers.accept =
      request.method === 'GET' ? 'text/event-stream' : 'application/json, text/event-stream';
  }
  return request;
}
