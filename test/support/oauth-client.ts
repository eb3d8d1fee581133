import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import type { Json } from './mcp.js';

/** The application's side of a login: the official client's own OAuth provider, with memory for a store. */
export interface TestApp {
  provider: OAuthClientProvider & { tokensNow(): Json; clientNow(): Json };
  /** Where the user must go; resolves when the client asks for it. */
  authorizationUrl(): Promise<URL>;
  /** What came back to the application's own address. */
  callback(): Promise<URLSearchParams>;
  close(): void;
}

export async function createTestApp(
  options: { clientMetadataUrl?: string; name?: string; scope?: string } = {},
): Promise<TestApp> {
  let gotCallback: (params: URLSearchParams) => void = () => {};
  let gotUrl: (url: URL) => void = () => {};
  let callback = new Promise<URLSearchParams>((resolve) => {
    gotCallback = resolve;
  });
  let url = new Promise<URL>((resolve) => {
    gotUrl = resolve;
  });
  const listener = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<title>돌아옴</title><h1>앱으로 돌아왔습니다</h1>');
    if (pathname !== '/callback') return;
    gotCallback(searchParams);
    callback = Promise.resolve(searchParams);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const redirectUrl = `http://127.0.0.1:${port}/callback`;
  let client: Json;
  let tokens: Json;
  let verifier = '';
  let discovery: Json;
  const provider: TestApp['provider'] = {
    redirectUrl,
    clientMetadataUrl: options.clientMetadataUrl,
    clientMetadata: {
      client_name: options.name ?? '시험 앱',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...(options.scope === undefined ? {} : { scope: options.scope }),
    },
    clientInformation: () => client,
    saveClientInformation: (information) => {
      client = information;
    },
    tokens: () => tokens,
    saveTokens: (given) => {
      tokens = given;
    },
    redirectToAuthorization: (to) => {
      gotUrl(to);
      url = Promise.resolve(to);
    },
    saveCodeVerifier: (given) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
    saveDiscoveryState: (state) => {
      discovery = state;
    },
    discoveryState: () => discovery,
    tokensNow: () => tokens,
    clientNow: () => client,
  };
  return {
    provider,
    authorizationUrl: () => url,
    callback: () => callback,
    close: () => listener.close(),
  };
}
