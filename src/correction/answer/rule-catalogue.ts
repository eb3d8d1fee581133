import type { Category } from '../../correction/types.js';

/** What is told about a rule beside its findings. */
export interface KnownRule {
  id: string;
  title: string;
  category: Category;
  article: string;
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
  const [{ HELPS }, { RULES }] = await Promise.all([
    import('../../correction/answer/helps.js'),
    import('../../correction/rules/index.js'),
  ]);
  const rules = new Map(RULES.map((rule) => [rule.id, rule]));
  return new Map(
    [...HELPS.values()].map(({ id, category, comment, ruleArticle: article }) => {
      const rule = rules.get(id);
      const title = rule?.title ?? comment.split('. ', 1)[0]!;
      return [id, { id, title, category, article, onlyWhenAsked: rule?.sentenceCheck === true }];
    }),
  );
}
