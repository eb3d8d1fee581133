import { leadsTo } from '../editor/changes';
import { session } from '../editor/session.svelte';
import { announce } from '../lib/announce.svelte';
import { say } from '../lib/language.svelte';
import { saveAs } from '../lib/save-as';
import { readStored, writeStored } from '../lib/stored';
import { keepFile, keptFile } from './kept-file';
import type { PackedDocument } from './packed-document';

/** The file that the text came from; `document` where it can be written back in its own format. */
export const opened = $state<{ name: string; problem: string; packed: PackedDocument | undefined }>({
  name: readStored('file', ''),
  problem: '',
  packed: undefined,
});

/** Documents that are archives of XML. */
const PACKED = /\.(?:docx|hwpx)$/i;
const PLAIN = /\.(?:txt|text|md|markdown|html?)$/i;
/** As much as a server takes by default would be more than a page shows well. */
const MOST_BYTES = 20_000_000;

export async function openFile(file: File): Promise<void> {
  opened.problem = '';
  try {
    if (file.size > MOST_BYTES)
      throw new Error(say('20MB가 넘는 파일은 열 수 없습니다.', 'The file is larger than 20 MB.'));
    let packed: PackedDocument | undefined;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (PACKED.test(file.name)) {
      const { readPacked } = await import('./packed-document');
      packed = readPacked(bytes, file.name);
    } else if (!PLAIN.test(file.name) && !file.type.startsWith('text/')) {
      throw new Error(
        say(
          '열 수 있는 파일은 .txt, .md, .html, .docx, .hwpx입니다.',
          'Files of .txt, .md, .html, .docx and .hwpx can be opened.',
        ),
      );
    }
    session.replaceText(packed?.text ?? decoded(bytes));
    Object.assign(opened, { name: file.name, packed });
    writeStored('file', file.name);
    await keepFile(packed && bytes);
    announce(say(`${file.name}을(를) 열었습니다.`, `${file.name} opened.`));
  } catch (error) {
    opened.problem = `${file.name}: ${(error as Error).message}`;
  }
}

/** After the page was loaded again: the document too, where the text is still what became of it. */
export async function restoreFile(): Promise<void> {
  // Whoever left an empty page behind begins something new.
  if (session.text === '' && !opened.packed) opened.name = '';
  if (!PACKED.test(opened.name) || opened.packed) return;
  const bytes = await keptFile();
  if (!bytes) return;
  const { readPacked } = await import('./packed-document');
  const packed = readPacked(bytes, opened.name);
  if (leadsTo(session.changes, packed.text, session.text)) opened.packed = packed;
}

/** UTF-8, or what Windows wrote before. */
function decoded(bytes: Uint8Array): string {
  const text = (() => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('euc-kr').decode(bytes);
    }
  })();
  return text.replace(/\r\n?/g, '\n');
}

export interface Download {
  name: string;
  label: string;
  save(): void;
}

/** The ways in which the text can be had as a file, its own format first. */
export function downloads(): Download[] {
  const base = opened.name.replace(/\.[^.]*$/, '') || say('교정한 글', 'corrected');
  const extension = PLAIN.exec(opened.name)?.[0] ?? '.txt';
  const asText = (name: string): Download => ({
    name,
    label: say('글', 'Text'),
    save: () => saveAs(name, new Blob([session.text], { type: 'text/plain;charset=utf-8' })),
  });
  const { packed } = opened;
  if (!packed) return [asText(`${base}${extension}`)];
  const name = `${base}-${say('교정', 'corrected')}${PACKED.exec(opened.name)![0]}`;
  const save = () => {
    opened.problem = '';
    const bytes = packed.withChanges(session.changes);
    if (bytes) saveAs(name, new Blob([bytes as BlobPart], { type: packed.type }));
    else
      opened.problem = say(
        '줄을 나누거나 합친 글은 본디 문서에 넣을 수 없습니다. 글로 내려받아 주세요.',
        'Lines were split or joined, which the document cannot take. Please download the text.',
      );
  };
  return [{ name, label: say('문서', 'Document'), save }, asText(`${base}.txt`)];
}
