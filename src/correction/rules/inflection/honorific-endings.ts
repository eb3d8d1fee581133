import { byPattern } from '../../rule/by-pattern.js';
import { byStretches, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 시 once is enough; 요 and 오 at the end. */
export const rule: Rule = {
  id: 'honorific-endings',
  title: '-오/-요와 높임 어미',
  category: 'GRAMMER',
  article: '한글 맞춤법 제15항 [붙임 2]',
  comment: '문장을 끝맺는 어미 ‘-오’는 ‘요’로 소리 나더라도 ‘오’로 적습니다(예: 하십시오, 가시오).',
  reasons: [{ of: /시[셨시신실].*→/, comment: '높임의 ‘-시-’는 한 번만 붙입니다.', article: '' }],
  examples: [
    { wrong: '어서 오십시요.', right: '어서 오십시오.' },
    { wrong: '이리로 가시요.', right: '이리로 가시오.' },
    { wrong: '저것은 붓이요.', right: '저것은 붓이오.' },
    { wrong: '선생님께서 가시셨다.', right: '선생님께서 가셨다.' },
  ],
  silent: ['어서 오세요.', '그게 뭐지요?', '어디 가시지요?', '이것은 책이요, 저것은 붓이다.'],
  find: all(
    byPattern(/(?<=[가-힣])이오(?=, [가-힣]+(?:은|는) )/, '이요'),
    byPattern(/(?<=[가-힣]이요, [가-힣]+(?:은|는) [가-힣]+)이오(?=, )/, '이요'),
    // 이것은 책이요: the sentence has its subject, and ends
    byPattern(
      /(?<=(?:이것|그것|저것|이곳|여기|저기|거기|저|나|내 이름|제 이름)[은는이가] (?:[가-힣]+ ){0,2}[가-힣]+)이요(?=[.!](?:$|[ "”’')*]))/,
      '이오',
    ),
    byPattern(/십시요/, '십시오'),
    byPattern(/(?<=이)올(?:씨다|습니다)(?=[.!?]|$)/, '올시다'),
    byPattern(
      /(?<=(?:에|께서|께서는|께서도|안녕히|함께|앉아|누워|살아) )게(?=십니|셨|세요|신(?= )|시는|시면|시던)/,
      '계',
    ),
    byPattern(/(?<=[가오하보주으받])시요(?=[.!]|$)/, '시오'),
    byPattern(/(?<=으리|하리)요(?=[.?!]|$)/, '오'),
    byStretches(table('시셨→셨,하시십→하십,하셔십→하십,주시십시오→주십시오,계십이다→계십니다')),
    byPattern(/아니요(?=[.]$)(?<=[이가] 아니요)/, '아니오'),
  ),
};
