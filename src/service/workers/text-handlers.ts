import type { Handler } from '../../analysis/pool/worker-protocol.js';
import type { Analyser } from '../../analysis/types.js';
import type { EncodingType } from '../../wire/messages.js';
import { nounsOf, tokenRows } from '../render/compact.js';
import { renderTokens } from '../render/render-analysis.js';
import { tokenLines } from '../render/render-text.js';
import { type Format, renderedAnalysis } from '../render/rendered-analysis.js';
import type { RenderRequest } from '../render/sentence-renderer.js';

export type RenderOp = 'analyze' | 'tokenize' | 'nouns' | 'sentences' | 'space';

export interface RenderExtra {
  encoding: EncodingType;
  format: Format;
}

/** Answers as they are printed: one block of UTF-8 with a line for each, in place of the first; nothing for the others. */
export type PrintExtra = RenderExtra & { print: true };

/** Only a server answers on the wire: the commands need no protobuf. */
export const loadRenderer = () => import('../render/sentence-renderer.js');

/** Operations that end in answers ready to send or print: writing JSON takes time too, and belongs in the worker. */
export function textHandlers(analyser: Analyser): Record<RenderOp | 'renderSentences', Handler> {
  const { analyze, tokenize, nouns, sentences, space } = renderHandlers(analyser);
  return {
    renderSentences: async (texts, options, extra) =>
      (await loadRenderer())
        .sentenceRenderer(analyser)
        .renderSentences(texts, options, extra as RenderRequest),
    analyze: printing(analyze),
    tokenize: printing(tokenize),
    nouns: printing(nouns),
    sentences: printing(sentences),
    space: printing(space),
  };
}

type Render = (...asked: Parameters<Handler>) => Promise<string[]>;

function printing(render: Render): Handler {
  return async (texts, options, extra) => {
    const answers = await render(texts, options, extra);
    if (!(extra as Partial<PrintExtra>).print) return answers;
    const block = new TextEncoder().encode(`${answers.join('\n')}\n`);
    return answers.map((_, i) => (i === 0 ? block : undefined));
  };
}

function renderHandlers(analyser: Analyser): Record<RenderOp, Render> {
  return {
    async analyze(texts, options, extra) {
      const { encoding, format } = extra as RenderExtra;
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) => renderedAnalysis(text, analyses[i]!, encoding, format));
    },
    async tokenize(texts, options, extra) {
      const { encoding, format } = extra as RenderExtra;
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) => {
        if (format === 'rows') return JSON.stringify(tokenRows(text, analyses[i]!, encoding));
        return format === 'json'
          ? JSON.stringify(renderTokens(text, analyses[i]!, encoding))
          : tokenLines(text, analyses[i]!, format === 'text' ? '\n' : ' ');
      });
    },
    async nouns(texts, options, extra) {
      const { format } = extra as RenderExtra;
      const analyses = await analyser.analyse(texts, options);
      return analyses.map((sentences) => {
        const nouns = nounsOf(sentences);
        return format === 'json' || format === 'rows' ? JSON.stringify(nouns) : nouns.join(' ');
      });
    },
    async sentences(texts, _options, extra) {
      const { format } = extra as RenderExtra;
      const spans = await analyser.sentences(texts);
      return texts.map((text, i) => {
        const sentences = spans[i]!.map(({ begin, end }) => text.slice(begin, end));
        if (format === 'json' || format === 'rows') return JSON.stringify(sentences);
        return format === 'text' ? sentences.join('\n') : sentences.map(withoutTabs).join('\t');
      });
    },
    async space(texts, options, extra) {
      const { format } = extra as RenderExtra;
      const spaced = await analyser.space(texts, { reset: options.reset });
      return format !== 'json' ? spaced : spaced.map((text) => JSON.stringify(text));
    },
  };
}

/** One line a document: a tab between two sentences, and so none within them. */
export function withoutTabs(sentence: string): string {
  return sentence.replaceAll('\t', ' ');
}
