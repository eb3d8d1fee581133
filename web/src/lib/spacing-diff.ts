export interface DiffPart {
  text: string;
  kind: 'same' | 'space' | 'joined';
}

/** A sentence and what spacing and joining made of it: only spaces differ. */
export function spacingDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  const add = (text: string, kind: DiffPart['kind']) => {
    const last = parts.at(-1);
    if (last?.kind === kind && kind === 'same') last.text += text;
    else parts.push({ text, kind });
  };
  let i = 0;
  for (const c of after) {
    if (c === before[i] || (before.startsWith(c, i) && c !== ' ')) {
      add(c, 'same');
      i += c.length;
    } else if (c === ' ') add(' ', 'space');
    else {
      while (before[i] === ' ') {
        add('', 'joined');
        i++;
      }
      add(c, 'same');
      i += c.length;
    }
  }
  return parts;
}
