import { describe, expect, it } from 'vitest';
import type { ExtraWord, ExtraWords, Sentence } from '../../src/analysis/types.js';
import { compileDictionary } from '../../src/dictionary/compile-dictionary.js';
import { attach } from '../../src/lexicon/conjugation.js';
import type { IrregularClass, StemTag } from '../../src/lexicon/irregular-stems.js';
import { type DictionarySets, SET_NAMES, type SetName } from '../../src/store/types.js';
import { sharedEngine as engine } from '../support/engine.js';

/**
 * Words that no model knows, with everything that may stand behind them. Shares, not single sentences, are asked for:
 * other weights may stumble over other forms.
 */
function dictionary(name: string, words: Partial<Record<SetName, readonly string[]>>): ExtraWords {
  const sets = Object.fromEntries(
    SET_NAMES.map((set) => [set, Object.fromEntries((words[set] ?? []).map((word) => [word, 1]))]),
  ) as DictionarySets;
  return compileDictionary({ domainName: name, sets, version: name });
}

const taggedOf = (sentences: readonly Sentence[]) =>
  sentences
    .flatMap(({ eojeols }) => eojeols)
    .map(({ morphemes }) =>
      morphemes
        .map(({ form, tag, customDictName }) => `${form}/${tag}${customDictName ? '*' : ''}`)
        .join('+'),
    )
    .join(' ');

async function tagged(texts: readonly string[], dictionaries: readonly ExtraWords[], options = {}) {
  return (await (await engine()).analyse(texts, { dictionaries, ...options })).map(taggedOf);
}

// biome-ignore format: tables
const NOUNS = [
  '르세라핌', '뉴진스', '볼린저', '갑분싸', '워라밸', 'TIKITAKA', '코로나19', 'LG 트윈스', '韓流', '띵작', '슬의생', '오운완',
  '이마트24', 'K-POP', 'AT&T', 'Node.js', '😀톡', '(여자)아이들', '펀쿨섹', '뚱카롱', '쿠쿠루', '덕후몬', '한글과컴퓨터', '유퀴즈 온 더 블럭',
];
// biome-ignore format: tables
const BEHIND: ReadonlyArray<readonly [afterConsonant: string, afterVowel: string, tag: RegExp]> = [
  ['이 왔다', '가 왔다', /JKS/], ['을 보았다', '를 보았다', /JKO/], ['은 좋다', '는 좋다', /JX/], ['의 소식', '의 소식', /JKG/],
  ['에서 만났다', '에서 만났다', /JKB/], ['에게 물었다', '에게 물었다', /JKB/], ['으로 갔다', '로 갔다', /JKB/],
  ['이랑 친구다', '랑 친구다', /JC|JKB/], ['도 왔다', '도 왔다', /JX/], ['까지 봤다', '까지 봤다', /JX/],
  ['처럼 되고 싶다', '처럼 되고 싶다', /JKB/], ['입니다.', '입니다.', /VCP/], ['이었다.', '였다.', /VCP/], ['이라는 이름', '라는 이름', /VCP|JKQ/],
];
/** Latin and digits as they are read aloud. */
const READ_WITH_CODA = new Set(['코로나19', 'K-POP']);

function hasCoda(word: string): boolean {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code < 11172 ? code % 28 > 0 : READ_WITH_CODA.has(word);
}

