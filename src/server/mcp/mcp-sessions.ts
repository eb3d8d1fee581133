import { type McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { createEventMemory } from './event-memory.js';

export interface Session {
  server: McpServer;
  transport: WebStandardStreamableHTTPServerTransport;
  /** Streams and calls that are open. */
  busy: number;
  usedAt: number;
}

export interface SessionBounds {
  /** Sessions kept at one time; beyond it the one that is longest unused goes. */
  most: number;
  /** A session without a call or an open stream goes after this time, in milliseconds. */
  idleMs: number;
}

/** How often idle sessions are looked for, in milliseconds. */
const SWEEP_MS = 30_000;
/** Ids of sessions that their clients ended: they must not come back to life elsewhere in this process. */
const ENDED_KEPT = 10_000;
/** What a client is told to wait before it comes back to a stream, in milliseconds. */
const RETRY_MS = 1000;

/** Sessions of clients before 2026-07-28: they say cancel in a call of its own, and listen on a stream of its own. */
export interface Sessions {
  readonly size: number;
  get(id: string): Session | undefined;
  wasEnded(id: string): boolean;
  /** A new session; it is kept when the client's initialize went well. */
  open(id: string, server: McpServer, keepAliveMs: number): Promise<Session>;
  servers(): Iterable<McpServer>;
  close(): Promise<void>;
}

export function createSessions({ most, idleMs }: SessionBounds): Sessions {
  // In the order of use: the first is the one that is longest unused.
  const sessions = new Map<string, Session>();
  const ended = new Set<string>();

  function drop(id: string) {
    const session = sessions.get(id);
    sessions.delete(id);
    session?.server.close().catch(() => {});
  }

  function makeRoom() {
    while (sessions.size >= most) {
      const idle = [...sessions].find(([, session]) => session.busy === 0);
      drop((idle ?? sessions.entries().next().value!)[0]);
    }
  }

  const timer = setInterval(() => {
    const oldest = Date.now() - idleMs;
    for (const [id, session] of sessions) if (session.busy === 0 && session.usedAt < oldest) drop(id);
  }, SWEEP_MS);
  timer.unref();

  return {
    get size() {
      return sessions.size;
    },
    get(id) {
      const session = sessions.get(id);
      if (session === undefined) return undefined;
      sessions.delete(id);
      sessions.set(id, session);
      session.usedAt = Date.now();
      return session;
    },
    wasEnded: (id) => ended.has(id),
    async open(id, server, keepAliveMs) {
      const transport = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: () => id,
        eventStore: createEventMemory(),
        retryInterval: RETRY_MS,
        keepAliveMs,
        onsessioninitialized: () => {
          makeRoom();
          sessions.set(id, session);
        },
        onsessionclosed: () => {
          sessions.delete(id);
          ended.add(id);
          if (ended.size > ENDED_KEPT) ended.delete(ended.values().next().value!);
        },
      });
      const session: Session = { server, transport, busy: 0, usedAt: Date.now() };
      await server.connect(transport);
      return session;
    },
    *servers() {
      for (const { server } of sessions.values()) yield server;
    },
    async close() {
      clearInterval(timer);
      for (const id of [...sessions.keys()]) drop(id);
    },
  };
}
