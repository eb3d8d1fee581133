import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geureogo',
  title: '그러고/그리고',
  category: 'GRAMMER',
  article: '',
  certainty: 'likely',
  comment:
    '‘그리고’는 접속 부사라서 보조사나 보조 용언이 뒤따르지 못합니다. ‘그리하고’가 줄어든 ‘그러고’를 씁니다.',
  examples: [
    { wrong: '그는 웃었다. 그리고 나서 떠났다.', right: '그는 웃었다. 그러고 나서 떠났다.' },
    {
      wrong: '그는 미소를 지었다. 그리곤 자리에 앉았다.',
      right: '그는 미소를 지었다. 그러곤 자리에 앉았다.',
    },
    { wrong: '손을 씻었다. 그리고는 밥을 먹었다.', right: '손을 씻었다. 그러고는 밥을 먹었다.' },
  ],
  silent: ['주말마다 풍경을 그리곤 했다.', '그리고 나는 떠났다.', '그림을 그리고는 벽에 걸었다.'],
  find: all(
    byPattern(/(?<=(?:^|[.?!…,]["”'’]? ))그리(?=고 ?나서(?![가-힣]))/, '그러'),
    byPattern(/(?<=(?:^|[.?!…]["”'’]? ))그리(?=(?:곤|고는) (?!했|하|한))/, '그러'),
    byPattern(/(?<=(?:^|[.?!…]["”'’]? )그러고)(?=나서(?![가-힣]))/, ' '),
  ),
};
