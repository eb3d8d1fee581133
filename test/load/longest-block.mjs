/**
 * How long one turn of the serving thread takes while something large comes in, by the CPU time of that thread: other
 * programs on the machine do not change it much. Starts a server of its own; needs a build and Linux.
 * node test/load/longest-block.mjs
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { createConfig } from '../../dist/server/config.js';
import { startServer } from '../../dist/server/server.js';
import { createServerEngine } from '../../dist/service/workers/server-engine.js';

const data = mkdtempSync(join(tmpdir(), 'malgyeol-turns-'));
const server = await startServer({
  config: createConfig({ port: 0, host: '127.0.0.1', data }),
  createEngine: () => createServerEngine({ threads: 2 }),
  logger: pino({ level: 'silent' }),
});
await server.ready;

/** The caller has a thread of its own, so that its work is not counted. */
const caller = new Worker(
  `const { parentPort, workerData: { url, key } } = require('node:worker_threads');
  const line = '햇빛이 선명하게 나뭇잎을 핥고 있었다. 나비 허리에 새파란 초생달이 시리다.\\n';
  const bodies = {
    dictionary: (n) => ({ domain_name: 'large', dict: { np_set: { items: Object.fromEntries(
      Array.from({ length: n }, (_, i) => ['낱말' + String.fromCharCode(0xac00 + (i % 11172)) + i, 1])) } } }),
    document: (n) => ({ document: { content: line.repeat(Math.ceil(n / Buffer.byteLength(line))) }, encoding_type: 'UTF32' }),
    json: (n) => n,
  };
  parentPort.on('message', async ({ path, kind, size, method = 'POST' }) => {
    const body = method === 'GET' ? undefined : JSON.stringify(bodies[kind](size));
    parentPort.postMessage('begin');
    const response = await fetch(url + path, { method, headers: { 'api-key': key }, body });
    for await (const _ of response.body);
    parentPort.postMessage(response.status);
  });`,
  { eval: true, workerData: { url: `http://127.0.0.1:${server.port}`, key: server.firstKey } },
);

const cpu = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let turns = [];
let last = cpu();
function turn() {
  const now = cpu();
  turns.push(now - last);
  last = now;
  setImmediate(turn);
}
turn();

function measure(name, call) {
  return new Promise((resolve) => {
    caller.on('message', function listen(message) {
      if (message === 'begin') {
        turns = [];
        return;
      }
      caller.off('message', listen);
      const longest = turns.sort((a, b) => b - a).slice(0, 3);
      console.log(JSON.stringify({ name, status: message, longestTurnsMs: longest.map(Math.round) }));
      resolve();
    });
    caller.postMessage(call);
  });
}

const dictionaries = '/svc.CustomDictionaryService';
const analyze = '/svc.LanguageService/AnalyzeSyntax';
await measure('warm up', { path: analyze, kind: 'document', size: 10_000 });
for (let i = 0; i < 3; i++) {
  const update = { path: `${dictionaries}/UpdateCustomDictionary`, kind: 'dictionary', size: 100_000 };
  await measure('upload of 100,000 words', update);
}
const named = { domain_name: 'large', domain_names: ['large'] };
await measure('get 100,000 words', {
  path: `${dictionaries}/GetCustomDictionary`,
  kind: 'json',
  size: named,
});
await measure('the same over REST', { path: '/svc/api/v1/customdict/large', method: 'GET' });
await measure('list', { path: `${dictionaries}/GetCustomDictionaryList`, kind: 'json', size: {} });
await measure('conflicts', { path: `${dictionaries}/CheckConflict`, kind: 'json', size: named });
await measure('document of 1 MB', { path: analyze, kind: 'document', size: 1024 * 1024 });
await server.close();
rmSync(data, { recursive: true, force: true });
process.exit(0);
