import { COMMON } from '../korean/commonness.js';
import { isQuotedCommand } from '../korean/quoted-command.js';
import type { LineView, WordView } from '../line/line-view.js';
import type { Gap } from './gap.js';

/** Whom or what somebody or something may become: 자식 된 도리, 문제 된 사건, 부자 되세요, 태산 된다. Nobody does such a noun. */
const BECOMING = new RegExp(
  `^(?:${[
    '문제 자식 부모 어른 사람 주인 스승 제자 친구 부부 가족 남편 아내 학생 남 님 벗 원수 짝 용 왕 신 씨 태산 얼음 열매 고목 거름 재 빛 봄 여름 가을 겨울 밤 낮 아침 저녁 때 철 해 달',
    '엄마 아빠 어머니 아버지 엄마아빠 할머니 할아버지 아들 딸 형 누나 언니 오빠 동생 며느리 사위 손주 조카 삼촌 이모 고모 처녀 총각 신랑 신부 새댁 과부 홀아비 고아 노인 노총각 노처녀 어린이 아이 애 청년',
    '의사 교사 박사 판사 검사 변호사 간호사 목사 스님 수녀 기자 작가 시인 화가 가수 배우 감독 선수 군인 장군 병사 경찰 형사 선생 선생님 교수 교장 반장 이장 면장 군수 시장 도지사 국회의원 의원 장관 총리 대통령 임금 임금님 왕비 왕자 공주 황제 사장 사장님 회장 부장 과장 팀장 대표 임원 직원 사원 공무원 농부 어부 상인 요리사 기사 비서 종 노예 머슴 양반 선비 정승 귀족 평민',
    '부자 거지 알거지 백수 바보 천재 영웅 스타 범인 죄인 귀신 도둑 소도둑 원수 적 동지 전문가 고수 초보 꼴찌 일등 일인자 주인공 우승자 승자 패자 챔피언 대머리 미인 신자 팬 환자 포로 인질 제물 희생양 희생자 피해자 이웃 이웃사촌 사촌 동료 선배 후배',
  ]
    .join(' ')
    .replaceAll(' ', '|')}|[가-힣]+(?:꾼|쟁이|장이|둥이|뱅이|내기|지기|잡이))$`,
);

/** 혼자 하다, 지금 하는: how or when it is done. */
const ADVERBIAL =
  /^(?:혼자|서로|모두|전부|대부분|대개|거의|다소|약간|지금|오늘|내일|어제|요즘|이제|조금|다음|처음|먼저|나중|평소|매일|아침|점심|저녁|하루|대신|자기|각자|당시|그때|제때|당일|즉시|현장|전액|일부|평생|실제|보통|가끔|한마디|한잔|한판|한턱|한몫)$/;

/** 대부분 할 수 있다: how much is done, not what. */
export function saysHow({ line, left }: Gap): boolean {
  return ADVERBIAL.test(left.surface) || isQuotedCommand(line, left);
}

/** 시간 돼?, 카드 되나요?: what is to be had, can be used or helps; nobody does it either. */
const AVAILABLE = /^(?:시간|차례|카드|현금|인터넷|와이파이|블루투스|전화|도움)$/;

/** What somebody or something becomes, or what is to be had, is a noun of its own. */
export function isSomeoneBecoming({ left, first }: Gap): boolean {
  return first.form === '되' && (BECOMING.test(left.surface) || AVAILABLE.test(left.surface));
}

/** 최다실점 한, 입국심사 하는: a phrase of its own takes 하다 as a word. */
export function isNounPhrase({ morphemes }: WordView): boolean {
  return morphemes.filter(({ tag }) => tag === 'NNG').length > 1;
}

/** 방지 하기: a bare noun that nothing modifies. */
export function isDerivedVerb({ line, left, right }: Gap): boolean {
  // 하나 is a number first, and 보고 한 처분 has a verb
  if (right.surface.startsWith('하나') || left.surface === '보고') return false;
  return left.morphemes.length === 1 && left.surface.length > 1 && !isModified(line, left);
}

/** What people do, so that the noun with 하다 is a verb in whatever form: 추천 할게요; 반장 하려고 and 커피 할래 are two words. */
const DOINGS: ReadonlySet<string> = new Set(
  '추천 교환 환불 반품 방문 전화 연락 예약 주문 구매 구입 신청 제출 참석 참가 참여 퇴근 출근 출발 도착 정리 청소 요리 준비 설명 확인 검토 수정 삭제 등록 가입 문의 답변 결제 입금 송금 취소 변경 설치 사용 이용 운동 산책 여행 공부 결혼 이사 이야기 대화 상담 발표 공유 저장 포장 발송 전달 부탁 약속 축하 응원 칭찬 사과 후원 기부 투표 응모 지원 도전 시작 계속 반복 연습 훈련 검색 조회 선택 결정 판단 비교 평가 기억 이해 인정 동의 반대 거절 포기 양보 노력 집중 식사 외출 샤워 목욕 세수 빨래 설거지 세탁 충전 교체 수리 점검 관리 운영 진행 처리 해결 마무리 복습 예습 독서 번역 촬영 녹음 편집 작성 기록 계산 측정 분석 연구 조사 실험 개발 제작 판매 홍보'.split(
    ' ',
  ),
);
const ANY_FORM = /^(?:할(?:게|까|래)|하(?:려|자(?!는)|도록|느라|니까|죠|네요|던))/;

/** Is the noun rather how or when it is done, or what somebody is called (오빠, 누나 하며)? */
export function isAdverbial({ line, left, right }: Gap): boolean {
  const rest = line.text.slice(right.begin);
  if (DOINGS.has(left.surface) && ANY_FORM.test(rest)) return isQuotedCommand(line, left);
  return (
    ADVERBIAL.test(left.surface) ||
    isQuotedCommand(line, left) ||
    /,$/.test(line.words[left.index - 1]?.surface ?? '') ||
    !/^(?:할 수|하[고여며면지는기]|하[시실]|하였|한다|했|합니|해[서야도요])/.test(rest)
  );
}

/** 다음 달 발표하다: when it is done says nothing about the noun. */
const TIMES =
  /^(?:날|달|주|해|년|월|일|시|오늘|내일|모레|어제|올해|내년|작년|지난해|지난달|최근|현재|오전|오후|아침|저녁)$/;

/** 이런 생각, 어려운 공부, 나의 일: is the noun itself spoken of? */
export function isModified({ words }: LineView, { index }: WordView): boolean {
  const before = words[index - 1]?.morphemes.at(-1);
  return before !== undefined && /^(?:ETM|MM|JKG|N)/.test(before.tag) && !TIMES.test(before.form);
}

/** 기분 나빠 하다: -어 하다 goes with the phrase, not with its adjective. */
export function isPhrase({ words }: LineView, { index }: WordView): boolean {
  const before = words[index - 1];
  return before?.morphemes.at(-1)?.tag === 'NNG' && before.morphemes.length === 1;
}

/**
 * 여권을 발급 받다, 거절 당하다: a noun with an object of its own is a verb with 받다, and any is with 당하다; 칭찬을 듬북 받다
 * has a noun that hardly anybody knows, so it is rather a misspelt adverb.
 */
export function isUndergone({ line, left, first }: Gap): boolean {
  if (left.morphemes.length !== 1 || left.surface.length < 2 || isModified(line, left)) return false;
  if (first.form === '당하') return true;
  return (
    first.form === '받' &&
    !ADVERBIAL.test(left.surface) &&
    line.lexicon.frequencyOf(left.surface, 'NNG') > COMMON &&
    line.words[left.index - 1]?.morphemes.at(-1)?.tag === 'JKO'
  );
}
