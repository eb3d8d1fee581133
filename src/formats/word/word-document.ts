import type { Archive } from '../archive/archive.js';
import { type Hunk, hunksOf } from '../edits.js';
import type { OpenedDocument, PlaceKind, WriteOptions } from '../opened-document.js';
import { changesIn } from '../paragraphs/changes-in.js';
import { hasText, TextOfParagraphs } from '../paragraphs/paragraph.js';
import { StoryReader } from '../paragraphs/read-story.js';
import { partOf, type XmlPart } from '../xml/xml-part.js';
import { elementsOf, type XmlElement } from '../xml/xml-tree.js';
import { NewComments, numbersIn } from './comments-part.js';
import { WordPartWriter } from './part-writer.js';
import { mainPartName, relationshipsOf } from './relationships.js';
import { TrackedMarks } from './tracked-marks.js';
import { wordGrammar } from './word-grammar.js';

/** Parts beside the main text, in the order in which they are shown. */
const BESIDE: ReadonlyArray<readonly [relationship: string, kind: PlaceKind]> = [
  ['footnotes', 'footnote'],
  ['endnotes', 'endnote'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['comments', 'comment'],
];

/** A document of Word (.docx). */
export function wordDocument(archive: Archive): OpenedDocument {
  const mainName = mainPartName(archive);
  const related = relationshipsOf(archive, mainName);
  const read = (name: string): XmlPart => partOf(archive, name);
  const main = read(mainName);
  const text = new TextOfParagraphs();
  text.add(new StoryReader(wordGrammar).read(main.root));
  const parts = [main];
  let comments: XmlPart | undefined;
  for (const [relationship, kind] of BESIDE)
    for (const name of new Set(related.filter((one) => one.kind === relationship).map((one) => one.name))) {
      if (!archive.names.includes(name)) continue;
      const part = read(name);
      parts.push(part);
      if (kind === 'comment') comments = part;
      const reader = new StoryReader(wordGrammar);
      for (const container of kind === 'header' || kind === 'footer' ? [part.root] : notesOf(part.root)) {
        const story = reader.read(container, kind);
        if (hasText(story)) text.add(story);
      }
    }
  return {
    text: text.text,
    places: text.places,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    canTrack: true,
    write: (edits, options) =>
      new WordWriting(archive, parts, comments, options).write(text, hunksOf(text.text, edits)),
  };
}

/** Footnotes of a type are the lines that set notes off from the text. */
const notesOf = (root: XmlElement): XmlElement[] =>
  elementsOf(root).filter(
    ({ attributes }) =>
      !Object.entries(attributes).some(([name, value]) => /(?:^|:)type$/.test(name) && value !== 'normal'),
  );

/** One writing of a document. */
class WordWriting {
  readonly #newComments: NewComments | undefined;
  #nextId: number | undefined;

  constructor(
    private readonly archive: Archive,
    private readonly parts: readonly XmlPart[],
    private readonly comments: XmlPart | undefined,
    private readonly options: WriteOptions = {},
  ) {
    const { tracked } = options;
    if (tracked) this.#newComments = new NewComments(tracked.author, tracked.date, comments);
  }

  write({ paragraphs, copies }: TextOfParagraphs, hunks: readonly Hunk[]): Uint8Array {
    const changed = new Map<string, Uint8Array>();
    const sources = new Map<XmlPart, string>();
    const inPlace = [...copies].sort((left, right) => left.from - right.from);
    for (const part of this.parts) {
      const own = changesIn(part, [paragraphs, inPlace], hunks);
      if (own.every(({ plans }) => plans.length === 0)) continue;
      const tracked = this.#marksIn(part);
      if (part === this.parts[0]) for (const { plans } of own.slice(0, 1)) tracked?.explain(plans);
      const writer = new WordPartWriter(part.source, tracked);
      for (const { chains } of own) for (const chain of chains) writer.write(chain);
      sources.set(part, writer.toString());
    }
    const fresh = this.#newComments;
    if (fresh && !fresh.isEmpty) {
      if (this.comments)
        sources.set(
          this.comments,
          fresh.addedTo(sources.get(this.comments) ?? this.comments.source, this.comments.root),
        );
      else for (const [name, bytes] of fresh.newPart(this.archive, this.parts[0]!)) changed.set(name, bytes);
    }
    for (const [part, source] of sources) changed.set(part.name, part.encode(source));
    return this.archive.with(changed);
  }

  #marksIn(part: XmlPart): TrackedMarks | undefined {
    const { tracked } = this.options;
    if (!tracked) return undefined;
    const fresh = this.#newComments!;
    return new TrackedMarks(
      { ...tracked, nextId: () => this.#freeId(), addComment: (reason) => fresh.add(reason) },
      part.root,
    );
  }

  /** A number that no mark of the document has. */
  #freeId(): string {
    this.#nextId ??= this.parts
      .flatMap(({ source }) => numbersIn(source, /:id="(\d+)"/g))
      .reduce((most, id) => Math.max(most, id), 0);
    return String(++this.#nextId);
  }
}
