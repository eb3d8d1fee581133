import { coveredSpaceBefore, type LineView } from '../line/line-view.js';
import { type Gap, gapBefore } from './gap.js';
import type { Joining } from './joining.js';
import { JOININGS } from './joinings.js';
import { isFamiliarVerb } from './one-word.js';
import { isAsking } from './parted-words.js';
import { removeSpace, type SpaceFinding } from './space-finding.js';
import { certaintyOfSpace } from './sureness.js';
import { isWordAlone } from './words-like-particles.js';

const LEAST_SURE = 0.5;
/** A space that the model would put here with no more than this probability, if it saw none, is the author's slip. */
const UNWANTED_UNSEEN = 0.02;
/** 물어 보다: of what the dictionary has as one verb the model need not be as sure. */
const UNWANTED_IN_VERB = 0.07;

/** Every space that parts what belongs together. */
export function removals(line: LineView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  for (let i = 1; i < line.words.length; i++) {
    const gap = gapBefore(line, i);
    const joining = gap && joiningOf(gap);
    if (joining) out.push(findingAt(gap, joining));
  }
  return out;
}

function joiningOf(gap: Gap): Joining | undefined {
  const seen = joiningBelow(gap, gap.p);
  if (seen) return seen;
  const unseen = isSlip(gap) ? coveredSpaceBefore(gap.line, gap.right.begin) : undefined;
  const unwanted = isFamiliarVerb(gap) ? UNWANTED_IN_VERB : UNWANTED_UNSEEN;
  return unseen !== undefined && unseen < unwanted ? joiningBelow(gap, unseen) : undefined;
}

/**
 * 생각 보다, 발표 할, 물어 보다, 힘든 지: no author parts these on purpose, as two verbs (물을 따라 왔다) or a name and what
 * it has become (자식 된 도리).
 */
function isSlip(gap: Gap): boolean {
  const { last, first } = gap;
  if (first.tag[0] === 'J' || isFamiliarVerb(gap) || isAsking(gap)) return true;
  return /^XS[VA]$/.test(first.tag) && first.form === '하' && last.end - last.begin > 1;
}

/** Behind the spaces that would go, if the model did not believe the author. */
export function* openGaps(line: LineView): Generator<number> {
  for (let i = 1; i < line.words.length; i++) {
    const gap = gapBefore(line, i);
    if (gap && isSlip(gap) && !joiningBelow(gap, gap.p) && joiningBelow(gap, 0)) yield gap.right.begin;
  }
}

/** What joins the two where the model finds the space so probable. */
function joiningBelow(gap: Gap, p: number): Joining | undefined {
  const { last, first } = gap;
  if (/^S(?![NLH])/.test(last.tag)) return undefined;
  const found = joiningsOf(last.tag, first.tag).find(({ most, when }) => p < most && when(gap));
  return found && !isWordAlone(gap) ? found : undefined;
}

const byTags = new Map<string, readonly Joining[]>();

/** Every line asks for the same few pairs of tags. */
function joiningsOf(lastTag: string, firstTag: string): readonly Joining[] {
  const key = `${lastTag} ${firstTag}`;
  const known = byTags.get(key);
  if (known) return known;
  const fitting = JOININGS.filter(({ last, first }) => first.test(firstTag) && (last?.test(lastTag) ?? true));
  byTags.set(key, fitting);
  return fitting;
}

function findingAt(
  { line, left, right, p: seen }: Gap,
  { rule, sure, article, listed }: Joining,
): SpaceFinding {
  const p = Math.min(seen, coveredSpaceBefore(line, right.begin) ?? 1);
  const score = listed ? (sure ?? LEAST_SURE) : Math.max(sure ?? LEAST_SURE, 1 - p);
  return {
    ...removeSpace(left.end, right.begin, rule, score),
    certainty: listed ? 'likely' : certaintyOfSpace(rule, score),
    ...(article && { article }),
  };
}
