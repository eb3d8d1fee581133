import { HELPS } from '../correction/answer/helps.js';
import type { Rule } from '../correction/rule/rule.js';
import { RULES } from '../correction/rules/index.js';
import type { Help } from '../correction/types.js';

export interface RuleHelp {
  id: string;
  title: string;
  category: string;
  article: string;
  comment: string;
  examples: string[];
  /** Right sentences that look like the mistake. */
  right: string[];
}

const RULES_BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleHelp(id: string): RuleHelp | undefined {
  const help = HELPS.get(id.trim());
  return help === undefined ? undefined : helpOf(help);
}

export function allRuleIds(): string[] {
  return [...HELPS.keys()];
}

/** Rules that speak of what is asked: all words of the query somewhere in the rule, those in its name first. */
export function findRules(query: string, most: number): RuleHelp[] {
  const words = query.toLowerCase().split(/[\s,/]+/).filter((word) => word !== ''); // biome-ignore format: short
  if (words.length === 0) return [];
  const found = [...HELPS.values()].map(helpOf).flatMap((help) => {
    const name = `${help.id} ${help.title} ${help.article}`.toLowerCase();
    const body = `${name} ${help.comment} ${help.examples.join(' ')}`.toLowerCase();
    if (!words.every((word) => body.includes(word))) return [];
    return { help, rank: words.filter((word) => name.includes(word)).length };
  });
  return found
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ help }) => help);
}

function helpOf({ id, category, comment, examples, ruleArticle }: Help): RuleHelp {
  const rule = RULES_BY_ID.get(id);
  return {
    id,
    title: rule?.title ?? id,
    category,
    article: ruleArticle,
    comment,
    examples,
    right: [...(rule?.silent ?? [])],
  };
}

export function ruleText({ id, title, article, comment, examples, right }: RuleHelp): string {
  return [
    `# ${title} (${id})`,
    comment,
    ...(article === '' ? [] : [`조항: ${article}`]),
    ...examples.map((example) => `- ${example}`),
    ...right.map((sentence) => `- 맞음: ${sentence}`),
  ].join('\n');
}
