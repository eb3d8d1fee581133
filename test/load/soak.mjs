/**
 * Mixed load for a long time, and what the server's memory does meanwhile. Needs a build and a running server.
 * node test/load/soak.mjs URL KEY [--minutes 60] [--pause 100] [--connections 2] [--sample 15] [--out soak.jsonl]
 * A line every so many seconds: what /metrics says and how many requests ended how. The last line: memory by sixths of the time
 * and its slope after the first sixth, which warms up.
 */
import { appendFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createClient } from '@connectrpc/connect';
import {
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node';
import { CustomDictionaryService } from '../../dist/gen/svc/custom_dict_pb.js';
import { LanguageService } from '../../dist/gen/svc/language_service_pb.js';
import { RevisionService } from '../../dist/gen/svc/revision_service_pb.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    pause: { type: 'string', default: '100' },
    connections: { type: 'string', default: '2' },
    sample: { type: 'string', default: '15' },
    out: { type: 'string' },
  },
});
const [url, key] = positionals;
const end = Date.now() + Number(values.minutes) * 60_000;
const SAMPLE_MS = Number(values.sample) * 1000;
const headers = { 'api-key': key, 'x-svc-app-id': 'soak' };
const WORDS =
  '햇빛이 선명하게 나뭇잎을 핥고 있었다 나비 허리에 새파란 초생달이 시리다 오늘은 날씨가 참 좋아서 산책을 했다'.split(
    ' ',
  );

let seed = 1;
/** Different every time, the same in every run. */
function random(below) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % below;
}
const words = (count) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
const text = (sentences) => Array.from({ length: sentences }, () => `${words(3 + random(10))}.`).join('\n');

const grpc = createGrpcTransport({ baseUrl: url });
const web = createGrpcWebTransport({ baseUrl: url, httpVersion: '1.1' });
const binary = createConnectTransport({ baseUrl: url, httpVersion: '1.1', useBinaryFormat: true });
const language = [grpc, web, binary].map((transport) => createClient(LanguageService, transport));
const dictionaries = createClient(CustomDictionaryService, grpc);
const correction = createClient(RevisionService, grpc);

async function post(path, body, more = {}) {
  const response = await fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body });
  await response.arrayBuffer();
  return response.status;
}
const json = (path, body, more) => post(path, JSON.stringify(body), more);
const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';

/** [weight, what, the call]; a call returns its HTTP status or throws. */
const KINDS = [
  [30, 'analyze', () => json(ANALYZE, { document: { content: text(1) }, encoding_type: 'UTF32' })],
  [8, 'rest', () => json('/svc/api/v1/analyze', { document: { content: text(2) }, auto_spacing: true })],
  [
    6,
    'gzip',
    () =>
      post(ANALYZE, gzipSync(JSON.stringify({ document: { content: text(3) } })), {
        'content-encoding': 'gzip',
      }),
  ],
  [
    12,
    'protocols',
    () => language[random(3)].analyzeSyntax({ document: { content: text(2) }, encodingType: 3 }, { headers }),
  ],
  [6, 'list', () => json('/svc.LanguageService/AnalyzeSyntaxList', { sentences: [text(1), '', text(1)] })],
  [6, 'tokenize', () => language[0].tokenize({ document: { content: text(2) } }, { headers })],
  [8, 'correct', () => json('/svc.RevisionService/CorrectError', { document: { content: text(1) } })],
  [
    2,
    'stream',
    async () => {
      for await (const _ of correction.streamCorrectError({ document: { content: text(1) } }, { headers }));
    },
  ],
  [
    3,
    'dictionary',
    async () => {
      const domainName = `soak-${random(5)}`;
      const items = Object.fromEntries(Array.from({ length: 200 }, () => [words(1) + random(10_000), 1]));
      await dictionaries.updateCustomDictionary({ domainName, dict: { npSet: { items } } }, { headers });
      return json(ANALYZE, { document: { content: text(1) }, custom_dict_names: [domainName] });
    },
  ],
  [1, 'long', () => json(ANALYZE, { document: { content: text(300) }, auto_split_sentence: true })],
  [3, 'wrong key', () => json(ANALYZE, {}, { 'api-key': 'wrong' })],
  [3, 'broken', () => post(ANALYZE, '{"document":')],
  [
    1,
    'no message',
    () => post(ANALYZE, Buffer.alloc(200_000, 0x20), { 'content-type': 'application/proto' }),
  ],
  [2, 'deadline', () => json(ANALYZE, { document: { content: text(60) } }, { 'connect-timeout-ms': '1' })],
  [
    2,
    'gone',
    async () => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 5);
      await fetch(url + ANALYZE, {
        method: 'POST',
        headers,
        body: JSON.stringify({ document: { content: text(50) } }),
        signal: controller.signal,
      });
    },
  ],
  [
    2,
    'reset',
    () =>
      new Promise((resolve) => {
        const session = connect(url);
        session.on('error', resolve);
        const stream = session.request({ ':method': 'POST', ':path': ANALYZE, ...headers });
        stream.on('error', () => {});
        stream.write('{');
        setTimeout(() => {
          stream.close(8);
          session.close(resolve);
        }, 5);
      }),
  ],
];
const wheel = KINDS.flatMap((kind) => Array.from({ length: kind[0] }, () => kind));
const counts = {};

async function caller() {
  while (Date.now() < end) {
    const [, name, call] = wheel[random(wheel.length)];
    const result = await Promise.resolve()
      .then(call)
      .catch((error) => error.code ?? error.name ?? 'error');
    const outcome = typeof result === 'number' ? result : typeof result === 'string' ? result : 'ok';
    counts[`${name} ${outcome}`] = (counts[`${name} ${outcome}`] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, Number(values.pause)));
  }
}

const samples = [];
async function sample() {
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  const gauge = (name) =>
    Number(new RegExp(`^malgyeol_${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const megabytes = (name) => Math.round(gauge(name) / 1e5) / 10;
  const line = {
    minute: Math.round((Date.now() - begun) / 6000) / 10,
    rss: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
    cpu: Math.round(gauge('process_cpu_seconds_total')),
    fds: gauge('process_open_fds'),
    queue: gauge('queue_requests'),
    requests: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
  samples.push(line);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(line)}\n`);
  else console.log(JSON.stringify(line));
}

/** Least squares; in megabytes an hour. */
function slope(points) {
  const mean = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((p) => p.minute), mean((p) => p.rss)];
  const cross = points.reduce((sum, p) => sum + (p.minute - x) * (p.rss - y), 0);
  return Math.round((cross / points.reduce((sum, p) => sum + (p.minute - x) ** 2, 0)) * 600) / 10;
}

const begun = Date.now();
const timer = setInterval(() => sample().catch((error) => console.error(String(error))), SAMPLE_MS);
await Promise.all(Array.from({ length: Number(values.connections) }, caller));
clearInterval(timer);
await sample();
const sixths = Array.from({ length: 6 }, (_, i) => {
  const part = samples.slice(
    Math.floor((samples.length * i) / 6),
    Math.floor((samples.length * (i + 1)) / 6),
  );
  return part.map(({ rss }) => rss).sort((a, b) => a - b)[part.length >> 1];
});
const warm = samples.slice(Math.floor(samples.length / 6));
const summary = { rssBySixths: sixths, slopeMbPerHour: slope(warm), counts };
if (values.out) appendFileSync(values.out, `${JSON.stringify(summary)}\n`);
console.log(JSON.stringify(summary));
process.exit(0);
