import { fromBinary, fromJson, type JsonObject } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { CorrectErrorResponseSchema } from '../../gen/svc/revision_service_pb.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { writeCorrection } from './write-correction.js';

it('writes in parts what is read as one message', () => {
  const many = <T>(one: (i: number) => T) => Array.from({ length: 350 }, (_, i) => one(i));
  const response: CorrectErrorResponse = {
    origin: '하나 둘',
    revised: '하나 둘.',
    revisedBlocks: many((i) => ({
      origin: { content: '둘', beginOffset: i, length: 1 },
      revised: `둘${i}`,
      revisions: [{ revised: `둘${i}`, score: 0.5, category: 'TYPO' as const, helpId: 'id' }],
      lemma: '',
      pos: 'POS_NNG' as const,
      nested: [],
    })),
    whitespaceCleanupRanges: many((i) => ({ offset: i, length: 2, position: 'END' as const })),
    revisedSentences: many((i) => ({ origin: `${i}`, revised: `${i}.` })),
    helps: { id: { id: 'id', category: 'TYPO', comment: '까닭', examples: ['보기'], ruleArticle: '제1항' } },
    language: 'ko_KR',
    tokensCount: 2,
  };
  const work = writeCorrection(response);
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses++;
  expect(pauses).toBe(12);
  expect(fromBinary(CorrectErrorResponseSchema, step.value)).toEqual(
    fromJson(CorrectErrorResponseSchema, { ...response } as unknown as JsonObject),
  );
});
