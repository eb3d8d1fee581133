import { acceptedIn } from '../editor/accepted';
import type { Finding } from '../editor/finding';
import { categoryName } from '../editor/kinds';
import { session } from '../editor/session.svelte';
import { counted, language, many, say } from '../lib/language.svelte';
import { helpsOf, type Reason, reasonOf } from '../lib/reasons.svelte';

export interface ReportRow {
  before: string;
  origin: string;
  revised: string;
  after: string;
  category: string;
  reasons: Reason[];
}

export interface Report {
  title: string;
  made: string;
  summary: string;
  /** What was changed, and what was found and is not changed. */
  parts: Array<{ title: string; rows: ReportRow[] }>;
}

/** As much of the text around a place as one line takes. */
const AROUND = 24;

/** What was changed and why, and what is still open, in the document that lies on the desk. */
export function reportOf(title: string): Report {
  const { state } = session.desk;
  const accepted = acceptedIn(state);
  const text = state.doc.toString();
  const around = (from: number, to: number) => ({
    before: lineEnd(text.slice(Math.max(0, from - AROUND), from)),
    after: text.slice(to, to + AROUND).split('\n', 1)[0]!,
  });
  const changed = accepted.map((one) => ({
    ...one,
    ...around(one.from, one.to),
    reasons: one.helps.map(reasonOf),
  }));
  const open = session.findings.map((one: Finding) => ({
    ...around(one.from, one.to),
    origin: one.origin,
    revised: one.alternatives[0] ?? '',
    category: one.category,
    reasons: helpsOf(one.helpIds, session.helps).map(reasonOf),
  }));
  return {
    title,
    made: new Date().toLocaleString(language.value === 'en' ? 'en' : 'ko-KR', {
      dateStyle: 'long',
      timeStyle: 'short',
    }),
    summary: say(
      `${counted(changed.length)}군데를 고쳤고 ${counted(open.length)}군데가 남아 있습니다.`,
      `${many(changed.length, 'finding')} corrected, ${counted(open.length)} left.`,
    ),
    parts: [
      { title: say('고친 곳', 'Corrected'), rows: changed },
      { title: say('남은 곳', 'Not corrected'), rows: open },
    ].filter(({ rows }) => rows.length > 0),
  };
}

const lineEnd = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const COLUMNS = () => [say('글', 'Text'), say('종류', 'Kind'), say('까닭', 'Reason')];

/** A page that needs nothing else, to keep, to send or to print. */
export function reportHtml({ title, made, summary, parts }: Report): string {
  const said = ({ text, article, lang }: Reason) =>
    `<p lang="${lang}">${escaped(text)}</p>${article ? `<p class="article" lang="${lang}">${escaped(article)}</p>` : ''}`;
  const row = ({ before, origin, revised, after, category, reasons }: ReportRow) =>
    `<tr><td lang="ko">${escaped(before)}<del>${escaped(origin)}</del><ins>${escaped(revised)}</ins>${escaped(after)}</td>` +
    `<td>${escaped(categoryName(category))}</td>` +
    `<td>${reasons.map(said).join('')}</td></tr>`;
  return `<!doctype html>
<html lang="${language.value}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { font: 11pt/1.6 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; word-break: keep-all; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td, th { border: 1px solid #bbb; padding: .4rem .6rem; text-align: left; vertical-align: top; }
td:first-child, th:first-child { width: 45%; } td:nth-child(2), th:nth-child(2) { width: 14%; }
thead { display: table-header-group; } tr { break-inside: avoid; } h2 { break-after: avoid; } p { margin: 0; }
@page { margin: 16mm 14mm; } @media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } } .article { color: #555; font-size: .9em; }
del { color: #b3261e; } ins { color: #10703f; text-decoration: none; font-weight: bold; }
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(made)} · ${escaped(summary)}</p>
${parts
  .map(
    (part) =>
      `<h2>${escaped(part.title)}</h2>\n<table><thead><tr>${COLUMNS()
        .map((name) => `<th>${name}</th>`)
        .join('')}</tr></thead><tbody>\n${part.rows.map(row).join('\n')}\n</tbody></table>`,
  )
  .join('\n')}
</html>
`;
}
