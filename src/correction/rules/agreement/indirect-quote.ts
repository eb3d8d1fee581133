import type { Morpheme } from '../../../analysis/types.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** 온다라고: what is quoted in one's own words takes -고 behind its ending, 라고 only behind quotation marks. */
export const rule: Rule = {
  id: 'indirect-quote',
  title: '-다라고',
  category: 'SENTENCE',
  article: '',
  comment:
    '남의 말을 따옴표 없이 옮길 때는 끝맺는 어미 뒤에 ‘-고’나 ‘-는’을 바로 붙입니다(예: 온다고, 온다는). ‘-라고, -라는’은 따옴표로 묶은 말 뒤에 씁니다.',
  examples: [
    {
      wrong: '많은 이가 그것이 옳다라고 믿는다.',
      right: '많은 이가 그것이 옳다라고 믿는다.',
      asks: '많은 이가 그것이 옳다고 믿는다.',
    },
    {
      wrong: '값이 더 오른다라는 소문이 돌았다.',
      right: '값이 더 오른다라는 소문이 돌았다.',
      asks: '값이 더 오른다는 소문이 돌았다.',
    },
    {
      wrong: '이것이 정답이다라고 적혀 있다.',
      right: '이것이 정답이다라고 적혀 있다.',
      asks: '이것이 정답이라고 적혀 있다.',
    },
    { wrong: '같이 가자라고 했다.', right: '같이 가자라고 했다.', asks: '같이 가자고 했다.' },
  ],
  silent: [
    '그는 곧 온다고 말했다.',
    '그는 “곧 온다.”라고 말했다.',
    '그 산의 이름은 바다라고 한다.',
    '판다라는 동물을 보았다.',
    '어서 가라고 했다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    line.words.flatMap(({ morphemes }) =>
      morphemes.flatMap((ending, i) => {
        const found = ending.tag === 'EF' && quotedTwice(line, morphemes, i);
        return found ? [found] : [];
      }),
    ),
};

function quotedTwice({ text }: LineView, morphemes: readonly Morpheme[], i: number): Finding | undefined {
  const { begin, end, form } = morphemes[i]!;
  const written = text.slice(begin, end);
  if (!/^라(?:고|는|며|면서|던|네)/.test(text.slice(end)) || !/[다자냐]$/.test(written)) return undefined;
  const copula = morphemes[i - 1]?.tag === 'VCP' && form === '다';
  // 정답이다라고 → 정답이라고, 온다라고 → 온다고
  return copula
    ? { begin: end - 1, end, replacement: '', certainty: 'author' }
    : { begin: end, end: end + 1, replacement: '', certainty: 'author' };
}
