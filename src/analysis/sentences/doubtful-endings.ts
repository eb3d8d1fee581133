import { commands } from './commands.js';
import type { Line } from './sentence-line.js';
import { ALTERNATIVE, CONDITION, FEAR, FINALITY, type MARK } from './sentence-weights.js';

/** The end of a word that ends sentences and joins clauses alike, and what stands around it. */
interface DoubtfulEnd {
  line: Line;
  /** The index of the first token of the sentence so far, of the word, and of what may open the next sentence. */
  first: number;
  left: number;
  next: number;
  mark: keyof typeof MARK;
}

/** By the last letter of the word, which spares all others the comparison. */
const BY_LAST_LETTER: ReadonlyMap<number, (at: DoubtfulEnd) => number | undefined> = new Map(
  Object.entries({
    봐: planOrFear,
    바: planOrFear,
    든: newsOrCondition,
    님: denialOrAlternative,
    니: questionOrReason,
  }).map(([letter, finality]) => [letter.charCodeAt(0), finality]),
);

/** How final a word is that its own letters do not tell; nothing where it is none of these after all. */
export function doubtfulFinality(
  line: Line,
  first: number,
  left: number,
  next: number,
  mark: keyof typeof MARK,
): number | undefined {
  const finality = BY_LAST_LETTER.get(line.text.charCodeAt(line.tokens[left]!.end - 1));
  return finality?.({ line, first, left, next, mark });
}

/** How far back the rest of the clause is looked for. */
const CLAUSE_LENGTH = 60;

function clauseOf({ line: { text, tokens }, first, left }: DoubtfulEnd): string {
  const { end } = tokens[left]!;
  return text.slice(Math.max(tokens[first]!.begin, end - CLAUSE_LENGTH), end);
}

const PLAN_OR_FEAR = /[가-힣]까 ?[봐바]$/;
/** 그냥 갈까 봐, 이제 그만둘까 봐, 운동이나 할까 봐, 해 볼까 봐: the speaker thinks of doing it. */
const PLANNED = /(?:^|\s)(?:그냥|걍|차라리|이제|슬슬|아예|확)\s|[가-힣]이?나\s\S*까 ?[봐바]$|볼까 ?[봐바]$/;

/** 늦을까 봐 뛰었다 gives a reason, 이제 그만 갈까 봐 ends: without a mark it is mostly a reason. */
function planOrFear(at: DoubtfulEnd): number | undefined {
  const { line, left, mark } = at;
  if (mark === 'stop' || mark === 'question') return undefined;
  const clause = clauseOf(at);
  if (!PLAN_OR_FEAR.test(clause)) return undefined;
  const ending = line.evidence.morphemes[line.lastEndingAt[line.tokens[left]!.end] ?? -1];
  const final = ending?.tag === 'EF' ? FEAR.taggedFinal : FEAR.reason;
  if (PLANNED.test(clause)) return final + FEAR.planned;
  return final + (mark === 'none' ? Math.min(0, line.habit) : 0);
}

/** 혹시 만나거든, 정 싫거든: what may be. */
const SUPPOSED = /(?:^|\s)(?:혹시|혹|혹시라도|만약|만약에|만일|만일에|행여|정|언젠가|언제든|나중에)\s/;
/** 나 지금 바쁘거든: what the speaker tells of himself is no condition. */
const OF_ONESELF = /(?:^|\s)(?:나|나도|난|나는|저|저도|전|저는|우리|걔|걔가|쟤|얘)\s/;

/** 갔거든, 생일이거든 tell something; 그를 만나거든 이 편지를 전해 주오 tells what to do in that case. */
function newsOrCondition(at: DoubtfulEnd): number | undefined {
  const { line, left, next, mark } = at;
  if (mark !== 'none') return undefined;
  const { morphemes } = line.evidence;
  const last = line.lastEndingAt[line.tokens[left]!.end] ?? -1;
  const ending = morphemes[last];
  const stem = morphemes[last - 1];
  if (ending?.form !== '거든' || !stem) return undefined;
  const honorific = stem.tag === 'EP' && /시$/.test(stem.form);
  if ((stem.tag === 'EP' && !honorific) || stem.tag === 'VCP' || stem.tag === 'VCN') return undefined;
  const clause = clauseOf(at);
  const { begin } = line.tokens[next]!;
  if (SUPPOSED.test(clause) || /^언제(?:든|라도)/.test(line.text.slice(begin, begin + 4)))
    return CONDITION.sure;
  const told = commands(line, next);
  if (told === undefined || OF_ONESELF.test(clause)) return undefined;
  if (honorific || told === 'superiors') return CONDITION.sure;
  const verb = stem.tag === 'VV' || stem.tag === 'XSV';
  if (ending.tag === 'EC') return verb ? CONDITION.verb : CONDITION.other;
  return verb ? CONDITION.other : undefined;
}

/** 오늘 갈까요 아님 내일 갈까요: at the head of a sentence it stands for 아니면. */
function denialOrAlternative({ line, first, left, mark }: DoubtfulEnd): number | undefined {
  const { begin, end } = line.tokens[left]!;
  return mark === 'none' && left === first && line.text.slice(begin, end) === '아님'
    ? ALTERNATIVE
    : undefined;
}

/** 이러니 다들 떠나지: at the head of a sentence it takes up what was said. */
function questionOrReason({ line, first, left, mark }: DoubtfulEnd): number | undefined {
  const { begin, end } = line.tokens[left]!;
  const takesUp = left === first && /^[이그저]러니$/.test(line.text.slice(begin, end));
  return mark === 'none' && takesUp ? FINALITY.connecting : undefined;
}
