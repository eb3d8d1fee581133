import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jechida',
  title: '제치다/젖히다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '앞서거나 빼놓는 것은 ‘제치다’, 뒤로 기울이거나 속이 드러나게 여는 것은 ‘젖히다’입니다.',
  reasons: [{ of: /재[끼껴꼈낀낄].*→/, comment: '문 따위를 활짝 여는 것은 ‘열어젖히다’입니다.' }],
  examples: [
    { wrong: '우리 팀이 강팀을 젖히고 이겼다.', right: '우리 팀이 강팀을 제치고 이겼다.' },
    { wrong: '창문을 활짝 열어 재꼈다.', right: '창문을 활짝 열어젖혔다.' },
    { wrong: '고개를 뒤로 제쳤다.', right: '고개를 뒤로 젖혔다.' },
  ],
  silent: ['수비수를 제치고 골을 넣었다.', '커튼을 젖히니 환했다.'],
  find: byCollocations(
    { after: '(?:경쟁자|상대|라이벌|수비수|선두|후보|선수|강팀)[을를]', wrong: '젖히', right: '제치' },
    { after: '(?:경쟁자|상대|라이벌|수비수|선두|후보|선수|강팀)[을를]', wrong: '제끼', right: '제치' },
    { after: '(?:고개|몸|커튼|이불|상체|의자|허리)[을를]', wrong: '제치', right: '젖히' },
    { after: '(?:고개|몸|커튼|이불|상체|의자|허리)[을를]', wrong: '제끼', right: '젖히' },
    { after: '열어', wrong: '제끼', right: '젖히' },
    { after: '열어', wrong: '재끼', right: '젖히' },
    { after: '열어', wrong: '제치', right: '젖히' },
  ),
};
