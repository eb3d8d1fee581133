import { openWords } from '../../dist/analysis/custom-words/extra-words.js';

/**
 * A test double that implements Analyser without a model: words are what whitespace separates, and each is one NNG
 * (with its final punctuation as SF). It exists to test what surrounds the engine: rendering, the pool, the commands.
 */
export function createWhitespaceAnalyser() {
  return {
    async analyse(texts, options = {}) {
      return texts.map((text) => {
        const spans = options.whole
          ? trim(text, { begin: 0, end: text.length })
          : options.splitSentences
            ? sentenceSpans(text)
            : lineSpans(text);
        return spans.map((span) => sentence(text, span, options));
      });
    },
    async space(texts, { reset = false } = {}) {
      return texts.map((text) => (reset ? text.replace(/\s+/g, '') : text.replace(/ +/g, ' ')));
    },
    async sentences(texts) {
      return texts.map(sentenceSpans);
    },
    async close() {},
  };
}

function lineSpans(text) {
  return cut(text, /[\r\n]+/g);
}

function sentenceSpans(text) {
  return cut(text, /(?<=[.!?])\s+|[\r\n]+/g);
}

function cut(text, separator) {
  const spans = [];
  let begin = 0;
  for (const match of text.matchAll(separator)) {
    spans.push(...trim(text, { begin, end: match.index }));
    begin = match.index + match[0].length;
  }
  return [...spans, ...trim(text, { begin, end: text.length })];
}

function trim(text, { begin, end }) {
  while (begin < end && /\s/.test(text[begin])) begin++;
  while (end > begin && /\s/.test(text[end - 1])) end--;
  return begin < end ? [{ begin, end }] : [];
}

function sentence(text, { begin, end }, options) {
  const eojeols = [...text.slice(begin, end).matchAll(/\S+/g)].map((match) =>
    eojeol(match[0], begin + match.index, options),
  );
  const surface = text.slice(begin, end);
  const refined = options.autoSpacing ? surface.replace(/\s+/g, ' ') : surface;
  return { begin, end, eojeols, refined: refined === surface ? '' : refined };
}

function eojeol(surface, begin, options) {
  const end = begin + surface.length;
  const stop = /[.!?]$/.test(surface) && surface.length > 1 ? end - 1 : end;
  const morphemes = [morpheme(surface.slice(0, stop - begin), 'NNG', begin, stop, options)];
  if (stop < end) morphemes.push(morpheme(surface.at(-1), 'SF', stop, end, options));
  return { begin, end, morphemes, modified: '' };
}

function holds(words, form) {
  const characters = [...form];
  let found = false;
  openWords(words).table.wordsAt(characters, 0, characters.length, (word) => {
    if (word.length === characters.length && word.ending === '') found = true;
  });
  return found;
}

function morpheme(form, tag, begin, end, options) {
  const base = { form, tag, begin, end, probability: 0.5 };
  for (const words of options.dictionaries ?? []) {
    if (holds(words, form)) {
      return { ...base, outOfVocab: 'IN_CUSTOM_DICT', customDictName: words.name };
    }
  }
  const word = { ...base, outOfVocab: 'OUT_OF_VOCAB' };
  if (options.withSense && tag === 'NNG') {
    word.sense = { senseNo: 1, meaning: '', urimalTargetId: 0, probability: 1 };
  }
  return word;
}
