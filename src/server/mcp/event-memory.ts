import type { EventStore, JSONRPCMessage } from '@modelcontextprotocol/server';

/** Per session: enough to come back after a broken connection, no more. */
const MAX_EVENTS = 256;
const MAX_CHARACTERS = 1024 * 1024;

interface Event {
  number: number;
  streamId: string;
  message: JSONRPCMessage;
  size: number;
}

/** The last events of one session, so that a client whose stream broke hears what it missed. */
export function createEventMemory(): EventStore {
  const events: Event[] = [];
  let last = 0;
  let characters = 0;

  return {
    async storeEvent(streamId, message) {
      const size = JSON.stringify(message).length;
      events.push({ number: ++last, streamId, message, size });
      characters += size;
      while (events.length > 1 && (events.length > MAX_EVENTS || characters > MAX_CHARACTERS)) {
        characters -= events.shift()!.size;
      }
      return `${last}`;
    },
    async getStreamIdForEventId(id) {
      return events.find(({ number }) => `${number}` === id)?.streamId;
    },
    async replayEventsAfter(id, { send }) {
      const seen = events.find(({ number }) => `${number}` === id);
      if (seen === undefined) throw new Error('event not found');
      for (const { number, streamId, message } of events) {
        // A priming event has no message: it only gave the stream a number to come back to.
        if (number > seen.number && streamId === seen.streamId && Object.keys(message).length > 0) {
          await send(`${number}`, message);
        }
      }
      return seen.streamId;
    },
  };
}
