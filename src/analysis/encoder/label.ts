import { CODAS, compose, isSyllable, NUCLEI, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import { TAGS, type Tag } from '../tags.js';

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
  /** The onset that a syllable must have to be spelt out as a label of literals says; see `applies`. */
  onset?: number;
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
  const onset = literalOnset(pieces);
  const copies = pieces.length === 1 && pieces[0]!.template === '=';
  return onset === undefined ? { pieces, copies } : { pieces, copies, onset };
}

function literalOnset(pieces: readonly Piece[]): number | undefined {
  // One literal alone is an irregular ending (푸르러: 어); in 학교다, 이 is put in before a syllable that stays.
  if (pieces.length < 2 || pieces.some(({ template }) => template[0] !== '.')) return undefined;
  const code = pieces[0]!.template.charCodeAt(1);
  return isSyllable(code) ? onsetOf(code) : undefined;
}

/** ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅎ; a tense or aspirated onset may come of two letters (간단타: 하+다) or of a slip. */
const PLAIN_ONSETS = new Set([0, 2, 3, 5, 6, 7, 9, 11, 12, 18]);

/** May the syllable be spelt out by the label? 예 is 이+에, but 세 is not: contraction keeps the onset. */
export function applies(label: Label, surface: string): boolean {
  if (label.onset === undefined) return true;
  const code = surface.charCodeAt(0);
  if (!isSyllable(code)) return false;
  const onset = onsetOf(code);
  return onset === label.onset || !PLAIN_ONSETS.has(onset);
}

/** `+` separates pieces, but `.+` is a literal plus sign. */
function splitPieces(text: string): string[] {
  return text.split(/(?<!\.)\+(?=[BI])/);
}

/** The character that a template makes of a surface character; undefined where it does not apply. */
export function spell(surface: string, template: string): string | undefined {
  if (template === '=') return surface;
  const rest = template.slice(1);
  switch (template[0]) {
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
