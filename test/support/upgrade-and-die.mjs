import { MIGRATIONS } from '../../dist/store/migrations.js';
import { openStore } from '../../dist/store/open-store.js';

/** Opens a store of an older program, and is killed before the statement of that number, or ends where there are fewer. */
const [location, last] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');
let statements = 0;
const killer = {
  transformQuery({ node }) {
    if (++statements === Number(last)) die();
    return node;
  },
  transformResult: async ({ result }) => result,
};
for (const migration of MIGRATIONS) {
  const { up } = migration;
  migration.up = (db) => up(db.withPlugin(killer));
}
const store = await openStore({ ...JSON.parse(location), tell: () => {} });
await store.close();
