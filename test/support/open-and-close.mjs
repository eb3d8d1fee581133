import { openStore } from '../../dist/store/open-store.js';

/** Another process that uses a store for a moment and leaves it, as commands do. */
const store = await openStore(JSON.parse(process.argv[2]));
const names = (await store.listDictionaries()).map(({ domainName }) => domainName);
await store.close();
process.send(names);
