import { HELPS_OF_JUDGE } from '../judge/helps.js';
import type { Rule } from '../rule/rule.js';
import { RULES } from '../rules/index.js';
import type { Block, Category, Help } from '../types.js';
import { TYPO_HELPS } from '../typos/helps.js';
import { MERGED } from './blocks.js';
import { addHelps, citations } from './cited-articles.js';
import { CLEANUP } from './cleanup.js';
import { ruleIdOf } from './reason-id.js';
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
    ruleArticle: '',
  },
  {
    id: CLEANUP,
    category: 'SPACING',
    comment: '글이나 줄의 처음과 끝, 낱말 사이에 필요 없는 빈칸이 있습니다.',
    examples: ['␣␣비가␣␣␣왔다. → 비가␣왔다. (␣는 빈칸)'],
    ruleArticle: '',
  },
];

/** Said where no article decides; a slip of the keyboard and spaces too many need none. */
const USAGE = '조항이 아니라 말의 쓰임에 따릅니다.';
const NEEDS_NO_ARTICLE: ReadonlySet<Category> = new Set(['TYPO', 'THINKING', 'SPACING']);

/** Every help there is, by id. */
export const HELPS: ReadonlyMap<string, Help> = new Map(
  [...RULES.map(helpOfRule), ...TYPO_HELPS, ...HELPS_OF_JUDGE, ...FIXED_HELPS].map((help) => [help.id, help]),
);

/** The help as it is shown: where it cites nothing, it says what it goes by. */
function shown(help: Help): Help {
  if (help.ruleArticle !== '' || NEEDS_NO_ARTICLE.has(help.category)) return help;
  return { ...help, comment: `${help.comment} ${USAGE}` };
}

function helpOfRule({ id, category, comment, examples, article }: Rule): Help {
  return shown({
    id,
    category,
    comment,
    examples: examples.map(({ wrong, right, asks }) => `${wrong} → ${asks ?? right}`),
    ruleArticle: article,
  });
}

/**
 * The helps of exactly the ids that the blocks name, nested ones included. What was merged cites the articles of its
 * nested changes.
 */
export function helpsFor(blocks: readonly Block[]): Record<string, Help> {
  const out: Record<string, Help> = {};
  for (const { revisions, nested, article, comment } of blocks) {
    const inner = helpsFor(nested);
    for (const { helpId, category } of revisions) {
      const help = HELPS.get(ruleIdOf(helpId));
      if (!help) continue;
      const merged = helpId === MERGED && nested.length > 0;
      const cited = merged ? citations(Object.values(inner)) : helpId === THINKING ? undefined : article;
      const used = {
        ...help,
        id: helpId,
        category: merged ? category : help.category,
        ruleArticle: cited ?? help.ruleArticle,
      };
      const own = comment !== undefined && helpId !== THINKING;
      addHelps(out, { [helpId]: own ? shown({ ...used, comment }) : used });
    }
    addHelps(out, inner);
  }
  return out;
}
