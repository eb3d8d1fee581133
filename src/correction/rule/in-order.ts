import type { Rule } from './rule.js';

/** The rules by id, those that come last behind the others; but each behind those that name it in their `before`. */
export function inOrder(rules: readonly Rule[]): Rule[] {
  const byId = new Map([...rules].sort(byPlace).map((rule) => [rule.id, rule]));
  const earlier = new Map<string, Rule[]>();
  for (const rule of byId.values()) {
    for (const id of rule.before ?? []) {
      if (!byId.has(id)) throw new Error(`${rule.id}: before names no rule: ${id}`);
      earlier.set(id, [...(earlier.get(id) ?? []), rule]);
    }
  }
  const out = new Set<Rule>();
  const visit = (rule: Rule, path: readonly Rule[]): void => {
    if (out.has(rule)) return;
    if (path.includes(rule)) throw new Error(`${rule.id}: before goes in a circle`);
    for (const other of earlier.get(rule.id) ?? []) visit(other, [...path, rule]);
    out.add(rule);
  };
  for (const rule of byId.values()) visit(rule, []);
  return [...out];
}

function byPlace(a: Rule, b: Rule): number {
  return Number(a.last ?? false) - Number(b.last ?? false) || (a.id < b.id ? -1 : 1);
}
