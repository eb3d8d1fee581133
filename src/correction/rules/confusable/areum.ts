import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'areum',
  title: '아름/알음/앎',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '두 팔로 안은 둘레나 그만한 양은 ‘아름’, 서로 아는 사이는 ‘알음’, 아는 일은 ‘앎’입니다.',
  examples: [
    { wrong: '꽃을 한 알음 안고 왔다.', right: '꽃을 한 아름 안고 왔다.' },
    { wrong: '알음이 힘이다.', right: '앎이 힘이다.' },
    { wrong: '전부터 아름이 있는 사이다.', right: '전부터 알음이 있는 사이다.' },
  ],
  silent: ['이러한 앎, 즉 지식을 말한다.', '세 아름 되는 나무', '앎은 힘이다.'],
  find: all(
    byPattern(
      /(?<=(?<![가-힣])(?:한|두|세|네|몇) ?)(?:알음|앎)(?=[이을]? (?:안|껴|들|되)|이나 되|쯤 되|드리|되|$)/,
      '아름',
    ),
    byPattern(/(?<![가-힣])(?:알음|아름)(?=[이은] (?:[가-힣]+의 )?힘)/, '앎'),
    byPattern(/(?<![가-힣])(?:아름|앎)(?=이 있는 사이|으로 (?:구|소개|취직))/, '알음'),
    byPattern(/아름아름(?= (?:소문|알|찾|아는|모))/, '알음알음'),
  ),
};
