import { InferenceSession, type Session } from './onnx-runtime.js';

/** A graph of the model, ready to be asked; one thread each, since every worker has its own. */
export function openGraph(graph: SharedArrayBuffer): Promise<Session> {
  // onnxruntime takes no shared memory: it gets a copy of its own.
  return InferenceSession.create(Uint8Array.from(new Uint8Array(graph)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
  });
}
