/** Every route, the analyser and the corrector, with inputs that nobody has planned for. */
import { connect } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { create, toBinary } from '@bufbuild/protobuf';
import fc from 'fast-check';
import * as dictionaries from '../../dist/gen/svc/custom_dict_pb.js';
import * as language from '../../dist/gen/svc/language_service_pb.js';
import * as revision from '../../dist/gen/svc/revision_service_pb.js';
import { anyText } from '../analysis/any-text.mjs';
import { analysisFault, correctionFault, errorFault } from './faults.mjs';
import { call, callJson, chance, KEY } from './lib.mjs';
import { framed, mutatedBytes, mutatedJson } from './mutate.mjs';

/** Texts of one list call: each is an input of its own. */
const LIST = 32;
/** Inputs between two looks at whether right answers are still right. */
const BETWEEN_CANARIES = 2000;
const MOST_FAULTS = 100;
/** Kinds that ask more of the routes than of the engine. */
export const OF_ROUTES = ['nearly right JSON', 'messages', 'gRPC', 'any bytes', 'AI tools'];

const SERVICES = [
  language.LanguageService,
  revision.RevisionService,
  dictionaries.CustomDictionaryService,
].flatMap((service) => service.methods.map((method) => [`/${service.typeName}/${method.name}`, method]));
const ROUTES = [
  ...SERVICES.map(([path]) => path),
  '/svc/api/v1/analyze',
  '/svc/api/v1/analyze-list',
  '/svc/api/v1/tokenize',
  '/svc/api/v1/correct-error',
  '/svc/api/v1/customdict',
  '/svc/api/v1/customdict/fuzz',
  '/svc/api/v1/customdict/check-conflict',
  '/mcp',
  '/sse',
  '/healthz',
  '/readyz',
  '/metrics',
  '/oauth/register',
  '/oauth/token',
  '/.well-known/oauth-authorization-server',
  '/v2/check',
  '/v2/languages',
  '/',
  '/nowhere',
];
const METHODS = ['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
const TYPES = [
  'application/json',
  'text/plain',
  'application/proto',
  'application/grpc-web+proto',
  'application/grpc-web-text',
  'application/connect+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '가',
];
const CANARIES = [
  '나비 허리에 새파란 초생달이 시리다.',
  '몇일 동안 비가 왔읍니다.',
  '아버지가방에들어가신다',
  '',
];

/** `only` names the kinds that are sent; all of them otherwise. */
export async function fuzz({ url, inputs, seconds = Number.POSITIVE_INFINITY, seed, width = 4, only, log }) {
  const random = chance(seed);
  const until = performance.now() + seconds * 1000;
  const faults = [];
  const counts = {};
  let done = 0;
  let texts = [];
  let sampled = seed;
  const text = () => {
    if (texts.length === 0) texts = fc.sample(anyText, { numRuns: 500, seed: sampled++ });
    return texts.pop();
  };
  const session = connect(url);
  session.on('error', () => {});

  const request = () => ({
    document: { content: text(), language: random.pick(['', 'ko_KR', 'en']) },
    encoding_type: random.pick(['UTF8', 'UTF16', 'UTF32', 'NONE', 3, 'x']),
    auto_split_sentence: random.often(50),
    auto_spacing: random.often(50),
    sentences: [text(), text()],
    domain_name: `fuzz-${random.below(20)}`,
    domain_names: [`fuzz-${random.below(20)}`],
    custom_dict_names: random.often(20) ? [`fuzz-${random.below(20)}`] : [],
    dict: { np_set: { items: { [text().slice(0, 20)]: 1, 낱말: 1 } } },
    config: { disable_typo_correction: random.often(50), level: random.below(4) },
    req_id: random.below(10),
    terms: [text().slice(0, 10)],
  });

  /** [weight, name, one round: how many inputs it was, and what was wrong]. */
  const kinds = [
    [
      20,
      'analyse',
      async () => {
        const sentences = Array.from({ length: LIST }, text);
        const body = { sentences, encoding_type: 'UTF32', auto_spacing: random.often(30) };
        const answer = await callJson(url, '/svc.LanguageService/AnalyzeSyntaxList', body);
        return [LIST, analysisFault(sentences, answer, body.auto_spacing), body];
      },
    ],
    [
      20,
      'correct',
      async () => {
        const content = Array.from({ length: 1 + random.below(4) }, text).join(random.pick([' ', '\n', '']));
        const body = { document: { content }, encoding_type: 'UTF32', config: request().config };
        delete body.config.level;
        return [
          1,
          correctionFault(content, await callJson(url, '/svc.RevisionService/CorrectError', body)),
          body,
        ];
      },
    ],
    [
      30,
      'nearly right JSON',
      async () => {
        const path = random.pick(ROUTES);
        const body = mutatedJson(request(), random);
        const answer = await callJson(url, path, body, { headers: headers(random, text) });
        return [1, errorFault(answer), { path, body }];
      },
    ],
    [
      15,
      'messages',
      async () => {
        const [path, method] = random.pick(SERVICES);
        const message = messageOf(method, text);
        const bytes = random.often(20) ? message : mutatedBytes(message, random);
        const web = random.often(50);
        const type = web ? 'application/grpc-web+proto' : 'application/proto';
        const body = web ? framed(bytes, random) : bytes;
        const answer = await call(url, path, { headers: { 'content-type': type }, body });
        const fault = isSaidCompressed(web, body) ? undefined : errorFault(answer, web);
        return [1, fault, { path, type, body: body.toString('base64') }];
      },
    ],
    [
      10,
      'gRPC',
      async () => {
        const [path, method] = random.pick(SERVICES);
        const body = framed(mutatedBytes(messageOf(method, text), random), random);
        const fault = await overHttp2(session, path, body);
        return [1, isSaidCompressed(true, body) ? undefined : fault, { path, body: body.toString('base64') }];
      },
    ],
    [
      10,
      'any bytes',
      async () => {
        const path = random.pick(ROUTES);
        const body = mutatedBytes(Buffer.from(JSON.stringify(request())), random);
        const packed = random.often(20) ? mutatedBytes(gzipSync(body), random) : undefined;
        const more =
          packed === undefined ? {} : { 'content-encoding': random.pick(['gzip', 'br', 'deflate']) };
        const method = random.pick(METHODS);
        const headers = { 'content-type': random.pick(TYPES), ...more };
        const answer = await call(url, path, { method, headers, body: packed ?? body });
        return [1, errorFault(answer), { method, path, headers, body: (packed ?? body).toString('base64') }];
      },
    ],
    [
      10,
      'AI tools',
      async () => {
        const body = mutatedJson(toolCall(random, text), random, random.below(3));
        const accept = {
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
        };
        const answer = await callJson(url, '/mcp', body, { headers: accept });
        return [1, errorFault(answer), { path: '/mcp', body }];
      },
    ],
  ];
  const chosen = kinds.filter(([, name]) => only?.includes(name) ?? true);
  const wheel = chosen.flatMap((kind) => Array.from({ length: kind[0] }, () => kind));
  const note = (kind, why, input) => {
    if (faults.length < MOST_FAULTS) faults.push({ kind, why, input });
  };

  const right = await canaries(url);
  async function lane() {
    while (done < inputs && performance.now() < until) {
      const [, name, round] = random.pick(wheel);
      const [count, fault, input] = await round();
      const before = done;
      done += count;
      counts[name] = (counts[name] ?? 0) + count;
      if (fault !== undefined) note(name, fault, input);
      if (Math.floor(before / BETWEEN_CANARIES) === Math.floor(done / BETWEEN_CANARIES)) continue;
      if ((await canaries(url)) !== right) note('canary', 'an answer has changed', '');
      log?.(`${done.toLocaleString('en')} inputs, ${faults.length} faults`);
    }
  }
  await Promise.all(Array.from({ length: width }, lane));
  if ((await canaries(url)) !== right) note('canary', 'an answer has changed', '');
  session.destroy();
  return { inputs: done, counts, faults };
}

async function canaries(url) {
  const answers = [];
  for (const content of CANARIES) {
    for (const path of ['/svc.LanguageService/AnalyzeSyntax', '/svc.RevisionService/CorrectError']) {
      answers.push((await callJson(url, path, { document: { content }, encoding_type: 'UTF32' })).text);
    }
  }
  return answers.join('\n');
}

function headers(random, text) {
  if (random.often(70)) return {};
  const odd = encodeURIComponent(text().replace(/[\ud800-\udfff]/g, ''));
  return {
    [random.pick(['x-svc-app-id', 'x-request-id', 'connect-timeout-ms', 'accept-encoding', 'origin'])]: odd,
  };
}

function messageOf({ input }, text) {
  const fields = Object.fromEntries(
    input.fields.flatMap((field) => {
      if (field.localName === 'document') return [['document', { content: text().toWellFormed?.() ?? '가' }]];
      if (field.localName === 'domainName') return [['domainName', 'fuzz-1']];
      return [];
    }),
  );
  return Buffer.from(toBinary(input, create(input, fields)));
}

const TOOLS = ['analyze_syntax', 'tokenize', 'correct_grammar', 'search_words', 'list_pos_tags', 'nothing'];
function toolCall(random, text) {
  const method = random.pick([
    'tools/call',
    'tools/call',
    'tools/list',
    'initialize',
    'resources/list',
    'ping',
  ]);
  const params = { name: random.pick(TOOLS), arguments: { text: text(), content: text(), query: text() } };
  return { jsonrpc: '2.0', id: random.below(100), method, params };
}

/** To what is said to be compressed, without saying how, INTERNAL is the answer that the protocols ask for. */
const isSaidCompressed = (enveloped, body) => enveloped && (body[0] & 1) === 1;

/** What is wrong, if anything: over HTTP/2 an answer, or a reset of this one stream. */
function overHttp2(session, path, body) {
  return new Promise((resolve) => {
    if (session.closed || session.destroyed) return resolve('the connection is gone');
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
      'api-key': KEY,
    });
    let status;
    const read = (sent) => {
      status = sent['grpc-status'] ?? status;
    };
    stream.setTimeout(60_000, () => stream.close());
    stream.on('response', read);
    stream.on('trailers', read);
    stream.on('error', () => {});
    stream.on('close', () => {
      const internal = status === '13' || status === '2' || status === undefined;
      resolve(internal ? `grpc-status ${status}` : undefined);
    });
    stream.resume();
    stream.end(body);
  });
}
