import type { Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { FoundNow } from './checked-documents.js';
import { COMMANDS, fixAllEdits } from './code-actions.js';
import { addToIgnoreFile } from './project-ignore.js';

export interface CommandParts {
  connection: Connection;
  documentOf(uri: string): TextDocument | undefined;
  foundIn(document: TextDocument): Promise<FoundNow>;
  ignoreFileOf(uri: string): string | undefined;
  addWord(word: string, pos: string): Promise<void>;
}

/** Runs a command that a quick fix or a person asked for; true where documents must be looked at again. */
export async function executeCommand(
  command: string,
  [uri, word, pos]: readonly string[],
  { connection, documentOf, foundIn, ignoreFileOf, addWord }: CommandParts,
): Promise<boolean> {
  if (uri === undefined) return false;
  if (command === COMMANDS.fixAll) {
    const document = documentOf(uri);
    if (!document) return false;
    const edits = fixAllEdits(document, (await foundIn(document)).found);
    await connection.workspace.applyEdit({ label: '말결: 모두 고치기', edit: { changes: { [uri]: edits } } });
    return false;
  }
  if (word === undefined) return false;
  if (command === COMMANDS.addToDictionary) {
    await addWord(word, pos ?? '');
    return true;
  }
  const path = ignoreFileOf(uri);
  if (path === undefined) {
    connection.window.showWarningMessage('말결: 저장하지 않은 글에는 무시 파일이 없습니다.');
    return false;
  }
  addToIgnoreFile(path, command === COMMANDS.ignoreRule ? `rule:${word}` : word);
  return true;
}
