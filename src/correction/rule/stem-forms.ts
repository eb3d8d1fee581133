import { isSyllable, lastCoda, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';
import { attachTo, type StemAlternant, stemAlternants } from '../../lexicon/conjugation.js';
import type { StemTag } from '../../lexicon/irregular-stems.js';
import { canJoin } from '../../lexicon/joins.js';
import type { Tag } from '../../lexicon/tags.js';

/** A stem that is not spelt so, and the right one, both without 다. */
export interface StemPair {
  wrong: string;
  right: string;
}

/** A stretch of text that shows the wrong stem, and how it is written with the right one. */
export interface StemForm {
  length: number;
  replacement: string;
}

/** 움추리다→움츠리다, separated by commas or lines. */
export function stemPairs(list: string): StemPair[] {
  return list
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [wrong, right] = pair.split('→').map((word) => word.trim());
      if (!wrong?.endsWith('다') || !right?.endsWith('다')) throw new Error(`no pair of stems: ${pair}`);
      return { wrong: wrong.slice(0, -1), right: right.slice(0, -1) };
    });
}

/** Ends of adjectives that conjugate otherwise than a verb of the same letters would: 쑥스럽다, 퍼렇다. */
const ADJECTIVE = /[럽롭답겁껍텁업헙렵겹엽볍깝덥습읍립섭갛겋렇랗얗옇맣멓]$/;

export function stemTag(stem: string): StemTag {
  return ADJECTIVE.test(stem) ? 'VA' : 'VV';
}

export function alternantsOf(stem: string): StemAlternant[] {
  return stemAlternants(stem, stemTag(stem));
}

/** The shapes that an ending takes behind one stem or another. */
const SHAPES: ReadonlyArray<readonly string[]> = [
  ['아', '어', '여'],
  ['았', '었', '였'],
  ['ㄴ', '은'],
  ['ㄹ', '을'],
  ['ㅁ', '음'],
  ['ㅂ니', '습니'],
  ['ㅂ시', '읍시'],
];
/** Syllables with which an ending may begin where the stem before it stands by itself. */
const BEGINNINGS =
  /^[고곤거건걸게겐겠구군기긴길나냐네노느는니다단답더던데도든듯디라란랍래러려련렴렵록며면므사세셔셨소쇼시신실심십자잖죠지진질았었어아은을음으습읍]/;
/** Before these a stem in a consonant wants 으. */
const WANTS_EU = /^[며면니려러시세셔셨십실신심라므나]/;

/**
 * What the letters from the surface on would be with the right stem; nothing where they are no form of the wrong one.
 * `rest` is what follows the surface.
 */
export function stemForm(pair: StemPair, shown: StemAlternant, rest: string): StemForm | undefined {
  const { surface, ending } = shown;
  const inSurface = ending !== '';
  if (!inSurface && !mayFollow(shown, rest)) return undefined;
  const { head, taken } = inSurface ? withNext(ending, rest) : withNext(rest[0]!, rest.slice(1));
  const forms = behind(pair.right, head);
  const isOpen = lastCoda(pair.wrong) === '';
  const writtenOut = isSwallowed(pair.right, forms[0])
    ? surface !== pair.wrong || !inSurface
    : !inSurface && isOpen;
  const replacement = (writtenOut && forms.find((form) => form === pair.right + head)) || forms[0];
  if (replacement === undefined) return undefined;
  return { length: surface.length + (inSurface ? 0 : 1) + taken, replacement };
}

/** Only what differs is changed, so that others may change what follows. */
export function withoutSameEnd(written: string, replacement: string): StemForm {
  let same = 0;
  const most = Math.min(written.length, replacement.length) - 1;
  while (same < most && written.at(-1 - same) === replacement.at(-1 - same)) same++;
  return { length: written.length - same, replacement: replacement.slice(0, replacement.length - same) };
}

/** 목메 of 목메어: nothing is left of the ending, so that it is better written out. */
function isSwallowed(stem: string, form: string | undefined): boolean {
  return form === stem && /[ㅐㅔ]/.test(NUCLEI[nucleusOf(stem.charCodeAt(stem.length - 1))]!);
}

/** -ㅂ니다 has another shape behind a consonant, and -으면 behind a vowel: the next syllable belongs to what is carried over. */
function withNext(ending: string, rest: string): { head: string; taken: number } {
  const longer = ending + (rest[0] ?? '');
  const known = (ending === '으' && rest !== '') || SHAPES.some((shapes) => shapes.includes(longer));
  return known ? { head: longer, taken: 1 } : { head: ending, taken: 0 };
}

function mayFollow({ onsets, except }: StemAlternant, rest: string): boolean {
  const next = rest.charCodeAt(0);
  if (!isSyllable(next) || !BEGINNINGS.test(rest) || except.includes(rest[0]!)) return false;
  return onsets.includes(ONSETS[onsetOf(next)]!);
}

/** The stem with the beginning of an ending in the shape that fits it, what is contracted first. */
function behind(stem: string, head: string): string[] {
  const tag = stemTag(stem);
  const alternants = alternantsOf(stem);
  for (const shape of shapesOf(head)) {
    if (!canJoin(stem, tag, shape, endingTag(shape))) continue;
    const forms = attachTo(alternants, shape).sort((a, b) => a.length - b.length);
    if (forms.length > 0) return forms;
  }
  return [];
}

function shapesOf(head: string): readonly string[] {
  const shapes = SHAPES.find((group) => group.includes(head));
  if (shapes) return [head, ...shapes.filter((shape) => shape !== head)];
  if (WANTS_EU.test(head)) return [`으${head}`, head];
  return head.startsWith('으') ? [head, head.slice(1)] : [head];
}

function endingTag(shape: string): Tag {
  if (/^(?:으?시|[았었])$/.test(shape)) return 'EP';
  return shape === '는' ? 'ETM' : 'EC';
}
