import type { Edit } from './edits.js';

/** Where a stretch of the text stands, where that is not simply in the text. */
export type PlaceKind = 'cell' | 'box' | 'caption' | 'footnote' | 'endnote' | 'header' | 'footer' | 'comment';

export interface Place {
  from: number;
  to: number;
  kind: PlaceKind;
}

export interface WriteOptions {
  /** Changes are marked as such, for somebody to accept or refuse; the reasons are comments. */
  tracked?: { author: string; date: Date };
}

/** A file of whatever format with its text, a paragraph or broken line a line. */
export interface OpenedDocument {
  text: string;
  /** In order; they do not overlap. */
  places: Place[];
  /** The media type of what is written. */
  type: string;
  /** Whether changes can be written as tracked ones. */
  canTrack: boolean;
  /** How its letters are written, where it is text. */
  encoding?: string;
  /** The file with the edits in it; everything else stays as it was. */
  write(edits: readonly Edit[], options?: WriteOptions): Uint8Array;
}
