import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-derived',
  last: true,
  title: '띄어 쓴 접미사',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment: '‘-하다, -되다, -시키다’나 접미사는 앞말에 붙여 한 단어로 씁니다.',
  examples: [
    { wrong: '사고를 방지 하였다.', right: '사고를 방지하였다.' },
    { wrong: '자료를 문서화 하였다.', right: '자료를 문서화하였다.' },
    { wrong: '안내문을 부착 하였다.', right: '안내문을 부착하였다.' },
    { wrong: '교육부는 결과를 다음 달 발표 할 예정이다.', right: '교육부는 결과를 다음 달 발표할 예정이다.' },
    { wrong: '오늘은 일찍 퇴근 할래.', right: '오늘은 일찍 퇴근할래.' },
    { wrong: '집에서 요리 하니까 재미있다.', right: '집에서 요리하니까 재미있다.' },
    { wrong: '마을이 아기자기 하고 예쁘다.', right: '마을이 아기자기하고 예쁘다.' },
    { wrong: '길이 울퉁불퉁 하다.', right: '길이 울퉁불퉁하다.' },
    { wrong: '여권을 발급 받아야 한다.', right: '여권을 발급받아야 한다.' },
    { wrong: '그는 부탁을 했다가 거절 당했다.', right: '그는 부탁을 했다가 거절당했다.' },
  ],
  silent: [
    '열심히 일하면 부자 된다고 믿었다.',
    '이장 된 지 한 달이 지났다.',
    '고생만 하다가 알거지 됐다.',
    '전화 받는 사람이 없다.',
    '반장 하려고 나왔다.',
    '나는 커피 할게.',
    '조금 이따 할게.',
    '돌봄을 제때 받지 못했다.',
    '우리는 함께 하기로 했다.',
    '한 시즌 최다실점 한 골키퍼가 되었다.',
    '자식 된 도리를 다했다.',
  ],
  find: decidedAs('spacing-derived'),
};