// biome-ignore format: tables
const STEMS: ReadonlyArray<readonly [StemTag, string, IrregularClass?]> = [
  ['VV', '카톡하'], ['VV', '구글링하'], ['VV', '멍때리'], ['VV', '톺아보'], ['VV', '갈아넣'], ['VV', '썸타'], ['VV', '빡치'], ['VV', '눈굽', 'ㅂ'],
  ['VV', '손짓', 'ㅅ'], ['VV', '몰아듣', 'ㄷ'], ['VV', '되싣', 'ㄷ'], ['VV', '깨흐르', '르'], ['VV', '까무르', '르'], ['VV', '앙끄', '으'], ['VV', '꿀빨', 'ㄹ'],
  ['VA', '신박하'], ['VA', '혜자스럽', 'ㅂ'], ['VA', '웃프', '으'], ['VA', '느좋'], ['VA', '허여멀겋', 'ㅎ'], ['VA', '새퍼렇', 'ㅎ'], ['VA', '배푸르', '러'], ['VA', '겁없'],
];
/** The ending after a vowel or ㄹ, after other consonants, and what follows. */
// biome-ignore format: tables
const ENDINGS: ReadonlyArray<readonly [open: string, closed: string, rest: string, tag: RegExp, only?: StemTag]> = [
  ['고', '고', ' 있다', /EC/], ['지만', '지만', ' 괜찮다', /EC/], ['면', '으면', ' 된다', /EC/], ['니까', '으니까', ' 그렇지', /EC/],
  ['ㄴ', '은', ' 것', /ETM/], ['ㄹ', '을', ' 때', /ETM/], ['ㅂ니다', '습니다', '.', /EF/], ['던', '던', ' 때', /ETM/], ['겠', '겠', '다.', /EP/],
  ['어서', '어서', ' 좋다', /EC/], ['었', '었', '다.', /EP/], ['어요', '어요', '.', /EF/], ['는', '는', ' 사람', /ETM/, 'VV'],
  ['ㄴ다', '는다', '.', /EF/, 'VV'], ['려고', '으려고', ' 한다', /EC/, 'VV'],
];

function shapeOf(stem: string, cls: IrregularClass | undefined, open: string, closed: string): string {
  const code = stem.charCodeAt(stem.length - 1) - 0xac00;
  const isOpen = code % 28 === 0 || code % 28 === 8;
  const bright = [0, 2, 8].includes(Math.floor(code / 28) % 21) && cls !== 'ㅎ';
  const ending = isOpen ? open : closed;
  return bright ? ending.replace(/^어/, '아').replace(/^었/, '았') : ending;
}

