import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { run } from '../../src/cli/commands/doctor.js';
import { CHECKS, type Result } from '../../src/cli/doctor/checks.js';
import { dataDirectory } from '../support/cli.js';
import { hasModels } from '../support/real-engine.js';
import { runHere } from '../support/run-here.js';

/** Everything but what starts an engine, which other tests do. */
const QUICK = CHECKS.filter(({ name }) => name !== '자가 시험' && (hasModels || name !== '모델'));

async function doctor(args: string[], checks = QUICK) {
  let stdout = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  try {
    return { status: await run([...args, '--json'], checks), results: JSON.parse(stdout || '[]') };
  } finally {
    spy.mockRestore();
  }
}

const stateOf = (results: Array<Result & { name: string }>, name: string) =>
  results.find((result) => result.name === name)!;

it('finds nothing wrong with a new store, and says how many keys it has', async () => {
  const data = dataDirectory();
  const empty = await doctor(['--data', data, '--port', '0']);
  expect(empty.status).toBe(0);
  expect(stateOf(empty.results, '저장소').state).toBe('warning');
  await runHere(['key', 'create', '--data', data]);
  const { status, results } = await doctor(['--data', data, '--port', '0']);
  expect(status).toBe(0);
  expect(stateOf(results, '저장소')).toMatchObject({
    state: 'fine',
    text: expect.stringContaining('키 1개'),
  });
});

it('tells of a port that somebody else has, and fails with 1 where something is broken', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0);
  const { port } = other.address() as AddressInfo;
  const { results } = await doctor(['--data', dataDirectory(), '--port', String(port)]);
  other.close();
  expect(stateOf(results, '포트')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('다른 프로그램'),
  });
  const broken = { name: '부서진 것', run: () => Promise.reject(new Error('깨졌습니다.')) };
  const { status, results: failures } = await doctor([], [broken]);
  expect([status, failures]).toEqual([1, [{ name: '부서진 것', state: 'failure', text: '깨졌습니다.' }]]);
});
