const { existsSync } = require('node:fs');
const { join } = require('node:path');
const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

/** The program that the settings name, else that of the workspace, else the one on the PATH. */
function programPath(configured, trusted) {
  if (configured !== '') return configured;
  const name = process.platform === 'win32' ? 'malgyeol.cmd' : 'malgyeol';
  const installed = (vscode.workspace.workspaceFolders ?? [])
    .map(({ uri }) => join(uri.fsPath, 'node_modules', '.bin', name))
    .find((path) => trusted && existsSync(path));
  return installed ?? name;
}

async function start() {
  const settings = vscode.workspace.getConfiguration('malgyeol');
  const command = programPath(settings.get('path', ''), vscode.workspace.isTrusted);
  const server = {
    command,
    args: ['lsp', ...settings.get('arguments', [])],
    transport: TransportKind.stdio,
    // A .cmd can only be started by a shell.
    options: { shell: process.platform === 'win32' },
  };
  client = new LanguageClient('malgyeol', '말결', server, {
    documentSelector: settings.get('languages', []).map((language) => ({ language })),
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/.malgyeolignore') },
  });
  try {
    await client.start();
  } catch {
    const choice = await vscode.window.showErrorMessage(
      `말결을 켤 수 없습니다: ${command}. npm i -g malgyeol로 설치하거나 설정 malgyeol.path를 적어 주세요.`,
      '설정 열기',
    );
    if (choice) await vscode.commands.executeCommand('workbench.action.openSettings', 'malgyeol.path');
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running?.isRunning()) await running.stop();
}

/** What is on the screen is read before the rest of a long document. */
function tellWhereLooked(editor) {
  const range = editor?.visibleRanges[0];
  if (!range || !client?.isRunning()) return;
  const { line, character } = range.start;
  const place = {
    uri: client.code2ProtocolConverter.asUri(editor.document.uri),
    position: { line, character },
  };
  client.sendNotification('malgyeol/looksAt', place).catch(() => {});
}

async function activate(context) {
  context.subscriptions.push(
    vscode.window.onDidChangeActiveTextEditor(tellWhereLooked),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => tellWhereLooked(textEditor)),
  );
  const register = (name, run) => context.subscriptions.push(vscode.commands.registerCommand(name, run));
  register('malgyeol.restart', async () => {
    await stop();
    await start();
  });
  register('malgyeol.fixDocument', () => {
    const document = vscode.window.activeTextEditor?.document;
    if (document) return vscode.commands.executeCommand('malgyeol.fixAll', document.uri.toString());
  });
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (!['path', 'arguments', 'languages'].some((name) => event.affectsConfiguration(`malgyeol.${name}`)))
        return;
      await stop();
      await start();
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
