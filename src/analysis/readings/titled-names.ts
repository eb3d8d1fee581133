import { bestOf } from '../context/context-model.js';
import type { EojeolPath } from '../eojeol-paths.js';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import { isFullName } from './full-names.js';

/** In nats above the best of the other readings. */
const CALLED = 4;
const TITLES = new Set(
  '씨 님 군 양 선생 교수 박사 부장 과장 차장 대리 팀장 사장 회장 대표 의원 장관 대통령 총리 감독 기자 변호사 판사 검사 작가 시인 배우 선수 원장 소장 국장 실장 이사 전무 상무 위원 위원장 시장 지사 군수 총장 학장 목사 신부 코치 아나운서 후보'.split(
    ' ',
  ),
);
const NOUN = /^NN[GPB]$/;

/**
 * 나은별 선생님, 남궁하늘 씨: what stands before a title, begins with a surname and ends in a noun is one name, whatever its
 * syllables are taken for. 고마운 선생님 ends in no noun.
 */
export function readTitledNames(eojeols: readonly EojeolPath[], characters: readonly string[]): void {
  for (let i = 0; i + 1 < eojeols.length; i++) {
    const eojeol = eojeols[i]!;
    const path = chosen(eojeol);
    const last = path?.at(-1);
    if (!path || path.length < 2 || !NOUN.test(last!.tag) || path.some(isNoPart)) continue;
    const title = chosen(eojeols[i + 1]!)?.[0];
    if (!title || !TITLES.has(title.form) || !NOUN.test(title.tag)) continue;
    const name = characters.slice(eojeol.from, eojeol.to).join('');
    if (isFullName(name)) addName(eojeol, name, path);
  }
}

/** A prefix, as in 최우수, is no part of a name, and words of dictionaries stay. */
function isNoPart({ tag, word }: PathMorpheme): boolean {
  return tag === 'XPN' || tag === 'XSN' || word !== undefined;
}

function chosen({ alternatives, scores }: EojeolPath): readonly PathMorpheme[] | undefined {
  return alternatives?.[bestOf(scores)]?.path;
}

function addName(eojeol: EojeolPath, name: string, path: readonly PathMorpheme[]): void {
  const alternatives = eojeol.alternatives!;
  const scores = eojeol.scores ?? alternatives.map(({ score }) => score);
  const log = path.reduce((sum, m) => sum + m.log, 0);
  const whole = [morphemeOf(name, 'NNP', eojeol.from, eojeol.to, log)];
  const score = Math.max(...alternatives.map((other) => other.score));
  eojeol.alternatives = [...alternatives, { score, path: whole, twin: false, wide: false }];
  eojeol.scores = [...scores, Math.max(...scores) + CALLED];
}
