/** A pattern of file names as a regular expression: `*` and `?` within a name, `**` over folders, `{a,b}`, `[a-z]`. */
export function globExpression(pattern: string): RegExp {
  let out = '';
  for (let i = 0; i < pattern.length; i++) {
    const rest = pattern.slice(i);
    const set = /^\[[!^]?[^\]]+\]/.exec(rest)?.[0];
    const choice = /^\{[^{}]+\}/.exec(rest)?.[0];
    if (rest.startsWith('**/')) {
      out += '(?:[^/]+/)*';
      i += 2;
    } else if (rest.startsWith('**')) {
      out += '.*';
      i += 1;
    } else if (rest[0] === '*') out += '[^/]*';
    else if (rest[0] === '?') out += '[^/]';
    else if (set) {
      out += set.replace(/^\[!/, '[^');
      i += set.length - 1;
    } else if (choice) {
      out += `(?:${choice.slice(1, -1).split(',').map(escaped).join('|')})`;
      i += choice.length - 1;
    } else out += escaped(rest[0]!);
  }
  return new RegExp(`^${out}$`, 'u');
}

export function isGlob(path: string): boolean {
  return /[*?{[]/.test(path);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
