/**
 * Sends AnalyzeSyntax over Connect JSON from keep-alive connections and reports rate and latency.
 * node test/load/load.mjs URL KEY [--connections 32] [--seconds 10] [--characters 50]
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '10' },
    characters: { type: 'string', default: '50' },
  },
});
const [url, key] = positionals;
const WORDS =
  '햇빛이 선명하게 나뭇잎을 핥고 있었다 나비 허리에 새파란 초생달이 시리다 오늘은 날씨가 참 좋아서 산책을 했다'.split(
    ' ',
  );
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });
const target = `${url}/svc.LanguageService/AnalyzeSyntax`;
const end = performance.now() + Number(values.seconds) * 1000;
const latencies = [];
let failed = 0;

/** A different text every time: a cache must not win. */
function sentence(seed) {
  let text = '';
  for (let i = seed; text.length < Number(values.characters); i = (i * 7 + 3) % 1009)
    text += `${WORDS[i % WORDS.length]} `;
  return `${text.slice(0, Number(values.characters) - 1)}.`;
}

function call(seed) {
  const body = JSON.stringify({ document: { content: sentence(seed) }, encoding_type: 'UTF32' });
  const begun = performance.now();
  return new Promise((resolve) => {
    const headers = {
      'api-key': key,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(target, { method: 'POST', agent, headers }, (response) => {
      response.on('data', () => {});
      response.on('end', () => {
        if (response.statusCode === 200) latencies.push(performance.now() - begun);
        else failed++;
        resolve();
      });
    });
    sent.on('error', () => {
      failed++;
      resolve();
    });
    sent.end(body);
  });
}

async function caller(number) {
  for (let i = number; performance.now() < end; i += 31) await call(i);
}

await Promise.all(Array.from({ length: Number(values.connections) }, (_, i) => caller(i + 1)));
latencies.sort((a, b) => a - b);
const at = (share) =>
  Math.round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] * 10) / 10;
const rate = Math.round(latencies.length / Number(values.seconds));
console.log(
  JSON.stringify({
    requests: latencies.length,
    failed,
    perSecond: rate,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
  }),
);
process.exit(0);