describe('new words of a dictionary', () => {
  it('nouns of every kind stand before particles, in spaced and un-spaced text', async () => {
    const words = dictionary('우리', { np: NOUNS });
    const cases = NOUNS.flatMap((noun) =>
      BEHIND.flatMap(([closed, open, tag]) => {
        const behind = hasCoda(noun) ? closed : open;
        const joined = `요즘${noun.replaceAll(' ', '')}${behind}`;
        return [`${noun}${behind}`, `어제 ${noun}${behind}`, joined].map((text) => ({ noun, text, tag }));
      }),
    );
    const answers = await tagged(
      cases.map(({ text }) => text),
      [words],
    );
    const parts = cases.map(({ noun, tag }, i) => {
      const at = answers[i]!.indexOf(`${noun}/NNP*+`);
      const next = /^[^/]+\/([A-Z]+)/.exec(answers[i]!.slice(at + noun.length + 6))?.[1] ?? '';
      return { found: at >= 0, right: at >= 0 && tag.test(next) };
    });
    expect(parts.filter(({ found }) => found).length / parts.length).toBeGreaterThan(0.98);
    expect(parts.filter(({ right }) => right).length / parts.length).toBeGreaterThan(0.95);
  });

  it('verbs and adjectives of every class are found in all their forms', async () => {
    const words = dictionary('우리', {
      vv: STEMS.filter(([tag]) => tag === 'VV').map(([, stem]) => `${stem}다`),
      va: STEMS.filter(([tag]) => tag === 'VA').map(([, stem]) => stem),
    });
    const cases = STEMS.flatMap(([stemTag, stem, cls]) =>
      ENDINGS.filter(([, , , , only]) => only === undefined || only === stemTag).flatMap(
        ([open, closed, rest, tag]) =>
          attach(stem, stemTag, shapeOf(stem, cls, open, closed), cls).flatMap((form) =>
            ['', '정말 '].map((before) => ({ stem, stemTag, tag, text: `${before}${form}${rest}` })),
          ),
      ),
    );
    const answers = await tagged(
      cases.map(({ text }) => text),
      [words],
    );
    const right = cases.filter(({ stem, stemTag, tag }, i) => {
      const found = new RegExp(`${stem}/${stemTag}\\*\\+[^/]+/([A-Z]+)`).exec(answers[i]!);
      return found !== null && tag.test(found[1]!);
    });
    expect(cases.length).toBeGreaterThan(500);
    expect(right.length / cases.length).toBeGreaterThan(0.97);
  });

  it.each([
    ['청하', '참가 신청하다가 그만두었다'],
    ['이수', '그는 모든 과정을 이수했다'],
    ['하이', '하이에나가 나타났다'],
    ['하이', '주말에 하이킹을 갔다'],
    ['도로시', '낡은 도로시설을 고쳤다'],
    ['리아', '이탈리아가 이겼다'],
    ['온', '온도가 높다'],
    ['나비', '이건 누나비가 아니다'],
    ['AI', 'AIR를 들었다'],
    ['19', '모두 190명이 왔다'],
  ])('%s makes no sense in %s', async (noun, text) => {
    const words = dictionary('우리', { np: [noun] });
    expect(await tagged([text], [words])).toEqual(await tagged([text], []));
  });

  it.each([
    ['cp', '혼밥', '혼밥하는 사람', '혼밥/NNG*+하/XSV'],
    ['np', '카카오', '카카오뱅크로 보냈다', '카카오/NNP*'],
    ['cp', 'AI 반도체', 'AI반도체를 만든다', 'AI 반도체/NNG*+를/JKO'],
    ['cp', '5G망', '5G망을 깔았다', '5G망/NNG*+을/JKO'],
    ['mm', '뭔놈의', '뭔놈의 날씨가 이래', '뭔놈의/MMA*'],
    ['mag', '갑툭튀', '갑툭튀 나타났다', '갑툭튀/MAG*'],
    ['mag', '찐으로', '찐으로 좋다', '찐으로/MAG*'],
    ['ic', '헐랭', '헐랭, 진짜?', '헐랭/IC*+,/SP'],
    ['np', '이마트24', '이마트24도 왔다', '이마트24/NNP*+도/JX'],
  ] as const)('%s %s: %s', async (set, word, text, expected) => {
    expect((await tagged([text], [dictionary('우리', { [set]: [word] })]))[0]).toContain(expected);
  });

  it('of several dictionaries the first one that has a word decides; a longer word is another word', async () => {
    const [name, noun] = [dictionary('이름', { np: ['바르미'] }), dictionary('물건', { cp: ['바르미'] })];
    expect((await tagged(['바르미가 왔다'], [name, noun]))[0]).toContain('바르미/NNP*');
    expect((await tagged(['바르미가 왔다'], [noun, name]))[0]).toContain('바르미/NNG*');
    const sentences = await (await engine()).analyse(['바르미가 왔다'], { dictionaries: [noun, name] });
    expect(sentences[0]![0]!.eojeols[0]!.morphemes[0]!.customDictName).toBe('물건');
    const longer = dictionary('긴', { cp: ['바르미나라'] });
    expect((await tagged(['바르미나라에 갔다'], [name, longer]))[0]).toContain('바르미나라/NNG*');
  });

  it('carets split in refined, with auto_spacing only, at every caret', async () => {
    const words: ExtraWord = { form: '건강보험심사평가원', tag: 'NNG', carets: [2, 4, 6] };
    const dictionaries = [{ name: '우리', version: 'caret', entries: [words] }];
    const text = '건강보험심사평가원에서 일한다';
    const [spaced] = (await (await engine()).analyse([text], { dictionaries, autoSpacing: true }))[0]!;
    expect(spaced!.refined).toBe('건강 보험 심사 평가원에서 일한다');
    expect(taggedOf([spaced!])).toContain('건강보험심사평가원/NNG*+에서/JKB');
    const [plain] = (await (await engine()).analyse([text], { dictionaries }))[0]!;
    expect(plain!.refined).toBe('');
  });
});
