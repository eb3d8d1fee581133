import type { MessagePort } from 'node:worker_threads';
import { ClaimQueue } from './claims.js';
import type { GraphName, GraphPart } from './graph-part.js';
import type { Graphs } from './graphs.js';
import type { HelperReply } from './helper.js';
import { type PartDone, SharedTask, sentTask } from './shared-task.js';

/** Reads with the graphs of this thread, and with those of a helper where there is one. */
export class GraphReader {
  private helper: MessagePort | undefined;
  private readonly open = new Map<number, SharedTask>();
  private readonly queue = new ClaimQueue<SharedTask>();
  private tasks = 0;
  private reading = false;

  constructor(private readonly graphs: Graphs) {}

  /** Reads every part; calls back once for each as it is done. */
  async run(graph: GraphName, parts: readonly GraphPart[], done: PartDone): Promise<void> {
    if (this.helper && parts.length > 0) return this.share(graph, parts, done);
    for (let i = 0; i < parts.length; i++) done(i, await this.graphs.run(graph, parts[i]!));
  }

  /** From now on somebody at the other end of the port reads too. */
  takeHelp(port: MessagePort): void {
    this.helper = port;
    port.on('message', ({ id, index, ...reply }: HelperReply) => {
      const task = this.open.get(id);
      if ('error' in reply) task?.fail(reply.error);
      else task?.answer(index, reply.output);
    });
    port.on('close', () => {
      this.helper = undefined;
      for (const task of this.open.values())
        for (const index of task.orphans()) void this.readPart(task, index);
    });
  }

  async close(): Promise<void> {
    this.helper?.close();
    await this.graphs.close();
  }

  private async share(graph: GraphName, parts: readonly GraphPart[], done: PartDone): Promise<void> {
    const task = new SharedTask(this.tasks++, graph, parts, done);
    this.open.set(task.id, task);
    this.queue.add(task);
    this.helper!.postMessage(sentTask(task));
    this.readWhenIdle();
    try {
      await task.finished;
    } finally {
      this.open.delete(task.id);
    }
  }

  /** Whatever else this thread has to do comes first: nobody can do that for it. */
  private readWhenIdle(): void {
    if (this.reading) return;
    this.reading = true;
    setImmediate(async () => {
      const claimed = this.queue.claim();
      if (claimed) await this.readPart(claimed.task, claimed.index);
      this.reading = false;
      if (claimed) this.readWhenIdle();
    });
  }

  private async readPart(task: SharedTask, index: number): Promise<void> {
    task.keep(index);
    try {
      task.answer(index, await this.graphs.run(task.graph, task.parts[index]!));
    } catch (error) {
      task.fail(error as Error);
    }
  }
}
