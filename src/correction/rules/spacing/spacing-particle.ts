import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-particle',
  last: true,
  title: '조사의 붙여쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제41항',
  certainty: 'likely',
  comment: '조사는 그 앞말에 붙여 씁니다.',
  examples: [
    { wrong: '우리 는 친구다.', right: '우리는 친구다.' },
    { wrong: '집 에서 쉬었다.', right: '집에서 쉬었다.' },
    { wrong: '값이 0 이다.', right: '값이 0이다.' },
    { wrong: '입력이 음수 일 때 오류가 난다.', right: '입력이 음수일 때 오류가 난다.' },
  ],
  silent: [
    '그는 하루 일 끝에 쉬었다.',
    '사람 인 자를 썼다.',
    '우리는 약속한 자리에 미리 가 있었다.',
    '어이, 거기 서!',
    '어제 그 신문에 원고 의원의 글이 실렸다.',
    '밴드 아톰스 포 피스의 음반을 샀다.',
    '이놈아, 거기 서라!',
    '여기 서 계세요.',
    '저기 서 봐.',
    '오매불망 이 도령을 기다렸다.',
  ],
  find: decidedAs('spacing-particle'),
};
