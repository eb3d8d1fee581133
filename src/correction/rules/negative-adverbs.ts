import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

const ADVERB = /(?<![가-힣])(결코|별로|전혀|도무지|도저히|좀처럼|여간|차마|조금도|절대로)(?![가-힣])/g;
const NEGATIVE =
  /않|없|못|아니|안 |안되|안돼|말[고아라자]|마라|마세|마십|모르|몰라|몰랐|싫|다르|달라|달랐|무관|불가|어렵|어려|그만|금[물지]|반대|거부|거절|부정|틀리|틀린|엉뚱|무의미|무지|딴|뜻밖|의외|새로/;

/** Adverbs that wait for a negative; the sentence is shown, its author decides. */
export const rule: Rule = {
  id: 'negative-adverbs',
  title: '부정어와 호응하는 부사',
  category: 'SENTENCE',
  article: '호응',
  comment: '‘결코, 별로, 전혀, 도무지, 좀처럼’ 따위의 부사는 뒤에 부정하는 말과 함께 씁니다.',
  examples: [
    { wrong: '그는 결코 성공할 것이다.', right: '그는 결코 성공할 것이다.' },
    { wrong: '그 영화는 별로 재미있었다.', right: '그 영화는 별로 재미있었다.' },
  ],
  silent: ['결코 포기하지 않겠다.', '별로 좋지 않다.', '전혀 모르는 일이다.'],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const sentence of line.sentences) {
      const text = line.text.slice(sentence.begin, sentence.end);
      for (const match of text.matchAll(ADVERB)) {
        if (NEGATIVE.test(text.slice(match.index))) continue;
        const begin = sentence.begin + match.index;
        const replacement = match[0] === '별로' ? '꽤' : '반드시';
        out.push({ begin, end: begin + match[0].length, replacement, confirm: true, score: 0.4 });
      }
    }
    return out;
  },
};
