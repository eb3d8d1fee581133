import {
  CODAS,
  codaOf,
  isSyllable,
  NUCLEI,
  nucleusOf,
  syllablesWith,
  withCoda,
} from '../../../hangul/syllable.js';
import { irregularClasses, type StemTag } from '../../../lexicon/irregular-stems.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { COMMON, SELDOM, WELL_KNOWN } from '../../korean/commonness.js';
import { isGlossed } from '../../korean/gloss.js';
import { type LineView, morphemesIn, type WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byWords } from '../../rule/by-words.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What a coda may be that is heard so before a vowel, or that people do not hear aright there. */
const HEARD: Readonly<Record<string, string>> = {
  ㄱ: 'ㄲ', ㄲ: 'ㄱ', ㅋ: 'ㄱㄲ', ㄴ: 'ㄶ', ㄹ: 'ㅀ', ㅁ: 'ㄻ', ㅂ: 'ㅍㅄ', ㅍ: 'ㅂ', ㄷ: 'ㅅㅈㅊㅌㅎ', ㅅ: 'ㄷㅈㅊㅌㅆ', ㅈ: 'ㄷㅅㅊㅌ',
  ㅊ: 'ㄷㅅㅈㅌ', ㅌ: 'ㄷㅅㅈㅊ', ㅆ: 'ㅌㅅㅈㅊ',
}; // biome-ignore format: one table

/** What may follow each vowel that an ending begins with, so that neither a noun nor a particle is taken for it. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  아: /^(?:$|[서도요야라](?![가-힣]{2})|지[고지면다는]|졌|하[고는다]|했)/,
  어: /^(?:$|[서도요야라](?![가-힣]{2})|지[고지면다는]|졌|하[고는다]|했)/,
  았: /^[가-힣]/,
  었: /^[가-힣]/,
  으: /^(?:니|면|며|려|러|시|세|십|셨|신|실|므로|나(?![가-힣]))/,
  은: /^(?:$|데|지|가|걸)/,
};
/** 올았다 is 올랐다 rather than 옳았다. */
const OTHERWISE = /올$/;
/** 가지다 and 디디다, shortened, stand before no vowel. */
const SHORTENED = /(?:갖|딛)$/;
/** How much commoner a stem must be than the next one that is heard so. */
const CLEARLY = 3;

/** What an ending may begin with. */
const VOWELS = /.[아어았었으은]/;

/** 닥아서, 만으면, 것 갔은데: no stem is spelt so, but one that is heard so. */
export const rule: Rule = {
  id: 'heard-codas',
  title: '어간의 받침',
  category: 'GRAMMER',
  article: '한글 맞춤법 제15항',
  comment:
    '이어서 소리 나거나 받침 하나가 들리지 않더라도 어간의 받침은 본디 꼴을 밝혀 적습니다(예: 많아, 닦아, 끊어, 같은데).',
  examples: [
    { wrong: '걸레로 마루를 닥았더니 반짝인다.', right: '걸레로 마루를 닦았더니 반짝인다.' },
    { wrong: '궁금한 것이 만아서 물어보았다.', right: '궁금한 것이 많아서 물어보았다.' },
    { wrong: '전화를 끈으면 안 돼.', right: '전화를 끊으면 안 돼.' },
    { wrong: '곧 소나기가 올 것 갔은데 들어가자.', right: '곧 소나기가 올 것 같은데 들어가자.' },
    { wrong: '아무래도 감기에 걸린 것 갔습니다.', right: '아무래도 감기에 걸린 것 같습니다.' },
    { wrong: '운동장이 넒어서 뛰기 좋다.', right: '운동장이 넓어서 뛰기 좋다.' },
    { wrong: '머리를 짦게 잘랐다.', right: '머리를 짧게 잘랐다.' },
    { wrong: '점심을 굼었더니 배가 고프다.', right: '점심을 굶었더니 배가 고프다.' },
    { wrong: '빚을 다 갑아서 홀가분하다.', right: '빚을 다 갚아서 홀가분하다.' },
  ],
  silent: [
    '아이를 안아 주었다.',
    '수레를 끌어 옮겼다.',
    '수레를 끎은 소의 일이다.',
    '빨래를 넒도 쉽지 않다.',
    '닥으로 종이를 만든다.',
    '만으로 서른 살이다.',
    '영만아, 밥 먹어라.',
    '어제 거기 갔으면 좋았을 텐데.',
    '언어를 배우면 세상이 넓어진다.',
    '그를 벗으로 삼았다.',
    '가져갈 것을 챙겨 갔다.',
    '그런 일이 있은 뒤로 조심한다.',
    '밤이 깊어서 돌아갔다.',
  ],
  find: all(
    byWords(VOWELS, inWord),
    clustered,
    // 올 것 갔습니다: nothing goes behind a bare 것; 낡은 것 갔다 버려 is 갖다
    byPattern(
      /(?<=[가-힣] ?[것거듯] )갔(?=습니|네|고(?! [있계])|지[만요]|던|더[라니]|군|구나|다(?:고|는|면)?(?! ?[버주줘놓대드두달왔오올와])(?![가-힣]))/,
      (m, line) => {
        const [, last] = morphemesIn(line, m.index - 4, m.index - 1).reverse();
        return last?.tag === 'ETM' ? '같' : undefined;
      },
    ),
  ),
};

