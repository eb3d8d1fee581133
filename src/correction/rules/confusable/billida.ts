import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'billida',
  title: '빌다/빌리다',
  category: 'CONFUSABLE_WORDS',
  article: '표준어 사정 원칙 제6항',
  comment:
    '남의 것을 돌려주기로 하고 쓰거나 기회를 이용하는 것은 ‘빌리다’이고, ‘빌다’는 바라거나 용서를 구한다는 뜻입니다.',
  examples: [
    { wrong: '이 자리를 빌어 감사드립니다.', right: '이 자리를 빌려 감사드립니다.' },
    { wrong: '친구에게 책을 빌었다.', right: '친구에게 책을 빌렸다.' },
  ],
  silent: ['소원을 빌었다.', '돈을 빌려 주었다.'],
  find: byPattern(
    /(?<=(?<![가-힣])(?:책|돈|자리|힘|이름|손|차|우산|입|기회|지면|말|방)[을를] )빌(?:면|자면|어(?=$|[^가-힣]|서|다)|었|은(?= )|으(?=면|려|러|니))/,
    (m) =>
      ({ 빌면: '빌리면', 빌자면: '빌리자면', 빌어: '빌려', 빌었: '빌렸', 빌은: '빌린', 빌으: '빌리' })[m[0]],
  ),
};
