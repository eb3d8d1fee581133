import './telemetry-off.js';
import { MessageChannel, type MessagePort, SHARE_ENV, Worker } from 'node:worker_threads';
import type { ModelFiles } from '../encoder/model-files.js';
import type { GraphOutput } from './graph-part.js';

export type HelperReply = { id: number; index: number } & ({ output: GraphOutput } | { error: Error });

export interface HelperData {
  files: ModelFiles;
  port: MessagePort;
}

export interface Helper {
  /** For whoever is to be helped; the helper ends when it is closed. */
  port: MessagePort;
  ended: Promise<void>;
}

/** Starts a thread that reads with the graphs and does nothing else: there is little code in it to be compiled. */
export function startHelper(files: ModelFiles): Helper {
  const { port1, port2 } = new MessageChannel();
  const workerData: HelperData = { files, port: port2 };
  const thread = new Worker(new URL('./helper-thread.js', import.meta.url), {
    workerData,
    transferList: [port2],
    env: SHARE_ENV,
  });
  // Its port closes with it, and whoever it helped reads alone.
  thread.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => resolve());
  });
  return { port: port1, ended };
}
