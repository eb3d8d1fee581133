import type { Eojeol } from '../../../analysis/types.js';
import { lastCoda } from '../../../hangul/syllable.js';
import { statements } from '../../korean/statement.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

const DOUBLED: Record<string, string> = {
  을를: '을', 를을: '를', 은는: '은', 는은: '는', 에에서: '에서', 에서에서: '에서', 에에: '에', 까지까지: '까지', 부터부터: '부터', 으로으로: '으로', 에게에게: '에게', 가가: '가', 께서께서: '께서', 한테한테: '한테',
}; // biome-ignore format: one table

/** Nouns that make a verb with 하다; 사람이 그를 설득을 했다 has two objects and is heard every day. */
const DOING = new Set(['하', '시키']);

export const rule: Rule = {
  id: 'repeated-particles',
  before: ['josa-shape'],
  title: '겹친 조사',
  category: 'SENTENCE',
  article: '',
  comment:
    '같은 구실을 하는 조사가 겹쳤습니다. 한 낱말에는 하나만 쓰고, 한 서술어에 목적어가 둘이면 하나를 다른 조사로 바꾸거나 하나로 묶습니다.',
  examples: [
    { wrong: '나는 밥을를 먹었다.', right: '나는 밥을 먹었다.' },
    { wrong: '학교에에서 공부했다.', right: '학교에서 공부했다.' },
    {
      wrong: '그는 사과를 빵을 먹었다.',
      right: '그는 사과를 빵을 먹었다.',
      asks: '그는 사과와 빵을 먹었다.',
    },
  ],
  silent: [
    '집에서까지 일했다.',
    '나에게는 없다.',
    '동생과도 이야기했다.',
    '벨기에에서 만났다.',
    '작가가 글을 썼다.',
    '우리나라가 선진국가가 되었다.',
    '그림이 은은는하다.',
    '물을 한 잔을 마셨다.',
    '책을 읽는 동생을 불렀다.',
    '그를 설득을 했다.',
    '그는 무대를 정성을 다해 준비했다.',
    '물을 관을 통해 보냈다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: all(
    byPattern(
      /(?<=[가-힣])(을를|를을|은는|는은|에에서|에서에서|에에|까지까지|부터부터|으로으로|에게에게|가가|께서께서|한테한테)(?![가-힣])/,
      (m, line) => {
        const before = /[가-힣]*$/.exec(line.text.slice(0, m.index))![0];
        const first = m[0].startsWith('에에') || m[0] === '가가' ? m[0][0]! : '';
        // 벨기에, 작가: the first of the two belongs to the noun
        if (isNoun(line, before + first) && first !== '') return undefined;
        // 선진국가가: a noun that no dictionary has, but its last part
        if (first !== '' && morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag[0] === 'N'))
          return undefined;
        if (!isNoun(line, before)) return undefined;
        const found = { begin: m.index, end: m.index + m[0].length, replacement: DOUBLED[m[0]]! };
        return m[0] === '가가' ? { ...found, certainty: 'author' } : found;
      },
    ),
    (line: LineView): Finding[] => statements(line).flatMap(({ eojeols }) => twoObjects(eojeols)),
  ),
};

function isNoun({ lexicon }: LineView, word: string): boolean {
  return lexicon.tagsOf(word).some(({ tag }) => /^N/.test(tag));
}

/** 사과를 빵을 먹었다: two objects with nothing but adverbs between them and one verb behind. */
function twoObjects(eojeols: readonly Eojeol[]): Finding[] {
  const out: Finding[] = [];
  for (let i = 0; i + 2 < eojeols.length; i++) {
    const first = objectOf(eojeols[i]!);
    if (!first) continue;
    let j = i + 1;
    while (j < eojeols.length && eojeols[j]!.morphemes.every(({ tag }) => tag === 'MAG')) j++;
    const second = eojeols[j] && objectOf(eojeols[j]!);
    const verb = eojeols[j + 1]?.morphemes;
    if (!second || verb?.[0]?.tag !== 'VV' || DOING.has(verb[0].form)) continue;
    // 무대를 전심을 다해 준비했다: the first object waits for a verb of its own
    if (!verb.some(({ tag }) => tag === 'EF')) continue;
    const noun = eojeols[j]!.morphemes;
    // 개를 두 마리를, 그를 손을: a count, or a part of the first
    if (noun.some(({ tag }) => /^(?:NNB|NR|SN|MM.|NP)$/.test(tag)) || first.noun.tag === 'NP') continue;
    const { begin, end } = first.particle;
    const joiner = lastCoda(first.noun.form) === '' ? '와' : '과';
    const others = [
      { revised: '에게', score: 0.3 },
      { revised: '에서', score: 0.2 },
    ];
    out.push({ begin, end, replacement: joiner, certainty: 'author', others });
  }
  return out;
}

function objectOf({ morphemes }: Eojeol) {
  const particle = morphemes.at(-1);
  const noun = morphemes.at(-2);
  if (
    particle?.tag !== 'JKO' ||
    !/^[을를]$/.test(particle.form) ||
    !noun ||
    !/^NN[GP]$|^NP$|^XSN$/.test(noun.tag)
  )
    return undefined;
  return { noun, particle };
}
