import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-auxiliary',
  last: true,
  title: '보조 용언의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제47항',
  certainty: 'likely',
  comment:
    '보조 용언은 띄어 씀을 원칙으로 합니다. 앞말이 합성 용언이나 세 음절 이상의 파생어이거나 조사가 붙었으면 반드시 띄어 씁니다.',
  examples: [
    { wrong: '불이 꺼져간다.', right: '불이 꺼져 간다.' },
    { wrong: '자료를 정리해주세요.', right: '자료를 정리해 주세요.' },
    { wrong: '약국 문 연 곳 알려줘.', right: '약국 문 연 곳 알려 줘.' },
    { wrong: '한번 해볼만하다.', right: '한번 해 볼 만하다.' },
  ],
  silent: ['동생을 혼자 내버려두지 마라.', '어른을 도와드렸다.', '사람을 알아보았다.'],
  find: decidedAs('spacing-auxiliary'),
};
