import { analyserHandlers, serveRequests } from '../../dist/analysis/pool/worker-protocol.js';
import { pieceHandlers } from '../../dist/service/workers/piece-handlers.js';
import { createWhitespaceAnalyser } from './whitespace-analyser.mjs';

/** A worker of a server with the test double as its engine. */
await serveRequests(
  async () => createWhitespaceAnalyser(),
  (engine) => ({ ...analyserHandlers(engine), ...pieceHandlers(engine) }),
);
