import { TAGS, type Tag } from './tags.js';

/**
 * Which tag may follow which inside one eojeol. Only what no Korean writer produces is refused: spaces are often
 * left out, so a noun may follow almost any finished word, but nothing except an ending follows a stem.
 */
const STEMS: readonly Tag[] = ['VV', 'VA', 'VX', 'VCP', 'VCN', 'XSV', 'XSA'];
const ENDINGS: readonly Tag[] = ['EC', 'EF', 'EP', 'ETM', 'ETN'];
const PARTICLES: readonly Tag[] = ['JC', 'JKB', 'JKC', 'JKG', 'JKO', 'JKQ', 'JKS', 'JKV', 'JX'];
const DETERMINERS: readonly Tag[] = ['MMA', 'MMD', 'MMN'];
const NOUNS: readonly Tag[] = ['NNG', 'NNP', 'NNB', 'NP', 'NR', 'XSN'];
/** What could not be analysed stands for anything. */
const UNKNOWN: readonly Tag[] = ['NA', 'NF', 'NV'];
const SYMBOLS: readonly Tag[] = ['SE', 'SF', 'SH', 'SL', 'SN', 'SO', 'SP', 'SS', 'SW'];

const COUNT = TAGS.length;
const allowed = new Uint8Array(COUNT * COUNT).fill(1);

function set(before: readonly Tag[], after: readonly Tag[], value: 0 | 1): void {
  for (const b of before) for (const a of after) allowed[TAGS.indexOf(b) * COUNT + TAGS.indexOf(a)] = value;
}

const ALL: readonly Tag[] = TAGS;
const VERBAL_SUFFIXES: readonly Tag[] = ['XSV', 'XSA'];
const FINISHED_ENDINGS: readonly Tag[] = ['EC', 'EF', 'ETM', 'ETN'];

// a stem or a pre-final ending waits for an ending; a hesitation or a cut may stand in between
set([...STEMS, 'EP'], ALL, 0);
set([...STEMS, 'EP'], [...ENDINGS, ...UNKNOWN], 1);
set(['VV'], ['JX'], 1); // 듣도 보도 못한, 빼도 박도: joins.ts lets only 도 pass

// endings need a stem; behind a quotation the verb 하 is dropped: “…”는, ”며
set(ALL, ENDINGS, 0);
set([...STEMS, 'EP', ...UNKNOWN], ENDINGS, 1);
set(['SS', 'SE', 'SF'], ['EC', 'ETM', 'EF'], 1);
set(['EC'], ['EP'], 1); // 먹어야겠다: joins.ts lets only 야+겠 pass

// an adnominal ending is followed by a noun (or by what begins a noun phrase)
set(['ETM'], [...PARTICLES, ...STEMS, 'XSN', 'MAJ', 'IC'], 0);

// particles never follow determiners, prefixes or adnominal endings
set([...DETERMINERS, 'XPN'], [...PARTICLES, ...STEMS, 'XSN', 'MAJ', 'IC', 'SF', 'SE'], 0);
set(['XPN'], [...DETERMINERS], 0);
set(['XPN'], ['VA', 'VV', 'MAG'], 1); // 부+적절하, 불+분명히

// suffixes lean on a noun, a root or an adverb
set([...PARTICLES, ...FINISHED_ENDINGS, 'MAJ'], VERBAL_SUFFIXES, 0);
set(['ETN'], VERBAL_SUFFIXES, 1);
set(['JKG', 'JKO', 'JKS', 'JKC', 'JKV', 'JC'], ['XSN', 'VCP'], 0);
set(['MAJ'], ['VCP'], 0);

// an auxiliary follows a connective ending, sometimes with a particle between them
set([...NOUNS, 'MAJ', 'XR', 'IC'], ['VX'], 0);
set(['NNB', 'ETN'], ['VX'], 1);

// case particles end their phrase: only auxiliary particles and a few others stack on them
set(['JKO', 'JKG', 'JKV'], ['JKS', 'JKO', 'JKC', 'JKV', 'JC'], 0);
set(['JKS', 'JKC'], ['JKS', 'JKC', 'JKO', 'JKV', 'JC', 'JKB', 'JKG'], 0);

// symbols are free to follow all that is finished
set(
  [...FINISHED_ENDINGS, ...PARTICLES, ...NOUNS, ...DETERMINERS, 'MAG', 'MAJ', 'IC', 'XR', 'XPN'],
  SYMBOLS,
  1,
);

/** May the second tag follow the first one inside an eojeol? By their places in TAGS. */
export function tagsJoin(before: number, after: number): boolean {
  return allowed[before * COUNT + after] === 1;
}
