import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geotjapda',
  title: '걷잡다/겉잡다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '붙들어 잡는 것은 ‘걷잡다’, 겉으로 보고 대강 헤아리는 것은 ‘겉잡다’입니다.',
  examples: [
    { wrong: '불길이 겉잡을 수 없이 번졌다.', right: '불길이 걷잡을 수 없이 번졌다.' },
    { wrong: '걷잡아 이틀은 걸릴 일이다.', right: '겉잡아 이틀은 걸릴 일이다.' },
  ],
  silent: ['걷잡을 수 없는 눈물', '겉잡아 열흘이면 된다.'],
  find: all(
    byPattern(/(?<![가-힣])겉잡(?=을 수|지 못|을 길)/, '걷잡'),
    byPattern(
      /(?<![가-힣])걷잡(?=아(?:서|도)? (?:[가-힣\d]+ ?)?(?:이틀|사흘|나흘|열흘|하루|며칠|일주일|한 달|한 시간|두 시간|\d))/,
      '겉잡',
    ),
  ),
};
