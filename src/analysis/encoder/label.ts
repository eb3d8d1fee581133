import { CODAS, compose, isSyllable, NUCLEI, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import { TAGS, type Tag } from '../tags.js';

/**
 * A label says how the morphemes of one syllable are spelt out of it: `part+part…`, a part being
 * B or I (begins or continues a morpheme), a template and /TAG. Templates are relative to the syllable, so that
 * one label serves every stem: `=` the syllable itself, `v` + coda (추 → 춥), `c` + nucleus + coda (봤 → 보),
 * `.` + a literal character. `-` leaves nothing. The twin of training/labels.py.
 */
export interface Label {
  parts: readonly LabelPart[];
  /** One part that copies its syllable: nearly all of them, and the fast path. */
  copies: boolean;
  /** The onset that a syllable must have to be spelt out as a label of literals says; see `applies`. */
  onset?: number;
}

export interface LabelPart {
  begins: boolean;
  template: string;
  tag: Tag;
}

const KNOWN = new Set<string>(TAGS);
/** Corpora that do not part the determiners say MM; which of the three it is, the lexicon knows (see repairs.ts). */
const UNPARTED = 'MM';

/** A label that is none (padding, remains of other conventions): it applies to no character, so no path takes it. */
export const NO_LABEL: Label = { parts: [{ begins: true, template: '?', tag: 'NA' }], copies: false };

export function parseLabel(text: string): Label | undefined {
  if (text === '-') return { parts: [], copies: false };
  const parts: LabelPart[] = [];
  for (const part of splitParts(text)) {
    const slash = part.lastIndexOf('/');
    const tag = part.slice(slash + 1) === UNPARTED ? 'MMD' : part.slice(slash + 1);
    if (slash < 2 || !KNOWN.has(tag)) return undefined;
    parts.push({ begins: part[0] === 'B', template: part.slice(1, slash), tag: tag as Tag });
  }
  const onset = literalOnset(parts);
  const copies = parts.length === 1 && parts[0]!.template === '=';
  return onset === undefined ? { parts, copies } : { parts, copies, onset };
}

function literalOnset(parts: readonly LabelPart[]): number | undefined {
  // One literal alone is an irregular ending (푸르러: 어); in 학교다, 이 is put in before a syllable that stays.
  if (parts.length < 2 || parts.some(({ template }) => template[0] !== '.')) return undefined;
  const code = parts[0]!.template.charCodeAt(1);
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

/** `+` separates parts, but `.+` is a literal plus sign. */
function splitParts(text: string): string[] {
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
