import type { Lexicon } from '../../lexicon/lexicon.js';
import { bestOf } from '../context/context-model.js';
import type { EojeolPath } from '../eojeol-paths.js';
import { copiesOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import { titledName } from './titled-names.js';
import { familiarName, vocativeName } from './vocative-names.js';

/** In nats above the best of the other readings. */
const CALLED = 4;
/** Whom one speaks to, and who gives or gets something by name, is a person. */
const PERSONAL = /^(?:한테서?|에게서?|께서?)$/;

/**
 * Names where only a name can stand: before a title (나은별 선생님), called (새봄아), with 이 before its particle (한별이는).
 * A noun that nobody has listed is somebody's name there, and what the model has taken to pieces is one.
 */
export function readCalledNames(
  eojeols: readonly EojeolPath[],
  characters: readonly string[],
  lexicon: Lexicon,
): void {
  eojeols.forEach((eojeol, i) => {
    const path = chosen(eojeol);
    if (!path || path.length === 0 || path.some(({ word }) => word)) return;
    const next = eojeols[i + 1];
    const title = next && (chosen(next) ?? next.path)[0];
    const name =
      titledName(path, title, characters, lexicon) ??
      vocativeName(path, characters, lexicon, i === 0) ??
      familiarName(path, characters, lexicon);
    if (name) addReading(eojeol, name);
    else if (!isPersonal(path)) return;
    eojeol.calls = true;
  });
}

function isPersonal(path: readonly PathMorpheme[]): boolean {
  const particle = path[1];
  return particle?.tag[0] === 'J' && PERSONAL.test(particle.form);
}

function chosen({ alternatives, scores }: EojeolPath): readonly PathMorpheme[] | undefined {
  return alternatives?.[bestOf(scores)]?.path;
}

function addReading(eojeol: EojeolPath, path: readonly PathMorpheme[]): void {
  const alternatives = eojeol.alternatives!;
  const scores = eojeol.scores ?? alternatives.map(({ score }) => score);
  const score = Math.max(...alternatives.map((other) => other.score));
  eojeol.alternatives = [...alternatives, { score, path: copiesOf(path), twin: false, wide: false }];
  eojeol.scores = [...scores, Math.max(...scores) + CALLED];
}
