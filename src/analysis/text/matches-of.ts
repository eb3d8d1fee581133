/**
 * As `text.matchAll(pattern)`, without the copy of the pattern that it makes: the compiled form of a copy is lost as
 * soon as the engine's cache of patterns is cleaned, and a large pattern takes half a millisecond to compile.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (!match) return NONE;
  const out: RegExpExecArray[] = [];
  for (; match; match = pattern.exec(text)) {
    out.push(match);
    if (match[0] !== '') continue;
    const wide = pattern.unicode && text.codePointAt(match.index)! > 0xffff;
    pattern.lastIndex += wide ? 2 : 1;
  }
  return out;
}

const NONE: readonly RegExpExecArray[] = [];
