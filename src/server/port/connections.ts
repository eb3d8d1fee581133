import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { HttpRequest, HttpResponse } from './http-types.js';
import { limitSession } from './session-limits.js';

/** How often connections that nobody uses any more are looked for, in milliseconds. */
const CHECK_MS = 5000;
/** A connection that is over for one side is closed for both after this long, in milliseconds. */
const LEFT_OVER_MS = 10_000;
/** Bytes of an answer that nobody takes are kept this long, in milliseconds. */
const UNREAD_MS = 120_000;
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
  /** When it was first seen to be over for one side. */
  overSince?: number;
  /** Bytes that waited to be taken when that last changed, and when it was. */
  unread: number;
  unreadSince: number;
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

export function createConnections(most: number): Connections {
  const connections = new Map<string, Connection>();
  const sessions = new Set<ServerHttp2Session>();
  /** How many connections each address has. */
  const held = new Map<string, number>();

  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of connections.values()) {
      if (isLeftOver(connection, now) || isUnread(connection, now)) connection.socket.destroy();
    }
  }, CHECK_MS);
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
      const connection = { socket, address, requests: 0, unread: 0, unreadSince: 0 };
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
      session.setTimeout(UNUSED_SESSION_MS, () => session.close());
      session.once('stream', () => session.setTimeout(IDLE_SESSION_MS));
      limitSession(session);
    },
    addRequest(request, response) {
      const connection = request.socket && connections.get(endsOf(request.socket));
      if (connection === undefined) return;
      connection.requests++;
      response.once('close', () => {
        connection.requests--;
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

function isLeftOver(connection: Connection, now: number): boolean {
  const { socket, session, requests } = connection;
  const isOver = session?.destroyed || (requests === 0 && (socket.readableEnded || socket.writableEnded));
  if (!isOver) connection.overSince = undefined;
  else connection.overSince ??= now;
  return connection.overSince !== undefined && now - connection.overSince > LEFT_OVER_MS;
}

function isUnread(connection: Connection, now: number): boolean {
  const handle = (connection.socket as { _handle?: { writeQueueSize?: number } | null })._handle;
  const unread = handle?.writeQueueSize ?? 0;
  if (unread === 0 || unread !== connection.unread) {
    connection.unread = unread;
    connection.unreadSince = now;
  }
  return unread > 0 && now - connection.unreadSince > UNREAD_MS;
}
