import { RULES } from './rules/all.js';
import { SPACING_HELPS } from './spacing/helps.js';
import type { Help } from './types.js';
import { TYPO_HELPS } from './typos/helps.js';
import { UNCOVERED } from './uncovered-articles.js';

/** docs/rules.md: every rule with its reason, its article and its examples; `scripts/write-rules-page.mjs` writes it. */
export function rulesPage(): string {
  const rules = [...RULES].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    '# 교정 규칙',
    '',
    '이 문서는 `src/correction/rules/`에서 만들어집니다. 고치려면 규칙을 고치고 `node scripts/write-rules-page.mjs`를 실행하세요.',
    '규칙의 id는 공개된 이름입니다. 무시 파일(`.malgyeolignore`)에 `rule:ID`로 적으면 그 규칙은 잠잠합니다.',
    '',
    `규칙 ${rules.length}개, 띄어쓰기 도움말 ${SPACING_HELPS.length}개, 오타 도움말 ${TYPO_HELPS.length}개가 있습니다.`,
    '',
    '## 규칙',
    '',
    ...rules.flatMap(({ id, title, category, article, comment, examples, silent, sentenceCheck }) => [
      `### ${title} (\`${id}\`)`,
      '',
      comment,
      '',
      `- 분류: ${category}${sentenceCheck ? ' (`enable_sentence_check`를 켰을 때)' : ''}`,
      `- 조항: ${article}`,
      ...examples.map(({ wrong, right }) =>
        wrong === right ? `- 확인: ${wrong}` : `- 틀림: ${wrong} → 맞음: ${right}`,
      ),
      ...silent.map((sentence) => `- 그대로 둠: ${sentence}`),
      '',
    ]),
    '## 띄어쓰기',
    '',
    ...SPACING_HELPS.flatMap(helpLines),
    '## 오타',
    '',
    ...TYPO_HELPS.flatMap(helpLines),
    '## 다루지 않는 조항',
    '',
    ...UNCOVERED.map(([articles, why]) => `- ${articles}: ${why}`),
    '',
  ].join('\n');
}

function helpLines({ id, comment, ruleArticle, examples }: Help): string[] {
  return [
    `### \`${id}\``,
    '',
    comment,
    '',
    `- 조항: ${ruleArticle}`,
    ...examples.map((example) => `- ${example}`),
    '',
  ];
}
