/** Work on the thread that serves everybody pauses after this long. In milliseconds. */
const SLICE_MS = 8;

/** Runs work that yields at every place where it may be paused, letting others have the thread in between. */
export async function runInSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  }
}

/** All parts that the work yields. */
export function collectInSlices(parts: Iterable<string>): Promise<string[]> {
  return runInSlices(collecting(parts));
}

function* collecting(parts: Iterable<string>): Generator<void, string[]> {
  const all: string[] = [];
  for (const part of parts) {
    all.push(part);
    yield;
  }
  return all;
}

/** The same at once, for work that is known to be small. */
export function runAtOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
