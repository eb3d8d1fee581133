import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

const PAST = /(?<![가-힣])(어제|그저께|엊그제|지난주에?|지난달에?|작년에?)(?![가-힣])/;
const FUTURE = /(?<![가-힣])(내일|모레|다음 ?주에?|다음 ?달에?|내년에?)(?![가-힣])/;

/** Words for the time and the tense of the predicate. */
export const rule: Rule = {
  id: 'tense-agreement',
  title: '시간 표현과 시제의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '때를 나타내는 말과 서술어의 시제가 맞지 않습니다. 지난 일이면 ‘-았/었-’, 앞으로의 일이면 ‘-겠-, -(으)ㄹ 것이다’를 씁니다.',
  examples: [
    { wrong: '나는 내일 학교에 갔다.', right: '나는 내일 학교에 갔다.' },
    { wrong: '어제 비가 올 것이다.', right: '어제 비가 올 것이다.' },
  ],
  silent: ['어제 비가 왔다.', '내일 학교에 갈 것이다.', '내일이 시험이라고 들었다.'],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const sentence of line.sentences) {
      const text = line.text.slice(sentence.begin, sentence.end);
      const past = PAST.exec(text);
      const future = FUTURE.exec(text);
      if (past && future) continue;
      const last = sentence.eojeols.at(-1)?.morphemes ?? [];
      const didEnd = last.some(({ form, tag }) => tag === 'EP' && /[았었였]$/.test(form));
      const will = /(?:[을를ㄹ갈올할될줄볼] (?:것이다|거야|거예요|것입니다))[.!]?$/.test(text);
      const found =
        future && didEnd && !/[고기]/.test(text.slice(future.index, future.index + 3))
          ? future
          : past && will
            ? past
            : undefined;
      if (!found || sentence.eojeols.length > 8) continue;
      const begin = sentence.begin + found.index;
      out.push({
        begin,
        end: begin + found[0].length,
        replacement: found === future ? '어제' : '내일',
        confirm: true,
        score: 0.4,
      });
    }
    return out;
  },
};
