import { createEngineFromBuffers } from '../../analysis/engine.js';
import { analyserHandlers, serveRequests } from '../../analysis/pool/worker-protocol.js';
import { pieceHandlers } from './piece-handlers.js';
import { correctionHandlers } from './render-handlers.js';

await serveRequests(createEngineFromBuffers, (engine) => ({
  ...analyserHandlers(engine),
  ...pieceHandlers(engine),
  ...correctionHandlers(engine),
}));
