import { randomBytes } from 'node:crypto';
import { escaped } from './escape-html.js';

/** One page, complete: nothing is loaded from anywhere, nobody may frame it, forms go where they are told to. */
export interface Page {
  headers: Record<string, string>;
  html: string;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5b6675;--line:#dfe4ea;--paper:#fff;--back:#f4f6f9;--blue:#1f5fbf;--red:#b3261e;--tint:#eef4fd}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf2;--soft:#a3aebd;--line:#374151;--paper:#1b222d;--back:#11161d;--blue:#7fb0ff;--red:#ff8a80;--tint:#223046}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:24px 16px;background:var(--back);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{width:100%;max-width:460px;background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:32px;box-shadow:0 8px 30px rgba(20,30,50,.08)}
.mark{display:flex;align-items:center;gap:10px;font-weight:700;color:var(--blue);letter-spacing:.02em}
.mark svg{display:block}
h1{font-size:1.3rem;line-height:1.45;margin:18px 0 6px}
p{margin:0 0 14px;color:var(--soft)}
dl{margin:0 0 18px;padding:14px 16px;background:var(--back);border-radius:10px;display:grid;grid-template-columns:auto 1fr;gap:6px 14px;font-size:.92rem}
dt{color:var(--soft)}dd{margin:0}
fieldset{border:1px solid var(--line);border-radius:10px;margin:0 0 18px;padding:10px 16px 12px}
legend{padding:0 6px;font-size:.85rem;color:var(--soft)}
.scope{display:flex;gap:10px;align-items:flex-start;margin:6px 0}
.scope input{width:18px;height:18px;margin:4px 0 0;accent-color:var(--blue);flex:none}
.scope small{display:block;color:var(--soft)}
label.key{display:block;font-weight:600;margin:0 0 6px}
input[type=password],input[type=email]{width:100%;font:inherit;padding:11px 12px;border:1px solid var(--line);border-radius:10px;background:var(--paper);color:inherit}
input[type=password]:focus-visible,input[type=email]:focus-visible,summary:focus-visible,button:focus-visible,.scope input:focus-visible{outline:3px solid var(--blue);outline-offset:1px}
.hint{font-size:.88rem;margin:8px 0 18px}
.wrong{background:var(--tint);border-left:4px solid var(--red);color:var(--red);border-radius:6px;padding:10px 14px;margin:0 0 14px}
.buttons{display:flex;gap:10px;flex-direction:row-reverse}
button{flex:1;font:inherit;font-weight:600;padding:12px;border-radius:10px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.yes{flex:2;background:#1f5fbf;border-color:#1f5fbf;color:#fff}
button.yes:hover{background:#184f9f}
.mail{border-bottom:1px solid var(--line);padding-bottom:18px;margin-bottom:6px}
.or{text-align:center;margin:12px 0}
.who strong{color:var(--ink)}
details{margin:0 0 18px}summary{cursor:pointer;color:var(--soft);margin:0 0 10px}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9em;background:var(--back);padding:.1em .35em;border-radius:5px;white-space:nowrap}
`;

const MARK =
  '<div class="mark"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#1f5fbf"/><path d="M6 10c4-4 6 4 10 0s6 2 6 2M6 17c4-4 6 4 10 0s6 2 6 2" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>말결 Malgyeol</div>';

export function page(title: string, body: string, formTargets: readonly string[] = []): Page {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${formTargets.map((target) => ` ${target}`).join('')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
    html: `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · 말결</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${MARK}
${body}
</main>
</body>
</html>
`,
  };
}
