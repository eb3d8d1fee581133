import { NUCLEI, nucleusOf } from '../../../hangul/syllable.js';
import { attach } from '../../../lexicon/conjugation.js';
import { type IrregularClass, irregularClasses, type StemTag } from '../../../lexicon/irregular-stems.js';
import { SEEN, SELDOM } from '../../korean/commonness.js';
import { type LineView, morphemesIn, type WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byWords } from '../../rule/by-words.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What an ending may begin with. */
const VOWELS = /[어아었았으은을]/;

/** 굽어, 부르었다: stems that change, put before a vowel as if they did not. */
export const rule: Rule = {
  id: 'regular-stems',
  title: '불규칙 용언의 활용',
  category: 'GRAMMER',
  article: '한글 맞춤법 제18항 2, 3, 4, 5, 6, 8, 9',
  comment:
    '어미에 따라 어간이 바뀌는 말은 바뀐 대로 적습니다(예: 긋다-그어, 까맣다-까만, 듣다-들어, 맵다-매워, 부르다-불러).',
  reasons: [
    {
      of: /[말살알팔놀울멀벌들]으[라면려며니시][^→]*→/,
      comment: '어간의 끝이 ‘ㄹ’이면 ‘-으-’가 들지 않은 어미가 붙습니다(예: 말다-말라고, 만들다-만들면).',
      article: '한글 맞춤법 제18항 1',
    },
    {
      of: /[긋낫붓잇젓짓][^→]*→/,
      comment: '어간의 끝 ‘ㅅ’은 모음 어미 앞에서 줄어집니다(예: 긋다-그어, 낫다-나아, 짓다-지어).',
      article: '한글 맞춤법 제18항 2',
    },
    {
      of: /[맣갛랗떻렇멓얗][^→]*→|[얍맙갑랍럽멉]니/,
      comment:
        '어간의 끝 ‘ㅎ’은 ‘-은, -을, -면’ 앞에서 줄고 ‘-습니다’ 앞에서는 남습니다(예: 까맣다-까만-까맣습니다).',
      article: '한글 맞춤법 제18항 3',
    },
    {
      of: /[듣걷싣깨닫묻긷붇일컫][^→]*→/,
      comment: '어간의 끝 ‘ㄷ’은 모음 어미 앞에서 ‘ㄹ’로 바뀝니다(예: 듣다-들어, 싣다-실어, 걷다-걸어).',
      article: '한글 맞춤법 제18항 5',
    },
    {
      of: /→.*(?:[워웠우운울움]|[와왔])/,
      comment: '어간의 끝 ‘ㅂ’은 모음 어미 앞에서 ‘ㅜ’로 바뀝니다(예: 맵다-매워, 굽다-구워).',
      article: '한글 맞춤법 제18항 6',
    },
    {
      of: /→.*르[러렀]/,
      comment: '어간의 끝음절 ‘르’ 뒤에 오는 ‘-어’가 ‘-러’로 바뀝니다(예: 이르다-이르러, 푸르다-푸르러).',
      article: '한글 맞춤법 제18항 8',
    },
    {
      of: /르[^→]*→/,
      comment:
        '어간의 끝음절 ‘르’의 ‘ㅡ’가 줄고 뒤의 ‘-어’가 ‘-러’로 바뀝니다(예: 부르다-불러, 오르다-올라).',
      article: '한글 맞춤법 제18항 9',
    },
    {
      of: /→/,
      comment:
        '어간의 끝 ‘ㅡ’가 줄고 앞 모음에 맞추어 ‘-아’나 ‘-어’가 붙습니다(예: 아프다-아파, 고프다-고파, 바쁘다-바빠).',
      article: '한글 맞춤법 제18항 4',
    },
  ],
  examples: [
    {
      wrong: '아무에게도 말하지 말으라고 했다.',
      right: '아무에게도 말하지 말라고 했다.',
      article: '한글 맞춤법 제18항 1',
    },
    { wrong: '종이에 줄을 긋어라.', right: '종이에 줄을 그어라.' },
    { wrong: '까맣은 모자를 썼다.', right: '까만 모자를 썼다.' },
    { wrong: '짐을 수레에 싣어 날랐다.', right: '짐을 수레에 실어 날랐다.' },
    { wrong: '국이 맵어서 물을 마셨다.', right: '국이 매워서 물을 마셨다.' },
    { wrong: '다 같이 노래를 부르었다.', right: '다 같이 노래를 불렀다.' },
    { wrong: '벽이 하얍니다.', right: '벽이 하얗습니다.' },
    { wrong: '배가 고퍼서 밥을 먹었다.', right: '배가 고파서 밥을 먹었다.' },
    { wrong: '방 안이 어둡어 불을 켰다.', right: '방 안이 어두워 불을 켰다.' },
    { wrong: '날이 덥으면 창문을 연다.', right: '날이 더우면 창문을 연다.' },
  ],
  silent: [
    '낫을 갈아 풀을 베었다.',
    '붓은 벼루 옆에 두었다.',
    '허리가 굽은 소나무가 있다.',
    '수줍은 얼굴로 웃었다.',
    '씨앗을 땅에 묻어 두었다.',
    '소매를 걷어 단정히 접었다.',
    '날씨가 좋아서 걸었다.',
    '누나가 아기를 업어 주었다.',
    '게임의 맵은 열두 나라로 되어 있다.',
    '불법으로 물건을 팔았다.',
    '치미나주머니고퍼(gopher)는 땅속에 산다.',
  ],
  find: all(
    byWords(VOWELS, inWord),
    byPattern(
      /(?<=고|아)퍼(?=$|[^가-힣]|서|도|요|하|했|지|졌)|(?<=바|나|가)뻐(?=$|[^가-힣]|서|도|요|하|했|지|졌)/,
      // 두더지고퍼: part of a name
      (m, line) =>
        morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag === 'NNP')
          ? undefined
          : m[0] === '퍼'
            ? '파'
            : '빠',
    ),
    byPattern(/(?<=고|아)펐|(?<=바|나|가)뻤/, (m) => (m[0] === '펐' ? '팠' : '빴')),
    byPattern(/(?<=(?:물|밥|국|쌀|흙)[을를] )푸었/, '펐'),
    // 라면이 불으면: ㄷ turns into ㄹ before 으
    byPattern(/(?<=(?:라면|국수|면발|냇물|강물|체중)[이가] )불면(?=[ ,])/, '불으면'),
    byPattern(/(?<=(?:물|술|기름|국물)[을를] (?:[가-힣]+에 )?)붇[어었](?=[가-힣 ])/, (m) =>
      m[0] === '붇어' ? '부어' : '부었',
    ),
    byPattern(/(?<=(?<![가-힣])길[을를] )묻(?=어 보|어보|었)/, '물'),
    byPattern(/(?<=(?:고기|생선|고구마|감자|빵|김|떡|오징어)[을를] )굽(?=어|었)/, (m, line) => ({
      begin: m.index,
      end: m.index + 2,
      replacement: line.text[m.index + 1] === '어' ? '구워' : '구웠',
    })),
    byPattern(/(?<![가-힣])(?:도워(?=$|[ .,]|서|요|도|주|드)|도웠)/, (m) =>
      m[0] === '도웠' ? '도왔' : '도와',
    ),
    byPattern(/(?<![가-힣])이르어(?=$|[^가-힣]|서|도|야)/, '이르러'),
    // 하얍니다, 빨갑니다: ㅎ stays before 습니다
    byPattern(
      /(?<![가-힣])(?:하얍|까맙|노랍|빨갑|파랍|뿌옙|누럽|벌겁|퍼럽|허옙|꺼멉|동그랍|둥그럽|조그맙|새하얍|새까맙|샛노랍|새빨갑|새파랍)(?=니다|니까)/,
      (m) => ({ begin: m.index, end: m.index + m[0].length, replacement: HIEUT[m[0]] ?? m[0] }),
    ),
    byPattern(/(?<=(?:목적지|결론|합의|경지|정상|나이|시점|바닷가|오늘|지경)에 )이르었/, '이르렀'),
    byPattern(/(?<=(?:말|실|끈|뒤|대|선|줄)[을를] )잇으(?=니|면|며|려)/, '이으'),
    byPattern(/(?<=(?<![가-힣])길[을를] )걷으(?=니|면|며)/, '걸으'),
    // 말으세요: ㄹ is lost
    byPattern(/(?<=지 )말으(?=시|세|십|니)/, '마'),
    byPattern(/(?<=지 )말으(?=라|면|려)/, '말'),
    byPattern(/(?<=(?<![가-힣])[가-힣]{1,3}자)말자(?= [가-힣])/, '마자'),
    byPattern(/(?<![가-힣])말지못(?=하|해|한)/, '마지못'),
    byPattern(/(?<=[가-힣]+[아어여라해] )말지않/, '마지않'),
  ),
};

