import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import type { Sentence } from '../analysis/types.js';
import { type Encoding, encodedLength } from '../hangul/offset-map.js';
import { cutLongLines, cutWithin, type TextStretch } from '../service/cuts/cut-long-lines.js';
import { nounsOf } from '../service/render/compact.js';
import { renderAnalysis, renderTokens } from '../service/render/render-analysis.js';
import { tokenLines } from '../service/render/render-text.js';
import { renderedAnalysis } from '../service/render/rendered-analysis.js';
import { type RenderExtra, type RenderOp, withoutTabs } from '../service/workers/text-handlers.js';
import type { TextPool } from '../service/workers/text-pool.js';
import type { WriteText } from './io.js';

/**
 * A document beyond this length is analysed in stretches, and its answer is written stretch by stretch: the JSON of an
 * analysis is a hundred times as long as the text, and a JavaScript string ends at 512 M characters.
 */
export const LONG_DOCUMENT_CHARACTERS = 100_000;
const PIECE_CHARACTERS = 20_000;

/** Whoever analyses the stretches, and how many of them at a time. */
type Readers = Pick<TextPool, 'threads' | 'analyse' | 'space' | 'sentences'>;

export interface LongDocumentJob {
  pool: Readers;
  options: TaskOptions;
  extra: RenderExtra;
  write: WriteText;
  /** PIECE_CHARACTERS, but for tests. */
  pieceCharacters?: number;
}

/** Writes the answer for one long document as a worker would have written it whole. */
export async function writeLongDocument(op: RenderOp, text: string, job: LongDocumentJob): Promise<void> {
  if (op === 'space') await writeSpaced(text, job);
  else if (op === 'sentences') await writeSentences(text, job);
  else if (op === 'nouns') await writeNouns(text, job);
  else if (job.extra.format !== 'json') await writeLines(op, text, job);
  else await writeAnalysis(op, text, job);
  await job.write('\n');
}

async function writeSpaced(text: string, job: LongDocumentJob): Promise<void> {
  const { pool, options, extra, write } = job;
  const quote = extra.format === 'json' ? '"' : '';
  const written = (part: string) => (quote ? inQuotes(part) : part);
  await write(quote);
  const spaced = inOrder(pool, cutWithin(text, sizeOf(job), false), async ({ begin, end }) => {
    const stretch = text.slice(begin, end);
    // The space at which the text was cut is kept: the engine would see it at the end of a text.
    const body = end < text.length ? stretch.trimEnd() : stretch;
    const [result] = await pool.space([body], { reset: options.reset });
    return result + text.slice(begin + body.length, end);
  });
  for await (const [, part] of spaced) await write(written(part));
  await write(quote);
}

async function writeSentences(text: string, job: LongDocumentJob): Promise<void> {
  const { pool, extra, write } = job;
  const json = extra.format === 'json';
  const list = listOf(write, json ? ',' : extra.format === 'text' ? '\n' : '\t');
  const written = extra.format === 'text' ? (sentence: string) => sentence : withoutTabs;
  if (json) await write('[');
  const spans = inOrder(pool, cutWithin(text, sizeOf(job), true), async ({ begin, end }) => {
    const stretch = text.slice(begin, end);
    const [found] = await pool.sentences([stretch]);
    return found!.map((span) => stretch.slice(span.begin, span.end));
  });
  for await (const [, sentences] of spans) {
    for (const sentence of sentences) await list(json ? JSON.stringify(sentence) : written(sentence));
  }
  if (json) await write(']');
}

async function writeNouns(text: string, job: LongDocumentJob): Promise<void> {
  const json = job.extra.format === 'json';
  const list = listOf(job.write, json ? ',' : ' ');
  if (json) await job.write('[');
  for await (const [, sentences] of analysed(text, job)) {
    for (const noun of nounsOf(sentences)) await list(json ? JSON.stringify(noun) : noun);
  }
  if (json) await job.write(']');
}

async function writeLines(op: RenderOp, text: string, job: LongDocumentJob): Promise<void> {
  const { format } = job.extra;
  const between = format === 'text' ? '\n' : ' ';
  const lines = listOf(job.write, between);
  for await (const [stretch, sentences] of analysed(text, job)) {
    if (sentences.length === 0) continue;
    const surface = text.slice(stretch.begin, stretch.end);
    const part =
      op === 'analyze'
        ? renderedAnalysis(surface, sentences, 'UTF16', format)
        : tokenLines(surface, sentences, between);
    if (!stretch.partOf || stretch.partOf.first) await lines(part);
    else await job.write(` ${part}`);
  }
}

