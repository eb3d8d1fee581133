import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'obsolete-words',
  title: '쓰이지 않게 된 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제20항',
  comment:
    '쓰이지 않게 된 말은 고어로 처리하고 지금 널리 쓰이는 말을 표준어로 삼습니다(예: 설거지하다, 애달프다, 자두).',
  examples: [
    { wrong: '설겆이를 끝냈다.', right: '설거지를 끝냈다.' },
    { wrong: '애닯은 마음을 달랬다.', right: '애달픈 마음을 달랬다.' },
  ],
  silent: ['설거지를 도왔다.', '애달픈 노래'],
  nouns: `
    머귀나무→오동나무,
    설겆이→설거지,설걷이→설거지,오얏→자두,오얏나무→자두나무`,
  stems: `
    설겆다→설거지하다,애닯다→애달프다`,
  beginnings: `
    낭떨어지→낭떠러지`,
});
