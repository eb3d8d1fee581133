import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geotjapda',
  title: '걷잡다/겉잡다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '붙들어 잡는 것은 ‘걷잡다’, 겉으로 보고 대강 헤아리는 것은 ‘겉잡다’입니다.',
  reasons: [{ of: /것잡.*→/, comment: '붙들어 잡는다는 뜻의 말은 ‘걷잡다’입니다.' }],
  examples: [
    { wrong: '불길이 겉잡을 수 없이 번졌다.', right: '불길이 걷잡을 수 없이 번졌다.' },
    { wrong: '일이 것잡을 수 없이 커졌다.', right: '일이 걷잡을 수 없이 커졌다.' },
    { wrong: '걷잡아 이틀은 걸릴 일이다.', right: '겉잡아 이틀은 걸릴 일이다.' },
  ],
  silent: ['걷잡을 수 없는 눈물', '겉잡아 열흘이면 된다.'],
  find: all(
    byPattern(/(?<![가-힣])[겉것]잡(?=을 (?:수|길|새|도리)|지 못|기 (?:어렵|어려|힘들))/, '걷잡'),
    // nobody says that he did hold something back: 걷잡다 wants a negation
    byPattern(/(?<![가-힣])걷잡(?=아(?:서|도)?(?![가-힣])(?! ?(?:[가-힣]+ )?(?:못|않|안 )))/, '겉잡'),
  ),
};
