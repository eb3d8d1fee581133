import { availableParallelism } from 'node:os';
import { accountOf } from '../../access/admit.js';
import { type Charge, expectedUse } from '../../access/charge.js';
import type { CorrectOptions } from '../../correction/types.js';
import { invalidArgument } from '../../errors/service-error.js';
import {
  type CorrectErrorRequest,
  RevisionService,
  type StreamCorrectErrorRequest,
} from '../../gen/svc/revision_service_pb.js';
import { runInSlices } from '../../nonblocking/run-in-slices.js';
import { joining } from '../cuts/join-corrections.js';
import { dictionaryNames } from '../dictionaries/dictionary-names.js';
import type { DictionaryRegistry } from '../dictionaries/dictionary-registry.js';
import type { Limits } from '../limits.js';
import type { Load } from '../load.js';
import { ruleIdOf } from '../render/render-correction.js';
import { writeCorrection } from '../render/write-correction.js';
import type { CorrectionJob, Corrector } from '../workers/corrector.js';
import { levelOf } from './correction-level.js';
import { createLookMemories } from './look-memory.js';
import { type Call, type Operation, serverStream, unary } from './operation.js';
import { checkCharacters, encodingOf, requireDocument } from './request-checks.js';
import { streamCorrection } from './stream-correction.js';
import { pageProgress, wantedCharacters } from './text-page.js';
import { mapConcurrently, untilAborted } from './until-aborted.js';

export interface CorrectionParts {
  corrector: Corrector;
  dictionaries: Pick<DictionaryRegistry, 'compiled'>;
  limits: Limits;
  load: Load;
}

/** Cuts of one text on their way at the same time: one a core. More would only stand before what others ask for. */
const CUTS_IN_FLIGHT = availableParallelism();

/** More than there are rules; every rule is looked up among them. */
const MAX_IGNORED_RULES = 1000;

type Request = CorrectErrorRequest | StreamCorrectErrorRequest;

export function correctionOperations(parts: CorrectionParts): Operation[] {
  const { corrector, dictionaries, limits, load } = parts;
  const memories = createLookMemories();

  async function start(
    request: Request,
    { page, caller, charge }: Call,
  ): Promise<{ content: string; job: CorrectionJob; charge: Charge; release: () => void }> {
    const { content } = requireDocument(request.document);
    checkCharacters(content.length, limits);
    const job = {
      dictionaries: (await dictionaries.compiled(dictionaryNames(request), accountOf(caller))) ?? [],
      options: optionsOf(request),
      encoding: encodingOf(request.encodingType),
    };
    const characters = wantedCharacters(content, page);
    const release = load.take(characters);
    try {
      return { content, job, charge: await charge(expectedUse([content], page?.begin, characters)), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  return [
    unary(RevisionService.method.correctError, 'correction', async (request, call) => {
      const { content, job, charge, release } = await start(request, call);
      try {
        const { page, signal } = call;
        const oneSentence = job.options.disableSplitSentence;
        const work = { ...job, signal };
        const cuts = await untilAborted(corrector.cut(content, work, page), signal);
        const tell = pageProgress(cuts, page);
        const cutWork = { ...work, large: cuts.length > 1 || undefined };
        const answers = await mapConcurrently(cuts, CUTS_IN_FLIGHT, signal, async (cut) => {
          const answer = await corrector.correct(cut, cutWork);
          tell(cut);
          return answer;
        });
        const before = content.slice(0, page?.begin ?? 0);
        const response = await runInSlices(joining(answers, job.encoding, oneSentence, before));
        if (page) page.end = page.begin + response.origin.length;
        charge.settle(response.tokensCount, response.origin.length);
        // A short answer is no work; the JSON of a long one is written in slices anyway.
        const { incomplete } = response;
        return call.form === 'binary' && cuts.length > 1
          ? { written: await runInSlices(writeCorrection(response)), incomplete }
          : { json: { ...response }, incomplete };
      } finally {
        release();
      }
    }),
    serverStream(RevisionService.method.streamCorrectError, 'correction', async function* (request, call) {
      const { content, job, charge, release } = await start(request, call);
      const reqId = String(request.reqId === 0n ? nextRequestId() : request.reqId);
      try {
        const memory = memories.of(call.caller.keyId);
        for await (const answer of streamCorrection(content, job, corrector, call.signal, memory)) {
          if (answer.first) charge.settle(answer.first.tokensCount, answer.first.origin.length);
          yield withRequestId(answer, reqId);
        }
      } finally {
        release();
      }
    }),
  ];
}

/** Begins at the time of the start, so that replicas and later starts hardly ever give the same one. */
let lastRequestId = Date.now() * 1000;

/** For a caller that gave none. Numbers of JavaScript hold it exactly. */
function nextRequestId(): number {
  return ++lastRequestId;
}

/** Every message of a stream says which request it belongs to. */
function withRequestId(answer: object, reqId: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).map(([kind, body]) => [kind, { ...body, reqId }]));
}

function optionsOf({ config }: Request): CorrectOptions {
  if (config === undefined) return {};
  if (config.ignoreRules.length > MAX_IGNORED_RULES) {
    throw invalidArgument(`ignore_rules에는 규칙을 ${MAX_IGNORED_RULES}개까지 적을 수 있습니다.`);
  }
  const { $typeName: _, $unknown: __, level, ...options } = config;
  // A rule may be named as the answer names its reason.
  return { ...options, ignoreRules: options.ignoreRules.map(ruleIdOf), level: levelOf(level) };
}
