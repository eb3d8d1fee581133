import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';

/** What somebody said, asked or proposed: 맛있다길래, 집이라길래, 가자길래, 가냐길래. */
const SAID = /[다라자냐]$/;
const CAUSES = /^길래$/;
/** 앉으실까, 찾으실지: no ending follows one that describes a noun. */
const ASKED = /^[까지]$/;
const AHEAD = /^(?:ㄹ|을)$/;
/** 먹는지: since when is said with -ㄴ, so behind 는 and ㄹ it is no time. */
const DESCRIBING = /^(?:ㄹ|을|는)$/;
const ORDER = /^[아어]라$/;
const NOMINAL = /^(?:ㅁ|음)$/;

/** Endings that are one, where the model makes several morphemes of them or takes them for what they cannot be. */
export function joinEndings(path: PathMorpheme[]): void {
  for (let i = 0; i < path.length; i++) {
    const ending = path[i]!;
    if (ending.word || ending.mended) continue;
    if (isConnective(ending)) {
      joinCause(path, i);
      settleOrder(path, i);
      settleNoted(path, i);
    } else if (ending.tag === 'ETM') joinAsked(path, i);
  }
}

function isConnective({ tag }: PathMorpheme): boolean {
  return tag === 'EC' || tag === 'EF';
}

/** 라+이+길래: between two endings nothing is written that could be 이다. */
function joinCause(path: PathMorpheme[], i: number): void {
  const said = path[i]!;
  const at = path[i + 1]?.tag === 'VCP' ? i + 2 : i + 1;
  const cause = path[at];
  if (!cause || cause.word || !isConnective(cause) || !CAUSES.test(cause.form)) return;
  if (SAID.test(said.form) && cause.from === said.to)
    joinMorphemes(path, i, at + 1 - i, said.form + cause.form, 'EC');
}

function joinAsked(path: PathMorpheme[], i: number): void {
  const describing = path[i]!;
  const asked = path[i + 1];
  if (!asked || asked.word || !ASKED.test(asked.form)) return;
  const form = describing.form + asked.form;
  if (asked.form === '까' && isConnective(asked) && AHEAD.test(describing.form))
    joinMorphemes(path, i, 2, form, 'EF');
  else if (asked.form === '지' && asked.tag === 'NNB' && DESCRIBING.test(describing.form))
    joinMorphemes(path, i, 2, form, 'EC');
}

/** 숨어라, 들킨다: who orders connects nothing. */
function settleOrder(path: PathMorpheme[], i: number): void {
  const { form, tag } = path[i]!;
  const next = path[i + 1]?.tag;
  if (tag === 'EC' && ORDER.test(form) && (next === undefined || next === 'SP'))
    path[i] = changed(path[i]!, { tag: 'EF' });
}

/** 다 먹었음, 진짜 아님?: what is noted down in nouns ends in one; before another word ㅁ is short for 면 (아님 말고). */
function settleNoted(path: PathMorpheme[], i: number): void {
  const { form, tag } = path[i]!;
  const next = path[i + 1]?.tag;
  if (!NOMINAL.test(form) || (next !== undefined && next[0] !== 'S')) return;
  if (tag === 'EF' || next === 'SF') path[i] = changed(path[i]!, { tag: 'ETN' });
}
