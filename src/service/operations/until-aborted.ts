import { abortError } from '../../errors/service-error.js';

/** The result of the work, or the reason of the abort as soon as there is one; the work itself may go on. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {});
    return Promise.reject(abortError(signal));
  }
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(abortError(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** The results of the tasks in order, as they come; at most `width` are begun ahead of whoever takes them. */
export async function* inOrder<T, R>(
  items: readonly T[],
  width: number,
  signal: AbortSignal,
  task: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const ahead: Array<Promise<R>> = [];
  let next = 0;
  while (next < items.length || ahead.length > 0) {
    while (next < items.length && ahead.length < width && !signal.aborted) {
      const result = task(items[next++]!);
      // One that fails behind another is told when its turn comes, if it does.
      result.catch(() => {});
      ahead.push(result);
    }
    yield await untilAborted(ahead.shift() ?? Promise.reject(abortError(signal)), signal);
  }
}

/** Runs the tasks, at most `width` at one time, in order; after an abort no further one is started. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  width: number,
  signal: AbortSignal,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  async function lane() {
    while (next < items.length) {
      if (signal.aborted) throw abortError(signal);
      const index = next++;
      try {
        results[index] = await task(items[index]!);
      } catch (error) {
        // The other lanes stop too.
        next = items.length;
        throw error;
      }
    }
  }
  const lanes = Array.from({ length: Math.min(width, items.length) }, lane);
  await untilAborted(Promise.all(lanes), signal);
  return results;
}
