/**
 * How long small analyses wait beside four callers who correct 1,000 characters each, over and over: prose, then texts
 * that are made to cost much. `--pause`: milliseconds between two small ones, 0 for one right after the other.
 *
 *   node bench/small-beside-hostile.mjs [--build .] [--rounds 3] [--seconds 10] [--workers 2] [--pause 0,50,400]
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { ANALYZE, CORRECT, post, serve, summary } from './serving.mjs';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    workers: { type: 'string', default: '2' },
    pause: { type: 'string', default: '0,50,400' },
  },
});
const seconds = Number(values.seconds);
const CALLERS = 4;
const CHARACTERS = 1000;
const SMALL = '나비 허리에 새파란 초생달이 시리다.';
const LINE = '햇빛이 선명하게 나뭇잎을 핥고 있었다. 나비 허리에 새파란 초생달이 시리다.\n';
/** Repeated without an end in sight: one line, one eojeol, and something that wants to be corrected in every place. */
const HOSTILE = [
  '안됬습니다',
  '수있',
  '않됀',
  '가나',
  '되요되',
  '갔읍니다만',
  '할수있을',
  'ㅏㄴㅏ',
  '못하는데도불구하고',
];

const repeated = (piece, head) => (head + piece.repeat(CHARACTERS)).slice(0, CHARACTERS);
/** No two are alike, as from different callers. */
const TEXTS = {
  prose: (number) => repeated(LINE, `${number}번 글. `),
  hostile: (number) => repeated(HOSTILE[number % HOSTILE.length], `${number}`),
};

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function small(url, pause) {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + 1000 * seconds;
  const times = [];
  while (performance.now() < until) {
    times.push((await post(url, ANALYZE, SMALL, { agent })).ms);
    if (pause > 0) await wait(pause);
  }
  agent.destroy();
  return summary(times);
}

/** Keeps callers asking while `work` lasts; with how many of their answers came and how long they took. */
async function beside(url, textOf, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const times = [];
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let i = caller; !isOver; i += CALLERS) {
      const { status, ms } = await post(url, CORRECT, textOf(i), { agent });
      if (status === 200) times.push(ms);
    }
  });
  await wait(1000);
  const result = await work();
  isOver = true;
  await Promise.all(callers);
  agent.destroy();
  return { small: result, theirs: summary(times) };
}

for (let round = 1; round <= Number(values.rounds); round++) {
  const server = await serve(values.build, values.workers);
  try {
    for (const pause of values.pause.split(',').map(Number)) {
      const alone = await small(server.url, pause);
      const line = { round, pause, alone };
      for (const [kind, textOf] of Object.entries(TEXTS)) {
        line[kind] = await beside(server.url, textOf, () => small(server.url, pause));
      }
      console.log(JSON.stringify(line));
    }
  } finally {
    await server.stop();
  }
}
process.exit(0);
