import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** Particles of which no noun takes both, with what is left. */
const LEFT: Record<string, string> = {
  으로로: '으로', 로로: '로', 에에: '에', 에에서: '에서', 에서서: '에서', 에게게: '에게', 한테테: '한테', 까지지: '까지', 부터터: '부터', 을을: '을', 를를: '를',
  을에: '에', 를에: '에', 을에서: '에서', 를에서: '에서', 을에게: '에게', 를에게: '에게', 을한테: '한테', 를한테: '한테', 을으로: '으로', 를로: '로',
  한테에게: '한테', 에게한테: '에게', 에게에: '에게', 한테에: '한테', 에서에: '에서', 에서를: '에서', 에서을: '에서',
}; // biome-ignore format: one table
/** Of shorter nouns many are the beginning of another word. */
const SHORTEST = 2;
const LONGEST_FIRST = Object.keys(LEFT).sort((a, b) => b.length - a.length);
const BOTH = new RegExp(`(?<=[가-힣])(?:${LONGEST_FIRST.join('|')})(?=(?:도|는|만)?(?![가-힣]))`);

export const rule: Rule = {
  id: 'stacked-particles',
  before: ['josa-shape'],
  title: '함께 쓰지 못하는 조사',
  category: 'GRAMMER',
  certainty: 'likely',
  article: '',
  comment: '한 낱말에 함께 붙을 수 없는 조사가 겹쳤습니다. 뜻에 맞는 조사 하나만 씁니다.',
  examples: [
    { wrong: '주말마다 공원을에 간다.', right: '주말마다 공원에 간다.' },
    { wrong: '자료는 항공편으로로 보냈다.', right: '자료는 항공편으로 보냈다.' },
    { wrong: '이 옷은 친구한테에게 크다.', right: '이 옷은 친구한테 크다.' },
    { wrong: '바쁜 와중에에도 답장을 했다.', right: '바쁜 와중에도 답장을 했다.' },
    { wrong: '지난해 프랑스에서를 왔다.', right: '지난해 프랑스에서 왔다.' },
  ],
  silent: [
    '벨기에에 갔다.',
    '도로로 나왔다.',
    '아이들이 뽀로로를 본다.',
    '마을에 다녀왔다.',
    '가을에 떠난다.',
    '겨울에서 봄으로 바뀐다.',
    '서울에서도 보인다.',
    '노을에 물든 하늘',
    '고속도로로 달렸다.',
    '카를로 루비아가 상을 받았다.',
  ],
  find: byPattern(BOTH, ({ 0: both, index }, line) => {
    const noun = /[가-힣]*$/.exec(line.text.slice(0, index))![0];
    // 고속도로로, 가을에, 카를로: what looks like the first particle is the end of the noun
    if (noun.length < SHORTEST || morphemesIn(line, index, index + 1).some(({ tag }) => tag[0] !== 'J'))
      return undefined;
    const isLonger = [...both].slice(0, -1).some((_, i) => isNoun(noun + both.slice(0, i + 1), line));
    return isNoun(noun, line) && !isLonger ? LEFT[both] : undefined;
  }),
};

function isNoun(word: string, { lexicon }: LineView): boolean {
  return lexicon.tagsOf(word).some(({ tag }) => /^(?:NN|NP|MAG)/.test(tag));
}
