import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage-error.js';
import { type Asked, differences, keyOf } from './asked.js';
import type { BulkOptions } from './bulk-options.js';
import { type Progressed, readJournal, type Written, writeJournal } from './journal.js';
import { type MadeResults, readMade, writeMade } from './made-results.js';
import { makeDirectory, statsOf } from './output-paths.js';
import { refuseLink, refuseOtherThanFile } from './own-file.js';
import { START } from './row.js';
import { isLocked, type Release, takeLock, waitForLock } from './run-lock.js';
import { DAMAGED_FILE } from './sealed-json.js';

/** A run that has its journal, its list of bad rows and its outputs for itself. */
export interface Claim {
  state: Progressed;
  errorsPath: string;
  keep(): Promise<void>;
  /** Everything is written. */
  finish(): Promise<void>;
  release: Release;
}

/** Asked for again although all is there. */
export interface Finished {
  finished: Pick<Progressed, 'rows' | 'bad' | 'stdin'>;
}

/** Where one run of several in a directory keeps its journal. */
interface Slot {
  name: string;
  written?: Written;
  /** Its journal can no longer be read. */
  damaged: boolean;
  live: boolean;
}

/**
 * Runs for other inputs may go on in the same directory at the same time. Who begins looks, while all others wait, at
 * the journals that are there, and goes on with its own or takes a new one.
 */
export async function claimRun(
  asked: Asked,
  outputs: readonly string[],
  options: Pick<BulkOptions, 'out' | 'resume' | 'force'>,
): Promise<Claim | Finished> {
  const hidden = join(options.out, '.malgyeol');
  refuseLink(hidden);
  makeDirectory(hidden);
  const release = await waitForLock(join(hidden, 'begin.lock'));
  try {
    return await claim({ asked, outputs, hidden, ...options, made: madeIn(hidden, options.force) });
  } finally {
    release();
  }
}

/** By force, what cannot be read is as if it had never been written. */
function madeIn(hidden: string, force: boolean): MadeResults {
  const made = readMade(madePath(hidden));
  if (made !== DAMAGED_FILE) return made;
  if (force) return {};
  throw damaged(madePath(hidden));
}

function damaged(path: string): UsageError {
  return new UsageError(
    `${path}: 앞의 작업을 적은 파일이 깨졌거나 다른 판의 말결이 쓴 것이라 이어 할 수 없습니다. 처음부터 하려면 --force를 쓰세요.`,
  );
}

interface Wanted extends Pick<BulkOptions, 'out' | 'resume' | 'force'> {
  asked: Asked;
  outputs: readonly string[];
  hidden: string;
  made: MadeResults;
}

async function claim(wanted: Wanted): Promise<Claim | Finished> {
  const { asked, outputs, hidden, out, resume, force, made } = wanted;
  const slots = slotsOf(hidden, asked.op).filter(({ live, written, damaged }) => live || written || damaged);
  const busy = slots.find(({ live, written }) => live && (!written || sharesOutputs(written, outputs)));
  if (busy) {
    const path = join(out, busy.written?.outputs.find((name) => outputs.includes(name)) ?? '');
    throw new UsageError(
      `${path}: 다른 프로세스가 같은 결과를 쓰고 있습니다. 그것이 끝난 뒤에 하거나 다른 --out을 적어 주세요.`,
    );
  }
  const resting = slots.filter(({ live }) => !live);
  const broken = resting.filter(({ damaged }) => damaged);
  if (!force && broken.length > 0) throw damaged(join(hidden, `${broken[0]!.name}.journal`));
  const whole = resting.filter(({ written }) => written);
  const own = whole.find(({ written }) => keyOf(written!.asked) === keyOf(asked));
  if (resume && !force) {
    const finished = finishedBefore(wanted, own);
    if (finished) return { finished };
  }
  const unfinished = whole.filter(
    ({ written }) => isUnfinished(written!, out) && concerns(written!, asked, outputs),
  );
  if (!force && unfinished.length > 0) {
    if (!unfinished.includes(own!)) throw refusal(unfinished[0]!.written!, asked, resume);
    if (!resume) throw refusal(own!.written!, asked, false);
    const damage = damageOf(own!, wanted);
    if (damage) throw new UsageError(damage);
    return taken(own!.name, wanted, own!.written!);
  }
  if (!force) protectOthers(wanted);
  for (const { name } of [...unfinished, ...broken])
    for (const kind of ['journal', 'errors.tsv']) {
      const path = join(hidden, `${name}.${kind}`);
      refuseOtherThanFile(path);
      rmSync(path, { force: true });
    }
  const name = own?.name ?? freeSlot(slots, asked, outputs);
  for (const [i, output] of outputs.entries()) made[output] = { input: asked.inputs[i]!.path };
  const begun = await taken(name, wanted, fresh());
  await begun.keep();
  await writeMade(madePath(hidden), made);
  return begun;
}

