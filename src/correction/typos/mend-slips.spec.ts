import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const corrected = async (text: string) => (await correctAll([text], {}, engine))[0]!.revised;

describe('a slip of the finger', () => {
  it.each([
    ['여러분 안녕하세ㅛ, 처음 뵙겠습니다.', '여러분 안녕하세요, 처음 뵙겠습니다.'],
    ['영수증을 확ㅇ인해 주세요.', '영수증을 확인해 주세요.'],
    ['동생은 방에서 책을 읽고 있ㅇ어.', '동생은 방에서 책을 읽고 있어.'],
    ['창문이 좁ㅂ아서 침대가 안 들어간다.', '창문이 좁아서 침대가 안 들어간다.'],
    ['지난주에 주문했느데 아직 안 왔어요.', '지난주에 주문했는데 아직 안 왔어요.'],
    ['비가 많이 오면 집에 있으변 된다.', '비가 많이 오면 집에 있으면 된다.'],
    ['아이들이 학교에 들어갔습닏.', '아이들이 학교에 들어갔습니다.'],
    ['wlsWk 재미있는 영화였다.', '진짜 재미있는 영화였다.'],
    ['회의는 겈의 끝나 간다.', '회의는 거의 끝나 간다.'],
    ['서울에서 부산까지 기찿로 간다.', '서울에서 부산까지 기차로 간다.'],
    ['아지버는 출근하셨다.', '아버지는 출근하셨다.'],
    ['오능 저녁은 집에서 먹자.', '오늘 저녁은 집에서 먹자.'],
    ['마당에서 하느리 잘 보인다.', '마당에서 하늘이 잘 보인다.'],
    ['이 겨우레 눈이 많이 왔다.', '이 겨울에 눈이 많이 왔다.'],
    ['할머니 무르페 누워 듣던 자장가', '할머니 무릎에 누워 듣던 자장가'],
    ['여기 아는 사라미 있어요?', '여기 아는 사람이 있어요?'],
  ])('%s', async (wrong, right) => expect(await corrected(wrong)).toBe(right));

  it.each([
    '아 진짜 웃겨ㅋㅋㅋ',
    'ㅠㅠ미안해',
    '아닠ㅋㅋ 그게 아니라',
    'ㄹㅇ로 맛있어',
    'ㅇㅈ합니다',
    '받침 ㄱ이 탈락하고 ㅂ불규칙이 된다.',
    'ㄱ자 모양의 책상을 샀다.',
    "어미 '-ㄹ게'는 된소리로 나지만 예사소리로 적는다.",
    'nginx 설정과 html 파일을 고쳤다.',
    '뜨거운 물에 손을 뎄어.',
    '새들이 알들을 품고 있다.',
    '내가 뭐랬어.',
    '슈퇵알프에 다녀왔다.',
    '눈이 내려 온통 하얬다.',
    '햇빛에 커튼이 누렜다.',
    '똠얌꿍이 맛있었다.',
    '쓩 하고 날아갔다.',
    '걔는 완전 인싸라서 친구가 많아.',
  ])('is not %s', async (text) => expect(await corrected(text)).toBe(text));
});
