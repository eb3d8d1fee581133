import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jeorida',
  title: '저리다/절이다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '몸이 둔하게 아픈 것은 ‘저리다’, 소금기가 배게 하는 것은 ‘절이다’입니다.',
  examples: [
    { wrong: '김장 배추를 소금에 저렸다.', right: '김장 배추를 소금에 절였다.' },
    { wrong: '오래 앉았더니 다리가 절여서 혼났다.', right: '오래 앉았더니 다리가 저려서 혼났다.' },
  ],
  silent: ['발이 저려 일어나지 못했다.', '오이를 절여 무쳤다.'],
  find: byCollocations(
    { after: '(?:배추|오이|무|생선|고등어|양파|깻잎|고추|김장 배추)[을를]', wrong: '저리', right: '절이' },
    { after: '(?:다리|손|발|팔|오금|가슴|손발|허벅지|손끝)[이가은는도]', wrong: '절이', right: '저리' },
  ),
};