function fresh(): Progressed {
  return {
    input: 0,
    place: START,
    output: { size: 0 },
    whole: [],
    errors: 0,
    rows: 0,
    bad: 0,
    done: false,
  };
}

async function taken(
  name: string,
  { asked, outputs, hidden }: Wanted,
  progressed: Progressed,
): Promise<Claim> {
  const release = takeLock(join(hidden, `${name}.lock`));
  if (!release) throw new UsageError('같은 작업을 하는 다른 프로세스가 있습니다.');
  const { input, place, output, whole, stdin, errors, rows, bad, done } = progressed;
  const state: Progressed = { input, place, output, whole, stdin, errors, rows, bad, done };
  const keep = () =>
    writeJournal(join(hidden, `${name}.journal`), { ...state, asked, outputs: [...outputs] });
  async function finish() {
    await keep();
    const unlock = await waitForLock(join(hidden, 'begin.lock'));
    try {
      const made = madeIn(hidden, true);
      const { rows, bad, stdin } = state;
      for (const [i, output] of outputs.entries())
        made[output] = {
          input: asked.inputs[i]!.path,
          whole: { job: keyOf(asked), size: state.whole[i]!, rows, bad, stdin },
        };
      await writeMade(madePath(hidden), made);
    } finally {
      unlock();
    }
  }
  return { state, errorsPath: join(hidden, `${name}.errors.tsv`), keep, finish, release };
}

const madePath = (hidden: string) => join(hidden, 'results.json');

function slotsOf(hidden: string, op: string): Slot[] {
  const names = new Set<string>();
  for (const file of readdirSync(hidden)) {
    const [, name, number] = /^(.+?)((?:-\d+)?)\.(?:journal|lock)$/.exec(file) ?? [];
    if (name === op) names.add(`${name}${number}`);
  }
  return [...names].sort().map((name) => {
    const journal = readJournal(join(hidden, `${name}.journal`));
    const live = isLocked(join(hidden, `${name}.lock`));
    return journal === DAMAGED_FILE
      ? { name, damaged: true, live }
      : { name, written: journal, damaged: false, live };
  });
}

/** The list of bad rows of a finished run stays until the same results are made again. */
function freeSlot(slots: readonly Slot[], { op }: Asked, outputs: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? op : `${op}-${number}`;
    const slot = slots.find((one) => one.name === name);
    if (!slot || (slot.damaged && !slot.live)) return name;
    if (slot.live) continue;
    const { done, rows, bad } = slot.written!;
    const isFree = rows + bad === 0 || (done && bad === 0) || sharesOutputs(slot.written!, outputs);
    if (isFree) return name;
  }
}

function sharesOutputs(written: Written, outputs: readonly string[]): boolean {
  return written.outputs.some((name) => outputs.includes(name));
}

