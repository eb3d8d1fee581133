import type { MessagePort } from 'node:worker_threads';
import { composition } from '../hangul/composition.js';
import { Lexicon } from '../lexicon/lexicon.js';
import { ContextModel } from './context/context-model.js';
import { openWords } from './custom-words/extra-words.js';
import { DenseModel } from './dense/dense-model.js';
import type { WordingQuestion } from './dense/wordings.js';
import { Encoder } from './encoder/encoder.js';
import { type Label, NO_LABEL, parseLabel } from './encoder/label.js';
import { loadModelFiles, type ModelFiles } from './encoder/model-files.js';
import { modelJson } from './encoder/model-json.js';
import { type Reading, read, readAgain, readingsOf, release } from './encoder/reading.js';
import { characterIds, readTaggerConfig } from './encoder/tagger-config.js';
import { type MorphemeParts, type OpenReading, openReadings } from './eojeol-paths.js';
import type { EvidenceAnalyser, SpaceQuestion } from './evidence-analyser.js';
import { GraphReader } from './graphs/graph-reader.js';
import { Graphs } from './graphs/graphs.js';
import { sentenceSpans, spanOf } from './line-sentences.js';
import { eojeolsOf, morphemesOf } from './morphemes.js';
import {
  evidenceOf,
  lineOf,
  PieceMemory,
  placePieces,
  readingsIn,
  settlePiece,
  type Unread,
} from './piece-evidence.js';
import type { Judge } from './reader/judge-trees.js';
import { Reader } from './reader/reader.js';
import { readCalledNames } from './readings/called-names.js';
import { rememberNouns } from './readings/document-nouns.js';
import { builtInMeanings } from './senses/built-in-glosses.js';
import { senseModelOf } from './senses/open-sense-model.js';
import type { SenseModel } from './senses/sense-model.js';
import { addSenses } from './senses/senses.js';
import { sentencesOf } from './sentences.js';
import { CoveredMemory, readCovered } from './spacing/covered-spaces.js';
import { readSparse } from './spacing/missing-spaces.js';
import { spacedText } from './spacing/spaced-text.js';
import { ANALYSIS_INSERT, ANALYSIS_REMOVE, authoredOf, KEPT, RESET, respace } from './spacing/spacing.js';
import { linesOf, writtenLines } from './text/lines-of.js';
import { placeBack } from './text/place-back.js';
import type { Span } from './text/split-lines.js';
import type { AnalyseOptions, CoveredSpaces, Evidence, Sentence } from './types.js';
import { WordCompany } from './word-company.js';

export async function createEngine(modelDir?: string): Promise<EvidenceAnalyser> {
  return createEngineFromBuffers(loadModelFiles(modelDir));
}

export async function createEngineFromBuffers(files: ModelFiles): Promise<EvidenceAnalyser> {
  for (const name of ['tagger.json', 'memory.bin', 'lexicon.bin']) {
    if (!files[name])
      throw new Error(`모델 파일이 없습니다: ${name}. models 디렉터리가 온전한지 확인해 주세요.`);
  }
  const config = readTaggerConfig(files);
  const graphs = new Graphs(files, config);
  await Promise.all([graphs.open('small'), graphs.open('large')]);
  return new Engine(
    new GraphReader(graphs),
    Lexicon.from(files['lexicon.bin']!, files['doubtful.bin']),
    config.labels.map((label) => parseLabel(label) ?? NO_LABEL),
    characterIds(config),
    files['context.bin'] && ContextModel.from(files['context.bin']),
    senseModelOf(files),
    files['company.bin'] && WordCompany.from(files['company.bin']),
    files,
  );
}

class Engine implements EvidenceAnalyser {
  private readonly encoder: Encoder;
  private meanings: Promise<ReadonlyMap<number, string>> | undefined;
  /** Opened by who asks first: the analysis, or a correction that finds words easily confused. */
  private dense: Promise<DenseModel | undefined> | undefined;
  /** Opened by the first correction. */
  private opened: { reader: Reader | undefined; trees: Judge | undefined } | undefined;

