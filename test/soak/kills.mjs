/** kill -9 in the middle of writing, again and again: what was acknowledged is there afterwards. */
import { callJson, chance, command, KEY, serve, sleep, temporaryData } from './lib.mjs';

const WORDS = 300;
const NAMES = ['하나', '둘', '셋'];

/** A dictionary that tells which writing it comes from by every one of its words. */
function dictionary(name, version) {
  const items = Object.fromEntries(Array.from({ length: WORDS }, (_, i) => [`판${version}낱말${i}`, 1]));
  return { domain_name: name, dict: { np_set: { items } } };
}

/** The version that a server holds, -1 for none; throws where it is not whole. */
async function versionAt(url, name) {
  const path = '/svc.CustomDictionaryService/GetCustomDictionary';
  const answer = await callJson(url, path, { domain_name: name });
  if (answer.status === 404) return -1;
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  const { dict } = JSON.parse(answer.text);
  const words = Object.keys(dict?.npSet?.items ?? {});
  if (words.length === 0) return -1;
  const versions = new Set(words.map((word) => /^판(\d+)낱말/.exec(word)?.[1]));
  if (versions.size !== 1 || words.length !== WORDS)
    throw new Error(`half a dictionary: ${words.length} words`);
  return Number([...versions][0]);
}

/** Without a database the data folder holds one of its own: SQLite. */
export async function kills({ rounds, seed, databaseUrl = '', log }) {
  const random = chance(seed);
  const data = temporaryData();
  const options = ['--data', data.directory];
  const env = { MALGYEOL_DATABASE_URL: databaseUrl };
  await command(['-reg', KEY, ...options], env);
  const acknowledged = new Map(NAMES.map((name) => [name, -1]));
  const faults = [];
  let version = 0;
  let writes = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await serve(options, { double: true, env });
      for (const name of NAMES) {
        // What was on its way when it was killed may have arrived or not; nothing older may be there.
        const found = await versionAt(server.url, name).catch((error) => String(error));
        if (typeof found === 'string' || found < acknowledged.get(name)) {
          faults.push(`round ${round}: ${name} is ${found}, acknowledged was ${acknowledged.get(name)}`);
        } else acknowledged.set(name, found);
      }
      const killed = sleep(random.below(400)).then(() => server.kill());
      let running = true;
      killed.then(() => {
        running = false;
      });
      while (running) {
        const name = random.pick(NAMES);
        const sent = ++version;
        const path = '/svc.CustomDictionaryService/UpdateCustomDictionary';
        const answer = await callJson(server.url, path, dictionary(name, sent));
        if (answer.status === 200) {
          acknowledged.set(name, sent);
          writes++;
        } else if (answer.status !== 0)
          faults.push(`round ${round}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      await killed;
      if (round % 10 === 9)
        log?.(`${round + 1} kills, ${writes} writes acknowledged, ${faults.length} faults`);
    }
  } finally {
    data.remove();
  }
  return { rounds, writes, faults };
}
