import { linkSync, lutimesSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from '../is-running.js';
import { refuseOtherThanFile } from './own-file.js';

/** Who holds a lock: a number of a process is given again after it has ended, so that its start counts too. */
interface Holder {
  pid: number;
  started: string;
  host: string;
}

/** Gives the lock back. */
export type Release = () => void;

const REFRESH_MS = 5000;
/** Whether a process of another machine lives is seen by its lock alone, which it touches now and then. */
const UNTOUCHED_MS = 60_000;
/** A lock is made and then written: so long nobody takes one without a holder for left behind. */
const UNWRITTEN_MS = 5000;
const WAIT_MS = 20;
const LONGEST_WAIT_MS = 20_000;

/** Takes the lock unless a living process holds it; one that a process left behind when it was killed is no hindrance. */
export function takeLock(path: string): Release | undefined {
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
  } satisfies Holder);
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return held(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    refuseOtherThanFile(path);
    if (isLocked(path)) return undefined;
    putAside(path);
  }
}

/** Another process may have taken the lock since it was looked at: then it gets it back. */
function putAside(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (isLocked(aside)) linkSync(aside, path);
  } catch {
    // It is gone, or taken again: who asks for it looks once more.
  }
  rmSync(aside, { force: true });
}

/** For what is done in a moment: waits until the lock is free. */
export async function waitForLock(path: string): Promise<Release> {
  for (const end = Date.now() + LONGEST_WAIT_MS; ; ) {
    const release = takeLock(path);
    if (release) return release;
    if (Date.now() > end) throw new Error(`${path}: 다른 프로세스가 잠그고 있습니다.`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * (1 + Math.random())));
  }
}

export function isLocked(path: string): boolean {
  let text: string;
  let age: number;
  try {
    text = readFileSync(path, 'utf8');
    age = Date.now() - statSync(path).mtimeMs;
  } catch {
    return false;
  }
  const holder = holderIn(text);
  if (!holder) return age < UNWRITTEN_MS;
  if (holder.host !== hostname()) return age < UNTOUCHED_MS;
  return isRunning(holder.pid) && startOf(holder.pid) === holder.started;
}

function held(path: string): Release {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      lutimesSync(path, now, now);
    } catch {
      // Somebody has removed the directory; the run itself will find that out.
    }
  }, REFRESH_MS).unref();
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<Holder>;
    const isWhole = Number.isInteger(pid) && typeof started === 'string' && typeof host === 'string';
    return isWhole ? { pid: pid!, started: started!, host: host! } : undefined;
  } catch {
    return undefined;
  }
}

/** Distinguishes processes with the same number, where the system tells; after the name, which may hold spaces. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
