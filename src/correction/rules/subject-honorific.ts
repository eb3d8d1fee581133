import type { Morpheme } from '../../analysis/types.js';
import type { LineView } from '../line-view.js';
import { lastCoda } from '../patterns.js';
import type { Finding, Rule } from '../rule.js';

const RESPECTED =
  /(?<![가-힣])(?:[가-힣]{0,4}(?:선생님|사장님|교수님|부모님|어머님|아버님)|할머니|할아버지)께서(?:는|도)?(?![가-힣])/;
/** Things that polite speech raises by mistake. */
const THINGS =
  /(커피|음료|주문|상품|가격|사이즈|제품|영수증|자리|포장|할인|품절|음식|메뉴)(?:이|가|은|는)? ?(?:[가-힣]+ )?(나오셨|되셨|되시|이세요|이십니다|있으십|나오십|없으십|없으세)/;

/** 께서 asks for 시; things do not. */
export const rule: Rule = {
  id: 'subject-honorific',
  title: '주체 높임의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment: '‘께서’로 높인 주어에는 서술어에 ‘-(으)시-’를 쓰고, 사물에는 ‘-(으)시-’를 쓰지 않습니다.',
  examples: [
    { wrong: '할머니께서 방에서 잔다.', right: '할머니께서 방에서 잔다.' },
    { wrong: '주문하신 커피 나오셨습니다.', right: '주문하신 커피 나오셨습니다.' },
  ],
  silent: ['할머니께서 방에서 주무신다.', '선생님께서 오셨다.', '커피가 나왔습니다.'],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const sentence of line.sentences) {
      const text = line.text.slice(sentence.begin, sentence.end);
      const last = sentence.eojeols.at(-1);
      const honoured = sentence.eojeols.some(({ morphemes }) =>
        morphemes.some(
          ({ form, tag }) =>
            (tag === 'EP' && form.includes('시')) || /^(?:계시|주무시|드시|잡수시|돌아가시)/.test(form),
        ),
      );
      if (last && RESPECTED.test(text) && !honoured && /[가-힣]/.test(text.slice(-2))) {
        const raised = raise(last.morphemes);
        const tail = /[^가-힣]*$/.exec(line.text.slice(last.begin, last.end))![0];
        if (raised)
          out.push({
            begin: last.begin,
            end: last.end,
            replacement: raised + tail,
            confirm: true,
            score: 0.4,
          });
      }
      const thing = THINGS.exec(text);
      if (thing) {
        const begin = sentence.begin + thing.index + thing[0].length - thing[2]!.length;
        const plain = thing[2]!
          .replace('나오셨', '나왔')
          .replace('되셨', '되었')
          .replace('되시', '되')
          .replace('이세요', '이에요')
          .replace('이십니다', '입니다')
          .replace('있으십', '있습')
          .replace('나오십', '나옵')
          .replace('없으십', '없습')
          .replace('없으세', '없어');
        out.push({ begin, end: begin + thing[2]!.length, replacement: plain, confirm: true, score: 0.5 });
      }
    }
    return out.filter(({ begin, end, replacement }) => line.text.slice(begin, end) !== replacement);
  },
};

/** 자+ㄴ다 → 자신다, 읽+었+다 → 읽으셨다; other endings are left to the author. */
function raise(morphemes: readonly Morpheme[]): string | undefined {
  const words = morphemes.filter(({ tag }) => tag[0] !== 'S');
  const end = words.at(-1);
  const past = words.some(({ form, tag }) => tag === 'EP' && /[았었였]/.test(form));
  const stem = words
    .filter(({ tag }) => tag[0] !== 'E')
    .map(({ form }) => form)
    .join('');
  if (!end || !/^(?:ㄴ|는)?다$/.test(end.form) || stem === '') return undefined;
  const link = lastCoda(stem) === '' ? '' : '으';
  return `${stem}${link}${past ? '셨다' : '신다'}`;
}
