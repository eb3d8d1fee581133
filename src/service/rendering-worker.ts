import { createEngineFromBuffers } from '../analysis/engine.js';
import { analyserHandlers, serveRequests } from '../analysis/worker-protocol.js';
import { renderHandlers } from './render-handlers.js';

await serveRequests(createEngineFromBuffers, (engine) => ({
  ...analyserHandlers(engine),
  ...renderHandlers(engine),
}));
