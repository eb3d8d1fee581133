/** What was begun for somebody who has gone. */
export class Abandoned extends Error {
  constructor() {
    super('분석을 기다리는 쪽이 없어 그만두었습니다.');
  }
}

/** One word of memory that the asking thread sets and the working one looks at, which gets no message while it works. */
export function newAbandonment(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function abandon(abandonment: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(abandonment), 0, 1);
}

export function throwIfAbandoned(abandonment: SharedArrayBuffer | undefined): void {
  if (abandonment && Atomics.load(new Int32Array(abandonment), 0) !== 0) throw new Abandoned();
}
