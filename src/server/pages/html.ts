import { escaped } from '../../oauth/escape-html.js';

/** Where the style of all pages lies: the policy of the pages allows none inside of them. */
export const STYLE_PATH = '/docs/page.css';

export const STYLE = `:root{color-scheme:light dark;--ink:#1d2430;--soft:#5b6675;--line:#dfe4ea;--back:#f4f6f9;--blue:#1f5fbf}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf2;--soft:#a3aebd;--line:#374151;--back:#1b222d;--blue:#7fb0ff}}
body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--ink);font:16px/1.7 system-ui,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
a{color:var(--blue)}
h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2.5rem;border-bottom:1px solid var(--line)}h3{font-size:1.05rem;margin:2rem 0 .3rem}
section:target{outline:3px solid var(--blue);outline-offset:8px;border-radius:4px}
p{margin:.3rem 0 .6rem}ul{margin:.3rem 0;padding-left:1.2rem}
small,dt{color:var(--soft)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9em;background:var(--back);border-radius:5px}
code{padding:.1em .35em}pre{padding:.8rem;overflow:auto}pre code{padding:0}
table{border-collapse:collapse;width:100%;font-size:.93rem}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line)}
del{color:var(--soft)}
[hidden]{display:none}
.search{position:sticky;top:0;z-index:1;background:Canvas;padding:.6rem 0;margin:0;display:flex;gap:.7rem;align-items:center;border-bottom:1px solid var(--line)}
.search input{flex:1;min-width:8rem;font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);border-radius:9px;padding:.35rem .7rem}
section,h2{scroll-margin-top:4.5rem}
`;

/** The languages that people read our pages in. */
export type PageLanguage = 'ko' | 'en';

/** The words of a page in its language. */
export const wordsIn =
  (language: PageLanguage) =>
  (korean: string, english: string): string =>
    language === 'en' ? english : korean;

/** Korean that stands in a page of another language is read aloud as Korean. */
export const koreanIn = (language: PageLanguage): string => (language === 'ko' ? '' : ' lang="ko"');

/** One whole page; `body` is HTML. */
export function htmlPage(title: string, body: string, language: PageLanguage = 'ko'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${wordsIn(language)('말결', 'Malgyeol')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
