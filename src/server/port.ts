import { createServer as createHttp1, type Server as Http1Server } from 'node:http';
import { createServer as createHttp2, createSecureServer, type ServerHttp2Session } from 'node:http2';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import type { HttpHandler } from './http-types.js';

/** The first bytes of HTTP/2 without TLS; no HTTP/1.1 request begins so. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** A connection that says nothing for this long is closed. In milliseconds. */
const SNIFF_TIMEOUT_MS = 30_000;
/** Callers of the same connection are served in parallel; more streams than this wait on their side. */
const MAX_CONCURRENT_STREAMS = 1024;
/** Node's default window of 64 kB makes a large text wait for a round trip again and again. */
const WINDOW_BYTES = 1024 * 1024;

/** Longer than clients and proxies keep an idle connection, so that they and not we close it. In milliseconds. */
const KEEP_ALIVE_MS = 75_000;

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
}

export interface Tls {
  cert: string | Buffer;
  key: string | Buffer;
}

/** One handler behind any number of ports that take HTTP/1.1 and HTTP/2, in the clear or with TLS and ALPN. */
export function createPort(handler: HttpHandler, tls?: Tls): Port {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  const listeners: Server[] = [];
  const trackSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  };
  const trackSession = (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => {});
  };

  const http1 = createHttp1({ keepAliveTimeout: KEEP_ALIVE_MS }, handler as never);
  // It never listens itself; the event starts its watch over slow headers and idle connections.
  http1.emit('listening');

  let accept: (socket: Socket) => void;
  let tlsServer: ReturnType<typeof createSecureServer> | undefined;
  if (tls !== undefined) {
    tlsServer = createSecureServer(
      { ...tls, allowHTTP1: true, settings: HTTP2_SETTINGS, maxSessionMemory: SESSION_MEGABYTES },
      handler as never,
    );
    tlsServer.on('session', trackSession);
    const server = tlsServer;
    accept = (socket) => server.emit('connection', socket);
  } else {
    const http2 = createHttp2(
      { settings: HTTP2_SETTINGS, maxSessionMemory: SESSION_MEGABYTES },
      handler as never,
    );
    http2.on('session', trackSession);
    accept = (socket) =>
      sniff(socket, (isHttp2) => {
        (isHttp2 ? http2 : http1).emit('connection', socket);
        // HTTP/2 takes the bytes itself; HTTP/1.1 waits for them to flow.
        if (!isHttp2) socket.resume();
      });
  }

  return {
    listen(port, host) {
      const server = createTcp({ noDelay: true }, (socket) => {
        trackSocket(socket);
        accept(socket);
      });
      listeners.push(server);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: 1024 }, () => resolve((server.address() as AddressInfo).port));
      });
    },
    drain() {
      for (const server of listeners) server.close();
      for (const session of sessions) session.close();
      closeIdle(http1);
    },
    destroy() {
      for (const session of sessions) session.destroy();
      for (const socket of sockets) socket.destroy();
      for (const server of listeners) server.close();
      http1.closeAllConnections();
      http1.close();
      tlsServer?.close();
    },
  };
}

/** Keep-alive connections: idle ones go now, the others after the answer they wait for. */
function closeIdle(server: Http1Server): void {
  server.keepAliveTimeout = 1;
  server.closeIdleConnections();
}

/** Reads until it is clear which protocol it is, then gives the bytes back to whoever reads next. */
function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let seen: Buffer = Buffer.alloc(0);
  const onTimeout = () => socket.destroy();
  const onData = (chunk: Buffer) => {
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
    const length = Math.min(seen.length, PREFACE.length);
    const alike = seen.compare(PREFACE, 0, length, 0, length) === 0;
    if (alike && length < PREFACE.length) return;
    socket.off('data', onData);
    socket.off('timeout', onTimeout);
    socket.setTimeout(0);
    socket.pause();
    // Only now, when it is decided: bytes given back earlier would come again and again.
    socket.unshift(seen);
    decide(alike);
  };
  socket.setTimeout(SNIFF_TIMEOUT_MS, onTimeout);
  socket.on('data', onData);
}
