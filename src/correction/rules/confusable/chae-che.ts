import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'chae-che',
  title: '채/체',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '어떤 상태 그대로라는 뜻은 ‘채’(문을 연 채), 그런 것처럼 꾸민다는 뜻은 ‘체’(모르는 체하다)로 적습니다.',
  examples: [
    { wrong: '그는 눈을 감은 체 누워 있었다.', right: '그는 눈을 감은 채 누워 있었다.' },
    { wrong: '양말을 신은 체 잠이 들었다.', right: '양말을 신은 채 잠이 들었다.' },
    { wrong: '동생은 아는 채도 안 했다.', right: '동생은 아는 체도 안 했다.' },
  ],
  silent: [
    '문을 열어 둔 채 나갔다.',
    '그는 못 들은 체하고 걸었다.',
    '집 한 채를 샀다.',
    '집 한 채를 하나 샀다.',
    '동생은 자는 체 눈을 감았다.',
    '그는 바쁜 체 서류를 뒤적였다.',
    '형은 나를 못 본 체 지나쳤다.',
    '곰 앞에서 죽은 체 꼼짝하지 않았다.',
  ],
  find: all(
    // 채하다 is no word
    byPattern(/(?<=[가-힣] )채(?=하(?:[고며는지다더던면여]|였)|했|해서? )/, '체'),
    // 아는 채도 안 하다: nobody does a state; 집 한 채를 counts
    byPattern(
      /(?<=[가-힣] )(?<![한두세네몇] )채(?=[도를] (?:안 |못 )?(?:하[고며는지다더던면여였]|했|한다|해))/,
      '체',
    ),
  ),
};
