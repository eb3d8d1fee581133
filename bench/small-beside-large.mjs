/**
 * How small requests fare beside one large document, and what is left of the rate of corrections under three times the
 * load that the server can take. Starts the servers itself; with two builds it measures them in turns, round by round,
 * since a busy machine changes from minute to minute.
 *
 *   node bench/small-beside-large.mjs [--builds .,../before] [--rounds 3] [--seconds 8] [--megabytes 10] [--workers 2]
 *        [--only fairness|overload]
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { ANALYZE, at, CORRECT, post, serve, summary } from './serving.mjs';

const { values } = parseArgs({
  options: {
    builds: { type: 'string', default: '.' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    megabytes: { type: 'string', default: '10' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
/** Callers that keep the server busy without overrunning it. */
const PLATEAU_CALLERS = 32;
/** After this a caller gives up, as people and proxies do. In milliseconds. */
const PATIENCE_MS = 5000;
const LINE = '햇빛이 선명하게 나뭇잎을 핥고 있었다. 나비 허리에 새파란 초생달이 시리다.\n';
const SMALL = '나비 허리에 새파란 초생달이 시리다.';
const MISTAKEN = ['어제 친구를 만낫는데 참 반가왔다.', '그렇게 하면 않돼.', '몇일 동안 비가 왔읍니다.'];
/** No two are alike, as from different callers. */
const mistaken = (number) => `${number}번 손님의 글. ${MISTAKEN[number % MISTAKEN.length]}`;

async function small(url, until) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  while (performance.now() < until) times.push((await post(url, ANALYZE, SMALL, { agent })).ms);
  agent.destroy();
  return summary(times);
}

async function fairness({ url }) {
  const alone = await small(url, performance.now() + 1000 * Math.min(3, seconds));
  const gone = new AbortController();
  const text = LINE.repeat(Math.ceil((Number(values.megabytes) * 1024 * 1024) / Buffer.byteLength(LINE)));
  const large = post(url, ANALYZE, text, { signal: gone.signal });
  // Its body is read and cut first.
  await new Promise((wait) => setTimeout(wait, 1000));
  const beside = await small(url, performance.now() + 1000 * seconds);
  gone.abort();
  await large;
  return { alone, beside };
}

/** As many callers as given, each asks again when it is answered. */
async function plateau(url, callers) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + 1000 * seconds;
  let answered = 0;
  const caller = async (number) => {
    for (let i = number; performance.now() < until; i++) {
      const { status } = await post(url, CORRECT, mistaken(100_000 * number + i), { agent });
      if (status === 200) answered++;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, i) => caller(i)));
  agent.destroy();
  return answered / seconds;
}

/** Requests at a fixed rate, whatever becomes of those before. */
async function offered(url, rate) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4096 });
  const begun = performance.now();
  const counts = {};
  const times = [];
  const open = [];
  let sent = 0;
  while (performance.now() - begun < 1000 * seconds) {
    const due = ((performance.now() - begun) / 1000) * rate;
    for (; sent < due; sent++) {
      const call = post(url, CORRECT, mistaken(sent), { agent, patience: PATIENCE_MS });
      open.push(
        call.then(({ status, ms }) => {
          const inTime = performance.now() - begun < 1000 * seconds;
          if (status === 200 && inTime) times.push(ms);
          counts[status] = (counts[status] ?? 0) + 1;
        }),
      );
    }
    await new Promise((wait) => setTimeout(wait, 5));
  }
  await Promise.all(open);
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: Math.round(times.length / seconds), p50: at(times, 0.5), p99: at(times, 0.99), counts };
}

async function overload({ url }) {
  await plateau(url, 4);
  const most = await plateau(url, PLATEAU_CALLERS);
  const tripled = await offered(url, 3 * most);
  return { plateau: Math.round(most), tripled, kept: Math.round((tripled.perSecond / most) * 100) / 100 };
}

const builds = values.builds.split(',');
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const build of builds) {
    const server = await serve(build, values.workers);
    try {
      const line = { round, build };
      if (values.only !== 'overload') line.fairness = await fairness(server);
      if (values.only !== 'fairness') line.overload = await overload(server);
      console.log(JSON.stringify(line));
    } finally {
      await server.stop();
    }
  }
}
process.exit(0);