/** Two letters with ㄹ first, of which one is hardly heard. */
const CLUSTERS = 'ㄺㄻㄼㄾㄿㅀ';
const CLUSTERED = new RegExp(
  `^[가-힣]{0,2}(?=[가-힣][아어았었으은을음고지게다네습기던])${syllablesWith([...CLUSTERS])}`,
);

/** 넒었다, 짦게: no stem has these letters, and one that everybody knows has others in their place. */
function clustered(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, surface } of line.words) {
    const stem = CLUSTERED.exec(surface)?.[0];
    if (!stem || mayBeNoun(stem, surface[stem.length]!, line.lexicon)) continue;
    const meant = withOtherCluster(stem, line.lexicon);
    if (meant === undefined || isGlossed(line.text, begin + surface.length)) continue;
    const at = begin + stem.length - 1;
    out.push({ begin: at, end: at + 1, replacement: meant.at(-1)! });
  }
  return out;
}

/** ㄻ and ㄼ are made with the lips and taken for each other first (밞지); otherwise there must be one stem only. */
function withOtherCluster(stem: string, lexicon: Lexicon): string | undefined {
  const coda = CODAS[codaOf(stem.charCodeAt(stem.length - 1))]!;
  const nearest = withCoda(stem, coda === 'ㄻ' ? 'ㄼ' : 'ㄻ');
  if ('ㄻㄼ'.includes(coda) && isKnown(nearest, lexicon)) return nearest;
  const meant = [...CLUSTERS]
    .map((other) => withCoda(stem, other))
    .filter((form) => form !== stem && isUsed(form, lexicon));
  return meant.length === 1 && isKnown(meant[0]!, lexicon) ? meant[0] : undefined;
}

/** Is it a stem or a noun as it stands, or, like 끎 of 끌다, the noun of one? */
function mayBeNoun(stem: string, next: string, lexicon: Lexicon): boolean {
  if (lexicon.frequencyOf(stem, /^(?:NN[GB]|NR|V[VA]|MA)/) > SELDOM) return true;
  const isNominal = CODAS[codaOf(stem.charCodeAt(stem.length - 1))] === 'ㄻ';
  return isNominal && '은을으음이도'.includes(next) && isUsed(withCoda(stem, 'ㄹ'), lexicon);
}

function isKnown(stem: string, lexicon: Lexicon): boolean {
  return STEM_TAGS.some((tag) => lexicon.headwordFrequency(stem, tag) > COMMON);
}

