import type { Help } from '../types.js';

export const TYPO_HELPS: readonly Help[] = [
  {
    id: 'typo',
    category: 'TYPO',
    comment: '글자를 잘못 입력한 것으로 보입니다. 그런 말이 없으므로 꼴이 가까운 말로 고쳤습니다.',
    examples: ['학쿄에 갔다. → 학교에 갔다.', '감사함니다. → 감사합니다.'],
    ruleArticle: '',
  },
  {
    id: 'typo-sound',
    category: 'TYPO',
    comment: '소리 나는 대로 적었습니다. 낱말의 본디 꼴이 드러나도록 어법에 맞게 적습니다.',
    examples: ['그것 때무네 늦었다. → 그것 때문에 늦었다.', '하꾜에 갔다. → 학교에 갔다.'],
    ruleArticle: '한글 맞춤법 제1항',
  },
  {
    id: 'typo-tense',
    category: 'TYPO',
    comment:
      '‘ㄱ, ㅂ’ 받침 뒤에서 나는 된소리는 같거나 비슷한 음절이 겹치는 경우가 아니면 된소리로 적지 않습니다.',
    examples: ['국쑤를 먹었다. → 국수를 먹었다.', '갑짜기 추워졌다. → 갑자기 추워졌다.'],
    ruleArticle: '한글 맞춤법 제5항',
  },
  {
    id: 'typo-palatal',
    category: 'TYPO',
    comment: '‘ㄷ, ㅌ’ 받침 뒤에 ‘-이’나 ‘-히’가 올 때는 ‘ㅈ, ㅊ’으로 소리 나더라도 ‘ㄷ, ㅌ’으로 적습니다.',
    examples: ['미다지를 열었다. → 미닫이를 열었다.', '끄치 없다. → 끝이 없다.'],
    ruleArticle: '한글 맞춤법 제6항',
  },
  {
    id: 'typo-ye',
    category: 'TYPO',
    comment:
      '‘계, 례, 몌, 폐, 혜’의 ‘ㅖ’는 ‘ㅔ’로 소리 나더라도 ‘ㅖ’로 적습니다. 다만 본음이 [게]인 한자는 ‘게’로 적습니다(예: 게시판, 휴게실).',
    examples: ['지헤를 모으자. → 지혜를 모으자.', '게획을 세웠다. → 계획을 세웠다.'],
    ruleArticle: '한글 맞춤법 제8항',
  },
  {
    id: 'typo-ui',
    category: 'TYPO',
    comment: '‘의’나 자음을 첫소리로 가진 음절의 ‘ㅢ’는 ‘ㅣ’로 소리 나더라도 ‘ㅢ’로 적습니다.',
    examples: ['히망을 품자. → 희망을 품자.', '무니가 곱다. → 무늬가 곱다.'],
    ruleArticle: '한글 맞춤법 제9항',
  },
  {
    id: 'typo-liaison',
    category: 'TYPO',
    comment:
      '이어 소리 나는 대로 적었습니다. 체언과 조사, 용언의 어간과 어미는 구별하여 본디 꼴을 밝혀 적습니다.',
    examples: ['밥을 머거라. → 밥을 먹어라.', '그것 때무네 늦었다. → 그것 때문에 늦었다.'],
    ruleArticle: '한글 맞춤법 제14항, 제15항',
  },
];
