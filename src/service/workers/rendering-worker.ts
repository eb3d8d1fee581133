import { createEngineFromBuffers } from '../../analysis/engine.js';
import { analyserHandlers, serveRequests } from '../../analysis/pool/worker-protocol.js';
import { correctionHandlers, renderHandlers } from './render-handlers.js';

await serveRequests(createEngineFromBuffers, (engine) => ({
  ...analyserHandlers(engine),
  ...renderHandlers(engine),
  ...correctionHandlers(engine),
}));
