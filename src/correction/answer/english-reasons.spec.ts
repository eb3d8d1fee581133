import { describe, expect, it } from 'vitest';
import { englishOfRules } from '../../../web/english-of-rules.js';
import { RULES } from '../rules/index.js';
import { englishArticle } from './english-articles.js';
import { ENGLISH_REASONS } from './english-reasons.js';
import { HELPS } from './helps.js';
import { ruleIdOf } from './reason-id.js';

describe('reasons in English', () => {
  it('there is one for every rule and help, and none for anything else', () => {
    const ids = new Set([...HELPS.keys()].map(ruleIdOf));
    expect([...ids].filter((id) => !Object.hasOwn(ENGLISH_REASONS, id))).toEqual([]);
    expect(Object.keys(ENGLISH_REASONS).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('the page is given those of the rules that are data', () => {
    const data = RULES.filter(({ isData }) => isData).map(({ id }) => [id, ENGLISH_REASONS[id]]);
    expect(englishOfRules()).toEqual(Object.fromEntries(data));
  });

  it('every article can be cited', () => {
    for (const { article } of RULES) expect(englishArticle(article)).not.toMatch(/[가-힣]/);
  });
});
