import { FIXED_HELPS } from '../../correction/answer/helps.js';
import { CATEGORIES, rulesByNorm } from '../../correction/answer/rules-page.js';
import type { Rule } from '../../correction/rule/rule.js';
import type { Help } from '../../correction/types.js';
import { TYPO_HELPS } from '../../correction/typos/helps.js';
import { escaped } from '../../oauth/escape-html.js';
import { htmlPage } from './html.js';
import { searchField } from './search-script.js';

/** /rules: every rule under its id, with its reason, article and examples. */
export function rulesHtml(): string {
  const parts = rulesByNorm();
  const count = parts.reduce((sum, [, rules]) => sum + rules.length, 0);
  const contents = [
    ...parts.map(
      ([title, rules], i) => `<li><a href="#part-${i}">${escaped(title)}</a> ${rules.length}개</li>`,
    ),
    '<li><a href="#part-others">오타와 그 밖의 도움말</a></li>',
  ];
  const body = [
    `<p>교정 규칙 ${count}개와 그 까닭입니다. 교정 결과의 <code>help_id</code>가 규칙의 이름입니다. <a href="/tags">품사 태그</a> · <a href="/">처음 화면</a></p>`,
    `<p lang="en"><small>All ${count} rules with their reasons, in Korean; help_id in an answer is the name of a rule.</small></p>`,
    searchField('규칙 찾기', `<ul>${contents.join('')}</ul>`),
    ...parts.flatMap(([title, rules], i) => [
      `<h2 id="part-${i}">${escaped(title)}</h2>`,
      ...rules.map(ruleSection),
    ]),
    '<h2 id="part-others">오타와 그 밖의 도움말</h2>',
    ...[...TYPO_HELPS, ...FIXED_HELPS].map(helpSection),
  ].join('\n');
  return htmlPage('교정 규칙', body);
}

function ruleSection({ id, title, category, article, comment, examples, silent }: Rule): string {
  const lines = [
    ...examples.map(({ wrong, right, asks }) =>
      wrong === right
        ? `확인: ${escaped(wrong)}${asks === undefined ? '' : ` → ${escaped(asks)}`}`
        : `<del>${escaped(wrong)}</del> → ${escaped(right)}`,
    ),
    ...silent.map((sentence) => `맞음: ${escaped(sentence)}`),
  ];
  return section(id, title, comment, [article, CATEGORIES[category]].filter(Boolean).join(' · '), lines);
}

function helpSection({ id, comment, ruleArticle, examples }: Help): string {
  return section(id, id, comment, ruleArticle, examples.map(escaped));
}

function section(
  id: string,
  title: string,
  comment: string,
  about: string,
  lines: readonly string[],
): string {
  return [
    `<section id="${escaped(id)}">`,
    `<h3><a href="#${escaped(id)}">${escaped(title)}</a> <code>${escaped(id)}</code></h3>`,
    `<p>${escaped(comment)}</p>`,
    `<small>${escaped(about)}</small>`,
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    '</section>',
  ].join('\n');
}
