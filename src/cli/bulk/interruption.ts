const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Lets a run say its last words; then the process ends by the signal, as whoever sent it expects. */
export function onInterruption(say: () => void): { end(): void } {
  const end = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals) => {
    end();
    try {
      say();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return { end };
}
