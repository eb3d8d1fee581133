/** Every bound of the service, with the reason for its default. All can be changed in the configuration. */
export interface Limits {
  /** Bytes of one request, after decompression. */
  requestBytes: number;
  /** Characters (UTF-16 code units) of all texts of one request. */
  characters: number;
  /** Sentences of one list call. */
  sentences: number;
  /** Requests that are read, wait or are worked on at one time. */
  queue: number;
  /** Seconds after which waiting requests are so late that new ones are refused. */
  waitSeconds: number;
  /** Characters that wait or are worked on at one time. */
  queuedCharacters: number;
  /** Bytes of all request bodies that are in memory at one time. */
  queuedBytes: number;
  /** Dictionaries of the installation. */
  dictionaries: number;
  /** Entries of one dictionary, all sets together. */
  dictionaryEntries: number;
}

export const DEFAULT_LIMITS: Limits = {
  // What published clients allow for a message.
  requestBytes: 100 * 1024 * 1024,
  // A long novel is about 500,000; ten of them answer with some gigabytes of JSON.
  characters: 5_000_000,
  sentences: 100_000,
  // At a few hundred requests a second a longer queue only turns waiting into timeouts.
  queue: 1024,
  // Callers often give up after five; what is begun for them then is in vain, and others wait for it.
  waitSeconds: 3,
  // Some tens of seconds of work on two cores.
  queuedCharacters: 10_000_000,
  // Two requests of the largest size and some room; a body costs several times its bytes while it is read.
  queuedBytes: 256 * 1024 * 1024,
  dictionaries: 1000,
  dictionaryEntries: 1_000_000,
};
