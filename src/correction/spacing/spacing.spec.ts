import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const RIGHT = [
  // words of the dictionary, whatever stands inside them
  '육해공군 본부를 찾았다.',
  '그는 끓어넘치는 힘을 주체하지 못했다.',
  '우리는 한집에 산다.',
  '어른을 도와드렸다.',
  '외투에 똑딱단추를 달았다.',
  '그런 얕은꾀에 속지 않는다.',
  '아이는 할머니 말씀을 귀담아들었다.',
  '화가 난 사장은 얼굴이 붉으락푸르락하였다.',
  '이 몸은 나라를 지키는 군인이올시다.',
  '우리는 약속한 자리에 미리 가 있었다.',
  // names, and what only begins like a particle or an ending
  '회의가 끝나고 자한바니 장군이 떠났다.',
  '어제 그 신문에 원고 의원의 글이 실렸다.',
  '환수 사유 발생 시 기지급된 금액을 돌려준다.',
  '세종은 조선의 사 대 임금이다.',
  '물이 어는 때를 영 도로 삼는다.',
  '계약 관련자에게의 문의가 늘었다.',
  // read with the next word as one verb, or as a particle: neither is
  '그 일은 소문으로만 들었다.',
  '어이, 거기 서!',
  '떡볶이나 한잔하러 가자.',
  '바다 보이는 데 가 쉬고 싶다.',
  '이게 대체 얼마 만이니?',
  '달 뜨는 것 보고 떠나자.',
  '보라 해도 안 본다.',
  // particles that follow any word
  '여기서들 뭘 하니?',
  '오늘은 날이 제법 춥네그려.',
  '비가 많이 오는구먼그래.',
  // the thing itself, not what the dictionary has of the same letters
  '할머니가 손바닥으로 등 쳐 주셨다.',
  '넘어져서 피 나는 데는 없니?',
  '해 지기 전에 돌아와라.',
  // what a place is belongs to its name
  '히말라야산맥을 넘었다.',
  '여행지는 중국 구이린시 산맥이었다.',
  // feelings of a whole phrase stand apart
  '아이가 밥을 먹고 싶어 한다.',
  '선물을 마음에 들어 한다.',
  // terms that law and science write together
  '손해배상청구를 기각하였다.',
  '투자원금상실로 인한 손해',
  '그 일은 소유권이전등기등에관한특별조치법에 따른다.',
  '남은 집을 우선분양전환 대상에 넣었다.',
  // names that begin like an adverb or an adnominal, and terms with their original behind them
  '더필드는 조용한 마을이다.',
  '회사는 공유기 온허브를 내놓았다.',
  '이 식물은 게발선인장속에 든다.',
  '기차는 액슬박스 지지 방식을 쓴다.',
  '밴드 아톰스 포 피스의 음반을 샀다.',
  '상속인에 해당하여도 망자의 빚은 갚지 않는다.',
  '그는 젊은과학자상을 받았다.',
  '오늘은 배움편(學而篇)을 읽었다.',
  '한 시즌 최다실점 한 골키퍼가 되었다.',
];

const MENDED: ReadonlyArray<readonly [string, string]> = [
  ['혼자서는 할수있었습니다.', '혼자서는 할 수 있었습니다.'],
  ['값이 나올수없는 방이다.', '값이 나올 수 없는 방이다.'],
  ['문이 여러개있는 건물', '문이 여러 개 있는 건물'],
  ['맛이 좋을것같습니다.', '맛이 좋을 것 같습니다.'],
  ['재고가없나요?', '재고가 없나요?'],
  ['할머니가 보고싶다.', '할머니가 보고 싶다.'],
  ['타이어에 바람넣기가 힘들다.', '타이어에 바람 넣기가 힘들다.'],
  ['아이가 강아지를 예뻐 한다.', '아이가 강아지를 예뻐한다.'],
  ['이제 가야 겠다.', '이제 가야겠다.'],
  ['풍경을 잘볼수 있는 집이다.', '풍경을 잘 볼 수 있는 집이다.'],
  ['약국 문 연 곳 알려줘.', '약국 문 연 곳 알려 줘.'],
  ['숙소를 찾기가조금 어려웠다.', '숙소를 찾기가 조금 어려웠다.'],
  ['두명의학생이왔다.', '두 명의 학생이 왔다.'],
  ['회의결과를 정리했다.', '회의 결과를 정리했다.'],
  ['이제는 갈 데 가 없다.', '이제는 갈 데가 없다.'],
  ['히말라야 산맥을 넘었다.', '히말라야산맥을 넘었다.'],
];

describe('spacing', () => {
  it('leaves what is right alone', async () => {
    const corrected = await correctAll(RIGHT, {}, engine);
    expect(corrected.map(({ revised }) => revised)).toEqual(RIGHT);
  });

  it('mends what is wrong', async () => {
    const corrected = await correctAll(
      MENDED.map(([wrong]) => wrong),
      {},
      engine,
    );
    expect(corrected.map(({ revised }) => revised)).toEqual(MENDED.map(([, right]) => right));
  });
});
