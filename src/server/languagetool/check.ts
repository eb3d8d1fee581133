import { create } from '@bufbuild/protobuf';
import { type RuleCatalogue, ruleCatalogue } from '../../correction/answer/rule-catalogue.js';
import { EncodingType } from '../../gen/svc/lang_common_pb.js';
import { CorrectErrorRequestSchema } from '../../gen/svc/revision_service_pb.js';
import { runInSlices } from '../../nonblocking/run-in-slices.js';
import { countedCall } from '../../service/counted-call.js';
import { wireLevel } from '../../service/operations/correction-level.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import type { Ticket } from '../dispatcher.js';
import { type AnnotatedText, annotatedTextOf, type Stretch } from './annotated-text.js';
import { type TextLanguage, textLanguage } from './detect-language.js';
import { matchesOf, sentencesIn } from './matches.js';
import type { Parameters } from './parameters.js';
import { chooseRules, type RuleChoice } from './rule-choice.js';
import { SOFTWARE } from './software.js';

export interface CheckParts {
  parameters: Parameters;
  /** Dictionaries of the caller, in their order. */
  dictionaries: readonly string[];
  rulesUrl: string;
  /** Admits the call once it is known to be one. */
  begin(): Ticket;
  signal: AbortSignal;
}

/** /v2/check: the correction of a text as LanguageTool would answer it. */
export async function checkText(parts: CheckParts): Promise<Record<string, unknown>> {
  const { parameters, rulesUrl, signal } = parts;
  const text = annotatedTextOf(parameters);
  const language = textLanguage(parameters.get('language'), text.plain);
  const catalogue = await ruleCatalogue();
  const choice = chooseRules(parameters, catalogue);
  return countedCall(parts.begin(), async (ticket) => {
    const answer = isOurs(language, parameters)
      ? await correct(ticket, requestOf(text, { ...parts, choice, catalogue }), signal)
      : undefined;
    const sentences = answer === undefined ? [] : sentencesIn(answer);
    const matches =
      answer === undefined
        ? []
        : await runInSlices(matchesOf({ text, answer, choice, catalogue, rulesUrl }, sentences));
    return { ...head(language), matches, ...rangesOf(text, sentences) };
  });
}

/** Some clients ask twice: once for sentences and once for the text as a whole, of which our rules say nothing. */
function isOurs({ korean }: TextLanguage, parameters: Parameters): boolean {
  return korean && parameters.get('mode') !== 'textLevelOnly';
}

interface Choice extends Pick<CheckParts, 'parameters' | 'dictionaries'> {
  choice: RuleChoice;
  catalogue: RuleCatalogue;
}

function requestOf(text: AnnotatedText, { parameters, dictionaries, choice, catalogue }: Choice) {
  const rules = [...catalogue.values()];
  const silent = rules.filter(({ id }) => !choice.speaks(id));
  return create(CorrectErrorRequestSchema, {
    document: { content: text.plain, language: 'ko_KR' },
    encodingType: EncodingType.UTF16,
    customDictNames: [...dictionaries],
    config: {
      level: wireLevel(parameters.get('level') === 'picky' ? 'strict' : 'normal'),
      enableSentenceCheck: rules.some(({ id, onlyWhenAsked }) => onlyWhenAsked && choice.speaks(id)),
      disableTypoCorrection: rules.every(({ id, category }) => category !== 'TYPO' || !choice.speaks(id)),
      ignoreRules: silent.map(({ id }) => id),
    },
  });
}

async function correct(
  ticket: Ticket,
  request: ReturnType<typeof requestOf>,
  signal: AbortSignal,
): Promise<CorrectErrorResponse> {
  const reply = await ticket.unary(request, 'camel', signal);
  return (reply as { json: Record<string, unknown> }).json as unknown as CorrectErrorResponse;
}

function head({ name, code, detected, korean }: TextLanguage): Record<string, unknown> {
  const reason = `말결은 한국어만 검사합니다. 이 글(${name})은 검사하지 않았습니다.`;
  return {
    software: SOFTWARE,
    warnings: korean
      ? { incompleteResults: false }
      : { incompleteResults: true, incompleteResultsReason: reason },
    language: { name, code, detectedLanguage: detected },
  };
}

function rangesOf(text: AnnotatedText, sentences: readonly Stretch[]) {
  const places = sentences.flatMap((sentence) => text.placeOf(sentence) ?? []);
  return {
    sentenceRanges: places.map(({ begin, end }) => [begin, end]),
    extendedSentenceRanges: places.map(({ begin: from, end: to }) => ({
      from,
      to,
      detectedLanguages: [{ language: 'ko', rate: 1 }],
    })),
  };
}
