/**
 * Sends one large document and, while it is worked on, small requests; reports how long those took.
 * node test/load/fairness.mjs URL KEY [--megabytes 1]
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { megabytes: { type: 'string', default: '1' } },
});
const [url, key] = positionals;
const target = `${url}/svc.LanguageService/AnalyzeSyntax`;
const post = (content) =>
  fetch(target, {
    method: 'POST',
    headers: { 'api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ document: { content }, encoding_type: 'UTF32' }),
  });

const line = '햇빛이 선명하게 나뭇잎을 핥고 있었다. 나비 허리에 새파란 초생달이 시리다.\n';
const lines = Math.ceil((Number(values.megabytes) * 1024 * 1024) / Buffer.byteLength(line));
let done = false;
const begun = performance.now();
const large = post(line.repeat(lines)).then(async (response) => {
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  done = true;
  return { status: response.status, bytes, seconds: Math.round((performance.now() - begun) / 100) / 10 };
});
const small = [];
while (!done) {
  const started = performance.now();
  await (await post('나비 허리에 새파란 초생달이 시리다.')).arrayBuffer();
  small.push(performance.now() - started);
}
small.sort((a, b) => a - b);
const at = (share) => Math.round(small[Math.min(small.length - 1, Math.floor(small.length * share))]);
console.log(
  JSON.stringify({
    large: await large,
    small: { requests: small.length, p50: at(0.5), p99: at(0.99), max: at(1) },
  }),
);
