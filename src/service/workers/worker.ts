import { workerData } from 'node:worker_threads';
import { createEngineFromBuffers } from '../../analysis/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import {
  analyserHandlers,
  type Handler,
  serveRequests,
  type WorkerData,
} from '../../analysis/pool/worker-protocol.js';
import type { CorrectionOp } from './correction-handlers.js';
import { loadRenderer, textHandlers } from './text-handlers.js';
import type { TextWorkerOptions } from './text-pool.js';

/** The rules of correction take longer to load than everything else: only who corrects waits for them. */
const loadCorrection = () => import('./correction-handlers.js');

function correctionWhenNeeded(engine: EvidenceAnalyser): Record<CorrectionOp, Handler> {
  const later =
    (op: CorrectionOp): Handler =>
    async (...args) =>
      (await loadCorrection()).correctionHandlers(engine)[op](...args);
  return {
    cut: later('cut'),
    correct: later('correct'),
    corrected: later('corrected'),
    firstLook: later('firstLook'),
    secondLook: later('secondLook'),
  };
}

const options = (workerData as WorkerData).options as TextWorkerOptions | undefined;
if (options?.servesCallers) await Promise.all([loadCorrection(), loadRenderer()]);
await serveRequests(createEngineFromBuffers, (engine) => ({
  ...analyserHandlers(engine),
  ...textHandlers(engine),
  ...correctionWhenNeeded(engine),
}));
