import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'native-words',
  title: '고유어가 표준어인 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제21항',
  comment:
    '고유어가 널리 쓰이고 그에 맞서는 한자어가 쓰임을 잃은 것은 ‘잔돈, 흰죽, 잎담배’처럼 고유어만 표준어로 삼습니다.',
  examples: [
    { wrong: '잔전이 없어서 못 샀다.', right: '잔돈이 없어서 못 샀다.' },
    { wrong: '푼전을 모았다.', right: '푼돈을 모았다.' },
  ],
  silent: ['잔돈을 거슬러 주었다.', '흰죽을 쑤었다.'],
  nouns: `
    잔전→잔돈,푼전→푼돈,백죽→흰죽,잎초→잎담배,건빨래→마른빨래,사래답→사래논,사래전→사래밭,부지군→짐꾼`,
});
