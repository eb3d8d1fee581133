import type { Help } from '../types.js';

/** What is told about a rule beside its findings: its help, and what the rule itself is called. */
export interface KnownRule extends Help {
  title: string;
  /** Speaks only when sentences are checked as well. */
  onlyWhenAsked: boolean;
}

export type RuleCatalogue = ReadonlyMap<string, KnownRule>;

let loading: Promise<RuleCatalogue> | undefined;

/** Every rule and help, read when somebody first asks: loading all rules takes a second. */
export function ruleCatalogue(): Promise<RuleCatalogue> {
  loading ??= load();
  return loading;
}

async function load(): Promise<RuleCatalogue> {
  const [{ HELPS }, { RULES }] = await Promise.all([import('./helps.js'), import('../rules/index.js')]);
  const rules = new Map(RULES.map((rule) => [rule.id, rule]));
  return new Map(
    [...HELPS].map(([id, help]) => {
      const rule = rules.get(id);
      const title = rule?.title ?? help.comment.split('. ', 1)[0]!;
      return [id, { ...help, title, onlyWhenAsked: rule?.sentenceCheck === true }];
    }),
  );
}
