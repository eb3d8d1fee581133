import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** An eojeol with the reading that was chosen and the others. */
export interface ChosenEojeol {
  path: PathMorpheme[];
  alternatives?: ReadonlyArray<{ path: PathMorpheme[] }> | undefined;
  /** How much speaks for each of these. */
  scores?: readonly number[] | undefined;
}

const NEGATION = /^[못안]$/;
const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA']);
const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NR']);
/** Auxiliaries that stand behind -어, and behind -어다, only. */
const BEHIND_LINKING = /^(?:주|드리|버리|놓|두|내)$/;
const LINKING = /^[아어여]$/;
/** 사다 주다, 들고 내다: these link too. */
const OTHER_LINKS = /^(?:[아어여]?다가?|고|.*[서면])$/;

/** 못 봄, 안 감: what is not done is a verb; no spring and no persimmon. */
export function settleNegated(before: ChosenEojeol, eojeol: ChosenEojeol): void {
  const [adverb, more] = before.path;
  if (more || adverb?.tag !== 'MAG' || adverb.word || !NEGATION.test(adverb.form)) return;
  const core = eojeol.path.filter(({ tag }) => tag[0] !== 'S');
  if (core.length !== 1 || !NOUNS.has(core[0]!.tag) || core[0]!.word) return;
  take(eojeol, (path) => {
    // Some read strange letters as mere signs.
    const first = path.find(({ tag }) => tag[0] !== 'S');
    return first !== undefined && STEMS.has(first.tag) && path.some(({ tag }) => tag[0] === 'E');
  });
}

/** 치대 주는: before an auxiliary of -어 stands -어, whatever else the same letters may be. */
export function settleLinked(eojeol: ChosenEojeol, next: ChosenEojeol): void {
  const auxiliary = next.path[0];
  if (auxiliary?.tag !== 'VX' || auxiliary.word || !BEHIND_LINKING.test(auxiliary.form)) return;
  const last = eojeol.path.at(-1)!;
  if (last.word || !isConnective(last) || isLinking(last) || OTHER_LINKS.test(last.form)) return;
  take(eojeol, (path) => isLinking(path.at(-1)!));
}

function isConnective({ tag }: PathMorpheme): boolean {
  return tag === 'EC' || tag === 'EF';
}

function isLinking(last: PathMorpheme): boolean {
  return last.tag === 'EC' && LINKING.test(last.form);
}

/** In nats below the best: what is ordered is no action (케이크 시키다), and then the model is in doubt. */
const IN_DOUBT = 2;

/** 케이크 시켜서, 야식 시킨: behind a space the suffix 시키 needs a noun that everybody takes for an action. */
export function settleOrdered(eojeol: ChosenEojeol): void {
  const [first] = eojeol.path;
  if (first?.tag !== 'XSV' || first.form !== '시키' || first.word) return;
  const { alternatives = [], scores } = eojeol;
  if (!scores) return;
  const best = Math.max(...scores);
  const verb = alternatives.findIndex(({ path }) => path[0]?.form === '시키' && path[0].tag === 'VV');
  if (verb >= 0 && scores[verb]! >= best - IN_DOUBT) eojeol.path = alternatives[verb]!.path;
}

/** Takes the best of the other readings that grammar allows. */
function take(eojeol: ChosenEojeol, allows: (path: readonly PathMorpheme[]) => boolean): void {
  const other = eojeol.alternatives?.find(({ path }) => allows(path));
  if (other) eojeol.path = other.path;
}
