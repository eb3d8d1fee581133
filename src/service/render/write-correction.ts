import { fromJson, type JsonObject, toBinary } from '@bufbuild/protobuf';
import { CorrectErrorResponseSchema } from '../../gen/svc/revision_service_pb.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';

/** Some milliseconds of work. */
const PER_PART = 100;

/**
 * The answer in protobuf, part by part: messages in a row are read as one, whose lists are theirs together. Yields where
 * the work may pause, since the answer to a long text takes about a second.
 */
export function* writeCorrection(response: CorrectErrorResponse): Generator<void, Uint8Array> {
  const { revisedBlocks, revisedSentences, whitespaceCleanupRanges, ...rest } = response;
  const parts = [binary({ ...rest })];
  const lists = { revisedBlocks, revisedSentences, whitespaceCleanupRanges };
  for (const [name, list] of Object.entries(lists)) {
    for (let from = 0; from < list.length; from += PER_PART) {
      yield;
      parts.push(binary({ [name]: list.slice(from, from + PER_PART) }));
    }
  }
  return Buffer.concat(parts);
}

function binary(part: object): Uint8Array {
  return toBinary(CorrectErrorResponseSchema, fromJson(CorrectErrorResponseSchema, part as JsonObject));
}