  constructor(
    private readonly reader: GraphReader,
    readonly lexicon: Lexicon,
    private readonly labels: readonly Label[],
    private readonly ids: Uint16Array,
    private readonly context: ContextModel | undefined,
    private readonly senses: SenseModel | undefined,
    readonly company: WordCompany | undefined,
    private readonly files: ModelFiles,
  ) {
    this.encoder = new Encoder(reader);
  }

  async analyse(written: readonly string[], options: AnalyseOptions = {}): Promise<Sentence[][]> {
    const compositions = written.map(composition);
    const texts = written.map((text, i) => compositions[i]?.text ?? text);
    const documents = texts.map((text) => linesOf(text, this.ids, options.whole));
    const readings = documents.map((lines) => lines.map((line) => readingsOf(line)));
    const all = readings.flat(2);
    await this.readAll(all, options);
    const parts = this.morphemeParts(options, false);
    const open = readings.map((lines) => lines.map((line) => openReadings(line, parts)));
    if (this.context && !options.raw) {
      await (await this.openDense())?.weigh(open.flat(2));
      for (const lines of open) readNames(lines.flat(), this.lexicon);
    }
    const answers = documents.map((lines, d) =>
      lines.flatMap((line, l) => {
        const analysed = morphemesOf(line, readings[d]![l]!, open[d]![l]!, parts);
        const spans =
          options.splitSentences && !options.whole ? sentenceSpans(texts[d]!, analysed) : [spanOf(line)];
        return sentencesOf(texts[d]!, analysed, spans);
      }),
    );
    if (options.withSense && this.senses) {
      this.meanings ??= builtInMeanings(this.senses);
      addSenses(answers.flat(), this.senses, { glosses: options.glosses, builtIn: await this.meanings });
    }
    release(all);
    compositions.forEach((composed, i) => {
      if (composed) placeBack(answers[i]!, composed);
    });
    return answers;
  }

  async compare(questions: readonly WordingQuestion[]): Promise<number[][] | undefined> {
    return (await this.openDense())?.compare(questions);
  }

  get languageReader(): Reader | undefined {
    return this.openReader().reader;
  }

  get judge(): Judge | undefined {
    return this.openReader().trees;
  }

  private openReader() {
    const trees = this.files['judge.json'];
    this.opened ??= {
      reader: Reader.load(this.files, this.reader),
      trees: trees && modelJson<Judge>(trees),
    };
    return this.opened;
  }

  private openDense(): Promise<DenseModel | undefined> {
    this.dense ??= DenseModel.load(this.files, this.reader);
    return this.dense;
  }

  async space(texts: readonly string[], options: { reset?: boolean } = {}): Promise<string[]> {
    const documents = texts.map((text) => writtenLines(text, this.ids));
    const readings = documents.map((lines) => lines.map((line) => readingsOf(line)));
    const all = readings.flat(2);
    if (options.reset) for (const reading of all) reading.spaces.fill(0);
    await read(this.encoder, all, 'large');
    const authored = options.reset ? [] : all.map((reading) => authoredOf(reading, this.labels));
    const thresholds = options.reset ? all.map(() => RESET) : await readSparse(this.encoder, all, KEPT);
    const grammar = { labels: this.labels, lexicon: this.lexicon };
    all.forEach((reading, i) => {
      respace(reading, thresholds[i]!, grammar, authored[i]);
    });
    release(all);
    return texts.map((text, d) => spacedText(text, documents[d]!, readings[d]!));
  }

  async sentences(texts: readonly string[]): Promise<Span[][]> {
    const analysed = await this.analyse(texts, { splitSentences: true });
    return analysed.map((sentences) => sentences.map(({ begin, end }) => ({ begin, end })));
  }

