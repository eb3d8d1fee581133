import { workerData } from 'node:worker_threads';
import { asError } from '../as-error.js';
import { readTaggerConfig } from '../encoder/tagger-config.js';
import { type Claimable, ClaimQueue, Claims } from './claims.js';
import type { GraphOutput, GraphPart } from './graph-part.js';
import { Graphs } from './graphs.js';
import type { HelperData, HelperReply } from './helper.js';
import { partsOf, type SentTask } from './shared-task.js';

interface Task extends Claimable {
  id: number;
  parts: GraphPart[];
}

const { files, port } = workerData as HelperData;
const graphs = new Graphs(files, readTaggerConfig(files));
const queue = new ClaimQueue<Task>();
let working = false;

// What comes meanwhile is kept, and claimed by whoever sent it.
await Promise.all([graphs.open('small'), graphs.open('large')]);
port.on('message', (sent: SentTask) => {
  const parts = partsOf(sent);
  queue.add({ id: sent.id, graph: sent.graph, parts, claims: new Claims(parts.length, sent.claims) });
  if (!working) void work();
});
port.on('close', () => graphs.close());

async function work(): Promise<void> {
  working = true;
  for (let next = queue.claim(); next; next = queue.claim()) {
    const reply = await answer(next.task, next.index);
    port.postMessage(
      reply,
      'error' in reply ? [] : Object.values(reply.output).map(({ buffer }) => buffer as ArrayBuffer),
    );
  }
  working = false;
}

async function answer({ id, graph, parts }: Task, index: number): Promise<HelperReply> {
  try {
    return { id, index, output: copyOf(await graphs.run(graph, parts[index]!)) };
  } catch (error) {
    return { id, index, error: asError(error) };
  }
}

/** What a graph gives is its own memory; a copy can be handed over as it is. */
function copyOf(output: GraphOutput): GraphOutput {
  return Object.fromEntries(Object.entries(output).map(([name, numbers]) => [name, numbers.slice()]));
}
