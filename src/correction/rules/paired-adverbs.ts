import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

/** Adverbs and what they wait for later in the sentence. */
const PAIRS: ReadonlyArray<readonly [adverb: RegExp, partner: RegExp]> = [
  [/(?<![가-힣])(?:만약|만일)(?:에)?(?![가-힣])/, /면|거든|더라도|라도|경우|든지|시에|을지|때에/],
  [
    /(?<![가-힣])비록(?![가-힣])/,
    /지라도|더라도|라도|지만|[아어여해]도|데도|[으]?나(?=[ ,])|건만|망정|[ㄹ을]지언정/,
  ],
  [
    /(?<![가-힣])설마(?![가-힣])/,
    /까|니\?|냐|겠|지는?요?\?|리 없|리가|는 건 아니|은 건 아니|려고|ㄹ라고|려나|\?/,
  ],
  [/(?<![가-힣])(?:마치|흡사)(?![가-힣])/, /처럼|같|듯|인 양|는 양|만큼|비슷/],
  [/(?<![가-힣])(?:왜냐하면|왜냐면)(?![가-힣])/, /때문|니까|거든|므로|까닭|이유|서이다|서입니다|서다/],
  [/(?<![가-힣])모름지기(?![가-힣])/, /야 (?:하|한|할|해|되|된|될)|야지|법이|마땅|지켜라|아라|어라|여라/],
  [/(?<![가-힣])하물며(?![가-힣])/, /랴|까|ㄴ가|는가|은가|지|오죽|\?/],
  [
    /(?<![가-힣])아마도?(?![가-힣])/,
    /[ㄹ을할갈올될일볼줄] 것|겠|걸|[까지]|듯|모르|거[야다예]|겁니다|싶|보[다이]|추[측정]/,
  ],
];

export const rule: Rule = {
  id: 'paired-adverbs',
  title: '짝을 이루는 부사의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '‘만약 …면, 비록 …지만, 설마 …까, 마치 …처럼, 왜냐하면 … 때문이다, 모름지기 …어야 한다, 아마 …것이다’와 같이 부사에는 짝이 되는 말이 뒤에 옵니다. 짝이 없으면 문장을 다시 살펴보세요.',
  examples: [
    { wrong: '만약 비가 오고 소풍을 미룬다.', right: '만약 비가 오고 소풍을 미룬다.' },
    { wrong: '왜냐하면 어제 잠을 못 잤다.', right: '왜냐하면 어제 잠을 못 잤다.' },
    { wrong: '마치 하늘을 나는 기분을 느꼈다.', right: '마치 하늘을 나는 기분을 느꼈다.' },
  ],
  silent: [
    '만약 비가 오면 소풍을 미룬다.',
    '비록 가난하지만 행복하다.',
    '설마 그가 왔을까?',
    '왜냐하면 잠을 못 잤기 때문이다.',
    '마치 새처럼 가볍다.',
    '아마 내일은 비가 올 것이다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const { begin, end } of line.sentences) {
      const text = line.text.slice(begin, end);
      for (const [adverb, partner] of PAIRS) {
        const match = adverb.exec(text);
        if (!match || partner.test(text.slice(match.index + match[0].length))) continue;
        const at = begin + match.index;
        const space = text[match.index + match[0].length] === ' ' ? 1 : 0;
        // Without its partner the adverb is better left out; which of the two is meant the author knows.
        out.push({
          begin: at,
          end: at + match[0].length + space,
          replacement: '',
          confirm: true,
          score: 0.3,
        });
      }
    }
    return out;
  },
};
