import { HELPS_OF_JUDGE } from '../judge/helps.js';
import type { Reason, Rule } from '../rule/rule.js';
import { RULES } from '../rules/index.js';
import type { Help } from '../types.js';
import { TYPO_HELPS } from '../typos/helps.js';
import { FIXED_HELPS } from './helps.js';
import { UNCOVERED } from './uncovered-articles.js';

/** The parts of the page: rules by the norm that they follow, in the order in which people know the norms. */
const PARTS: ReadonlyArray<readonly [title: string, article: RegExp]> = [
  ['한글 맞춤법', /^한글 맞춤법/],
  ['표준어 규정', /^표준어/],
  ['외래어 표기법', /^외래어/],
  ['문장 부호', /^문장 부호/],
  ['문장 성분의 호응', /^호응/],
  ['말의 쓰임 (조항 없음)', /^$/],
];

export const CATEGORIES: Record<string, string> = {
  GRAMMER: '문법 (GRAMMER)',
  WORD: '낱말의 표기 (WORD)',
  SPACING: '띄어쓰기 (SPACING)',
  STANDARD: '표준어 (STANDARD)',
  TYPO: '오타 (TYPO)',
  FOREIGN_WORD: '외래어 (FOREIGN_WORD)',
  CONFUSABLE_WORDS: '혼동하기 쉬운 말 (CONFUSABLE_WORDS)',
  SENTENCE: '문장 (SENTENCE)',
  CONFIRM: '확인 (CONFIRM)',
  THINKING: '살펴보는 중 (THINKING)',
};

/** All rules under the norms that they follow, in the order of the articles. */
export function rulesByNorm(): Array<readonly [title: string, rules: Rule[]]> {
  return PARTS.map(
    ([title, article]) =>
      [title, RULES.filter((rule) => article.test(rule.article)).sort(byArticle)] as const,
  );
}

/** docs/rules.md: every rule with its reason, its article and its examples; `scripts/write-rules-page.mjs` writes it. */
export function rulesPage(): string {
  const parts = rulesByNorm();
  return [
    '# 교정 규칙',
    '',
    '이 문서는 `src/correction/rules/`에서 만들어집니다. 고치려면 규칙을 고치고 `npm run build && node scripts/write-rules-page.mjs`를 실행하세요. 규칙을 적는 법은 [writing-rules.md](writing-rules.md)에 있습니다.',
    '규칙의 id는 공개된 이름입니다. 교정 결과의 `help_id`가 이 이름이고(낱말마다 까닭이 다르면 점과 구별하는 글자가 뒤에 붙습니다), 무시 파일(`.malgyeolignore`)에 `rule:ID`로 적으면 그 규칙은 잠잠합니다.',
    '',
    `규칙 ${RULES.length}개, 오타 도움말 ${TYPO_HELPS.length + HELPS_OF_JUDGE.length}개, 그 밖의 도움말 ${FIXED_HELPS.length}개가 있습니다. ‘틀림’과 ‘그대로 둠’의 문장은 모두 시험이 실행합니다. ‘확인’은 고치지 않고 글쓴이에게 묻는 경우입니다. 여러 조항을 함께 다루는 규칙은 찾은 것에 맞는 조항만 \`rule_article\`에 담으며, 보기 뒤의 괄호가 그 조항입니다.`,
    '',
    ...parts.map(([title, rules]) => `- ${title}: 규칙 ${rules.length}개`),
    '',
    ...parts.flatMap(([title, rules]) => [`## ${title}`, '', ...rules.flatMap(ruleLines)]),
    '## 오타 도움말',
    '',
    '오타는 모형이 후보를 찾고 사전과 문맥으로 가립니다. 후보가 여럿이면 `revisions`에 좋은 것부터 담습니다.',
    '',
    ...[...TYPO_HELPS, ...HELPS_OF_JUDGE].flatMap(helpLines),
    '## 그 밖의 도움말',
    '',
    '다음은 교정의 내용에 따라 붙는 도움말입니다. `Merged`의 분류는 묶인 첫 교정을 따르고, `thinking`은 스트리밍에만 나옵니다.',
    '',
    ...FIXED_HELPS.flatMap(helpLines),
    '## 다루지 않거나 일부만 다루는 조항',
    '',
    ...UNCOVERED.map(([articles, why]) => `- ${articles}: ${why}`),
    '',
  ].join('\n');
}

/** By the number of the article, then by id. */
function byArticle(a: Rule, b: Rule): number {
  const number = ({ article }: Rule) => Number(/제(\d+)항/.exec(article)?.[1] ?? 0);
  return (
    number(a) - number(b) || (a.article < b.article ? -1 : a.article > b.article ? 1 : a.id < b.id ? -1 : 1)
  );
}

function ruleLines({
  id,
  title,
  category,
  article,
  comment,
  reasons,
  examples,
  silent,
  sentenceCheck,
}: Rule): string[] {
  return [
    `### ${title} (\`${id}\`)`,
    '',
    comment,
    '',
    `- 조항: ${article || '없음'}`,
    `- 분류: ${CATEGORIES[category]}${sentenceCheck ? ', 물음으로만(`enable_sentence_check`를 켜면 확실한 것은 고침)' : ''}`,
    ...examples.map(({ wrong, right, asks, article: own }) => {
      const cited = own === undefined ? '' : ` (${own})`;
      return wrong === right
        ? `- 확인: ${wrong}${asks === undefined ? '' : ` → ${asks}`}${cited}`
        : `- 틀림: ${wrong} → 맞음: ${right}${cited}`;
    }),
    ...silent.map((sentence) => `- 그대로 둠: ${sentence}`),
    ...(reasons ?? []).flatMap(reasonLine),
    '',
  ];
}

/** What is said instead of the comment for a part of what the rule finds. */
function reasonLine({ comment, article }: Reason): string[] {
  return comment ? [`- 까닭: ${comment}${article ? ` (${article})` : ''}`] : [];
}

function helpLines({ id, comment, ruleArticle, examples }: Help): string[] {
  return [
    `### \`${id}\``,
    '',
    comment,
    '',
    `- 조항: ${ruleArticle || '없음'}`,
    ...examples.map((example) => `- ${example}`),
    '',
  ];
}
