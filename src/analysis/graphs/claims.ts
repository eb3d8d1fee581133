import type { GraphName } from './graph-part.js';

/** The parts of a task that nobody has begun, counted in memory that two threads see: each part is claimed once. */
export class Claims {
  private readonly next: Int32Array;

  constructor(
    private readonly count: number,
    readonly shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.next = new Int32Array(shared);
  }

  /** The number of a part that is now the caller's, undefined when all are taken. */
  take(): number | undefined {
    const index = Atomics.add(this.next, 0, 1);
    return index < this.count ? index : undefined;
  }

  /** Nobody begins what is left. */
  close(): void {
    Atomics.store(this.next, 0, this.count);
  }
}

export interface Claimable {
  graph: GraphName;
  claims: Claims;
}

/** What is asked last about a text comes first: its answer is nearly there. */
const ORDER: readonly GraphName[] = ['dense', 'reader', 'large', 'small'];

/** The tasks that a thread knows of, in the order in which it claims their parts. */
export class ClaimQueue<Task extends Claimable> {
  private readonly tasks: Record<GraphName, Task[]> = {
    dense: [],
    reader: [],
    large: [],
    small: [],
  };

  add(task: Task): void {
    this.tasks[task.graph].push(task);
  }

  claim(): { task: Task; index: number } | undefined {
    for (const graph of ORDER) {
      const tasks = this.tasks[graph];
      while (tasks.length > 0) {
        const index = tasks[0]!.claims.take();
        if (index !== undefined) return { task: tasks[0]!, index };
        tasks.shift();
      }
    }
    return undefined;
  }
}