const HIEUT: Readonly<Record<string, string>> = {
  하얍: '하얗습',
  까맙: '까맣습',
  노랍: '노랗습',
  빨갑: '빨갛습',
  파랍: '파랗습',
  뿌옙: '뿌옇습',
  누럽: '누렇습',
  벌겁: '벌겋습',
  퍼럽: '퍼렇습',
  허옙: '허옇습',
  꺼멉: '꺼멓습',
  동그랍: '동그랗습',
  둥그럽: '둥그렇습',
  조그맙: '조그맣습',
  새하얍: '새하얗습',
  새까맙: '새까맣습',
  샛노랍: '샛노랗습',
  새빨갑: '새빨갛습',
  새파랍: '새파랗습',
};

const CHANGED: ReadonlySet<IrregularClass> = new Set(['ㅂ', 'ㅅ', 'ㄷ', 'ㅎ', '르', '러']);
/** 잇어 is 있어 mistyped more often than 이어. */
const DOUBTFUL = /^(?:잇|이르|붇|낫은|낫을)$/;
/** What may follow 어 and 아, so that no noun is taken for an ending. */
const AFTER_VOWEL = /^(?:$|[서도요야라지졌하했]|[가-힣]?지다)/;

function inWord({ lexicon }: LineView, { begin, surface, morphemes }: WordView): Finding | undefined {
  if (morphemes.some(({ tag, outOfVocab }) => tag === 'NNP' && outOfVocab !== 'OUT_OF_VOCAB'))
    return undefined;
  const run = /^[가-힣]+/.exec(surface)?.[0] ?? '';
  /** Only stems that people use; 그립 stands in lists of words only. */
  const isNoun = (form: string) =>
    form.length === 1 ? lexicon.frequencyOf(form, /^N/) >= 0 : lexicon.frequencyOf(form, /^N/) > SELDOM;
  for (let i = 1; i < run.length; i++) {
    const vowel = run[i]!;
    if (!'어아었았으은을'.includes(vowel)) continue;
    const stem = run.slice(0, i);
    const tag = (['VA', 'VV'] as const).find((t) => lexicon.headwordFrequency(stem, t) > SELDOM);
    if (!tag || DOUBTFUL.test(stem) || DOUBTFUL.test(stem + vowel)) continue;
    const classes = irregularClasses(stem, tag);
    if (classes.some((cls) => !CHANGED.has(cls)) || isRegularToo(stem, tag, lexicon)) continue;
    const rest = run.slice(i + 1);
    if ((vowel === '어' || vowel === '아') && !AFTER_VOWEL.test(rest)) continue;
    // 낫을, 불법으로: a noun and its particle
    if (/[은을]/.test(vowel) && rest !== '') continue;
    if (vowel === '으' && !/^(?:니|면|며|려|러|시|세|십|므로)/.test(rest)) continue;
    if (/[은을]/.test(vowel) && isNoun(stem)) continue;
    // 맵으면: of nouns only those that people use have 으로, and never 으면
    if (vowel === '으' && lexicon.frequencyOf(stem, /^N/) > SELDOM) continue;
    const right = attach(stem, tag, endingOf(stem, vowel, classes[0]!) + rest, classes[0]).at(-1);
    if (!right || right === run) continue;
    return { begin, end: begin + run.length, replacement: right };
  }
  return undefined;
}

