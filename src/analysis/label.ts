import { CODAS, compose, isSyllable, NUCLEI, nucleusOf, onsetOf } from '../hangul/syllable.js';
import { TAGS, type Tag } from './tags.js';

/**
 * A label says how the morphemes of one syllable are spelt out of it: `piece+piece…`, a piece being
 * B or I (begins or continues a morpheme), a template and /TAG. Templates are relative to the syllable, so that
 * one label serves every stem: `=` the syllable itself, `v` + coda (추 → 춥), `c` + nucleus + coda (봤 → 보),
 * `.` + a literal character. `-` leaves nothing. The twin of training/labels.py.
 */
export interface Label {
  pieces: readonly Piece[];
  /** One piece that copies its syllable: nearly all of them, and the fast path. */
  copies: boolean;
}

export interface Piece {
  begins: boolean;
  template: string;
  tag: Tag;
}

const KNOWN = new Set<string>(TAGS);
/** Corpora that do not part the determiners say MM; which of the three it is, the lexicon knows (see repairs.ts). */
const UNPARTED = 'MM';

/** A label that is none (padding, remains of other conventions): it applies to no character, so no path takes it. */
export const NO_LABEL: Label = { pieces: [{ begins: true, template: '?', tag: 'NA' }], copies: false };

export function parseLabel(text: string): Label | undefined {
  if (text === '-') return { pieces: [], copies: false };
  const pieces: Piece[] = [];
  for (const part of splitPieces(text)) {
    const slash = part.lastIndexOf('/');
    const tag = part.slice(slash + 1) === UNPARTED ? 'MMD' : part.slice(slash + 1);
    if (slash < 2 || !KNOWN.has(tag)) return undefined;
    pieces.push({ begins: part[0] === 'B', template: part.slice(1, slash), tag: tag as Tag });
  }
  return { pieces, copies: pieces.length === 1 && pieces[0]!.template === '=' };
}

/** `+` separates pieces, but `.+` is a literal plus sign. */
function splitPieces(text: string): string[] {
  return text.split(/(?<!\.)\+(?=[BI])/);
}

/** The character that a template makes of a surface character; undefined where it does not apply. */
export function spell(surface: string, template: string): string | undefined {
  const rest = template.slice(1);
  switch (template[0]) {
    case '=':
      return surface;
    case '.':
      return rest;
    case 'v': {
      const code = surface.charCodeAt(0);
      return isSyllable(code) ? compose(onsetOf(code), nucleusOf(code), CODAS.indexOf(rest)) : undefined;
    }
    case 'c': {
      const code = surface.charCodeAt(0);
      return isSyllable(code)
        ? compose(onsetOf(code), NUCLEI.indexOf(rest[0]!), CODAS.indexOf(rest.slice(1)))
        : undefined;
    }
    default:
      return undefined;
  }
}
