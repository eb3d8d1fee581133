import { openStore } from '../../dist/store/open-store.js';

/** Writes one large dictionary over and over, until it is killed. */
const store = await openStore(JSON.parse(process.argv[2]));
const sets = { cp: {}, cpCaret: {}, vv: {}, va: {}, mm: {}, mag: {}, ic: {} };
for (let round = 0; ; round++) {
  const version = round % 2 === 0 ? '짝' : '홀';
  const np = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${version}${i}`, 1]));
  if (round === 1) process.send('writing');
  await store.putDictionary({ domainName: '큰', sets: { ...sets, np }, version });
}
