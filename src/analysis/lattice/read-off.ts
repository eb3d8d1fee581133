import type { ExtraMatch } from '../custom-words/extra-match.js';
import { MAX_CANDIDATES } from '../encoder/candidates.js';
import { spell } from '../encoder/label.js';
import { morphemeOf, type PathMorpheme } from './path-morpheme.js';
import type { Search } from './search.js';

/** The path of the best labels, without search. */
export function readOff({ characters, from, to, candidates, labels }: Search): PathMorpheme[] {
  const out: PathMorpheme[] = [];
  let open: PathMorpheme | undefined;
  for (let i = from; i < to; i++) {
    const label = candidates.bestLabel(i, labels);
    const log = candidates.logs[i * MAX_CANDIDATES]!;
    if (label.parts.length === 0 && open) open.to = i + 1;
    for (const part of label.parts) {
      const text = spell(characters[i]!, part.template) ?? characters[i]!;
      if (open && !part.begins && open.tag === part.tag) {
        open.form += text;
        open.to = i + 1;
        open.log += log;
      } else {
        open = morphemeOf(text, part.tag, i, i + 1, log);
        out.push(open);
      }
    }
  }
  return out;
}

/** The path of the best labels where nothing else was thought of; undefined where a search must decide. */
export function readOffCertain(search: Search): PathMorpheme[] | undefined {
  const { extras } = search;
  if (!isCertain(search) || (extras.length > 0 && holdsSpace(search))) return undefined;
  const path = readOff(search);
  return extras.every((extra) => markWord(path, extra)) ? path : undefined;
}

function isCertain({ candidates, from, to, typos }: Search): boolean {
  for (let i = from; i < to; i++)
    if (candidates.counts[i]! > 1 || (typos && candidates.edit[i] !== 0)) return false;
  return true;
}

function holdsSpace({ from, to, spaces }: Search): boolean {
  for (let i = from + 1; i < to; i++) if (spaces?.[i] === 1) return true;
  return false;
}

/** Marks the extra word in a path that reads it as it is; false where it does not. */
function markWord(path: readonly PathMorpheme[], extra: ExtraMatch): boolean {
  const morpheme = path.find(({ from }) => from === extra.from);
  if (morpheme?.to !== extra.to || morpheme.tag !== extra.tag || morpheme.form !== extra.form) return false;
  morpheme.word ??= extra;
  return extra.ending === '';
}