/** 굽어, 걷어: the other part of speech does not change. */
function isRegularToo(stem: string, tag: StemTag, lexicon: LineView['lexicon']): boolean {
  const other = tag === 'VA' ? 'VV' : 'VA';
  // 덥다, 어둡다: no verb that anybody uses
  return lexicon.headwordFrequency(stem, other) > SEEN && irregularClasses(stem, other).includes('규칙');
}

/** The ending as the conjugation knows it: 은 behind a stem that becomes open is ㄴ, and 어 follows the vowel. */
function endingOf(stem: string, vowel: string, cls: IrregularClass): string {
  if ('은을'.includes(vowel)) return cls === 'ㅅ' || cls === 'ㄷ' ? vowel : vowel === '은' ? 'ㄴ' : 'ㄹ';
  if (vowel === '으') return cls === 'ㅎ' ? '' : '으';
  const bright = 'ㅏㅑㅗ'.includes(NUCLEI[nucleusOf(harmonic(stem, cls).charCodeAt(0))]!);
  // 가까워: ㅂ takes 워 whatever its vowel, but for 돕- and 곱-
  const dark = cls === 'ㅂ' && !/^[돕곱]$/.test(stem);
  return vowel === '었' || vowel === '았' ? (bright && !dark ? '았' : '었') : bright && !dark ? '아' : '어';
}

/** The syllable that the ending agrees with: 가르 by its 가. */
function harmonic(stem: string, cls: IrregularClass): string {
  return (cls === '르' ? stem.at(-2) : stem.at(-1)) ?? stem;
}
