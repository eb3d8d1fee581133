import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

const NOUN =
  /(?<![가-힣])(?:꿈|목표|장점|단점|특징|소망|바람|취미|임무|역할|계획|문제|중요한 것|분명한 것|확실한 것)[은는](?![가-힣])/;
const CAUSE = /(?<![가-힣])(?:이유|원인|까닭)[은는](?![가-힣])/;

/** 내 꿈은 의사가 되고 싶다: what the subject is must be said by a noun. */
export const rule: Rule = {
  id: 'subject-predicate',
  title: '주어와 서술어의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '‘꿈은, 목표는, 이유는’처럼 시작한 문장은 ‘…것이다, …점이다, …때문이다’처럼 주어가 무엇인지 밝히는 서술어로 맺습니다.',
  examples: [
    { wrong: '내 꿈은 의사가 되고 싶다.', right: '내 꿈은 의사가 되고 싶다.' },
    { wrong: '내가 늦은 이유는 버스를 놓쳤다.', right: '내가 늦은 이유는 버스를 놓쳤다.' },
  ],
  silent: [
    '내 꿈은 의사가 되는 것이다.',
    '내가 늦은 이유는 버스를 놓쳤기 때문이다.',
    '내 꿈은 크다.',
    '이 계획은 잘 진행되고 있다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const sentence of line.sentences) {
      const text = line.text.slice(sentence.begin, sentence.end);
      const last = sentence.eojeols.at(-1);
      const surface = last ? line.text.slice(last.begin, last.end) : '';
      const wish = /^싶(?:다|습니다|어요|어)[.!]?$/.exec(surface);
      if (NOUN.test(text) && wish && last) {
        const before = sentence.eojeols.at(-2);
        const stem = before && line.text.slice(before.begin, before.end);
        if (before && stem?.endsWith('고'))
          out.push({
            begin: before.begin,
            end: last.end,
            replacement: `${stem.slice(0, -1)}는 것이다${/[.!]$/.exec(surface)?.[0] ?? ''}`,
            confirm: true,
            score: 0.5,
          });
      }
      const told = /^([가-힣]*[았었였했갔왔났됐쳤졌])다([.!]?)$/.exec(surface);
      if (CAUSE.test(text) && told && last)
        out.push({
          begin: last.begin,
          end: last.end,
          replacement: `${told[1]}기 때문이다${told[2]}`,
          confirm: true,
          score: 0.5,
        });
    }
    return out;
  },
};
