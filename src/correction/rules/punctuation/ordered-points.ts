import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** 첫째, 둘째, 끝으로: what counts the points of a speech stands apart from them. */
export const rule: Rule = {
  id: 'ordered-points',
  title: '열거의 순서를 나타내는 말 뒤의 쉼표',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (4)',
  certainty: 'likely',
  comment:
    '열거의 순서를 나타내는 어구 다음에는 쉼표를 씁니다(예: 첫째, 둘째, 끝으로, 마지막으로). 뒤의 말을 꾸밀 때는 쓰지 않습니다(예: 첫째 아이).',
  examples: [
    { wrong: '첫째 몸이 튼튼해야 한다.', right: '첫째, 몸이 튼튼해야 한다.' },
    { wrong: '첫째 물을 끓이고 둘째 면을 넣는다.', right: '첫째, 물을 끓이고 둘째, 면을 넣는다.' },
    { wrong: '둘째로 시간을 아껴야 합니다.', right: '둘째로, 시간을 아껴야 합니다.' },
    { wrong: '끝으로 여러분께 부탁을 드리겠습니다.', right: '끝으로, 여러분께 부탁을 드리겠습니다.' },
  ],
  silent: [
    '첫째 아이가 학교에 갔다.',
    '둘째 날 아침이 밝았다.',
    '첫째 아들은 의사이다.',
    '첫째 딸과 둘째 아들이 왔다.',
    '마지막으로 그를 본 것은 작년입니다.',
    '마지막으로 뵌 지 오래되었습니다.',
    '노래 끝으로 갈수록 목이 쉬었다.',
  ],
  find: all(
    ordinal,
    byPattern(
      /(?<=^["“]?(?:첫째|둘째|셋째|넷째)로)(?= [가-힣]+[을를은는이가] [^,]*(?:야 한다|해야 합니다|야 합니다)\.)/,
      comma,
    ),
    // what a speaker says last; 마지막으로 본 것은 is the last time
    byPattern(
      /(?<=(?:^|[.?!] )["“]?(?:끝으로|마지막으로))(?= (?:여러분|저는|저희는|한 가지|한 말씀|무엇보다|[가-힣]+(?:을|를|께|에게|은|는|이|가)) [^,.?!]*(?:드립니다|드리겠습니다|드리고 싶습니다|전합니다|전하겠습니다|바랍니다|감사합니다|[어아해]야 (?:한다|합니다))\.)/,
      (m) => ({ ...comma(m), certainty: 'likely' }),
    ),
  ),
};

function comma({ index }: RegExpExecArray): Finding {
  return { begin: index, end: index, replacement: ',' };
}

/** Persons, times and things that are counted by rank. */
const RANKED =
  /^(?:아이|아들|딸|날|주|달|해|시간|줄|칸|장|문제|항목|번|집|놈|형|누나|언니|동생|며느리|사위|손|계단|단계|이유|조건|목표|원칙|특징|방법|문단|마당|판|경기|왕자|공주|부인|아내)/;
const ORDINAL = /^["“]?(?:첫째|둘째|셋째|넷째|다섯째)$/;

/** 첫째, … 해야 한다: what follows has a subject or a topic of its own; 첫째 아이, 둘째 날 belong together. */
function ordinal({ words, sentences, text }: LineView): Finding[] {
  return sentences.flatMap(({ begin, end }): Finding[] => {
    const own = words.filter((word) => word.begin >= begin && word.end <= end);
    const points = own.filter((word, i) => ORDINAL.test(word.surface) && isPoint(own[i + 1]));
    const sentence = text.slice(begin, end);
    if (points.length === 0 || points[0] !== own[0] || !/[.]["'”’]?$/.test(sentence)) return [];
    // one by itself wants a sentence that tells what to do or what is
    const told =
      /(?:야|해야|하자|않는다|한다|하라|마라|됩니다|합니다|된다|이다|있다|없다)["'”’]?\.["'”’]?$/.test(
        sentence,
      );
    if (points.length < 2 && !told) return [];
    return points.map((word) => ({ begin: word.end, end: word.end, replacement: ',', certainty: 'likely' }));
  });
}

function isPoint(next: WordView | undefined): boolean {
  return (
    next !== undefined &&
    !RANKED.test(next.surface) &&
    /^(?:NNG|MAG|MM|NP|VV|VA)/.test(next.morphemes[0]?.tag ?? '')
  );
}