function inWord(line: LineView, word: WordView): Finding | undefined {
  const { begin, surface, morphemes } = word;
  if (morphemes.some(({ tag, outOfVocab }) => tag === 'NNP' && outOfVocab !== 'OUT_OF_VOCAB'))
    return undefined;
  const run = /^[가-힣]+/.exec(surface)?.[0] ?? '';
  for (let i = 1; i < Math.min(run.length, LONGEST_STEM + 1); i++) {
    const vowel = run[i]!;
    if (!BEHIND[vowel]?.test(run.slice(i + 1))) continue;
    const stem = run.slice(0, i);
    const coda = CODAS[codaOf(stem.charCodeAt(i - 1))]!;
    if (!(coda in HEARD) || mayBeRight(line, word, stem, vowel, run)) continue;
    const meant = heardStem(stem, coda, vowel, line.lexicon);
    if (meant === undefined || isGlossed(line.text, begin + run.length)) continue;
    return { begin: begin + i - 1, end: begin + i, replacement: meant.at(-1)! };
  }
  return undefined;
}

const LONGEST_STEM = 4;

/** Can the letters be read as they stand: a stem that people use, or a noun? */
function mayBeRight(
  { lexicon, words }: LineView,
  { index }: WordView,
  stem: string,
  vowel: string,
  run: string,
): boolean {
  // 갔어, 갔으면 are forms of the past; 갔아, 갔은데 are not, but behind a place 갔는데 is meant
  if (CODAS[codaOf(stem.charCodeAt(stem.length - 1))] === 'ㅆ') {
    if (!'아았은'.includes(vowel) || stem.endsWith('있')) return true;
    return /^(?:JKB|EC)$/.test(words[index - 1]?.morphemes.at(-1)?.tag ?? '');
  }
  if (vowel === '은' || OTHERWISE.test(stem)) return true;
  if (STEM_TAGS.some((tag) => lexicon.headwordFrequency(stem, tag) > SELDOM)) return true;
  // 들으면, 걸어: ㄷ became ㄹ
  if (isUsed(withDigeut(stem), lexicon)) return true;
  const noun = run.slice(0, stem.length + 1);
  return [noun, run].some((form) => lexicon.headwordFrequency(form, /^(?:N|MA|IC|VV|VA)/) > SELDOM);
}

const STEM_TAGS = ['VV', 'VA'] as const;

function withDigeut(stem: string): string {
  return CODAS[codaOf(stem.charCodeAt(stem.length - 1))] === 'ㄹ' ? withCoda(stem, 'ㄷ') : '';
}

function isUsed(stem: string, lexicon: Lexicon): boolean {
  return stem !== '' && STEM_TAGS.some((tag) => lexicon.headwordFrequency(stem, tag) > SELDOM);
}

/** The one stem that is heard so and that everybody knows, if it stays as it is before a vowel. */
function heardStem(stem: string, coda: string, vowel: string, lexicon: Lexicon): string | undefined {
  const found = [...HEARD[coda]!]
    .map((other) => withCoda(stem, other))
    .flatMap((form) => STEM_TAGS.map((tag) => ({ form, tag, count: lexicon.headwordFrequency(form, tag) })))
    .filter(({ form, count }) => count > SELDOM && !SHORTENED.test(form))
    .sort((a, b) => b.count - a.count);
  const [best] = found;
  const second = found.find(({ form }) => form !== best!.form);
  if (!best || best.count < WELL_KNOWN || (second && best.count - second.count < CLEARLY)) return undefined;
  if (!staysBefore(best.form, best.tag) || !isHarmonic(best.form, vowel)) return undefined;
  return best.form;
}

function staysBefore(stem: string, tag: StemTag): boolean {
  return irregularClasses(stem, tag).includes('규칙');
}

function isHarmonic(stem: string, vowel: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(last) || !'아어았었'.includes(vowel)) return true;
  return 'ㅏㅑㅗ'.includes(NUCLEI[nucleusOf(last)]!) === '아았'.includes(vowel);
}
