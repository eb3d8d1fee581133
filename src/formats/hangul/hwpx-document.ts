import type { Archive } from '../archive/archive.js';
import { hunksOf } from '../edits.js';
import type { OpenedDocument } from '../opened-document.js';
import { changesIn } from '../paragraphs/changes-in.js';
import { hasText, TextOfParagraphs } from '../paragraphs/paragraph.js';
import { StoryReader } from '../paragraphs/read-story.js';
import { broken, UnreadableFile } from '../unreadable-file.js';
import { partOf } from '../xml/xml-part.js';
import { hwpxGrammar } from './hwpx-grammar.js';
import { SectionWriter } from './section-writer.js';

const SECTION = /^Contents\/section\d+\.xml$/;
/** What stands on every page of a section. */
const MASTER_PAGE = /^Contents\/masterpage\d+\.xml$/i;
const MANIFEST = 'META-INF/manifest.xml';

/** A document of 한글 in its open format (.hwpx). */
export function hwpxDocument(archive: Archive): OpenedDocument {
  refuseEncrypted(archive);
  const namesOf = (pattern: RegExp) =>
    archive.names
      .filter((name) => pattern.test(name))
      .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  const sections = namesOf(SECTION).map((name) => partOf(archive, name));
  if (sections.length === 0) throw broken();
  const pages = namesOf(MASTER_PAGE).map((name) => partOf(archive, name));
  const text = new TextOfParagraphs();
  for (const { root } of sections) text.add(new StoryReader(hwpxGrammar).read(root));
  for (const { root } of pages) {
    const story = new StoryReader(hwpxGrammar).read(root, 'header');
    if (hasText(story)) text.add(story);
  }
  return {
    text: text.text,
    places: text.places,
    type: 'application/hwp+zip',
    canTrack: false,
    write(edits) {
      const hunks = hunksOf(text.text, edits);
      const changed = new Map<string, Uint8Array>();
      for (const part of [...sections, ...pages]) {
        const chains = changesIn(part, [text.paragraphs], hunks).flatMap((own) => own.chains);
        if (chains.length === 0) continue;
        const writer = new SectionWriter(part.source);
        for (const chain of chains) writer.write(chain);
        changed.set(part.name, part.encode(writer.toString()));
      }
      return archive.with(changed);
    },
  };
}

function refuseEncrypted(archive: Archive): void {
  const manifest = archive.unpack(MANIFEST);
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
    throw new UnreadableFile(
      '암호가 걸린 한글 문서입니다. 한글에서 암호를 풀어 저장한 뒤 열어 주세요.',
      'The document is protected by a password. Save it without one in Hangul, then open it.',
    );
}
