import {
  type CancellationToken,
  CodeActionKind,
  type Connection,
  type InitializeResult,
  LSPErrorCodes,
  Position,
  PositionEncodingKind,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtraWords } from '../analysis/types.js';
import type { TextPool } from '../service/workers/text-pool.js';
import { type CheckedDocuments, checkedDocuments } from './checked-documents.js';
import { COMMANDS, codeActionsFor, wantsWholeDocument } from './code-actions.js';
import { diagnosticsOf, hoverOf } from './diagnostics.js';
import { executeCommand } from './execute-command.js';
import { ignoreFileOf, projectIgnores } from './project-ignore.js';
import { followWorkspace } from './workspace.js';

/** Not of the protocol: an editor may tell where its window stands ({uri, position}), which is read first. */
const LOOKS_AT = 'malgyeol/looksAt';

export interface LanguageServerParts {
  version: string;
  /** Started beside the conversation; documents that come before it is there wait for it. */
  pool: Promise<TextPool>;
  /** Custom dictionaries by name, read anew each time. */
  openDictionaries(names: readonly string[]): Promise<readonly ExtraWords[]>;
  /** Adds a word under its part of speech (`POS_NNP` …) to a dictionary, which is made where there is none. */
  addWord(dictionary: string, word: string, pos: string): Promise<void>;
}

/** Speaks the language server protocol until the client ends it. */
export function startLanguageServer(connection: Connection, parts: LanguageServerParts): void {
  const documents = new TextDocuments(TextDocument);
  const opened = new Set<string>();
  let dictionaries: Promise<readonly ExtraWords[]> | undefined;
  const workspace = followWorkspace(connection, capabilities(parts.version), {
    onSettings() {
      dictionaries = undefined;
      checkAll();
    },
    onFiles: checkAll,
  });

  const warn = (error: Error) => connection.console.error(`말결: ${error.message}`);
  const checked: CheckedDocuments = checkedDocuments({
    pool: parts.pool,
    async optionsFor({ uri }) {
      dictionaries ??= parts.openDictionaries(workspace.settings.dictionaries).catch((error: Error) => {
        warn(error);
        return [];
      });
      const { settings, folders } = workspace;
      const options = { ...settings.options, ...projectIgnores(ignoreFileOf(uri, folders)) };
      return { options, dictionaries: await dictionaries, strings: settings.strings };
    },
    progress: (document, stop) => progressOf(connection, workspace.showsProgress, document, stop),
    onFound: (document, found) =>
      connection.sendDiagnostics({
        uri: document.uri,
        version: document.version,
        diagnostics: diagnosticsOf(document, found, workspace.settings),
      }),
    onError: warn,
  });

  function checkAll(): void {
    for (const document of documents.all()) {
      if (workspace.settings.enable) checked.check(document, 0);
      else silence(document.uri);
    }
  }

  function silence(uri: string): void {
    checked.close(uri);
    connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  documents.onDidChangeContent(({ document }) => {
    if (!workspace.settings.enable) return;
    const isNew = !opened.has(document.uri);
    opened.add(document.uri);
    checked.check(document, isNew ? 0 : workspace.settings.delay);
  });
  documents.onDidClose(({ document: { uri } }) => {
    opened.delete(uri);
    silence(uri);
  });

  answerQuestions(connection, documents, checked);
  connection.onExecuteCommand(async ({ command, arguments: args = [] }, token) => {
    const changed = await executeCommand(command, args.map(String), {
      connection,
      documentOf: (uri) => documents.get(uri),
      foundIn: (document) => unlessCancelled(token, (signal) => checked.foundIn(document, { signal })),
      ignoreFileOf: (uri) => ignoreFileOf(uri, workspace.folders),
      addWord: (word, pos) => parts.addWord(workspace.settings.dictionaries[0]!, word, pos),
    });
    if (!changed) return null;
    dictionaries = undefined;
    checkAll();
    return null;
  });
  connection.onShutdown(() => parts.pool.then((pool) => pool.close()).catch(() => {}));

  parts.pool.catch(warn);
  documents.listen(connection);
  connection.listen();
}

/** A request that is cancelled is answered at once, as the protocol wants it. */
async function unlessCancelled<T>(
  token: CancellationToken,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const listening = token.onCancellationRequested(() => abort.abort());
  if (token.isCancellationRequested) abort.abort();
  try {
    return await work(abort.signal);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
    throw new ResponseError(LSPErrorCodes.RequestCancelled, '요청이 취소되었습니다.');
  } finally {
    listening.dispose();
  }
}

/** What an editor asks about a place: why, and what to do. */
function answerQuestions(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  checked: CheckedDocuments,
): void {
  connection.onNotification(LOOKS_AT, ({ uri, position }: { uri?: unknown; position?: Position }) => {
    const document = typeof uri === 'string' ? documents.get(uri) : undefined;
    if (document && Position.is(position)) checked.lookAt(document, document.offsetAt(position));
  });
  connection.onHover(async ({ textDocument, position }, token) => {
    const document = documents.get(textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(position);
    checked.lookAt(document, offset);
    const { found } = await unlessCancelled(token, (signal) =>
      checked.foundIn(document, { stretch: { begin: offset, end: offset }, signal }),
    );
    const here = found.find(({ begin, end }) => begin <= offset && offset <= end);
    return here ? hoverOf(document, here) : null;
  });
  connection.onCodeAction(async (params, token) => {
    const document = documents.get(params.textDocument.uri);
    if (!document) return [];
    const [begin, end] = [document.offsetAt(params.range.start), document.offsetAt(params.range.end)];
    checked.lookAt(document, begin);
    // What is asked for the whole document waits for all of it.
    const stretch = wantsWholeDocument(params) ? undefined : { begin, end };
    const found = await unlessCancelled(token, (signal) => checked.foundIn(document, { stretch, signal }));
    return codeActionsFor(document, found, params);
  });
}

function capabilities(version: string): InitializeResult {
  return {
    serverInfo: { name: 'malgyeol', version },
    capabilities: {
      // Every client knows it, whatever else it offers.
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      codeActionProvider: {
        codeActionKinds: [CodeActionKind.QuickFix, `${CodeActionKind.SourceFixAll}.malgyeol`],
      },
      executeCommandProvider: { commands: Object.values(COMMANDS) },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}

/** Nothing is shown where the client cannot; what it is asked for takes a moment, in which the work may end. */
function progressOf(connection: Connection, shows: boolean, { uri }: TextDocument, stop: () => void) {
  if (!shows) return { report: () => {}, end: () => {} };
  const reporter = connection.window.createWorkDoneProgress();
  reporter.then((progress) => {
    progress.begin('말결', 0, decodeURIComponent(uri.split('/').at(-1)!), true);
    progress.token.onCancellationRequested(stop);
  });
  return {
    report: (percent: number) => reporter.then((progress) => progress.report(percent)),
    end: () => reporter.then((progress) => progress.done()),
  };
}
