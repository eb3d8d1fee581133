import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';

/** What somebody said, asked or proposed: 맛있다길래, 집이라길래, 가자길래, 가냐길래. */
const SAID = /[다라자냐]$/;
const CAUSES = /^길래$/;
/** 앉으실까, 찾으실지: no ending follows one that describes a noun. */
const ASKED = /^[까지]$/;
const AHEAD = /^(?:ㄹ|을)$/;
/** 먹는지: since when is said with -ㄴ, so behind 는 and ㄹ it is no time. */
const DESCRIBING = /^(?:ㄹ|을|는)$/;
const SAID_OF = /[다라자냐]는$/;
const LIES_IN =
  /^(?:있|없|의미|의의|뜻|동의|공감|합의|이의|의견|인식|문제|목적|초점|차이|특징|이유|원인|심각|매력|장점|핵심|주목|대하|관하)$/;
const ORDER = /^[아어]라$/;
/** What is said to be so, felt or found out links nothing to what follows a pause. */
const CLOSED = /^(?:.*더라[고구]?|.*더군|.*[는]?구나|네|.*다네)$/;
/** Endings that link, but that talk may end in. */
const STOPPED = /^(?:고|[는은ㄴ]데|으?니까)$/;
const STOP = /^[.!?]$/;
const POINTING = /^(?:[이그저요고조]렇|어떻|[이그저]러)$/;
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
      settlePaused(path, i);
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
  if (asked?.form === '데') joinWhereas(path, i);
  if (!asked || asked.word || !ASKED.test(asked.form)) return;
  const form = describing.form + asked.form;
  if (asked.form === '까' && isConnective(asked) && AHEAD.test(describing.form))
    joinMorphemes(path, i, 2, form, 'EF');
  else if (asked.form === '지' && asked.tag === 'NNB' && DESCRIBING.test(describing.form))
    joinMorphemes(path, i, 2, form, 'EC');
}

/** 갈 데도 없는데: nothing is no place; behind others (가는데, 맛있는데) the model knows better. */
function joinWhereas(path: PathMorpheme[], i: number): void {
  const [stem, describing] = [path[i - 1], path[i]!];
  if (!stem || stem.word || describing.form !== '는' || !endsInPlace(path, i)) return;
  if (stem.tag === 'EP' || (stem.form === '없' && stem.tag === 'VA'))
    joinMorphemes(path, i, 2, `${describing.form}데`, 'EC');
}

/** Is 데 all that follows the ending? */
function endsInPlace(path: readonly PathMorpheme[], i: number): boolean {
  const [place, next] = [path[i + 1], path[i + 2]];
  return place?.form === '데' && place.tag === 'NNB' && !place.word && (!next || next.tag[0] === 'S');
}

/** 해 달라는데 어렵다: what is said and what comes of it; but a meaning lies in something (…다는데 의의가 있다). */
export function joinSaid(path: PathMorpheme[], following: ReadonlyArray<readonly PathMorpheme[]>): void {
  const at = path.findLastIndex(({ tag }) => tag === 'ETM');
  const said = path[at];
  if (!said || said.word || !SAID_OF.test(said.form) || !endsInPlace(path, at)) return;
  if (following.some((eojeol) => eojeol.some(({ form }) => LIES_IN.test(form)))) return;
  joinMorphemes(path, at, 2, `${said.form}데`, 'EC');
}

/** 미안하게 됐네, 친구; 맨날 저래, 냅둬: it is said, before a comma too; 친절하시고.: a full stop ends it. */
function settlePaused(path: PathMorpheme[], i: number): void {
  const { form, tag } = path[i]!;
  const mark = path[i + 1];
  if (tag !== 'EC') return;
  if (mark?.tag === 'SF' && STOP.test(mark.form) && STOPPED.test(form))
    path[i] = changed(path[i]!, { tag: 'EF' });
  if (mark?.tag !== 'SP') return;
  const said = CLOSED.test(form) || (form === '어' && POINTING.test(path[i - 1]?.form ?? ''));
  if (said) path[i] = changed(path[i]!, { tag: 'EF' });
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
