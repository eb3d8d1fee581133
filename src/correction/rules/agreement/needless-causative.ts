import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** Nouns whose -하다 already takes an object. 감소, 발전, 정지 do not, and 교육, 훈련 let somebody else do it. */
const TRANSITIVE =
  '소개 연결 개선 거짓말 주차 접수 설득 구현 배제 삭제 제외 해소 유발 야기 전가 격퇴 초래 해제 폐기 차단 파괴 개방 금지 첨부 저장 완성 해결 강조 왜곡 호도 제거 설치 통합 입력 전달 보관 변경 공개 표시 폐지 철거 교체 제출 발송 게시 취소 반영 연장 배치 주입 투입 수정 보완 개조 개편 억제 제한 추방 처벌 압축 분석 구속';

/** 소개시키다 for 소개하다: nobody is made to do it. */
export const rule: Rule = {
  id: 'needless-causative',
  title: '불필요한 -시키다',
  category: 'SENTENCE',
  article: '',
  comment:
    '‘-하다’만으로 목적어를 취하는 말에는 남에게 하게 한다는 뜻이 아니라면 ‘-시키다’를 쓰지 않습니다(예: 소개하다, 연결하다, 개선하다).',
  examples: [
    {
      wrong: '친구에게 동생을 소개시켰다.',
      right: '친구에게 동생을 소개시켰다.',
      asks: '친구에게 동생을 소개했다.',
    },
    {
      wrong: '가게 앞에 차를 주차시키지 마세요.',
      right: '가게 앞에 차를 주차시키지 마세요.',
      asks: '가게 앞에 차를 주차하지 마세요.',
    },
  ],
  silent: [
    '아이를 공부시킨다.',
    '차를 정지시켰다.',
    '동생에게 심부름을 시켰다.',
    '실업률을 감소시켰다.',
    '두 원자를 결합시킨다.',
    '운전사를 시켜 차를 주차하게 했다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: byPattern(
    new RegExp(`(?<![가-힣])((?:재|불)?(?:${TRANSITIVE.replaceAll(' ', '|')}))시(키|킨|킬|킴|킵|켜|켰)`),
    (m) => {
      const ending = { 키: '하', 킨: '한', 킬: '할', 킴: '함', 킵: '합', 켜: '해', 켰: '했' }[m[2]!]!;
      return {
        begin: m.index,
        end: m.index + m[0].length,
        replacement: m[1]! + ending,
        certainty: 'author',
      };
    },
  ),
};
