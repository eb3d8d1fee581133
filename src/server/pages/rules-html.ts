import { englishArticle } from '../../correction/answer/english-articles.js';
import { ENGLISH_REASONS } from '../../correction/answer/english-reasons.js';
import { FIXED_HELPS } from '../../correction/answer/helps.js';
import { CATEGORIES, rulesByNorm } from '../../correction/answer/rules-page.js';
import { HELPS_OF_JUDGE } from '../../correction/judge/helps.js';
import type { Rule } from '../../correction/rule/rule.js';
import type { Help } from '../../correction/types.js';
import { TYPO_HELPS } from '../../correction/typos/helps.js';
import { escaped } from '../../oauth/escape-html.js';
import { htmlPage, koreanIn, type PageLanguage, wordsIn } from './html.js';
import { searchField } from './search-script.js';

/** What the categories are called in English. */
const ENGLISH_CATEGORIES: Record<string, string> = {
  GRAMMER: 'Grammar (GRAMMER)',
  WORD: 'Word form (WORD)',
  SPACING: 'Spacing (SPACING)',
  STANDARD: 'Standard form (STANDARD)',
  TYPO: 'Typo (TYPO)',
  FOREIGN_WORD: 'Loanword (FOREIGN_WORD)',
  CONFUSABLE_WORDS: 'Confusable (CONFUSABLE_WORDS)',
  SENTENCE: 'Agreement (SENTENCE)',
  CONFIRM: 'Please check (CONFIRM)',
  THINKING: 'Being looked at (THINKING)',
};

/** /rules: every rule under its id, with its reason, article and examples. */
export function rulesHtml(language: PageLanguage = 'ko'): string {
  const say = wordsIn(language);
  const cited = (article: string) => (language === 'en' ? englishArticle(article) : article);
  const parts = rulesByNorm();
  const count = parts.reduce((sum, [, rules]) => sum + rules.length, 0);
  const others = say('오타와 그 밖의 도움말', 'Typos and other helps');
  const contents = [
    ...parts.map(
      ([title, rules], i) =>
        `<li><a href="#part-${i}">${escaped(cited(title))}</a> ${rules.length}${say('개', '')}</li>`,
    ),
    `<li><a href="#part-others">${others}</a></li>`,
  ];
  const suffix = say('', '?lang=en');
  const body = [
    say(
      `<p>교정 규칙 ${count}개와 그 까닭입니다. 교정 결과의 <code>help_id</code>가 규칙의 이름입니다. <a href="/tags">품사 태그</a> · <a href="/">처음 화면</a> · <a href="/rules?lang=en" lang="en">English</a></p>`,
      `<p>All ${count} rules with their reasons; <code>help_id</code> in an answer is the name of a rule. Titles and examples are Korean. <a href="/tags${suffix}">Tags</a> · <a href="/">Home</a> · <a href="/rules" lang="ko">한국어</a></p>`,
    ),
    searchField(say('규칙 찾기', 'Find a rule'), `<ul>${contents.join('')}</ul>`),
    ...parts.flatMap(([title, rules], i) => [
      `<h2 id="part-${i}">${escaped(cited(title))}</h2>`,
      ...rules.map((rule) => ruleSection(rule, language)),
    ]),
    `<h2 id="part-others">${others}</h2>`,
    ...[...TYPO_HELPS, ...HELPS_OF_JUDGE, ...FIXED_HELPS].map((help) => helpSection(help, language)),
  ].join('\n');
  return htmlPage(say('교정 규칙', 'Rules of correction'), body, language);
}

function ruleSection(
  { id, title, category, article, comment, examples, silent }: Rule,
  language: PageLanguage,
): string {
  const say = wordsIn(language);
  const korean = (text: string) =>
    language === 'ko' ? escaped(text) : `<span lang="ko">${escaped(text)}</span>`;
  const lines = [
    ...examples.map(({ wrong, right, asks }) =>
      wrong === right
        ? `${say('확인', 'Asked')}: ${korean(wrong)}${asks === undefined ? '' : ` → ${korean(asks)}`}`
        : `<span${koreanIn(language)}><del>${escaped(wrong)}</del> → ${escaped(right)}</span>`,
    ),
    ...silent.map((sentence) => `${say('맞음', 'Right')}: ${korean(sentence)}`),
  ];
  const about = [
    language === 'en' ? englishArticle(article) : article,
    (language === 'en' ? ENGLISH_CATEGORIES : CATEGORIES)[category],
  ].filter(Boolean);
  return section({ id, title, comment, about: about.join(' · '), lines }, language);
}

function helpSection({ id, comment, ruleArticle, examples }: Help, language: PageLanguage): string {
  const about = language === 'en' ? englishArticle(ruleArticle) : ruleArticle;
  const lines = examples.map((example) => `<span${koreanIn(language)}>${escaped(example)}</span>`);
  return section({ id, title: id, comment, about, lines }, language);
}

interface Section {
  id: string;
  title: string;
  comment: string;
  about: string;
  lines: readonly string[];
}

function section({ id, title, comment, about, lines }: Section, language: PageLanguage): string {
  const english = language === 'en' ? ENGLISH_REASONS[id] : undefined;
  const reason =
    english === undefined ? `<p${koreanIn(language)}>${escaped(comment)}</p>` : `<p>${escaped(english)}</p>`;
  return [
    `<section id="${escaped(id)}">`,
    `<h3><a href="#${escaped(id)}"${title === id ? '' : koreanIn(language)}>${escaped(title)}</a> <code>${escaped(id)}</code></h3>`,
    reason,
    `<small>${escaped(about)}</small>`,
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    '</section>',
  ].join('\n');
}
