import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { HttpRequest, HttpResponse } from './http-types.js';
import { limitSession } from './session-limits.js';

/** How long what is kept for whom, in milliseconds. */
const PATIENCE = {
  /** How often connections that nobody uses any more are looked for. */
  checkMs: 5000,
  /** A connection that is over for one side is closed for both after this long. */
  leftOverMs: 10_000,
  /** Bytes of an answer that nobody takes are kept this long. */
  unreadMs: 120_000,
  /** After so much silence on HTTP/2 the other side is asked for a sign of life. */
  quietMs: 15_000,
  /** It has this long to give one. */
  signMs: 10_000,
};
/** Silence after which the system asks whether the other side still exists, in milliseconds. */
const KEEP_ALIVE_PROBE_MS = 60_000;
/** An HTTP/2 connection on which nothing happens is asked to leave; clients open a new one by themselves. */
const IDLE_SESSION_MS = 10 * 60_000;
/** One that has never asked for anything has less time. */
const UNUSED_SESSION_MS = 60_000;
/** The window of a whole HTTP/2 connection is 64 kB otherwise, however large those of its streams are. */
const SESSION_WINDOW_BYTES = 4 * 1024 * 1024;
/** From this share of the most connections on, idle ones of whoever has most of them make room for others. */
const CROWDED = 0.9;

interface Connection {
  socket: Socket;
  address: string;
  session?: ServerHttp2Session;
  /** Requests whose answer is not written yet. */
  requests: number;
  /** Whether it has ever asked for anything, and when it last had what it asked for. */
  wasUsed: boolean;
  usedAt: number;
  /** When it was first seen to be over for one side. */
  overSince?: number;
  /** Bytes that waited to be taken when that last changed, and when it was. */
  unread: number;
  unreadSince: number;
  /** Bytes that had come when that last changed, and when it was; when it was asked for a sign of life since. */
  heard: number;
  heardAt: number;
  askedAt?: number;
}

/** All open connections of a port, each ended when it is no use to anybody. */
export interface Connections {
  readonly count: number;
  add(socket: Socket): void;
  addSession(session: ServerHttp2Session): void;
  /** Its connection is in use until the answer is written. */
  addRequest(request: HttpRequest, response: HttpResponse): void;
  /** HTTP/2 connections take no new requests and end with their last answer. */
  drain(): void;
  destroy(): void;
}

export function createConnections(most: number, patience = PATIENCE): Connections {
  const connections = new Map<string, Connection>();
  const sessions = new Set<ServerHttp2Session>();
  /** How many connections each address has. */
  const held = new Map<string, number>();

  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of connections.values()) {
      const isOver =
        isLeftOver(connection, now, patience.leftOverMs) ||
        isUnread(connection, now, patience.unreadMs) ||
        isSilent(connection, now, patience);
      if (isOver) connection.socket.destroy();
      // Timers of Node's sessions would keep those that are over in memory until they ring.
      else if (isIdle(connection, now)) connection.session?.close();
    }
  }, patience.checkMs);
  timer.unref();

  /** The oldest idle connection of the address that holds most: a crowd of one caller never shuts out the others. */
  function makeRoom(): void {
    let crowd: string | undefined;
    let most = 0;
    for (const [address, count] of held) {
      if (count <= most) continue;
      crowd = address;
      most = count;
    }
    for (const { address, socket, requests } of connections.values()) {
      if (address !== crowd || requests > 0 || socket.destroyed) continue;
      socket.destroy();
      return;
    }
  }

  return {
    get count() {
      return connections.size;
    },
    add(socket) {
      if (connections.size >= most * CROWDED) makeRoom();
      const key = endsOf(socket);
      const address = socket.remoteAddress ?? '';
      const heardAt = performance.now();
      const counts = { requests: 0, unread: 0, unreadSince: 0, heard: 0 };
      const connection = { socket, address, ...counts, wasUsed: false, usedAt: heardAt, heardAt };
      connections.set(key, connection);
      held.set(address, (held.get(address) ?? 0) + 1);
      socket.setKeepAlive(true, KEEP_ALIVE_PROBE_MS);
      socket.once('close', () => {
        // The same ends may have met again already.
        if (connections.get(key) === connection) connections.delete(key);
        const left = held.get(address)! - 1;
        if (left === 0) held.delete(address);
        else held.set(address, left);
      });
      socket.on('error', () => {});
    },
    addSession(session) {
      const connection = connections.get(endsOf(session.socket));
      if (connection !== undefined) connection.session = session;
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
      session.on('error', () => {});
      session.setLocalWindowSize(SESSION_WINDOW_BYTES);
      limitSession(session);
    },
    addRequest(request, response) {
      const connection = request.socket && connections.get(endsOf(request.socket));
      if (connection === undefined) return;
      connection.requests++;
      connection.wasUsed = true;
      response.once('close', () => {
        connection.requests--;
        connection.usedAt = performance.now();
      });
    },
    drain() {
      for (const session of sessions) session.close();
    },
    destroy() {
      clearInterval(timer);
      for (const session of sessions) session.destroy();
      for (const { socket } of connections.values()) socket.destroy();
    },
  };
}

/** Both ends of a connection: HTTP/2 and TLS put sockets of their own around ours, which show the same ends. */
function endsOf(socket: Pick<Socket, 'remoteAddress' | 'remotePort' | 'localPort'>): string {
  return `${socket.remoteAddress} ${socket.remotePort} ${socket.localPort}`;
}

function isLeftOver(connection: Connection, now: number, leftOverMs: number): boolean {
  const { socket, session, requests } = connection;
  const isOver = session?.destroyed || (requests === 0 && (socket.readableEnded || socket.writableEnded));
  if (!isOver) connection.overSince = undefined;
  else connection.overSince ??= now;
  return connection.overSince !== undefined && now - connection.overSince > leftOverMs;
}

function isIdle({ requests, wasUsed, usedAt }: Connection, now: number): boolean {
  return requests === 0 && now - usedAt > (wasUsed ? IDLE_SESSION_MS : UNUSED_SESSION_MS);
}

function isUnread(connection: Connection, now: number, unreadMs: number): boolean {
  const handle = (connection.socket as { _handle?: { writeQueueSize?: number } | null })._handle;
  const unread = handle?.writeQueueSize ?? 0;
  if (unread === 0 || unread !== connection.unread) {
    connection.unread = unread;
    connection.unreadSince = now;
  }
  return unread > 0 && now - connection.unreadSince > unreadMs;
}

/**
 * After a frame that breaks the protocol Node says goodbye and reads no more: it never learns that the caller has gone,
 * and keeps the socket. An answer to a ping is what such a connection cannot give.
 */
function isSilent(connection: Connection, now: number, { quietMs, signMs }: typeof PATIENCE): boolean {
  const { socket, session } = connection;
  if (session === undefined || session.destroyed) return false;
  if (socket.bytesRead !== connection.heard) {
    connection.heard = socket.bytesRead;
    connection.heardAt = now;
    connection.askedAt = undefined;
  }
  if (connection.askedAt !== undefined) return now - connection.askedAt > signMs;
  if (now - connection.heardAt > quietMs) {
    connection.askedAt = now;
    session.ping(() => {});
  }
  return false;
}
