import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 아파서, 바쁘니까, 감기 때문에: somebody has no chance, whatever the skill. */
const HINDERED = /(?:[가-힣](?<!에)서|느라고?|니까?|때문에|탓에) /;

/** 노래를 못하다, 아무것도 못 하다: no skill, or no chance. */
export const rule: Rule = {
  id: 'mothada',
  title: '못하다/못 하다, 잘하다/잘 하다',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '할 수 없었다는 뜻이면 부사 ‘못’을 ‘하다’와 띄어 쓰고, 일정한 수준에 못 미치거나 능력이 없다는 뜻이면 한 단어이므로 붙여 씁니다.',
  reasons: [{ of: /잘/, comment: '익숙하고 능란하게 한다는 뜻의 ‘잘하다’는 한 단어이므로 붙여 씁니다.' }],
  examples: [
    { wrong: '형은 노래를 못 한다.', right: '형은 노래를 못한다.' },
    { wrong: '아기가 아직 말을 잘 못 한다.', right: '아기가 아직 말을 잘 못한다.' },
    { wrong: '바빠서 아무것도 못했다.', right: '바빠서 아무것도 못 했다.' },
    { wrong: '동생은 공부를 잘 한다.', right: '동생은 공부를 잘한다.' },
    { wrong: '그는 영어를 잘 하는 편이다.', right: '그는 영어를 잘하는 편이다.' },
  ],
  silent: [
    '시간이 없어서 숙제를 못 했다.',
    '그는 술을 못한다.',
    '감기 때문에 수영을 못 한다.',
    '다리를 다쳐서 운동을 못 해요.',
    '말을 잇지 못했다.',
    '아무것도 하지 못했다.',
    '생각을 잘 하고 나서 대답했다.',
  ],
  find: all(
    likely(
      byPattern(
        /(?<=(?:노래|공부|한국어|영어|일본어|중국어|수학|운동|요리|춤|수영|거짓말|그림|운전|축구|농구|야구|술|외국어)[를을은는도] (?:정말 |아주 |참 |제일 |전혀 |잘 )?|(?<![가-힣])말[을은도] 잘 )(못|잘) (?=한다|하는|해(?=[요.?!]|$)|합니다|하니|하고 싶|했으면|하지 (?:못|않))/,
        (m, { text }) => (m[1] === '못' && HINDERED.test(text.slice(0, m.index)) ? undefined : m[1]),
      ),
    ),
    likely(
      byPattern(
        /(?<=(?<![가-힣])(?:아무것도|숙제도|숙제를|일을 하나도|말 한마디|말 한마디도|꼼짝도|설거지도|청소도) )못(?=하|했|해(?=[요.?!서])|한다|한 )/,
        '못 ',
      ),
    ),
  ),
};
