/**
 * The layout of the word store, shared by its reader and its writer; `training/lexicon/store.py` writes the same
 * bytes. Eight little-endian uint32 (magic, version, slot bits, entries, ln scale, keys offset, payloads offset,
 * 0), then a uint32 key for every slot (0 = empty), then a uint16 payload for every slot.
 *
 * A key is the low 26 bits of the form's hash and 6 bits of tag; the slot where the search starts is given by the
 * high bits of the same hash. All tags of a form therefore lie in one run, and nothing of the 32 bits is lost.
 */
export const MAGIC = 0x584c474d; // "MGLX"
export const VERSION = 1;
export const HEADER_BYTES = 32;
/** A payload's frequency k > 0 stands for a count of exp((k − 1) / LN_SCALE). */
export const LN_SCALE = 56;

export const FREQUENCY_MASK = 0x03ff;
/** A term of some field of knowledge that is nobody's and no place's name. */
export const TERM = 0x0400;
/** A phrase that a dictionary lets us write joined or spaced (고속^도로). */
export const JOINED = 0x0800;
/** Known only from lists of names. */
export const PROPER = 0x1000;
/** Occurs in the hand-checked corpora of our convention. */
export const GOLD = 0x2000;
/** A one-word headword of a general dictionary. */
export const HEADWORD = 0x4000;
/** In some dictionary; without it the word was only seen in corpora. */
export const BUILTIN = 0x8000;

/** The hash of the empty form. */
export function hashStart(): number {
  return 0x811c9dc5 | 0;
}

/** The hash of a form that is one UTF-16 unit longer. */
export function hashStep(h: number, codeUnit: number): number {
  const m = Math.imul(h ^ codeUnit, 0x9e3779b1);
  return m ^ (m >>> 15);
}

export function hashForm(form: string): number {
  let h = hashStart();
  for (let i = 0; i < form.length; i++) h = hashStep(h, form.charCodeAt(i));
  return h;
}

/** Mixes the length in, so that the 32 bits are told apart within one length only. */
export function finish(h: number, length: number): number {
  const m = Math.imul(h ^ Math.imul(length, 0x85ebca6b), 0xc2b2ae35);
  return m ^ (m >>> 16);
}