  async evidence(
    texts: readonly string[],
    options: AnalyseOptions = {},
    memory = new PieceMemory(),
  ): Promise<Evidence[]> {
    memory.forgetOldest();
    const unread: Unread = { fresh: [], glanced: [] };
    const documents = texts.map((text) =>
      linesOf(text, this.ids, options.whole).map((line) => ({
        line,
        pieces: placePieces(text, line, memory, unread, options.quick === true),
      })),
    );
    const wanted = [...unread.fresh, ...unread.glanced];
    await read(this.encoder, readingsIn(unread.fresh), 'small', true);
    if (!options.quick) await readAgain(this.encoder, readingsIn(wanted), this.labels);
    // The rules of correction were made for what the linear model says.
    const parts = this.morphemeParts(options, true);
    const open = wanted.map((piece) => openReadings(piece.readings, parts));
    wanted.forEach((piece, i) => {
      settlePiece(piece, eojeolsOf(open[i]!, parts));
    });
    if (!options.quick) {
      release(readingsIn(wanted));
      for (const piece of wanted) piece.readings = [];
    }
    return documents.map((lines, d) => {
      const sentences = lines.flatMap(({ line, pieces }) => {
        const analysed = lineOf(line, pieces);
        const whole = options.whole || (options.quick && !ENDS_INSIDE.test(texts[d]!));
        const spans = whole ? [spanOf(line)] : sentenceSpans(texts[d]!, analysed);
        return sentencesOf(texts[d]!, analysed, spans);
      });
      return evidenceOf(
        sentences,
        lines.flatMap(({ pieces }) => pieces),
        lines.map(({ line }) => line),
      );
    });
  }

  async coveredSpaces(
    questions: readonly SpaceQuestion[],
    memory = new CoveredMemory(),
  ): Promise<CoveredSpaces[]> {
    return readCovered(
      this.encoder,
      questions.map(({ text, at }) => ({ lines: linesOf(text, this.ids), at })),
      memory,
    );
  }

  takeHelp(port: MessagePort): void {
    this.reader.takeHelp(port);
  }

  async close(): Promise<void> {
    await this.reader.close();
  }

  /** First the fast reader, then spacing, then the thorough reader where the fast one was in doubt. */
  private async readAll(readings: readonly Reading[], options: AnalyseOptions): Promise<void> {
    const encoder = this.encoder.until(options.abandonment);
    await read(encoder, readings, 'small');
    if (options.raw) return;
    if (options.autoSpacing || options.autoJointing) {
      const changed = readings.filter((reading) =>
        respace(reading, {
          insert: options.autoSpacing ? ANALYSIS_INSERT : 2,
          remove: options.autoJointing ? ANALYSIS_REMOVE : -1,
        }),
      );
      await read(encoder, changed, 'small');
    }
    await readAgain(encoder, readings);
  }

  private morphemeParts(options: AnalyseOptions, doubtsSpaces: boolean): MorphemeParts {
    return {
      labels: this.labels,
      lexicon: this.lexicon,
      context: this.context,
      raw: options.raw === true,
      dictionaries: (options.dictionaries ?? []).map(openWords),
      respaced: options.autoSpacing === true,
      doubtsSpaces,
      typos: doubtsSpaces || options.typos === true,
      weighed: !doubtsSpaces && options.raw !== true,
      readings: options.withReadings === true,
    };
  }
}

/** What the words around and the whole document say about names and nouns that nobody has listed. */
function readNames(document: readonly OpenReading[], lexicon: Lexicon): void {
  for (const { eojeols, reading } of document)
    readCalledNames(eojeols, reading.line.characters.slice(reading.from, reading.to), lexicon);
  rememberNouns(document, lexicon);
}

/**
 * Where a sentence may end inside an eojeol: 했다.그리고. Elsewhere a first impression, which is asked for words only, does
 * not depend on where sentences end.
 */
const ENDS_INSIDE = /[^가-힣\s]\S/;