async function writeAnalysis(op: RenderOp, text: string, job: LongDocumentJob): Promise<void> {
  const { write, extra } = job;
  const render = op === 'analyze' ? renderAnalysis : renderTokens;
  const offsetOf = growingOffset(text, extra.encoding as Encoding);
  const sentenceList = listOf(write, ',');
  let tokenList = listOf(write, ',');
  let refined = refinement(text, 0);
  let tokensCount = 0;
  await write('{"sentences":[');
  for await (const [stretch, sentences] of analysed(text, job)) {
    const { partOf } = stretch;
    if (partOf?.first) {
      const beginOffset = offsetOf(partOf.begin);
      await sentenceList('{"text":{"content":"');
      for (const { begin, end } of cutWithin(text.slice(partOf.begin, partOf.end), PIECE_CHARACTERS, false)) {
        await write(inQuotes(text.slice(partOf.begin + begin, partOf.begin + end)));
      }
      const length = encodedLength(text.slice(partOf.begin, partOf.end), extra.encoding as Encoding);
      await write(`","beginOffset":${beginOffset},"length":${length}},"tokens":[`);
      tokenList = listOf(write, ',');
      refined = refinement(text, partOf.begin);
    }
    const surface = text.slice(stretch.begin, stretch.end);
    const answer = render(surface, sentences, extra.encoding, { base: offsetOf(stretch.begin) });
    tokensCount += answer.tokensCount;
    for (const [i, sentence] of answer.sentences.entries()) {
      if (!partOf) await sentenceList(JSON.stringify(sentence));
      else {
        if (sentence.tokens.length > 0) await tokenList(JSON.stringify(sentence.tokens).slice(1, -1));
        refined.add(stretch.begin, sentences[i]!);
      }
    }
    if (partOf?.last) {
      await write(op === 'analyze' ? `],"refined":${JSON.stringify(refined.end(partOf.end))}}` : ']}');
    }
  }
  await write(`],"language":"ko_KR","tokensCount":${tokensCount}}`);
}

/** The analyses of the stretches of a text, in order. */
function analysed(text: string, job: LongDocumentJob): AsyncGenerator<[TextStretch, Sentence[]]> {
  const { pool, options } = job;
  const stretches = options.splitSentences
    ? cutWithin(text, sizeOf(job), true)
    : cutLongLines(text, sizeOf(job));
  return inOrder(pool, stretches, async ({ begin, end, partOf }) => {
    const [sentences] = await pool.analyse([text.slice(begin, end)], {
      ...options,
      whole: partOf !== undefined,
    });
    return sentences!;
  });
}

function sizeOf({ pieceCharacters = PIECE_CHARACTERS }: LongDocumentJob): number {
  return pieceCharacters;
}

/** Works on as many stretches at once as keep the pool busy. */
async function* inOrder<Result>(
  pool: Readers,
  stretches: readonly TextStretch[],
  work: (stretch: TextStretch) => Promise<Result>,
): AsyncGenerator<[TextStretch, Result]> {
  const begun: Promise<Result>[] = [];
  for (let next = 0, i = 0; i < stretches.length; i++) {
    for (; next < stretches.length && begun.length < pool.threads * 2; next++) {
      const result = work(stretches[next]!);
      // An error is thrown below, in its turn; until then it must not count as unhandled.
      result.catch(() => {});
      begun.push(result);
    }
    yield [stretches[i]!, await begun.shift()!];
  }
}

/** Offsets of places that only move forward, without a map of the whole text. */
function growingOffset(text: string, encoding: Encoding): (utf16: number) => number {
  let place = 0;
  let offset = 0;
  return (utf16) => {
    offset += encodedLength(text.slice(place, utf16), encoding);
    place = utf16;
    return offset;
  };
}

/** Puts `refined` of a sentence together from its parts, with the space between them as it was. */
function refinement(text: string, begin: number) {
  const parts: string[] = [];
  let changed = false;
  let place = begin;
  return {
    add(base: number, sentence: Sentence): void {
      const [from, to] = [base + sentence.begin, base + sentence.end];
      parts.push(text.slice(place, from), sentence.refined || text.slice(from, to));
      if (sentence.refined) changed = true;
      place = to;
    },
    end(end: number): string {
      return changed ? parts.join('') + text.slice(place, end) : '';
    },
  };
}

function listOf(write: WriteText, separator: string): WriteText {
  let first = true;
  return (item) => {
    const text = first ? item : separator + item;
    first = false;
    return write(text);
  };
}

function inQuotes(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
