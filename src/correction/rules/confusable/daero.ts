import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

const TOLD =
  '(?:아는|시키는|말하는|원하는|생각나는|느끼는|배운|말한|말씀하신|말씀드린|들은|도착하는|끝나는|마치는|나오는|준비되는|완료되는|확인되는|되는|느낀|약속한|예상한|계획한|정한|마음먹은|부탁한|지시한|하라는|시킨)';

/** 시키는데로: as it is said, and no place to go to. */
export const rule: Rule = {
  id: 'daero',
  title: '-는 대로/-는 데로',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제42항',
  comment:
    '그 모양과 같이, 그 즉시를 뜻하는 말은 의존 명사 ‘대로’이며 앞말과 띄어 씁니다. ‘데로’는 곳을 뜻하는 말에 조사 ‘로’가 붙은 것입니다.',
  examples: [
    { wrong: '선생님이 시키는데로 했다.', right: '선생님이 시키는 대로 했다.' },
    { wrong: '네가 느낀 데로 말해라.', right: '네가 느낀 대로 말해라.' },
    { wrong: '역에 도착하는데로 연락할게.', right: '역에 도착하는 대로 연락할게.' },
  ],
  silent: ['조용한 데로 가자.', '사람이 있는 데로 모였다.', '아는 대로 말해라.', '내가 아는 데로 옮기자.'],
  find: byPattern(
    new RegExp(
      `(?<=(?<![가-힣])(?:[가-힣]{0,3})?${TOLD}) ?데로(?= (?!가|갔|간|오|왔|옮|모|모여|이사|데려|보내|떠)|[.,!?]|$)`,
    ),
    ' 대로',
  ),
};
