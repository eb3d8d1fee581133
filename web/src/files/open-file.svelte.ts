import type { Edit } from '../../../src/formats/edits';
import { acceptedIn } from '../editor/accepted';
import { leadsTo } from '../editor/changes';
import { setPlaces } from '../editor/places';
import { session } from '../editor/session.svelte';
import { announce } from '../lib/announce.svelte';
import { say } from '../lib/language.svelte';
import { reasonOf } from '../lib/reasons.svelte';
import { saveAs } from '../lib/save-as';
import { readStored, writeStored } from '../lib/stored';
import { Told } from '../lib/told';
import type { HeldDocument } from './document-thread';
import { keepFile, keptFile } from './kept-file';

/** The file that the text came from; `document` where it can be written back as it was. */
export const opened = $state<{
  name: string;
  /** What went wrong with a file, until the next one. */
  problem: { name: string; error: unknown } | undefined;
  /** What is being opened, where that takes a while. */
  reading: string;
  document: HeldDocument | undefined;
  /** Changes are written as tracked ones. */
  tracked: boolean;
}>({
  name: '',
  problem: undefined,
  reading: '',
  document: undefined,
  tracked: readStored('tracked', false),
});

/** What is opened by its name; other text by what the system calls it. */
const KNOWN = /\.(?:docx|hwpx|txt|text|md|markdown|x?html?)$/i;
/** As much as a server takes by default would be more than a page shows well. */
const MOST_BYTES = 20_000_000;
/** What opens sooner needs no word about it, in milliseconds. */
const TELL_AFTER_MS = 300;

let opening: AbortController | undefined;

export async function openFile(file: File): Promise<void> {
  opening?.abort();
  const mine = new AbortController();
  opening = mine;
  opened.problem = undefined;
  const tell = setTimeout(() => (opened.reading = file.name), TELL_AFTER_MS);
  try {
    if (file.size > MOST_BYTES)
      throw new Told('20MB가 넘는 파일은 열 수 없습니다.', 'The file is larger than 20 MB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { holdDocument } = await import('./document-thread');
    const document = await holdDocument(bytes, file.name, mine.signal);
    if (document.type === 'text/plain' && !KNOWN.test(file.name) && !file.type.startsWith('text/')) {
      document.close();
      throw new Told(
        '열 수 있는 파일은 .txt, .md, .html, .docx, .hwpx입니다.',
        'Files of .txt, .md, .html, .docx and .hwpx can be opened.',
      );
    }
    session.replaceText(document.text, file.name);
    restored = session.desk.id;
    hold(file.name, document);
    await keepFile(session.desk.id, bytes);
    announce(say(`${file.name}을(를) 열었습니다.`, `${file.name} opened.`));
  } catch (error) {
    if (!mine.signal.aborted) opened.problem = { name: file.name, error };
  } finally {
    clearTimeout(tell);
    if (opening === mine) opened.reading = '';
  }
}

export function stopOpening(): void {
  opening?.abort();
  opened.reading = '';
}

function hold(name: string, document: HeldDocument | undefined): void {
  opened.document?.close();
  Object.assign(opened, { name, document });
  const { changes } = session;
  const places = document?.places ?? [];
  session.desk.dispatch({
    effects: setPlaces.of(
      places.map(({ from, to, kind }) => ({
        from: changes.mapPos(from, -1),
        to: changes.mapPos(to, 1),
        kind,
      })),
    ),
  });
}

/** The document whose file is the one that is open. */
let restored = '';

/** Another document lies there: the file that it came from too, where its text is still what became of it. */
export async function restoreFile(): Promise<void> {
  const { id, file } = session.desk;
  if (restored === id) return;
  restored = id;
  opened.problem = undefined;
  hold(file, undefined);
  const bytes = file === '' ? undefined : await keptFile(id);
  if (!bytes || session.desk.id !== id) return;
  const { holdDocument } = await import('./document-thread');
  const document = await holdDocument(bytes, file).catch(() => undefined);
  if (document && session.desk.id === id && leadsTo(session.changes, document.text, session.text))
    hold(file, document);
  else document?.close();
}

export function writeTracked(tracked: boolean): void {
  opened.tracked = tracked;
  writeStored('tracked', tracked);
}

export interface Download {
  name: string;
  label: string;
  save(): void | Promise<void>;
}

/** The ways in which the text can be had as a file, its own format first. */
export function downloads(): Download[] {
  const { document, name } = opened;
  const [extension = '.txt'] = KNOWN.exec(name) ?? [];
  const base = name.replace(/\.[^.]*$/, '') || say('교정한 글', 'corrected');
  if (!document)
    return [asText(/^\.(?:docx|hwpx)$/i.test(extension) ? `${base}.txt` : `${base}${extension}`)];
  if (document.type === 'text/plain') {
    const own = { name, label: say('글', 'Text'), save: () => saveDocument(document, name) };
    // The letters of the text may be more than the encoding of the file has.
    return document.encoding === 'utf-8' ? [own] : [own, asText(`${base}-utf8${extension}`)];
  }
  const corrected = `${base}-${say('교정', 'corrected')}${extension}`;
  return [
    { name: corrected, label: say('문서', 'Document'), save: () => saveDocument(document, corrected) },
    asText(`${base}.txt`),
  ];
}

function asText(name: string): Download {
  return {
    name,
    label: say('글', 'Text'),
    save: () => saveAs(name, new Blob([session.text], { type: 'text/plain;charset=utf-8' })),
  };
}

async function saveDocument(document: HeldDocument, name: string): Promise<void> {
  opened.problem = undefined;
  const tracked = opened.tracked && document.canTrack;
  const author = say('말결', 'Malgyeol');
  try {
    const options = tracked ? { tracked: { author, date: new Date() } } : undefined;
    const bytes = await document.write(fileEdits(), options);
    saveAs(name, new Blob([bytes as BlobPart], { type: document.type }));
  } catch (error) {
    opened.problem = { name, error };
  }
}

/** From the text of the file to the text as it is, with the reasons of what was accepted there. */
function fileEdits(): Edit[] {
  const accepted = acceptedIn(session.desk.state);
  const edits: Edit[] = [];
  session.changes.iterChanges((from, to, fromB, toB, inserted) => {
    const taken = accepted.filter(
      (one) => (one.from < toB && one.to > fromB) || (one.from === fromB && one.to === toB),
    );
    const reasons = taken.flatMap(({ helps }) => helps.map((help) => reasonOf(help).text));
    const reason = [...new Set(reasons)].join('\n');
    edits.push({ from, to, insert: inserted.toString(), reason });
  }, true);
  return edits;
}
