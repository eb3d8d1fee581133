import type { Handlers } from '../../analysis/pool/worker-protocol.js';
import type { Analyser } from '../../analysis/types.js';
import { type PieceRequest, pieceMaker } from '../render/sentence-pieces.js';

/** What the workers of a server answer beyond the operations of the engine. */
export function pieceHandlers(analyser: Analyser): Handlers & Record<'pieces', Handlers[string]> {
  const maker = pieceMaker(analyser);
  return {
    pieces: (texts, options, extra) => maker.pieces(texts, options, extra as PieceRequest),
  };
}
