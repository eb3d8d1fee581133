import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';
import { wordRule } from '../word-rule.js';

const words = wordRule({
  id: 'spelt-by-ear',
  title: '소리대로 적은 말',
  category: 'GRAMMER',
  article: '한글 맞춤법 제14항, 제15항',
  comment:
    '체언과 조사, 용언의 어간과 어미는 구별하여 적습니다. 이어 소리 나더라도 ‘먹어, 같은, 있어요, 때문에’처럼 본디 꼴을 밝혀 적습니다.',
  examples: [
    { wrong: '밥을 머거 보자.', right: '밥을 먹어 보자.' },
    { wrong: '꿈 가튼 이야기다.', right: '꿈 같은 이야기다.' },
    { wrong: '집에 이써요.', right: '집에 있어요.' },
    { wrong: '비가 올 거가타요.', right: '비가 올 거 같아요.' },
    { wrong: '잘 모르게써요.', right: '잘 모르겠어요.' },
  ],
  silent: ['밥을 먹어 보자.', '머그잔을 씻었다.'],
  beginnings: `
    조아하→좋아하,조아했→좋아했,조아한→좋아한,가튼→같은,때무네→때문에,하꾜→학교,괜차나→괜찮아,괜차는→괜찮은,
    이써요→있어요,이썼→있었,업써요→없어요,업썼→없었,시펐→싶었,시퍼요→싶어요,머그면→먹으면,
    머거→먹어,안자서→앉아서,안자라→앉아라,기퍼서→깊어서`,
  whole: `
    꼬츨→꽃을,오슬→옷을`,
});

export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    byPattern(/(?<=[가-힣] ?[거것]) ?가타(?=$|[^가-힣]|요|서|용|여)/, ' 같아'),
    byPattern(/(?<=(?<![가-힣])모르)게써(?=$|[^가-힣]|요)/, '겠어'),
  ),
};
