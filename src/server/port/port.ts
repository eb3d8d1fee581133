import { createServer as createHttp1, type Server as Http1Server } from 'node:http';
import { createServer as createHttp2, createSecureServer, type Http2SecureServer } from 'node:http2';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { answerBrokenHttp } from './broken-http.js';
import { createConnections } from './connections.js';
import { waitForFirstBytes } from './first-bytes.js';
import type { HttpHandler } from './http-types.js';
import { watchStreams } from './slow-streams.js';

/** A caller must have greeted for TLS after this long, in milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 15_000;
/** Headers that take longer than this are an attack or a dead caller. In milliseconds. */
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for callers that are too slow. In milliseconds. */
const TIMEOUT_CHECK_MS = 5000;
/** Callers of the same connection are served in parallel; more streams than this wait on their side. */
const MAX_CONCURRENT_STREAMS = 1024;
/** Node's default window of 64 kB makes a large text wait for a round trip again and again. */
const WINDOW_BYTES = 1024 * 1024;

/** A caller over plain HTTP/1.1 that closed its side gets its answer for this long; then the work for it stops. */
const HALF_CLOSED_MS = 2_000;
/** Longer than clients and proxies keep an idle connection, so that they and not we close it. In milliseconds. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Megabytes one connection may hold before Node refuses its further streams. Its default of 10 is less than one
 * large message; clients put all their calls on one connection.
 */
const SESSION_MEGABYTES = 512;

const HTTP2_SETTINGS = { maxConcurrentStreams: MAX_CONCURRENT_STREAMS, initialWindowSize: WINDOW_BYTES };

export interface Port {
  listen(port: number, host: string): Promise<number>;
  /** No new connections; idle ones are closed, busy ones when their last answer is written. */
  drain(): void;
  /** Ends what is left. */
  destroy(): void;
  /** Open connections of all listeners. */
  readonly connections: number;
}

export interface PortOptions {
  tls?: Tls;
  /** Seconds in which a request must have come whole. */
  requestSeconds: number;
  /** Connections of one listener; more are closed at once. */
  maxConnections: number;
}

export interface Tls {
  cert: string | Buffer;
  key: string | Buffer;
}

/** One handler behind any number of ports that take HTTP/1.1 and HTTP/2, in the clear or with TLS and ALPN. */
export function createPort(answer: HttpHandler, options: PortOptions): Port {
  const { tls } = options;
  const connections = createConnections(options.maxConnections);
  const handler: HttpHandler = (request, response) => {
    connections.addRequest(request, response);
    answer(request, response);
  };
  const listeners: Server[] = [];

  // Node takes 0 for no limit at all.
  const requestTimeout = Math.max(options.requestSeconds, 1) * 1000;
  const watch = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    // The headers are a part of the request, so that they too must have come in its time.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
    requestTimeout,
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeout),
  };
  const http1 = createHttp1(watch, handler as never);
  // A caller may close its side when it has sent everything, and still wait for the answer.
  (http1 as { httpAllowHalfOpen?: boolean }).httpAllowHalfOpen = true;
  http1.on('clientError', answerBrokenHttp);
  // It never listens itself; the event starts its watch over slow headers and idle connections.
  http1.emit('listening');

  const streams = watchStreams(options.requestSeconds);
  let accept: (socket: Socket) => void;
  let tlsServer: ReturnType<typeof createSecureServer> | undefined;
  if (tls !== undefined) {
    tlsServer = createSecureServer(
      {
        ...tls,
        ...watch,
        allowHTTP1: true,
        handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
        settings: HTTP2_SETTINGS,
        maxSessionMemory: SESSION_MEGABYTES,
      },
      handler as never,
    );
    tlsServer.on('clientError', answerBrokenHttp);
    tlsServer.emit('listening');
    tlsServer.on('session', connections.addSession);
    tlsServer.on('stream', streams.add);
    const server = tlsServer;
    waitForSecureRequests(server);
    accept = (socket) => {
      endWithCaller(socket);
      server.emit('connection', socket);
    };
  } else {
    const http2 = createHttp2(
      { settings: HTTP2_SETTINGS, maxSessionMemory: SESSION_MEGABYTES },
      handler as never,
    );
    http2.on('session', connections.addSession);
    http2.on('stream', streams.add);
    accept = (socket) =>
      waitForFirstBytes(socket, KEEP_ALIVE_MS, (isHttp2) => {
        if (isHttp2) endWithCaller(socket);
        else waitForHalfClosed(socket);
        (isHttp2 ? http2 : http1).emit('connection', socket);
        // HTTP/2 takes the bytes itself; HTTP/1.1 waits for them to flow.
        if (!isHttp2) socket.resume();
      });
  }

  return {
    listen(port, host) {
      const server = createTcp({ noDelay: true, allowHalfOpen: true }, (socket) => {
        connections.add(socket);
        accept(socket);
      });
      server.maxConnections = options.maxConnections;
      listeners.push(server);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: 1024 }, () => resolve((server.address() as AddressInfo).port));
      });
    },
    drain() {
      for (const server of listeners) server.close();
      connections.drain();
      closeIdle(http1);
    },
    destroy() {
      connections.destroy();
      for (const server of listeners) server.close();
      streams.stop();
      http1.closeAllConnections();
      http1.close();
      tlsServer?.close();
    },
    get connections() {
      return connections.count;
    },
  };
}

/** Who closed its side may be waiting or may have gone, which looks the same: after a while it has gone. */
function waitForHalfClosed(socket: Socket): void {
  socket.once('end', () => {
    const timer = setTimeout(() => socket.destroy(), HALF_CLOSED_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}

/**
 * Node's watch over slow headers begins with a connection. Clients open some in store that they use much later, so it
 * gets those that speak HTTP/1.1 when their first request comes.
 */
function waitForSecureRequests(server: Http2SecureServer): void {
  const [serve] = server.listeners('secureConnection') as [(socket: TLSSocket) => void];
  server.removeListener('secureConnection', serve);
  server.on('secureConnection', (socket) => {
    if (socket.alpnProtocol === 'h2') serve.call(server, socket);
    else
      waitForFirstBytes(socket, KEEP_ALIVE_MS, () => {
        serve.call(server, socket);
        socket.resume();
      });
  });
}

/** Only on plain HTTP/1.1 may a caller close its side and still wait: elsewhere it has gone, and we close ours. */
function endWithCaller(socket: Socket): void {
  socket.allowHalfOpen = false;
}

/** Keep-alive connections: idle ones go now, the others after the answer they wait for. */
function closeIdle(server: Http1Server): void {
  server.keepAliveTimeout = 1;
  server.closeIdleConnections();
}
