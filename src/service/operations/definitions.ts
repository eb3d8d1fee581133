import { builtInGlosses } from '../../analysis/senses/built-in-glosses.js';
import { DUMP_SOURCES } from '../../glossary/dump-entry.js';
import type { SenseEntry, Store } from '../../store/types.js';

/** Definitions of headwords: of the dictionaries that were imported, and our own where they have none. */
export type Definitions = (words: readonly { word: string; pos: string }[]) => Promise<Defined>;

interface Defined {
  /** One a word, empty where nobody defines it. */
  definitions: Array<{ text: string; source: string }>;
  /** What the caller should know about them; empty where there is nothing. */
  note: string;
}

type Entry = Pick<SenseEntry, 'word' | 'pos' | 'definition'> & { source: string };

const BUILT_IN = 'built-in';
/** Where definitions are taken from, the best first. */
const ONLY_OURS =
  '들여온 사전이 없어 말결이 갖춘 동형이의어의 짧은 풀이만 있고, 다른 낱말의 뜻풀이는 비어 있습니다. 우리말샘, 표준국어대사전, 한국어기초사전의 파일을 malgyeol senses import로 들여오면 모든 낱말의 뜻풀이가 나옵니다.';
const SOURCES: readonly string[] = [...DUMP_SOURCES, BUILT_IN];

/**
 * One text a word: the definitions of its homographs in their order, numbered where there are several. Without a store
 * only our own are there.
 */
export function definitionsIn(store: Store | undefined): Definitions {
  return async (words) => {
    const note = store && (await store.senses.imports()).length > 0 ? '' : ONLY_OURS;
    const letters = words.map(({ word }) => word.replace(/[-\s]/gu, ''));
    const wanted = new Set(letters);
    const imported: readonly Entry[] = store ? await store.senses.about([...wanted]) : [];
    const found = new Map<string, Entry[]>();
    for (const entry of [...imported, ...(await ownEntries(wanted))]) {
      const list = found.get(entry.word);
      if (list === undefined) found.set(entry.word, [entry]);
      else list.push(entry);
    }
    const definitions = words.map(({ pos }, i) => {
      const entries = (found.get(letters[i]!) ?? []).filter((entry) => samePart(entry.pos, pos));
      // One dictionary at a time: two of them say the same thing in other words.
      const source = SOURCES.find((name) => entries.some((entry) => entry.source === name)) ?? '';
      const texts = entries.filter((entry) => entry.source === source).map(({ definition }) => definition);
      const text = texts.length < 2 ? (texts[0] ?? '') : texts.map((one, k) => `${k + 1}. ${one}`).join(' ');
      return { text, source };
    });
    return { definitions, note };
  };
}

async function ownEntries(words: ReadonlySet<string>): Promise<Entry[]> {
  return (await builtInGlosses())
    .filter(({ word }) => words.has(word))
    .map(({ word, pos, meaning }) => ({ word, pos, definition: meaning, source: BUILT_IN }));
}

/** Phrases have no part of speech in a dump. */
function samePart(entry: string, headword: string): boolean {
  if (headword === '구') return entry === '구' || entry === '품사 없음';
  return headword.split('·').some((part) => entry.split('·').includes(part));
}
