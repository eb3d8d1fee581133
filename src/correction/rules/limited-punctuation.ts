import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

/** Marks that 문장 부호 does not have, with the one that it has instead. */
const OTHER: Record<string, string> = {
  '，': ',',
  '．': '.',
  '？': '?',
  '！': '!',
  '：': ':',
  '；': ';',
  '。': '.',
  '、': ',',
  '｡': '.',
  '«': '《',
  '»': '》',
  '„': '“',
  '‚': '‘',
  '′': '’',
  '″': '”',
  '～': '~',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '・': '·',
  '•': '·',
  ';': ',',
};

/** The marks of 문장 부호, with straight quotation marks and signs that belong to figures and addresses. */
const ALLOWED = '.?!·ㆍ:/“”‘’"\'(){}[]『』「」《》〈〉―—-~…⋯,○×□˙‥%‰°℃@#&*_\\§';

/** Only on demand: the marks of the norm, no others. */
export const rule: Rule = {
  id: 'limited-punctuation',
  title: '문장 부호 규정에 있는 부호만',
  category: 'GRAMMER',
  article: '문장 부호',
  comment: '문장 부호 규정에 있는 부호가 아닙니다. 규정에 있는 부호로 바꾸어 적습니다.',
  examples: [
    { wrong: '비가 왔다。', right: '비가 왔다.' },
    { wrong: '사과、배를 샀다.', right: '사과, 배를 샀다.' },
  ],
  silent: ['비가 왔다.', '사과·배를 샀다.', '3~5일이 걸린다.', '그는 “좋다.”라고 했다……'],
  exampleOptions: { enableLimitedPunctuation: true },
  find(line: LineView): Finding[] {
    if (!line.options.enableLimitedPunctuation) return [];
    const out: Finding[] = [];
    for (const match of line.text.matchAll(/[，．？！：；。、｡«»„‚′″～–‐‑・•;]/g)) {
      out.push({ begin: match.index, end: match.index + 1, replacement: OTHER[match[0]]! });
    }
    // What has no counterpart is only shown.
    for (const { index, 0: mark } of line.text.matchAll(/[\p{P}\p{So}]/gu)) {
      if (ALLOWED.includes(mark) || Object.hasOwn(OTHER, mark)) continue;
      out.push({ begin: index, end: index + mark.length, replacement: '', confirm: true, score: 0.5 });
    }
    return out;
  },
};
