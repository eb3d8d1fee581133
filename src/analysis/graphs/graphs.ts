import { EncoderBatch, type EncoderInput } from '../encoder/encoder-batch.js';
import { LOOKUPS } from '../encoder/features.js';
import type { ModelFiles } from '../encoder/model-files.js';
import type { TaggerConfig } from '../encoder/tagger-config.js';
import { type Feeds, type GraphName, type GraphOutput, type GraphPart, isFed } from './graph-part.js';
import { type Session, Tensor } from './onnx-runtime.js';
import { openGraph } from './open-graph.js';

export const DENSE_GRAPH = 'dense.onnx';

/** The graphs as one thread holds them, each opened by its first use. */
export class Graphs {
  private readonly sessions = new Map<GraphName, Promise<Session>>();
  /** Inputs that no run is using. Callers that read at the same time each have their own. */
  private readonly spare: EncoderBatch[] = [];
  private readonly memory: Uint32Array | undefined;

  /** Without `config` there is no encoder. */
  constructor(
    private readonly files: ModelFiles,
    private readonly config?: TaggerConfig,
  ) {
    this.memory = config && new Uint32Array(files['memory.bin']!);
  }

  async run(graph: GraphName, part: GraphPart): Promise<GraphOutput> {
    const session = await this.open(graph);
    return isFed(graph) ? feed(session, part as Feeds) : this.encode(session, part as EncoderInput[]);
  }

  open(graph: GraphName): Promise<Session> {
    const before = this.sessions.get(graph);
    if (before) return before;
    const name = isFed(graph) ? `${graph}.onnx` : this.config!.graphs[graph];
    const session = openGraph(this.files[name]!);
    this.sessions.set(graph, session);
    return session;
  }

  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map(async (session) => (await session).release()));
  }

  private async encode(session: Session, inputs: readonly EncoderInput[]): Promise<GraphOutput> {
    const batch = this.spare.pop() ?? new EncoderBatch(this.config!, this.memory!);
    batch.fill(inputs);
    const { ids, lengths, memory, count, width } = batch;
    const output = await session.run({
      ids: new Tensor('int32', ids, [count, width]),
      lengths: new Tensor('int32', lengths, [count]),
      memory: new Tensor('uint8', memory, [count, width, LOOKUPS * this.config!.memory.dim]),
    });
    this.spare.push(batch);
    return numbersOf(output);
  }
}

async function feed(session: Session, feeds: Feeds): Promise<GraphOutput> {
  const tensors = Object.entries(feeds).map(([name, { data, dims }]) => [
    name,
    data instanceof Uint8Array ? new Tensor('uint8', data, dims) : new Tensor('int32', data, dims),
  ]);
  return numbersOf(await session.run(Object.fromEntries(tensors)));
}

function numbersOf(output: Session.ReturnType): GraphOutput {
  return Object.fromEntries(Object.entries(output).map(([name, { data }]) => [name, data])) as GraphOutput;
}
