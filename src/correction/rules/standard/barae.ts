import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** The wish is 바라다; 바래다 is to fade. */
export const rule: Rule = {
  id: 'barae',
  title: '바라다/바래다',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제11항',
  comment:
    '생각대로 되기를 원한다는 뜻의 말은 ‘바라다’이고, ‘바래다’는 빛깔이 옅어지거나 배웅한다는 뜻입니다.',
  examples: [
    { wrong: '네가 행복하길 바래.', right: '네가 행복하길 바라.' },
    { wrong: '부모님의 바램은 하나였다.', right: '부모님의 바람은 하나였다.' },
    { wrong: '모두 무사하기를 바랬다.', right: '모두 무사하기를 바랐다.' },
  ],
  silent: ['햇빛에 옷 색이 바랬다.', '친구를 집까지 바래다주었다.', '건강하기를 바랍니다.'],
  find: all(
    byPattern(/(?<=(?:기|길|기를|것을|걸|되길|기만을|기만) )바래(?=요?(?:[.!?~,]|\s|$)|[도서])/, '바라'),
    // every third in edited text
    likely(byPattern(/(?<=(?:기|길|기를|것을|걸|기만을|기만) )바랬/, '바랐')),
    byPattern(
      /(?<=(?:의|제|내|네|우리|작은|큰|한 가지|간절한|오랜|소박한|유일한) )바램(?=[이은을과도]|입|$|[ .])/,
      '바람',
    ),
  ),
};
