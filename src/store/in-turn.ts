/**
 * What is read again whenever the store says that it changed, one reading after the other: an older one must not overwrite a
 * newer one. A reading that has not begun serves all who ask for it.
 */
export function inTurn(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  return () => {
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = undefined;
        return read();
      });
    running = queued;
    return running;
  };
}