/** The same results, or other results of the same inputs. */
function concerns(written: Written, asked: Asked, outputs: readonly string[]): boolean {
  const paths = new Set(written.asked.inputs.map(({ path }) => path));
  return sharesOutputs(written, outputs) || asked.inputs.some(({ path }) => paths.has(path));
}

/** Something was written, and not all of it has been taken away. */
function isUnfinished(written: Written, out: string): boolean {
  if (written.done || written.rows + written.bad === 0) return false;
  const expected = expectedSizes(written);
  return expected.length === 0 || expected.some(([name]) => statsOf(join(out, name)) !== undefined);
}

function expectedSizes({ outputs, whole, output, done }: Written): Array<[name: string, size: number]> {
  const sizes = outputs.slice(0, whole.length).map((name, i): [string, number] => [name, whole[i]!]);
  if (!done && output.size > 0) sizes.push([outputs[whole.length]!, output.size]);
  return sizes;
}

function refusal(before: Written, asked: Asked, resume: boolean): UsageError {
  if (!resume)
    return new UsageError(
      '끝나지 않은 작업이 있습니다. 이어 하려면 --resume, 버리고 처음부터 하려면 --force를 쓰세요.',
    );
  return new UsageError(
    `앞의 작업과 파일이나 옵션이 달라 이어 할 수 없습니다(${differences(before.asked, asked)}). 처음부터 하려면 --force를 쓰세요.`,
  );
}

/** What the journal counts on and is no more as it was left. */
function damageOf({ name, written }: Slot, { out, hidden }: Wanted): string | undefined {
  const { whole, errors } = written!;
  const files = expectedSizes(written!).map(([file, size], i) => ({
    path: join(out, file),
    size,
    exact: i < whole.length,
  }));
  if (errors > 0) files.push({ path: join(hidden, `${name}.errors.tsv`), size: errors, exact: false });
  for (const { path, size, exact } of files) {
    const found = statsOf(path)?.size;
    const what =
      found === undefined ? '없어져' : found < size || (exact && found > size) ? '바뀌어' : undefined;
    if (what)
      return `${path}: 앞의 작업이 쓴 파일이 ${what} 이어 할 수 없습니다. 처음부터 하려면 --force를 쓰세요.`;
  }
  return undefined;
}

/** Results that were taken away altogether are made again; where only some are as they were, somebody must decide. */
function finishedBefore(wanted: Wanted, own: Slot | undefined): Finished['finished'] | undefined {
  const { asked, outputs, out, made } = wanted;
  const isThere = outputs.some((name) => statsOf(join(out, name)) !== undefined);
  if (!isThere) return undefined;
  if (own?.written?.done) {
    const damage = damageOf(own, wanted);
    if (damage) throw new UsageError(damage);
    return own.written;
  }
  if (own) return undefined;
  const all = outputs.map((name) => made[name]?.whole);
  if (all.some((whole) => whole?.job !== keyOf(asked))) return undefined;
  const changed = outputs.find((name, i) => statsOf(join(out, name))?.size !== all[i]!.size);
  if (changed === undefined) return all[0]!;
  throw new UsageError(
    `${join(out, changed)}: 앞의 작업이 쓴 파일이 없어졌거나 바뀌었습니다. 처음부터 하려면 --force를 쓰세요.`,
  );
}

/** A command for the same input makes its result again, with whatever options; nothing else is written over unasked. */
function protectOthers({ asked, outputs, out, made }: Wanted): void {
  for (const [i, name] of outputs.entries()) {
    const path = join(out, name);
    const maker = made[name];
    // An empty file has nothing to lose.
    if (!statsOf(path)?.size || maker?.input === asked.inputs[i]!.path) continue;
    const whose =
      maker === undefined
        ? '이 명령이 만들지 않은 파일이 이미 있습니다'
        : `다른 입력(${maker.input})의 결과가 이미 있습니다`;
    throw new UsageError(`${path}: ${whose}. 다른 --out을 적거나, 덮어쓰려면 --force를 쓰세요.`);
  }
}
