import { setTimeout as wait } from 'node:timers/promises';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtraWords } from '../analysis/types.js';
import type { CorrectOptions } from '../correction/types.js';
import { documentText } from '../service/documents/document-text.js';
import type { CorrectExtra } from '../service/workers/correction-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { CorrectErrorResponse } from '../wire/messages.js';
import { checkText, type LineMemory } from './check-text.js';
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
  /** Shows how far a long document is; `end` takes it away. */
  progress(document: TextDocument): { report(percent: number): void; end(): void };
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
}

/** A document that takes longer than about a second shows how far it is. */
const LONG_CHARACTERS = 10_000;

export interface CheckedDocuments {
  /** Looks at a document after a while; what was begun for an older version of it is given up. */
  check(document: TextDocument, delay: number): void;
  /** What was found in the document as it is now. */
  foundIn(document: TextDocument): Promise<readonly Found[]>;
  close(uri: string): void;
}

export function checkedDocuments(parts: CheckingParts): CheckedDocuments {
  const open = new Map<string, Checked>();

  async function run(document: TextDocument, state: Checked, delay: number): Promise<void> {
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
    let shown: ReturnType<CheckingParts['progress']> | undefined;
    try {
      const { version } = document;
      const found = await checkText(text, state.memory, {
        width: pool.threads,
        signal,
        onProgress(done, all) {
          if (all > LONG_CHARACTERS) shown ??= parts.progress(document);
          shown?.report(Math.floor((100 * done) / all));
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
    };
    open.set(document.uri, state);
    state.pending = run(document, state, delay).catch((error: Error) => {
      if (!state.abort.signal.aborted) parts.onError(error);
    });
  }

  return {
    check,
    async foundIn(document) {
      // While it is waited for, the document may change again.
      for (let state = open.get(document.uri); state; state = open.get(document.uri)) {
        await state.pending;
        if (open.get(document.uri) === state) return state.version === document.version ? state.found : [];
      }
      return [];
    },
    close(uri) {
      open.get(uri)?.abort.abort();
      open.delete(uri);
    },
  };
}
