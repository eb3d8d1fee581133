/** Processor time that is spent to find out, in milliseconds. */
const SPENT_MS = 100;

/** How many times longer than its processor time work takes on this machine now: 1 where nobody else is at work. */
export function machineLoad(): number {
  const begin = performance.now();
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent >= SPENT_MS) return Math.max(1, (performance.now() - begin) / spent);
  }
}
