import {
  CodeActionKind,
  type Connection,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtraWords } from '../analysis/types.js';
import type { TextPool } from '../service/workers/text-pool.js';
import { type CheckedDocuments, checkedDocuments } from './checked-documents.js';
import { COMMANDS, codeActionsFor } from './code-actions.js';
import { diagnosticsOf, hoverOf } from './diagnostics.js';
import { executeCommand } from './execute-command.js';
import { ignoreFileOf, projectIgnores } from './project-ignore.js';
import { followWorkspace } from './workspace.js';

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
    progress: (document) => progressOf(connection, workspace.showsProgress, document),
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

  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(position);
    const found = (await checked.foundIn(document)).find(
      ({ begin, end }) => begin <= offset && offset <= end,
    );
    return found ? hoverOf(document, found) : null;
  });
  connection.onCodeAction(async (params) => {
    const document = documents.get(params.textDocument.uri);
    return document ? codeActionsFor(document, await checked.foundIn(document), params) : [];
  });
  connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
    const changed = await executeCommand(command, args.map(String), {
      connection,
      documentOf: (uri) => documents.get(uri),
      foundIn: checked.foundIn,
      ignoreFileOf: (uri) => ignoreFileOf(uri, workspace.folders),
      addWord: (word, pos) => parts.addWord(workspace.settings.dictionaries[0]!, word, pos),
    });
    if (!changed) return null;
    dictionaries = undefined;
    checkAll();
    return null;
  });
  connection.onShutdown(() =>
    parts.pool.then(
      (pool) => pool.close(),
      () => {},
    ),
  );

  parts.pool.catch(warn);
  documents.listen(connection);
  connection.listen();
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
function progressOf(connection: Connection, shows: boolean, { uri }: TextDocument) {
  if (!shows) return { report: () => {}, end: () => {} };
  const reporter = connection.window.createWorkDoneProgress();
  reporter.then((progress) => progress.begin('말결', 0, decodeURIComponent(uri.split('/').at(-1)!), false));
  return {
    report: (percent: number) => reporter.then((progress) => progress.report(percent)),
    end: () => reporter.then((progress) => progress.done()),
  };
}
