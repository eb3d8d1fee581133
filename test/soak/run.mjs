/**
 * The proof that lasts: fuzzing, kills, floods, mixed load, replicas; a report with plots. Needs a build.
 *
 *   npm run soak -- [--short] [--only fuzz,kills,connections,load,replicas] [--inputs 1000000] [--kills 200]
 *        [--minutes 60] [--connections 1] [--seconds N] [--seed N] [--out soak-report]
 *
 * --seconds ends each kind of fuzzing after so long, however many inputs are left.
 * --connections is the share of the whole (50,000 connections, 10,000 resets…). --short takes about a minute, without slow callers.
 * Exits with 1 where anything was wrong.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { connections } from './connections.mjs';
import { fuzz, OF_ROUTES } from './fuzz.mjs';
import { kills } from './kills.mjs';
import { command, KEY, serve, temporaryData } from './lib.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { replicas } from './replicas.mjs';
import { writeReport } from './report.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    inputs: { type: 'string' },
    kills: { type: 'string' },
    minutes: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    out: { type: 'string', default: 'soak-report' },
  },
});
const whole = { inputs: 1_000_000, kills: 200, minutes: 60, connections: 1 };
const brief = { inputs: 3000, kills: 4, minutes: 0.1, connections: 0.01 };
const amount = (name) => Number(values[name] ?? (values.short ? brief : whole)[name]);
const parts = (values.only ?? 'fuzz,load,kills,replicas,connections').split(',');
const seed = Number(values.seed);
/** Seconds of fuzzing in the short form, however slow the machine is. */
const SHORT_SECONDS = 8;

mkdirSync(values.out, { recursive: true });
const results = {};
const log = (part) => (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${part}: ${line}`);
/** A part that breaks is a fault; the others still run. */
async function part(name, work) {
  if (!parts.includes(name.split(' ')[0])) return;
  const begun = performance.now();
  try {
    results[name] = await work(log(name));
  } catch (error) {
    results[name] = { faults: [String(error?.stack ?? error)] };
  }
  results[name].took = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${results[name].faults.length} faults in ${results[name].took} s`);
  for (const fault of results[name].faults.slice(0, 5))
    console.log(`  ${JSON.stringify(fault).slice(0, 1000)}`);
}

/** The double cannot correct: its server says so, as one without the feature. */
const WITHOUT_CORRECTION = ['--features', 'analysis,dictionaries,senses,search,mcp,playground'];

async function withServer(double, work) {
  const data = temporaryData();
  await command(['-reg', KEY, '--data', data.directory]);
  const options = ['--data', data.directory, '--workers', '2', ...(double ? WITHOUT_CORRECTION : [])];
  const server = await serve(options, { double });
  let ended;
  server.exited.then((how) => {
    ended = how;
  });
  try {
    const result = await work(server);
    if (ended !== undefined)
      result.faults.push(`the server ended: ${ended}\n${server.printed().slice(-2000)}`);
    return result;
  } finally {
    await server.kill('SIGTERM');
    data.remove();
  }
}

/** Of all inputs this share goes to the real engine; the others try the routes, where a double is as good and quicker. */
const OF_ENGINE = 0.25;
const seconds = Number(values.seconds ?? (values.short ? SHORT_SECONDS : Number.POSITIVE_INFINITY));
await part('fuzz (engine)', (line) =>
  withServer(false, ({ url }) =>
    fuzz({ url, inputs: amount('inputs') * OF_ENGINE, seconds, seed, log: line }),
  ),
);
await part('fuzz (routes)', (line) =>
  withServer(true, ({ url }) =>
    fuzz({ url, inputs: amount('inputs') * (1 - OF_ENGINE), seconds, seed, only: OF_ROUTES, log: line }),
  ),
);
await part('load', (line) =>
  withServer(false, ({ url }) =>
    mixedLoad({ url, key: KEY, minutes: amount('minutes'), out: values.out, log: line }),
  ),
);
await part('kills (SQLite)', (line) => kills({ rounds: amount('kills'), seed, log: line }));
const bin = findPostgres();
if (bin === undefined) {
  results.PostgreSQL = {
    faults: [],
    skipped: ['PostgreSQL is not installed: no kills and replicas with it'],
  };
} else if (parts.some((name) => name === 'kills' || name === 'replicas')) {
  const postgres = await startPostgres(bin);
  await part('kills (PostgreSQL)', async (line) => {
    return kills({ rounds: amount('kills'), seed, databaseUrl: await postgres.createDatabase(), log: line });
  });
  await part('replicas (PostgreSQL)', async (line) =>
    replicas({
      seconds: Math.max(8, amount('minutes') * 6),
      seed,
      databaseUrl: await postgres.createDatabase(),
      log: line,
    }),
  );
  await postgres.stop();
}
await part('connections', (line) => connections({ share: amount('connections'), log: line }));

writeFileSync(`${values.out}/results.json`, JSON.stringify({ seed, results }, undefined, 1));
const faults = writeReport(values.out, { seed, results });
console.log(`${faults} faults; ${values.out}/report.md`);
process.exit(faults > 0 ? 1 : 0);
