import { applied, certain } from './blocks';
import type { Block, Correction, Help, Revision } from './types';

/** The messages of StreamCorrectError, as far as the page shows them. */
export interface StreamAnswer {
  first?: Correction;
  progress?: { thinkingId: number; thinkingMsg: string };
  post?: { thinkingId: number; revision: Revision; help: Help };
  error?: { code: string; message: string };
}

/** Connect writes before each message one byte of flags and four of length. */
const HEADER_BYTES = 5;
const END_OF_STREAM = 2;

export function envelope(message: object): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(JSON.stringify(message));
  const out = new Uint8Array(HEADER_BYTES + body.length);
  new DataView(out.buffer).setUint32(1, body.length);
  out.set(body, HEADER_BYTES);
  return out;
}

/** The messages of a stream as they arrive; a failure comes as the last one. */
export async function* streamAnswers(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamAnswer> {
  const reader = body.getReader();
  let rest = new Uint8Array();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const bytes = new Uint8Array(rest.length + value.length);
      bytes.set(rest);
      bytes.set(value, rest.length);
      let at = 0;
      while (bytes.length - at >= HEADER_BYTES) {
        const length = new DataView(bytes.buffer).getUint32(at + 1);
        const end = at + HEADER_BYTES + length;
        if (bytes.length < end) break;
        const message = JSON.parse(new TextDecoder().decode(bytes.subarray(at + HEADER_BYTES, end)));
        if ((bytes[at]! & END_OF_STREAM) === 0) yield message;
        else if (message.error) yield { error: message.error };
        at = end;
      }
      rest = bytes.slice(at);
    }
  } finally {
    await reader.cancel();
  }
}

/** The first answer with what was found later put in its place: the best post of a thought is what is written. */
export function settled(
  first: Correction,
  posts: ReadonlyArray<NonNullable<StreamAnswer['post']>>,
): Correction {
  const found = new Map<number, Revision[]>();
  const { thinking: _, ...helps } = first.helps;
  for (const { thinkingId, revision, help } of posts) {
    const known = found.get(thinkingId);
    if (known) known.push(revision);
    else found.set(thinkingId, [revision]);
    helps[help.id] = help;
  }
  const revisedBlocks = first.revisedBlocks.flatMap((block) => settledBlock(block, found));
  const revised = applied(first.origin, revisedBlocks, certain(revisedBlocks));
  const { origin, whitespaceCleanupRanges } = first;
  return { origin, revised, revisedBlocks, whitespaceCleanupRanges, helps };
}

function settledBlock(block: Block, found: ReadonlyMap<number, Revision[]>): Block[] {
  const id = block.revisions.find(({ thinkingId }) => thinkingId !== undefined)?.thinkingId;
  if (id === undefined) return [block];
  const later = found.get(id);
  if (later) return [{ ...block, revised: later[0]!.revised, revisions: later, nested: [] }];
  const revisions = block.revisions.filter(({ thinkingId }) => thinkingId === undefined);
  return revisions.length === 0 ? [] : [{ ...block, revisions }];
}
