import { createInterface } from 'node:readline';

/**
 * The protocol of every adapter: `{"ready":true}` once the analyser is loaded, then one JSON line in, one out.
 * `{op, texts}` → `{result}`, one entry a text; `{op: 'time', batches, singles}` → how long morphemes took.
 * `operations` maps the names morphemes, sentences and space to functions of a list of texts.
 */
export async function serve(operations) {
  const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  send({ ready: true });
  for await (const line of createInterface({ input: process.stdin })) {
    const { op, texts, batches, singles } = JSON.parse(line);
    if (op === 'time') send({ result: await time(operations.morphemes, batches, singles) });
    else if (operations[op]) send({ result: await operations[op](texts) });
    else send({ result: null });
  }
}

async function time(morphemes, batches, singles) {
  for (const batch of batches) await morphemes(batch); // warms up compilers and caches
  const cpu = process.cpuUsage();
  const begin = performance.now();
  for (const batch of batches) await morphemes(batch);
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const each = [];
  for (const text of singles) {
    const start = performance.now();
    await morphemes([text]);
    each.push(performance.now() - start);
  }
  return { seconds, cpuSeconds: (user + system) / 1e6, single: each.sort((a, b) => a - b)[each.length >> 1] };
}
