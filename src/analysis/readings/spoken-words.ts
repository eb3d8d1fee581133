import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';

const THING = /^([이그저])걸로/;
const WHAT = /^뭘로/;
const INSTEAD = 'ㄹ로';
const HOW = '어케';
const VERY = '개';
const OPENINGS: ReadonlySet<string> = new Set([...'이그저뭘어개']);
/** What is said to be very much so by 개-; 개같은 is like a dog. */
const VERY_VERBS = /^(?:웃기|쩔)$/;

/** Words of talk and chat that the model has hardly seen. */
export function settleSpoken(path: PathMorpheme[], characters: readonly string[]): void {
  const first = path[0];
  // Most eojeols begin otherwise: what is looked at in every reading must cost nothing there.
  if (!first || !OPENINGS.has(characters[first.from]!) || path.some(({ word }) => word)) return;
  const surface = characters.slice(first.from, path.at(-1)!.to).join('');
  if (surface === HOW) joinMorphemes(path, 0, path.length, HOW, 'MAG');
  else if (THING.test(surface)) withInstead(path, `${surface[0]}거`, 3);
  else if (WHAT.test(surface)) withInstead(path, '뭐', 2);
  else settleVery(path);
}

/** 그걸로, 뭘로: 그것으로, 무엇으로. `length`: of noun and particle in letters. */
function withInstead(path: PathMorpheme[], noun: string, length: number): void {
  const begin = path[0]!.from;
  const count = path.filter(({ to }) => to <= begin + length).length;
  const last = path[count - 1];
  if (count < 2 || last?.to !== begin + length || last.tag !== 'JKB') return;
  const log = path.slice(0, count).reduce((sum, part) => sum + part.log, 0) / length;
  const to = begin + length;
  path.splice(
    0,
    count,
    changed(last, { form: noun, tag: 'NP', from: begin, to: to - 1, log: log * (length - 1) }),
    changed(last, { form: INSTEAD, tag: 'JKB', from: to - 2, to, log: log * 2 }),
  );
}

/** 개많다, 개웃기다: very. */
function settleVery(path: PathMorpheme[]): void {
  const [very, said] = path;
  if (very!.form !== VERY || very!.tag === 'XPN' || !said || very!.to > said.from) return;
  const intense = said.tag === 'VA' ? said.form !== '같' : said.tag === 'VV' && VERY_VERBS.test(said.form);
  if (intense) path[0] = changed(very!, { tag: 'XPN' });
}
