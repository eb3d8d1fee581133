import type { Rule } from '../rule/rule.js';
import { RULES } from '../rules/index.js';
import type { Block, Help } from '../types.js';
import { TYPO_HELPS } from '../typos/helps.js';
import { MERGED } from './blocks.js';
import { addHelps, citations } from './cited-articles.js';
import { CLEANUP } from './cleanup.js';
import { THINKING } from './thoughts.js';

/** Ids that belong to no rule: what was merged, what is still being looked at, what was cleaned up. */
export const FIXED_HELPS: readonly Help[] = [
  {
    id: MERGED,
    category: 'SPACING',
    comment:
      '붙어 있는 여러 교정을 한데 묶었습니다. 교정 하나하나와 그 까닭은 안쪽 블록(nested)에 있습니다. 분류는 첫 교정의 것을 따릅니다.',
    examples: ['너무더워서잠이 안왔다. → 너무 더워서 잠이 안 왔다.'],
    ruleArticle: '한글 맞춤법 제1항, 제2항',
  },
  {
    id: THINKING,
    category: 'THINKING',
    comment: '오타일 수 있어 더 살펴보고 있습니다. 살펴본 결과는 이어서 보냅니다.',
    examples: ['새 에플리케이션을 설치했다. → 새 애플리케이션을 설치했다.'],
    ruleArticle: '한글 맞춤법 제1항',
  },
  {
    id: CLEANUP,
    category: 'SPACING',
    comment: '글이나 줄의 처음과 끝, 낱말 사이에 필요 없는 빈칸이 있습니다.',
    examples: ['␣␣비가␣␣␣왔다. → 비가␣왔다. (␣는 빈칸)'],
    ruleArticle: '한글 맞춤법 제2항',
  },
];

/** Every help there is, by id. */
export const HELPS: ReadonlyMap<string, Help> = new Map(
  [...RULES.map(helpOfRule), ...TYPO_HELPS, ...FIXED_HELPS].map((help) => [help.id, help]),
);

function helpOfRule({ id, category, comment, examples, article }: Rule): Help {
  return {
    id,
    category,
    comment,
    examples: examples.map(({ wrong, right, asks }) => `${wrong} → ${asks ?? right}`),
    ruleArticle: article,
  };
}

/**
 * The helps of exactly the ids that the blocks name, nested ones included. A help that serves several articles cites
 * those that were needed, and what was merged cites those of its nested changes.
 */
export function helpsFor(blocks: readonly Block[]): Record<string, Help> {
  const out: Record<string, Help> = {};
  for (const { revisions, nested, article } of blocks) {
    const inner = helpsFor(nested);
    for (const { helpId, category } of revisions) {
      const help = HELPS.get(helpId);
      if (!help) continue;
      const merged = helpId === MERGED && nested.length > 0;
      const cited = merged ? citations(Object.values(inner)) : helpId === THINKING ? undefined : article;
      const used = { ...help, category: merged ? category : help.category };
      addHelps(out, { [helpId]: { ...used, ruleArticle: cited ?? help.ruleArticle } });
    }
    addHelps(out, inner);
  }
  return out;
}
