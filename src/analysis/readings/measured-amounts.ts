import { changed, joined, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** Suffixes of an amount that look like nouns where the model has hardly seen the unit: 3.3cm가량, 100km여. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(['가량', '쯤', '여', '씩', '짜리', '당', '째', '어치']);
const NUMBERS: ReadonlySet<Tag> = new Set<Tag>(['SN', 'NR', 'MMN']);
/** Units in letters and signs, whatever the model takes them for; those in Hangul it knows. */
const UNIT = /^[A-Za-z%°℃-℉㎀-㏟]+$/;
const TAKEN_FOR: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NNB', 'MAG']);
/** Of people 들 is the plural, whatever number they are: 열 명들이. */
const PEOPLE = /^(?:명|분|사람|인)$/;

/** What stands behind a number and its unit is the suffix that says how much, never a noun of the same letters. */
export function settleMeasured(path: PathMorpheme[]): void {
  for (let i = 1; i < path.length; i++) {
    const suffix = path[i]!;
    if (suffix.word || suffix.mended) continue;
    if (TAKEN_FOR.has(suffix.tag) && OF_AMOUNTS.has(suffix.form) && isBehindAmount(path, i))
      path[i] = changed(suffix, { tag: 'XSN' });
    else if (suffix.form === '들' && suffix.tag === 'XSN' && holdsSoMuch(path, i))
      path.splice(i, 2, joined(suffix, path[i + 1]!, '들이', 'XSN'));
  }
}

function isBehindAmount(path: readonly PathMorpheme[], i: number): boolean {
  return UNIT.test(path[i - 1]!.form) && NUMBERS.has(path[i - 2]?.tag ?? 'NA');
}

/** 2리터들이, 10kg들이: what holds so much; a unit has no plural. */
function holdsSoMuch(path: readonly PathMorpheme[], i: number): boolean {
  const next = path[i + 1];
  const ends = path[i + 2] === undefined || path[i + 2]!.tag[0] === 'S';
  return next?.form === '이' && next.tag === 'JKS' && ends && isCounted(path, i);
}

function isCounted(path: readonly PathMorpheme[], i: number): boolean {
  if (isBehindAmount(path, i)) return true;
  const unit = path[i - 1]!;
  return (
    (unit.tag === 'NNB' || unit.tag === 'NNG') &&
    !PEOPLE.test(unit.form) &&
    NUMBERS.has(path[i - 2]?.tag ?? 'NA')
  );
}
