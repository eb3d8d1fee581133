import { setTimeout as wait } from 'node:timers/promises';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtraWords } from '../analysis/types.js';
import type { CorrectOptions } from '../correction/types.js';
import { documentText } from '../service/documents/document-text.js';
import { untilAborted } from '../service/operations/until-aborted.js';
import type { CorrectExtra } from '../service/workers/correction-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { CorrectErrorResponse } from '../wire/messages.js';
import { checkText, type LineMemory, type Stretch } from './check-text.js';
import type { Found } from './found.js';

/** How documents are to be corrected: the settings and what the project wants left alone. */
export interface CheckOptions {
  options: CorrectOptions;
  dictionaries: readonly ExtraWords[];
  strings: boolean;
}

export interface CheckingParts {
  pool: Promise<TextPool>;
  optionsFor(document: TextDocument): Promise<CheckOptions>;
  /** Shows how far a long document is; `end` takes it away, `stop` is for who does not want to know. */
  progress(document: TextDocument, stop: () => void): { report(percent: number): void; end(): void };
  /** What is known: all of it, or what was read of a long document so far. */
  onFound(document: TextDocument, found: readonly Found[]): void;
  onError(error: Error): void;
}

/** What is known of an open document. */
interface Checked {
  /** Of the document that `found` belongs to. */
  version: number;
  found: readonly Found[];
  memory: LineMemory;
  /** What the memory was made with: with anything else it is worth nothing. */
  madeWith: string;
  abort: AbortController;
  pending: Promise<void>;
  done: boolean;
  /** Of a document that is being read. */
  part?: Part;
  /** Ends when more of the document is known. */
  nextPart: Deferred;
}

interface Part {
  found: Found[];
  unread: readonly Stretch[];
}

interface Deferred {
  promise: Promise<void>;
  resolve(): void;
}

function deferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A document that takes longer than about a second shows how far it is. */
const LONG_CHARACTERS = 10_000;
/** One that takes longer than some seconds is shown part by part. */
const VERY_LONG_CHARACTERS = 50_000;
/** Everything that is known of it is sent so often, in milliseconds; the first of it at once. */
const PART_EVERY_MS = 1000;

/** Who asks may look at one stretch only, and may not want to know any more. */
export interface Asked {
  stretch?: Stretch;
  signal: AbortSignal;
}

export interface FoundNow {
  found: readonly Found[];
  /** It is all that will be found. */
  whole: boolean;
}

export interface CheckedDocuments {
  /** Looks at a document after a while; what was begun for an older version of it is given up. */
  check(document: TextDocument, delay: number): void;
  /** Somebody looks at this place: it is read before the rest. */
  lookAt(document: TextDocument, offset: number): void;
  /**
   * What was found in the document as it is now, or in one stretch of it, for which nobody has to wait until all of a
   * long document is read. Fails when the signal says so.
   */
  foundIn(document: TextDocument, asked: Asked): Promise<FoundNow>;
  close(uri: string): void;
}

export function checkedDocuments(parts: CheckingParts): CheckedDocuments {
  const open = new Map<string, Checked>();
  const attention = new Map<string, number>();

  function check(document: TextDocument, delay: number): void {
    const before = open.get(document.uri);
    before?.abort.abort();
    const state: Checked = {
      version: Number.NaN,
      found: [],
      memory: before?.memory ?? new Map(),
      madeWith: before?.madeWith ?? '',
      abort: new AbortController(),
      pending: Promise.resolve(),
      done: false,
      nextPart: deferred(),
    };
    open.set(document.uri, state);
    state.pending = look({ parts, attention, document, state, delay })
      .catch((error: Error) => {
        if (!state.abort.signal.aborted) parts.onError(error);
      })
      .finally(() => {
        state.done = true;
      });
  }

  return {
    check,
    lookAt({ uri }, offset) {
      attention.set(uri, offset);
    },
    async foundIn(document, { stretch, signal }) {
      // While it is waited for, the document may change again.
      for (let state = open.get(document.uri); state; state = open.get(document.uri)) {
        const { part, version, found } = state;
        if (state.done && version === document.version) return { found, whole: true };
        if (part && stretch && !part.unread.some((one) => overlap(one, stretch)))
          return { found: part.found, whole: false };
        if (state.done) return { found: part?.found ?? [], whole: false };
        await untilAborted(Promise.race([state.pending, state.nextPart.promise]), signal);
      }
      return { found: [], whole: false };
    },
    close(uri) {
      open.get(uri)?.abort.abort();
      open.delete(uri);
      attention.delete(uri);
    },
  };
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.begin <= other.end && other.begin <= one.end;
}

/** One look at a document as it is now. */
interface Looking {
  parts: CheckingParts;
  /** Where somebody looks at each document. */
  attention: ReadonlyMap<string, number>;
  document: TextDocument;
  state: Checked;
  delay: number;
}

async function look({ parts, attention, document, state, delay }: Looking): Promise<void> {
  const { signal } = state.abort;
  // At once means after whatever else has come already.
  await wait(delay, undefined, { signal });
  const { options, dictionaries, strings } = await parts.optionsFor(document);
  const pool = await parts.pool;
  signal.throwIfAborted();
  const text = documentText(document.getText(), document.languageId, { strings });
  const used: CorrectOptions = text.isCode ? { ...options, treatAsTitle: true } : options;
  const madeWith = JSON.stringify([used, dictionaries.map(({ name, version }) => [name, version])]);
  if (state.madeWith !== madeWith) state.memory.clear();
  state.madeWith = madeWith;
  let sent = Number.NEGATIVE_INFINITY;
  let inParts = false;
  let shown: ReturnType<CheckingParts['progress']> | undefined;
  try {
    const { version } = document;
    const found = await checkText(text, state.memory, {
      width: pool.threads,
      signal,
      onProgress(done, all) {
        inParts = all > VERY_LONG_CHARACTERS;
        if (all > LONG_CHARACTERS) shown ??= parts.progress(document, () => state.abort.abort());
        shown?.report(Math.floor((100 * done) / all));
      },
      attention: () => attention.get(document.uri),
      onPart(found, unread) {
        if (!inParts || signal.aborted) return;
        state.part = { found: found(), unread };
        state.nextPart.resolve();
        state.nextPart = deferred();
        if (Date.now() - sent < PART_EVERY_MS) return;
        sent = Date.now();
        parts.onFound(document, state.part.found);
      },
      async correct(cut) {
        const extra: CorrectExtra = {
          encoding: 'UTF16',
          options: used,
          protectedSpans: cut.protectedSpans,
        };
        const task = { op: 'correct', texts: [cut.text], options: { dictionaries }, extra };
        return (await pool.run<CorrectErrorResponse>(task, signal))[0]!;
      },
    });
    signal.throwIfAborted();
    Object.assign(state, { found, version });
    parts.onFound(document, found);
  } finally {
    shown?.end();
  }
}
