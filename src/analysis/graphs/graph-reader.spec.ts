import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadModelFiles, type ModelFiles } from '../encoder/model-files.js';
import { characterIds, readTaggerConfig, type TaggerConfig } from '../encoder/tagger-config.js';
import { Claims } from './claims.js';
import type { GraphOutput, GraphPart } from './graph-part.js';
import { GraphReader } from './graph-reader.js';
import { Graphs } from './graphs.js';
import { partsOf, type SentTask } from './shared-task.js';

const LINES = ['가을이 왔다', '나는 학교에 간다', '밤하늘의 별', '비가 온다', '책을 읽는 사람들', '말의 결'];

let files: ModelFiles;
let config: TaggerConfig;
let graphs: Graphs;
let parts: GraphPart[];
let expected: GraphOutput[];

beforeAll(async () => {
  files = loadModelFiles();
  config = readTaggerConfig(files);
  graphs = new Graphs(files, config);
  const ids = characterIds(config);
  parts = LINES.map((line) => {
    const letters = [...line.replaceAll(' ', '')];
    return [
      {
        ids: Uint16Array.from(letters, (letter) => ids[letter.charCodeAt(0)]!),
        spaces: new Uint8Array(letters.length),
      },
    ];
  });
  expected = await Promise.all(parts.map((part) => graphs.run('small', part)));
});
afterAll(() => graphs.close());

/** A reader whose helper is the function, at the other end of the port. */
function helped(help: (task: SentTask, reply: (message: unknown) => void, leave: () => void) => void) {
  const { port1, port2 } = new MessageChannel();
  port2.on('message', (task: SentTask) =>
    help(
      task,
      (message) => port2.postMessage(message),
      () => port2.close(),
    ),
  );
  const reader = new GraphReader(graphs);
  reader.takeHelp(port1);
  return { reader, end: () => port1.close() };
}

async function readAll(reader: GraphReader): Promise<GraphOutput[]> {
  const outputs: GraphOutput[] = [];
  await reader.run('small', parts, (index, output) => {
    expect(outputs[index]).toBeUndefined();
    outputs[index] = output;
  });
  return outputs;
}

describe('a reader with a helper', () => {
  it('reads what its helper does not, and takes what it does', async () => {
    let taken = 0;
    const { reader, end } = helped(async (task, reply) => {
      const claims = new Claims(parts.length, task.claims);
      for (let index = claims.take(); index !== undefined; index = claims.take()) {
        taken++;
        reply({ id: task.id, index, output: await graphs.run(task.graph, partsOf(task)[index]!) });
      }
    });
    const answers = await Promise.all([readAll(reader), readAll(reader), readAll(reader)]);
    expect(answers).toEqual([expected, expected, expected]);
    expect(taken).toBeGreaterThan(0);
    end();
  });

  it('reads what a helper leaves behind that goes away', async () => {
    const { reader } = helped((task, reply, leave) => {
      const claims = new Claims(parts.length, task.claims);
      const mine: number[] = [];
      for (let index = claims.take(); index !== undefined; index = claims.take()) mine.push(index);
      if (mine.length > 0) reply({ id: task.id, index: mine[0], output: expected[mine[0]!] });
      leave();
    });
    expect(await readAll(reader)).toEqual(expected);
    expect(await readAll(reader)).toEqual(expected);
  });

  it('hands on what its helper could not read', async () => {
    const { reader, end } = helped((task, reply) => {
      const index = new Claims(parts.length, task.claims).take();
      reply({ id: task.id, index: index ?? 0, error: new Error('읽을 수 없습니다.') });
    });
    await expect(readAll(reader)).rejects.toThrow('읽을 수 없습니다.');
    end();
  });

  it('leaves what nobody wants any more, and so does its helper', async () => {
    let claims: Claims | undefined;
    const { reader, end } = helped((task, reply) => {
      claims = new Claims(parts.length, task.claims);
      const index = claims.take();
      if (index !== undefined) reply({ id: task.id, index, output: expected[index] });
    });
    const unwanted = () => {
      throw new Error('그만');
    };
    await expect(reader.run('small', parts, unwanted)).rejects.toThrow('그만');
    await expect.poll(() => claims !== undefined).toBe(true);
    expect(claims!.take()).toBeUndefined();
    expect(await readAll(reader)).toEqual(expected);
    end();
  });
});
