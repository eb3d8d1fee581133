import { CODAS, NUCLEI, ONSETS } from '../hangul/syllable.js';

/** What is wrong with a pattern, in Korean, for whoever wrote it. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** Letters that may stand at one place: a flag for every UTF-16 unit, or null where any may. */
export type Place = Uint8Array | null;

/** Runs of places with `*` between them. */
export interface Pattern {
  segments: Place[][];
}

const LONGEST = 64;
const ALL_UNITS = 65536;
const ONSET_NAMES = [...ONSETS];
const NUCLEUS_NAMES = [...NUCLEI];
/** In a pattern `-` is the coda that is none. */
const NO_CODA = '-';
const ANY_CODA = '+';
const CODA_NAMES = CODAS.map((coda) => (coda === '' ? NO_CODA : coda));

/** Syllables, `?` for any one letter, `*` for any number, `{onset/nucleus/coda}`. Spaces do not count. */
export function parsePattern(written: string): Pattern {
  const text = written.normalize('NFC').replace(/\s+/gu, '');
  if (text === '') throw new PatternError('찾을 꼴(pattern)이 비어 있습니다. 예: 아지, {ㅅ//ㄴ}다, *하다');
  const segments: Place[][] = [[]];
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '*') {
      segments.push([]);
      continue;
    }
    if (++length > LONGEST) throw new PatternError(`꼴이 너무 깁니다. ${LONGEST}글자까지 쓸 수 있습니다.`);
    if (c === '{') {
      const end = text.indexOf('}', i);
      if (end < 0) throw new PatternError('{를 }로 닫아 주세요. 예: {ㅅ//ㄴ}다');
      segments.at(-1)!.push(syllables(text.slice(i + 1, end)));
      i = end;
    } else if (c === '}' || c === '|' || c === '[' || c === ']' || c === '/') {
      throw new PatternError(`${c}은(는) {초/중/종} 안에서만 쓸 수 있습니다. 예: {ㄱ|ㅋ/ㅏ/-}`);
    } else {
      segments.at(-1)!.push(c === '?' ? null : literal(c));
    }
  }
  return { segments };
}

function literal(c: string): Uint8Array {
  const flags = new Uint8Array(ALL_UNITS);
  flags[c.charCodeAt(0)] = 1;
  return flags;
}

function syllables(inside: string): Uint8Array {
  const parts = inside.split('/');
  if (parts.length > 3) throw new PatternError(`{${inside}}: 초성/중성/종성 세 칸까지 쓸 수 있습니다.`);
  const onsets = jamo(parts[0] ?? '', ONSET_NAMES, '초성');
  const nuclei = jamo(parts[1] ?? '', NUCLEUS_NAMES, '중성');
  const codas = jamo(parts[2] ?? '', CODA_NAMES, '종성');
  const flags = new Uint8Array(ALL_UNITS);
  let code = 0xac00;
  for (const onset of onsets)
    for (const nucleus of nuclei) for (const coda of codas) flags[code++] = onset & nucleus & coda;
  return flags;
}

/** Which of the names a part allows: all when it is empty, else any of its alternatives `ㄱ|ㅋ|[ㄴㄷ]|[^ㅁ]`. */
function jamo(part: string, names: readonly string[], place: string): number[] {
  if (part === '' || part === '*' || part === '?') return names.map(() => 1);
  const allowed = names.map(() => 0);
  for (const alternative of part.split('|')) {
    const group = /^\[(\^?)(.+)\]$/u.exec(alternative);
    const members = [...(group?.[2] ?? alternative)].map((name) => {
      if (name === ANY_CODA && names === CODA_NAMES) return CODA_NAMES.filter((coda) => coda !== NO_CODA);
      if (names.includes(name)) return [name];
      throw new PatternError(
        `${place} 칸에 쓸 수 없습니다: ${name}. ${place}에는 ${names.join('')} 가운데서 적어 주세요.`,
      );
    });
    if (members.length === 0 || (group === null && members.length > 1))
      throw new PatternError(
        `${place} 칸을 읽을 수 없습니다: ${part}. 여럿이면 ㄱ|ㅋ 또는 [ㄱㅋ]처럼 적어 주세요.`,
      );
    const chosen = new Set(members.flat());
    names.forEach((name, i) => {
      if (chosen.has(name) !== (group?.[1] === '^')) allowed[i] = 1;
    });
  }
  return allowed;
}
