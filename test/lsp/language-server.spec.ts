import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ApplyWorkspaceEditRequest,
  CancellationTokenSource,
  type CodeAction,
  CodeActionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DiagnosticSeverity,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExecuteCommandRequest,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  LSPErrorCodes,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  WorkDoneProgress,
  WorkDoneProgressCreateRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { hasModels } from '../support/real-engine.js';

const program = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'malgyeol-lsp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One server for all: an editor starts one, too. */
describe.runIf(hasModels)('malgyeol lsp', { timeout: 120_000 }, () => {
  let child: ChildProcess;
  let client: ProtocolConnection;
  let settings: object = { delay: 20 };
  let applied: WorkspaceEdit | undefined;
  const published: PublishDiagnosticsParams[] = [];
  const waiting = new Set<() => void>();
  const percents: number[] = [];

  beforeAll(async () => {
    child = spawn(process.execPath, [
      program,
      'lsp',
      '--stdio',
      '--threads',
      '1',
      '--data',
      join(folder, 'data'),
    ]);
    client = createProtocolConnection(
      new StreamMessageReader(child.stdout!),
      new StreamMessageWriter(child.stdin!),
    );
    client.onNotification(PublishDiagnosticsNotification.type, (params) => {
      published.push(params);
      for (const look of [...waiting]) look();
    });
    client.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => settings));
    client.onRequest(RegistrationRequest.type, () => {});
    client.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
      client.onProgress(WorkDoneProgress.type, token, (value) => {
        if (value.kind === 'report') percents.push(value.percentage ?? -1);
      });
    });
    client.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      applied = edit;
      return { applied: true };
    });
    client.listen();
    const { capabilities, serverInfo } = await client.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'test' }],
      capabilities: {
        general: { positionEncodings: ['utf-8', 'utf-16'] },
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
        window: { workDoneProgress: true },
      },
    });
    expect(serverInfo?.name).toBe('malgyeol');
    expect(capabilities).toMatchObject({ positionEncoding: 'utf-16', textDocumentSync: { change: 2 } });
    await client.sendNotification(InitializedNotification.type, {});
  });
  afterAll(async () => {
    await client.sendRequest(ShutdownRequest.type);
    await client.sendNotification(ExitNotification.type);
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

  /** What is published for a version of a document, now or later. */
  function diagnosticsOf(uri: string, version: number): Promise<Diagnostic[]> {
    return new Promise((resolve) => {
      const look = () => {
        const found = published.findLast((params) => params.uri === uri && params.version === version);
        if (!found) return;
        waiting.delete(look);
        resolve(found.diagnostics);
      };
      waiting.add(look);
      look();
    });
  }

  async function open(name: string, languageId: string, text: string) {
    const uri = uriOf(name);
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    });
    return { uri, diagnostics: await diagnosticsOf(uri, 1) };
  }

  const change = (uri: string, version: number, contentChanges: TextDocumentContentChangeEvent[]) =>
    client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });

  const actionsAt = async (uri: string, [one]: Diagnostic[], only?: string[]) =>
    (await client.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: one!.range,
      context: { diagnostics: [one!], ...(only ? { only } : {}) },
    })) as CodeAction[];

  const wordsOf = (text: string, diagnostics: Diagnostic[]) => {
    const document = TextDocument.create('', '', 0, text);
    return diagnostics.map(({ range }) => document.getText(range));
  };

  it('shows mistakes as warnings and questions as information, with rule, link and reason', async () => {
    const text = '# 😀 제목\n\n😀 학교에 갔읍니다. `갔읍니다`\n나는 너와 틀려.\n';
    const { uri, diagnostics } = await open('first.md', 'markdown', text);
    expect(wordsOf(text, diagnostics)).toEqual(['갔읍니다.', '틀려.']);
    const [mistake, question] = diagnostics;
    expect(mistake).toMatchObject({
      range: { start: { line: 2, character: 7 }, end: { line: 2, character: 12 } },
      severity: DiagnosticSeverity.Warning,
      code: 'seumnida',
      source: '말결',
      message: expect.stringContaining('갔읍니다. → 갔습니다.'),
    });
    expect(mistake!.codeDescription?.href).toMatch(/^file:.*\/docs\/rules\.md#L\d+$/);
    expect(question!.severity).toBe(DiagnosticSeverity.Information);
    const hover = (await client.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line: 2, character: 8 },
    })) as Hover;
    const { value } = hover.contents as { value: string };
    expect(value).toContain('조항: 표준어 사정 원칙 제17항');
    expect(value).toMatch(/^- .* → /m);
    const nothing = { textDocument: { uri }, position: { line: 0, character: 0 } };
    expect(await client.sendRequest(HoverRequest.type, nothing)).toBeNull();
  });

  it('offers each alternative, ways to be left alone, and mending everything', async () => {
    const { uri, diagnostics } = await open('second.md', 'markdown', '  학교에 갔읍니다. 밥은 안되요.\n');
    const actions = await actionsAt(uri, diagnostics);
    const [first] = actions;
    expect(first).toMatchObject({ kind: 'quickfix', isPreferred: true, diagnostics: [{ code: 'seumnida' }] });
    expect(first!.edit!.changes![uri]).toEqual([{ range: diagnostics[0]!.range, newText: '갔습니다.' }]);
    const ignoring = actions.find(({ title }) => title === '이 줄은 검사하지 않기')!;
    expect(ignoring.edit!.changes![uri]![0]!.newText).toBe('  <!-- malgyeol-ignore -->\n');
    const commands = actions.flatMap(({ command }) => (command ? [command.command] : []));
    expect(commands).toEqual(['malgyeol.ignoreWord', 'malgyeol.ignoreRule', 'malgyeol.addToDictionary']);
    const [all, ...others] = await actionsAt(uri, diagnostics, ['source.fixAll']);
    expect(others).toEqual([]);
    expect(all!.edit!.changes![uri]!.map(({ newText }) => newText)).toEqual(['갔습니다.', '안돼요.']);
    await client.sendRequest(ExecuteCommandRequest.type, { command: 'malgyeol.fixAll', arguments: [uri] });
    expect(applied!.changes![uri]).toHaveLength(2);
  });

  it('follows changes piece by piece, and only the last of many counts', async () => {
    const { uri } = await open('third.txt', 'plaintext', '첫 줄이다.\n집에 갔다.\n');
    const at = (character: number) => ({ line: 1, character });
    for (let version = 2; version <= 6; version++)
      await change(uri, version, [
        { range: { start: at(3), end: at(6) }, text: `${version}번 갔읍니다` },
      ]).then(() => change(uri, version, []));
    await change(uri, 7, [{ text: '집에 갔읍니다.\n' }]);
    expect(await diagnosticsOf(uri, 7)).toHaveLength(1);
    const versions = published.filter((params) => params.uri === uri).map(({ version }) => version);
    expect(versions).toEqual([1, 7]);
    await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    await expect.poll(() => published.findLast((params) => params.uri === uri)!.diagnostics).toEqual([]);
  });

  it('reads comments and strings of code, and prose of LaTeX', async () => {
    const code = 'const 갔읍니다 = 1; // 집에 갔읍니다\nconst a = "학교에 갔읍니다";\n';
    const { diagnostics } = await open('code.ts', 'typescript', code);
    expect(wordsOf(code, diagnostics)).toEqual(['갔읍니다', '갔읍니다']);
    expect(diagnostics.map(({ range }) => range.start)).toEqual([
      { line: 0, character: 22 },
      { line: 1, character: 15 },
    ]);
    const latex = '\\section{안되요}\\label{안되요}\n집에 \\textbf{갔읍니다}. % 갔읍니다\n';
    const tex = await open('text.tex', 'latex', latex);
    expect(tex.diagnostics.map(({ range }) => [range.start.line, range.start.character])).toEqual([
      [0, 9],
      [1, 11],
    ]);
  });

  it('remembers in the project and in a dictionary what is to be left alone', async () => {
    const text = '학교에 갔읍니다. 밥은 안되요. 우리 꾸르잼이를 불렀다.\n';
    const { uri, diagnostics } = await open('fifth.md', 'markdown', text);
    expect(wordsOf(text, diagnostics)).toEqual(expect.arrayContaining(['갔읍니다.', '안되요.']));
    const run = async (command: string, ...args: string[]) => {
      const before = published.length;
      await client.sendRequest(ExecuteCommandRequest.type, { command, arguments: [uri, ...args] });
      await expect
        .poll(() => published.slice(before).some((params) => params.uri === uri), { timeout: 20_000 })
        .toBe(true);
      return wordsOf(text, published.findLast((params) => params.uri === uri)!.diagnostics);
    };
    expect(await run('malgyeol.ignoreWord', '갔읍니다')).not.toContain('갔읍니다.');
    expect(await run('malgyeol.ignoreRule', 'doe-dwae')).not.toContain('안되요.');
    expect(readFileSync(join(folder, '.malgyeolignore'), 'utf8')).toBe('갔읍니다\nrule:doe-dwae\n');
    await run('malgyeol.addToDictionary', '꾸르잼', 'POS_NNP');
    rmSync(join(folder, '.malgyeolignore'));
  });

  it('takes new settings, and tells how far a long document is', async () => {
    settings = { delay: 0, questions: 'off', dictionaries: [] };
    await client.sendNotification(DidChangeConfigurationNotification.type, { settings: {} });
    const lines = Array.from({ length: 400 }, (_, i) => `${i}번째 줄에서 나는 너와 틀려. 그래서 집에 왔다.`);
    const { diagnostics } = await open('long.md', 'markdown', `${lines.join('\n')}\n집에 갔읍니다.\n`);
    expect(diagnostics).toHaveLength(1);
    expect(percents.length).toBeGreaterThan(2);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });

  it('leaves out the marks around a word: brackets of a link, quotes', async () => {
    settings = { delay: 0, dictionaries: [] };
    await client.sendNotification(DidChangeConfigurationNotification.type, { settings: {} });
    const { diagnostics } = await open('link.md', 'markdown', '[되요](https://example.com)\n“갔읍니다.”\n');
    expect(diagnostics.map(({ message }) => String(message).split('\n')[0])).toEqual([
      '되요 → 돼요',
      '갔읍니다. → 갔습니다.',
    ]);
    expect(diagnostics.map(({ range: { start, end } }) => [start.character, end.character])).toEqual([[1, 3], [1, 6]]); // biome-ignore format: short
  });

  it('reads a very long document where it is looked at first, and answers there before all is read', async () => {
    const lines = Array.from(
      { length: 6000 },
      (_, i) => `${i}번째 줄은 길고 긴 글의 한 줄이라서 오십 글자쯤 되도록 이렇게 적어 두었다. 갔읍니다.`,
    );
    const uri = uriOf('huge.txt');
    const content = lines.join('\n');
    expect(content.length).toBeGreaterThan(300_000);
    const before = published.length;
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'plaintext', version: 1, text: content },
    });
    const position = { line: 5999, character: 0 };
    await client.sendNotification('malgyeol/looksAt', { uri, position });
    const first = () => published.slice(before).find((params) => params.uri === uri);
    while (!first()) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(first()!.diagnostics.length).toBeLessThan(300);
    const range = { start: { line: 3000, character: 0 }, end: { line: 3000, character: 60 } };
    const params = { textDocument: { uri }, range, context: { diagnostics: [] } };
    const actions = (await client.sendRequest(CodeActionRequest.type, params)) as CodeAction[];
    expect(actions.map(({ title }) => title)).toContain('‘갔읍니다.’ → ‘갔습니다.’');
    expect(actions.map(({ title }) => title).join()).not.toContain('모두 고치기');
    const shown = published.findLast((one) => one.uri === uri)!.diagnostics.map(({ range: { start } }) => start.line); // biome-ignore format: short
    expect(shown).toContain(5999);
    // Mending everything would wait for all of it: who cancels waits no longer.
    const cancel = new CancellationTokenSource();
    const all = { ...params, context: { diagnostics: [], only: ['source.fixAll'] } };
    const asked = client.sendRequest(CodeActionRequest.type, all, cancel.token);
    cancel.cancel();
    await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
    expect(published.findLast((one) => one.uri === uri)!.diagnostics.length).toBeLessThan(3000);
    await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  });
});
