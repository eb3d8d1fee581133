import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'deureonaeda',
  title: '드러내다/들어내다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제15항 [붙임 1]',
  comment: '보이게 하는 것은 ‘드러내다’, 물건을 들어서 밖으로 옮기는 것은 ‘들어내다’입니다.',
  examples: [
    { wrong: '마침내 그는 본색을 들어냈다.', right: '마침내 그는 본색을 드러냈다.' },
    { wrong: '방에서 가구를 드러내고 청소했다.', right: '방에서 가구를 들어내고 청소했다.' },
  ],
  silent: ['속마음을 드러내지 않았다.', '짐을 들어내느라 힘들었다.'],
  find: byCollocations(
    {
      after:
        '(?:본색|이빨|속살|속셈|어깨|밑바닥|속마음|모습|정체|이|감정|속내|실체|의도|본심|불만|적의|약점|한계|문제점|진실|존재|두각|가슴|마음)[을를]',
      wrong: '들어내',
      right: '드러내',
    },
    {
      after:
        '(?:짐|가구|이삿짐|책상|장롱|상자|냉장고|침대|벽돌|바위|구들장|엔진|종양|혹|자궁|쓸개|맹장)[을를]',
      wrong: '드러내',
      right: '들어내',
    },
  ),
};
