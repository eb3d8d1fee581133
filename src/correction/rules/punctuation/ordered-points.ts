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
    {
      wrong: '첫째, 값이 싸다. 둘째 품질이 좋다.',
      right: '첫째, 값이 싸다. 둘째, 품질이 좋다.',
    },
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
    '둘째 악장은 느리고 쓸쓸하다.',
    '둘째 줄이다.',
    '첫째 비결은 꾸준한 연습이다.',
    '첫째 그림은 바다를 담고 둘째 그림은 산을 담는다.',
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

/** Persons, times and the parts of a work, which are counted by rank. */
const RANKED =
  /^(?:아이|아들|딸|날|주|달|해|시간|줄|칸|장|문제|항목|번|집|놈|형|누나|언니|동생|며느리|사위|손|계단|단계|이유|조건|목표|원칙|특징|방법|문단|마당|판|경기|왕자|공주|부인|아내|원인|까닭|악장|수|연|행|절|구절|막|회|편|권|부|곡|소절|마디|음|음절|글자|문장|단락|문항|질문|과제|차례|층|고개|모퉁이|사람)$/;
const ORDINAL = /^["“]?(?:첫째|둘째|셋째|넷째|다섯째),?$/;

/** An ordinal and the noun that it may count: 악장 of 둘째 악장은. */
interface Ordinal {
  word: WordView;
  next: WordView;
  counted: string | undefined;
}

/** 첫째, … 해야 한다: what follows has a subject or a topic of its own; 첫째 아이, 둘째 날 belong together. */
function ordinal({ words, sentences, text }: LineView): Finding[] {
  const ordinals = words.flatMap((word, i): Ordinal[] => {
    const next = words[i + 1];
    return next && ORDINAL.test(word.surface) ? [{ word, next, counted: countedIn(next) }] : [];
  });
  const points = ordinals.filter((one) => isPoint(one, ordinals));
  const isListed = new Set(points.map(({ word }) => word.surface.replace(/["“,]/g, ''))).size > 1;
  return sentences.flatMap(({ begin, end }): Finding[] => {
    const own = points.filter(({ word }) => word.begin >= begin && word.end <= end);
    const sentence = text.slice(begin, end);
    const first = words.find((word) => word.begin >= begin);
    if (own.length === 0 || own[0]!.word !== first || !/[.]["'”’]?$/.test(sentence)) return [];
    if (!isListed && !standsAlone(own[0]!, sentence)) return [];
    return own
      .filter(({ word }) => !word.surface.endsWith(','))
      .map(({ word }) => ({ begin: word.end, end: word.end, replacement: ',', certainty: 'likely' }));
  });
}

const TELLS_WHAT_TO_DO =
  /(?:야 (?:한다|합니다|된다|됩니다)|하자|하라|마라|지 않는다|지 않습니다)["'”’]?\.["'”’]?$/;
const TELLS = /(?:야|해야|하자|않는다|한다|하라|마라|됩니다|합니다|된다|이다|있다|없다)["'”’]?\.["'”’]?$/;

/** One by itself wants a sentence that tells what to do, or no noun that it could count; 둘째 무대는 is what it speaks of. */
function standsAlone({ next, counted }: Ordinal, sentence: string): boolean {
  if (counted === undefined) return TELLS.test(sentence);
  return TELLS_WHAT_TO_DO.test(sentence) && next.morphemes.at(-1)!.tag !== 'JX';
}

function isPoint({ next, counted }: Ordinal, ordinals: readonly Ordinal[]): boolean {
  if (!/^(?:NNG|MAG|MM|NP|VV|VA)/.test(next.morphemes[0]?.tag ?? '')) return false;
  if (counted === undefined) return true;
  // 첫째 악장은 … 둘째 악장은: one of a kind after the other
  return !RANKED.test(counted) && ordinals.filter((other) => other.counted === counted).length < 2;
}

function countedIn({ morphemes, surface }: WordView): string | undefined {
  const { tag, form } = morphemes[0]!;
  // 첫째 줄이다 may be read as a verb (줄이다), but a line is what is counted.
  const named = /^([가-힣]+?)(?:이다|이었다|입니다|이에요|이야)[.!?]*$/.exec(surface)?.[1];
  if (named && RANKED.test(named)) return named;
  return tag === 'NNG' && morphemes.every((one) => /^(?:N|J|XSN|S|VCP|E)/.test(one.tag)) ? form : undefined;
}
