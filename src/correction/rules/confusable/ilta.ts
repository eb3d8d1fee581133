import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'ilta',
  title: '잃다/잊다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '가졌던 것이 없어지는 것은 ‘잃다’, 기억하지 못하는 것은 ‘잊다’입니다.',
  examples: [
    { wrong: '버스에서 지갑을 잊어버렸다.', right: '버스에서 지갑을 잃어버렸다.' },
    { wrong: '친구의 생일을 잃고 있었다.', right: '친구의 생일을 잊고 있었다.' },
  ],
  silent: [
    '그 일로 이름을 잃었다.',
    '길을 나서며 근심을 잊었다.',
    '돈을 아끼느라 잊고 지낸 벗이 떠올랐다.',
    '길을 잃고 헤맸다.',
    '약속을 잊지 마라.',
  ],
  find: byCollocations(
    {
      after: '(?:지갑|돈|가방|열쇠|우산|길|목숨|자신감|희망|휴대폰|반지|입맛|의욕|직장|일자리)[을를]',
      wrong: '잊',
      right: '잃',
    },
    {
      after: '(?:약속|비밀번호|숙제|생일|은혜|전화번호|날짜|추억|고마움)[을를]',
      wrong: '잃',
      right: '잊',
    },
  ),
};
