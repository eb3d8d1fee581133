/** Three servers over one PostgreSQL, killed in turn under load: callers who ask the next one notice nothing. */
import { callJson, chance, command, KEY, serve, sleep, temporaryData } from './lib.mjs';

const REPLICAS = 3;
const CALLERS = 6;
/** A server is away for about this long, in milliseconds. */
const AWAY_MS = 1500;

export async function replicas({ seconds, seed, databaseUrl, log }) {
  const random = chance(seed);
  const data = temporaryData();
  const options = ['--data', data.directory];
  const env = { MALGYEOL_DATABASE_URL: databaseUrl };
  await command(['-reg', KEY, ...options], env);
  const start = () => serve(options, { double: true, env });
  const servers = await Promise.all(Array.from({ length: REPLICAS }, start));
  const until = performance.now() + seconds * 1000;
  const faults = [];
  const acknowledged = new Map();
  let answered = 0;
  let retried = 0;
  let kills = 0;

  /** Asks one server after the other until one answers. */
  async function ask(path, body) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const server = servers[random.below(REPLICAS)];
      const answer = await callJson(server.url, path, body);
      if (answer.status !== 0 && answer.status !== 503) return answer;
      retried++;
      await sleep(100);
    }
    return { status: 0, text: 'twenty tries' };
  }

  async function caller(number) {
    const name = `부른쪽${number}`;
    for (let i = 0; performance.now() < until; i++) {
      const items = { [`낱말${i}`]: 1 };
      const update = { domain_name: name, dict: { np_set: { items } } };
      const put = await ask('/svc.CustomDictionaryService/UpdateCustomDictionary', update);
      if (put.status === 200) acknowledged.set(name, `낱말${i}`);
      const content = `가 나 ${i}`;
      const seen = await ask('/svc.LanguageService/AnalyzeSyntax', { document: { content } });
      const right = seen.status === 200 && JSON.parse(seen.text).tokensCount === 3;
      if (put.status !== 200 || !right)
        faults.push(`${put.status} ${seen.status} ${seen.text.slice(0, 100)}`);
      answered += 2;
    }
  }

  async function killer() {
    for (let turn = 0; performance.now() < until; turn = (turn + 1) % REPLICAS) {
      await sleep(AWAY_MS);
      await servers[turn].kill();
      kills++;
      servers[turn] = await start();
      log?.(`${kills} replicas killed, ${answered} answers, ${faults.length} faults`);
    }
  }

  await Promise.all([killer(), ...Array.from({ length: CALLERS }, (_, i) => caller(i))]);
  for (const [name, word] of acknowledged) {
    const got = await ask('/svc.CustomDictionaryService/GetCustomDictionary', { domain_name: name });
    if (!got.text.includes(word)) faults.push(`${name} does not hold ${word}`);
  }
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  data.remove();
  return { seconds, kills, answered, retried, faults };
}
