import {
  type Connection,
  DidChangeConfigurationNotification,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { type Settings, settingsOf } from './settings.js';

/** What the client says of itself and of what it has open, as it is now. */
export interface Workspace {
  settings: Settings;
  /** The addresses of the folders that are open. */
  folders: string[];
  showsProgress: boolean;
}

export interface WorkspaceListeners {
  onSettings(): void;
  /** Folders were opened or closed, or somebody has changed an ignore file. */
  onFiles(): void;
}

/** Greets the client and follows its settings and folders. */
export function followWorkspace(
  connection: Connection,
  greeting: InitializeResult,
  { onSettings, onFiles }: WorkspaceListeners,
): Workspace {
  const workspace: Workspace = { settings: settingsOf(undefined), folders: [], showsProgress: false };
  let asksConfiguration = false;
  let registersConfiguration = false;

  async function readSettings(pushed?: { malgyeol?: unknown }): Promise<void> {
    const given = asksConfiguration
      ? await connection.workspace.getConfiguration('malgyeol')
      : pushed?.malgyeol;
    if (given !== undefined && given !== null) workspace.settings = settingsOf(given);
    onSettings();
  }

  connection.onInitialize((params) => {
    const { capabilities, initializationOptions: options } = params;
    workspace.folders = foldersOf(params);
    workspace.settings = settingsOf(options?.malgyeol ?? options);
    workspace.showsProgress = capabilities.window?.workDoneProgress === true;
    asksConfiguration = capabilities.workspace?.configuration === true;
    registersConfiguration = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
    return greeting;
  });
  connection.onInitialized(async () => {
    if (registersConfiguration)
      await connection.client.register(DidChangeConfigurationNotification.type, undefined);
    if (asksConfiguration) await readSettings();
  });
  connection.onDidChangeConfiguration(({ settings }) => readSettings(settings));
  connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }) => {
    const removed = new Set(event.removed.map(({ uri }: { uri: string }) => uri));
    workspace.folders = [
      ...workspace.folders.filter((uri) => !removed.has(uri)),
      ...event.added.map(({ uri }: { uri: string }) => uri),
    ];
    onFiles();
  });
  connection.onDidChangeWatchedFiles(onFiles);
  return workspace;
}

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  return workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
}
