import { HANJA_READINGS } from './hanja-readings.js';

let readings: Map<string, string> | undefined;

/** The syllables that a character may be read as, if it is known. */
export function hanjaReading(character: string): string | undefined {
  readings ??= load();
  return readings.get(character);
}

/** Is the word how these characters are read? Undefined where one of them is not known. */
export function hanjaReads(word: string, hanja: string): boolean | undefined {
  if (word.length !== hanja.length) return false;
  for (let i = 0; i < hanja.length; i++) {
    const known = hanjaReading(hanja[i]!);
    if (known === undefined) return undefined;
    if (!known.includes(word[i]!)) return false;
  }
  return true;
}

/** Every syllable that a character may be read as, by character. */
function load(): Map<string, string> {
  const out = new Map<string, string>();
  for (const entry of HANJA_READINGS.trim().split(/[,\n]/)) {
    const [syllable, ...characters] = entry;
    for (const character of characters) out.set(character, (out.get(character) ?? '') + syllable);
  }
  return out;
}
