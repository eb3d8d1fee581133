import { accountOf } from '../../access/admit.js';
import { expectedUse } from '../../access/charge.js';
import type { AnalyseOptions } from '../../analysis/types.js';
import { invalidArgument, tooLarge } from '../../errors/service-error.js';
import { type AnalyzeSyntaxListRequest, LanguageService } from '../../gen/svc/language_service_pb.js';
import { cutDocument } from '../cuts/cut-document.js';
import { dictionaryNames } from '../dictionaries/dictionary-names.js';
import type { DictionaryRegistry } from '../dictionaries/dictionary-registry.js';
import { type Feature, featureOff } from '../features.js';
import type { Limits } from '../limits.js';
import type { Load } from '../load.js';
import type { RenderRequest, SentenceRenderer } from '../render/sentence-renderer.js';
import { type Call, type Operation, type Reply, unary } from './operation.js';
import { checkCharacters, checkLanguage, encodingOf, requireDocument } from './request-checks.js';
import { pageProgress, wantedCharacters } from './text-page.js';
import { mapConcurrently, untilAborted } from './until-aborted.js';

export interface LanguageParts {
  renderer: SentenceRenderer;
  dictionaries: Pick<DictionaryRegistry, 'compiled'>;
  features: ReadonlySet<Feature>;
  limits: Limits;
  load: Load;
}

/** Cuts of one document worked on at the same time: enough for every core, few enough to stop soon. */
const CUTS_IN_FLIGHT = 8;
/** Texts of a list call that are handed over together; the pool spreads them. */
const LIST_WAVE = 256;

type Shape = Omit<RenderRequest, 'base' | 'form'>;

export function languageOperations(parts: LanguageParts): Operation[] {
  const { renderer, dictionaries, features, limits, load } = parts;

  async function analyseText(
    text: string,
    options: AnalyseOptions,
    shape: Shape,
    call: Call,
  ): Promise<Reply> {
    if (options.withSense && !features.has('senses')) throw featureOff('senses');
    checkCharacters(text.length, limits);
    const { page } = call;
    const wanted = wantedCharacters(text, page);
    const release = load.take(wanted);
    try {
      const charge = await call.charge(expectedUse([text], page?.begin, wanted));
      const atSentences = options.splitSentences === true;
      const cuts = cutDocument(text, shape.encoding, { atSentences, page });
      const tell = pageProgress(cuts, page);
      const { form, signal } = call;
      const render = (cut: (typeof cuts)[number], waiting: { signal: AbortSignal; large?: true }) =>
        renderer.renderSentences([cut.text], options, { ...shape, form, base: cut.base }, waiting);
      const rendered =
        cuts.length === 1
          ? await untilAborted(render(cuts[0]!, { signal }), signal)
          : await mapConcurrently(cuts, CUTS_IN_FLIGHT, signal, async (cut) => {
              const [one] = await render(cut, { signal, large: true });
              tell(cut);
              return one!;
            });
      const { end } = cuts.at(-1)!;
      if (page) page.end = end;
      return answer(rendered, (eojeols) => charge.settle(eojeols, end - (page?.begin ?? 0)));
    } finally {
      release();
    }
  }

  async function analyseList(
    texts: readonly string[],
    options: AnalyseOptions,
    shape: Shape,
    call: Call,
  ): Promise<Reply> {
    if (options.withSense && !features.has('senses')) throw featureOff('senses');
    if (texts.length > limits.sentences) {
      throw tooLarge(
        `한 번에 문장 ${limits.sentences.toLocaleString('ko-KR')}개까지 분석할 수 있는데 ${texts.length.toLocaleString('ko-KR')}개를 받았습니다. 나누어 보내 주세요.`,
      );
    }
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    checkCharacters(characters, limits);
    const release = load.take(characters);
    try {
      const charge = await call.charge(expectedUse(texts));
      const groups: string[][] = [];
      for (let i = 0; i < texts.length; i += LIST_WAVE) groups.push(texts.slice(i, i + LIST_WAVE));
      const request = { ...shape, form: call.form, base: 0 };
      const waiting = { signal: call.signal, large: groups.length > 1 || undefined };
      const rendered = await mapConcurrently(groups, CUTS_IN_FLIGHT, call.signal, (group) =>
        renderer.renderSentences(group, options, request, waiting),
      );
      return answer(rendered.flat(), (eojeols) => charge.settle(eojeols, characters));
    } finally {
      release();
    }
  }

  return [
    unary(LanguageService.method.analyzeSyntax, 'analysis', async (request, call) => {
      const document = requireDocument(request.document);
      const options: AnalyseOptions = {
        splitSentences: request.autoSplitSentence,
        autoSpacing: request.autoSpacing,
        autoJointing: request.autoJointing,
        withSense: request.withSense,
        withReadings: request.withReadings,
        typos: request.typos,
        dictionaries: await dictionaries.compiled(dictionaryNames(request), accountOf(call.caller)),
      };
      const encoding = encodingOf(request.encodingType);
      const shape: Shape = { view: 'morphemes', encoding, list: false, words: request.withWords };
      return analyseText(document.content, options, shape, call);
    }),

    unary(LanguageService.method.analyzeSyntaxList, 'analysis', async (request, call) => {
      const options: AnalyseOptions = {
        whole: true,
        typos: request.typos,
        autoSpacing: request.autoSpacing,
        autoJointing: request.autoJointing,
        withSense: request.withSense,
        dictionaries: await dictionaries.compiled(dictionaryNames(request), accountOf(call.caller)),
      };
      const encoding = encodingOf(request.encodingType);
      return analyseList(sentencesOf(request), options, { view: 'morphemes', encoding, list: true }, call);
    }),

    unary(LanguageService.method.analyzeSyntaxRaw, 'analysis', async (request, call) => {
      const document = requireDocument(request.document);
      const options: AnalyseOptions = {
        raw: true,
        splitSentences: request.autoSplitSentence,
        withSense: request.withSense,
      };
      const encoding = encodingOf(request.encodingType);
      return analyseText(document.content, options, { view: 'morphemes', encoding, list: false }, call);
    }),

    unary(LanguageService.method.tokenize, 'analysis', async (request, call) => {
      const document = requireDocument(request.document);
      const options: AnalyseOptions = {
        splitSentences: request.autoSplitSentence,
        autoSpacing: request.autoSpacing,
      };
      const encoding = encodingOf(request.encodingType);
      return analyseText(document.content, options, { view: 'segments', encoding, list: false }, call);
    }),
  ];
}

function answer(
  rendered: Awaited<ReturnType<SentenceRenderer['renderSentences']>>,
  settle: (eojeols: number) => void,
): Reply {
  let eojeols = 0;
  for (const one of rendered) eojeols += one.eojeols;
  settle(eojeols);
  return { sentences: rendered, rest: { language: 'ko_KR', tokensCount: eojeols } };
}

/** Deployed clients send the sentences at the top, the specification puts them into the document. */
function sentencesOf(request: AnalyzeSyntaxListRequest): string[] {
  const inside = request.document?.sentences ?? [];
  const outside = request.sentences;
  checkLanguage(request.language);
  checkLanguage(request.document?.language ?? '');
  if (request.document === undefined && outside.length === 0) {
    throw invalidArgument(
      'document가 없습니다. 분석할 문장들을 document.sentences에 배열로 넣어 보내 주세요.',
    );
  }
  if (inside.length === 0) return outside;
  if (outside.length > 0 && outside.join('\u0000') !== inside.join('\u0000')) {
    throw invalidArgument('document.sentences와 sentences가 서로 다릅니다. 둘 가운데 하나만 보내 주세요.');
  }
  return inside;
}
