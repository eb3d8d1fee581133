import { ownSentence, type Stretch } from '../../analysis/dense/own-sentence.js';
import { unitsOf } from '../../analysis/dense/units.js';
import type { LineView, WordView } from '../line/line-view.js';
import type { Place } from './candidate.js';

/** Words on either side that are told apart by their place, and those that only count as being near. */
const NEAR = 2;
const AROUND = 6;
/** Parts of a sentence by their particle: 문제를 맞히다, 벽에 부딪히다, 친구와 부딪치다. */
const PARTS: Readonly<Record<string, string>> = {
  을: '를', 를: '를', ㄹ: '를', 이: '이', 가: '이', 께서: '이', 은: '는', 는: '는', ㄴ: '는', 에: '에', 에게: '에게', 한테: '에게', 께: '에게',
  로: '로', 으로: '로', 와: '와', 과: '와', 랑: '와', 이랑: '와', 하고: '와', 에서: '에서',
}; // biome-ignore format: one table

interface Parts {
  words: string[];
  tail: string;
}

/** What stands around a word of a set, as names: what is near it in which place, and what it has as object, subject and so on. */
export function cluesOf(line: LineView, { word, from, to }: Place): string[] {
  const { words } = line;
  const at = word.index;
  const { first, last } = sentenceAround(words, at);
  const clues = new Set<string>(['*']);
  const own = word.morphemes;
  clues.add(`=${partsOf(own.slice(to)).words[0] ?? ''}${partsOf(own.slice(to)).tail}`);
  clues.add(`=~${own[to]?.form ?? ''}`);
  for (const { form } of own.slice(0, from)) clues.add(`=<${form}`);
  const parts = new Map<number, Parts>();
  for (let i = first; i <= last; i++) if (i !== at) parts.set(i, partsOf(words[i]!.morphemes));
  for (const [i, { words: content, tail }] of parts) {
    for (const one of content) clues.add(`~${one}`);
    const side = i < at ? '<' : '>';
    const far = Math.abs(i - at);
    if (far > NEAR) continue;
    const edge = i < at ? content.at(-1) : content[0];
    clues
      .add(`${side}${far}${edge ?? ''}`)
      .add(`${side}${far}${tail}`)
      .add(`${side}${far}${edge ?? ''}${tail}`);
  }
  for (const name of partNames(words, at, first, parts)) clues.add(name);
  if (at === first) clues.add('<1');
  if (at === last) clues.add(`>1${/[.?!]$/.exec(word.surface)?.[0] ?? ''}`);
  return [...clues];
}

function sentenceAround(words: readonly WordView[], at: number): Stretch {
  const begin = Math.max(0, at - AROUND);
  const near = words.slice(begin, at + AROUND + 1).map(({ morphemes }) => morphemes);
  const { first, last } = ownSentence(near, at - begin, AROUND);
  return { first: begin + first, last: begin + last };
}

/** The nearest object, subject, place … before the word, within its clause or not. */
function* partNames(
  words: readonly WordView[],
  at: number,
  first: number,
  parts: ReadonlyMap<number, Parts>,
): Generator<string> {
  const seen = new Set<string>();
  for (let i = at - 1; i >= first; i--) {
    const last = words[i]!.morphemes.findLast(({ tag }) => tag[0] !== 'S');
    const part = last?.tag[0] === 'J' ? PARTS[last.form] : undefined;
    if (!part || seen.has(part)) continue;
    seen.add(part);
    yield part;
    yield `${part} ${parts.get(i)!.words.at(-1) ?? ''}`;
  }
  const before = [...seen].sort().join('');
  yield `[${before}]`;
}

function partsOf(morphemes: WordView['morphemes']): Parts {
  const units = morphemes.length === 0 ? [] : unitsOf(morphemes);
  return {
    words: units.filter((unit) => unit[0] !== '~' && unit[0] !== '.'),
    tail: units.findLast((unit) => unit[0] === '~') ?? '',
  };
}
