import type { KnownRule, RuleCatalogue } from '../../correction/answer/rule-catalogue.js';
import { invalidArgument } from '../../errors/service-error.js';
import { toolCategory } from './categories.js';
import type { Parameters } from './parameters.js';

/** Which rules speak in a check. */
export interface RuleChoice {
  speaks(id: string): boolean;
  /** Whether places are shown that only the reader can decide about. */
  asks: boolean;
}

/** The rules of a request: what it switches on and off, by id and by category (ours or LanguageTool's). */
export function chooseRules(parameters: Parameters, catalogue: RuleCatalogue): RuleChoice {
  const enabled = new Set(parameters.list('enabledRules'));
  const disabled = new Set(parameters.list('disabledRules'));
  const enabledCategories = new Set(parameters.list('enabledCategories'));
  const disabledCategories = new Set(parameters.list('disabledCategories'));
  const only = parameters.get('enabledOnly') === 'true';
  const picky = parameters.get('level') === 'picky';
  if (only && enabled.size + enabledCategories.size === 0) {
    throw invalidArgument('enabledOnly=true에는 enabledRules나 enabledCategories가 있어야 합니다.');
  }
  if (only && disabled.size + disabledCategories.size > 0) {
    throw invalidArgument('enabledOnly=true에는 disabledRules와 disabledCategories를 함께 쓸 수 없습니다.');
  }
  const among = (categories: ReadonlySet<string>, { category, ruleArticle }: KnownRule) =>
    categories.has(category) || categories.has(toolCategory(category, ruleArticle).id);
  return {
    speaks(id) {
      const rule = catalogue.get(id);
      if (rule === undefined) return true;
      const wanted = enabled.has(id) || among(enabledCategories, rule);
      if (only || (rule.onlyWhenAsked && !picky)) return wanted;
      if (disabled.has(id)) return false;
      return enabled.has(id) || !among(disabledCategories, rule);
    },
    asks: !disabledCategories.has('CONFIRM'),
  };
}
