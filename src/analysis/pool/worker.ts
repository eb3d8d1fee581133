import { createEngineFromBuffers } from '../engine.js';
import { analyserHandlers, serveRequests } from './worker-protocol.js';

await serveRequests(createEngineFromBuffers, analyserHandlers);
