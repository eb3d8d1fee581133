import { byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'repeated-particles',
  title: '겹친 조사',
  category: 'SENTENCE',
  article: '한글 맞춤법 제41항',
  comment: '같은 구실을 하는 조사가 겹쳤습니다. 하나만 씁니다.',
  examples: [
    { wrong: '나는 밥을를 먹었다.', right: '나는 밥을 먹었다.' },
    { wrong: '학교에에서 공부했다.', right: '학교에서 공부했다.' },
  ],
  silent: ['집에서까지 일했다.', '나에게는 없다.', '동생과도 이야기했다.'],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: byPattern(
    /(?<=[가-힣])(을를|를을|은는|는은|에에서|에서에서|에에|까지까지|부터부터|으로으로|에게에게)(?![가-힣])/,
    (m) => {
      const right: Record<string, string> = {
        을를: '을',
        를을: '를',
        은는: '은',
        는은: '는',
        에에서: '에서',
        에서에서: '에서',
        에에: '에',
        까지까지: '까지',
        부터부터: '부터',
        으로으로: '으로',
        에게에게: '에게',
      };
      return right[m[0]];
    },
  ),
};
