import type { Span } from '../analysis/text/split-lines.js';
import { wordsAround } from './answer/blocks.js';
import { decide, decideOnSentence, SCORES } from './certainty/certainty.js';
import { acceptedWords } from './keep/accepted-words.js';
import { isProtected } from './keep/protect.js';
import type { LineView } from './line/line-view.js';
import { collides, collidesWithAny, insertSpan, touchingSpans } from './line/ordered-spans.js';
import type { Finding, Reason, Rule } from './rule/rule.js';
import { mayFind, triggerOf } from './rule/triggers/triggers.js';
import { RULES } from './rules/index.js';
import type { CorrectOptions, Edit } from './types.js';

export interface Proposal {
  /** Words in which nothing is changed, whoever wants to. */
  accepted: readonly Span[];
  /** To be applied: in order, not overlapping. */
  edits: Edit[];
  /** To be shown only. */
  questions: Edit[];
  /** What rules would find that the caller does not want to hear: nobody else says it either. */
  ignored: readonly Span[];
}

/** What the rules want to change in a line, in their order: what overlaps an earlier change is left out. */
export function propose(line: LineView, protectedSpans: readonly Span[]): Proposal {
  const edits: Edit[] = [];
  const questions: Edit[] = [];
  const accepted = acceptedWords(line.text);
  const { options } = line;
  const accept = (edit: Edit, sentenceCheck = false) => {
    if (isProtected(protectedSpans, edit.begin, edit.end)) return;
    if (isProtected(accepted, edit.begin, edit.end) && !changesBrackets(line.text, edit)) return;
    if (line.text.slice(edit.begin, edit.end) === edit.replacement) return;
    const decision = sentenceCheck ? decideOnSentence(edit, options) : decide(edit, options);
    if (decision === 'leave') return;
    if (decision === 'ask') questions.push(asQuestion(edit));
    else if (!touchingSpans(edits, edit).some((other) => collides(other, edit) || doublesSpace(other, edit)))
      insertSpan(edits, edit);
  };
  for (const { rule, trigger } of activeRules(options)) {
    if (!mayFind(trigger, line.text)) continue;
    for (const finding of rule.find(line)) accept(editOf(rule, finding, line, 'rule'), rule.sentenceCheck);
  }
  for (const { rule: id, finding } of line.choices) {
    const rule = activeRules(options).find(({ rule }) => rule.id === id)?.rule;
    if (rule) accept(editOf(rule, finding, line, 'context'));
  }
  const ignored = ignoredRules(options).flatMap((rule) => rule.find(line));
  const asked = questions.filter((question) => !collidesWithAny(edits, question));
  if (!options.enableLimitedPunctuation) return { accepted, edits, questions: asked, ignored };
  // Only now, so that nothing takes the place of what is left out.
  return { accepted, edits: edits.filter(isWithinLimits), questions: asked.filter(isWithinLimits), ignored };
}

const PUNCTUATION: ReadonlySet<string> = new Set(
  RULES.filter(({ article }) => article.startsWith('문장 부호')).map(({ id }) => id),
);

/** With limited punctuation, marks are changed only where the norm forbids them, whatever was meant. */
function isWithinLimits({ helpId, certainty }: Edit): boolean {
  return certainty === 'certain' || !PUNCTUATION.has(helpId);
}

interface ActiveRule {
  rule: Rule;
  trigger: number;
}
const active = new WeakMap<CorrectOptions, ActiveRule[]>();

/** Every line of a correction asks with the same options. */
function activeRules(options: CorrectOptions): ActiveRule[] {
  const known = active.get(options);
  if (known) return known;
  const rules = RULES.filter((rule) => isActive(rule, options)).map((rule) => ({
    rule,
    trigger: triggerOf(rule.find),
  }));
  active.set(options, rules);
  return rules;
}

function ignoredRules({ ignoreRules = [] }: CorrectOptions): Rule[] {
  return ignoreRules.length > 0 ? RULES.filter(({ id }) => ignoreRules.includes(id)) : [];
}

function isActive(rule: Rule, options: CorrectOptions): boolean {
  if (rule.sentenceCheck && options.disableSentenceCheck) return false;
  if (options.disableConfusion && rule.category === 'CONFUSABLE_WORDS') return false;
  if (options.disableTypoCorrection && rule.category === 'TYPO') return false;
  return !options.ignoreRules?.includes(rule.id);
}

function editOf(rule: Rule, finding: Finding, { text, options }: LineView, by: 'rule' | 'context'): Edit {
  const { begin, end, replacement, others, score, certainty = rule.certainty ?? 'certain' } = finding;
  const why = rule.reasons && reasonOf(rule.reasons, finding, text);
  const { id: helpId, category } = rule;
  const edit: Edit = {
    begin,
    end,
    replacement,
    category,
    helpId,
    certainty,
    score: score ?? SCORES[certainty],
  };
  if (others) edit.others = others;
  const article = finding.article ?? why?.article;
  if (article !== undefined) edit.article = article;
  if (why?.comment) edit.comment = why.comment;
  if (options.explain) edit.evidence = { by, rule: rule.id, kind: rule.isData ? 'data' : 'code', certainty };
  return edit;
}

/** What stands farther off in a text without spaces is no part of the word. */
const LONGEST_WORD = 24;

/** The reason of this change among those of its rule. */
function reasonOf(reasons: readonly Reason[], edit: Finding, text: string): Reason | undefined {
  const words = wordsAround(text, edit, []);
  const begin = Math.max(words.begin, edit.begin - LONGEST_WORD);
  const end = Math.min(words.end, edit.end + LONGEST_WORD);
  const corrected = text.slice(begin, edit.begin) + edit.replacement + text.slice(edit.end, end);
  const cited = edit.article === undefined ? '' : ` [${edit.article}]`;
  const change = `${text.slice(begin, end)}→${corrected}${cited}`;
  return reasons.find(({ of }) => of.test(change));
}

/** The wire knows a question by its category; those about sentences are a kind of their own. */
export function asQuestion(edit: Edit): Edit {
  return edit.category === 'SENTENCE' ? edit : { ...edit, category: 'CONFIRM' };
}

/** 『…』 for 「…」: what stands between them is left as it is. */
function changesBrackets(text: string, { begin, end, replacement }: Edit): boolean {
  return end - begin > 2 && replacement.slice(1, -1) === text.slice(begin + 1, end - 1);
}

/** Do two neighbours both put a space where they meet? */
function doublesSpace(a: Edit, b: Edit): boolean {
  const [first, second] = a.end <= b.begin ? [a, b] : [b, a];
  return first.end === second.begin && first.replacement.endsWith(' ') && second.replacement.startsWith(' ');
}
