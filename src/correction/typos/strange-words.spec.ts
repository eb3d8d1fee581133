import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const STRANGE: ReadonlyArray<readonly [string, string]> = [
  ['조금만 더 기달려 주시면 음식이 나옵니다.', '조금만 더 기다려 주시면 음식이 나옵니다.'],
  ['창문에 물방울이 맺쳤다.', '창문에 물방울이 맺혔다.'],
  ['시골에서 닭을 길르는 농부였다.', '시골에서 닭을 기르는 농부였다.'],
  ['벽에 걸린 사진을 물끄럼이 바라보았다.', '벽에 걸린 사진을 물끄러미 바라보았다.'],
  ['아이는 눈이 휘둥그래져서 나를 보았다.', '아이는 눈이 휘둥그레져서 나를 보았다.'],
  ['그녀는 긴 한숨을 내쉈다.', '그녀는 긴 한숨을 내쉬었다.'],
  ['실수를 얼버물이고 자리를 떴다.', '실수를 얼버무리고 자리를 떴다.'],
  ['선생님의 칭찬을 듬북 받았다.', '선생님의 칭찬을 듬뿍 받았다.'],
  ['시험은 예정보다 일찍 끈났다.', '시험은 예정보다 일찍 끝났다.'],
];

/** Rare words, and words that are spoken of. */
const MEANT = [
  '그는 사위어 가는 모닥불을 물끄러미 바라보았다.',
  '경상도에서는 부추를 ‘정구지’라고 부른다.',
  '너덜겅을 지나니 평평한 길이 나왔다.',
  '국물이 매워 물을 마셨다.',
  '경기 내내 상대의 분위기로 흘러갔다.',
  '발끝으로 상큼상큼 걷는다.',
  '이는 노동의 소산물 가운데 하나이다.',
  '참새 떼가 포르르 날아올랐다.',
  '아기가 방끗 웃더니 몰랑몰랑한 손을 내밀었다.',
  '저문 들을 지나 마을로 갔다.',
  '사람은 겪어 보아야 안다.',
  '무엇이든 배워야 산다.',
  '늑대 떼가 다가와선 울부짖었다.',
];

describe('words that do not exist', () => {
  it('become what they sound like', async () => {
    const corrected = await correctAll(
      STRANGE.map(([wrong]) => wrong),
      {},
      engine,
    );
    expect(corrected.map(({ revised }) => revised)).toEqual(STRANGE.map(([, right]) => right));
  });

  it('are asked about where a noun only sounds nearly like another', async () => {
    const text = '나무 위에 다람지가 있다.';
    const [answer] = await correctAll([text], {}, engine);
    expect(answer!.revised).toBe(text);
    expect(answer!.blocks[0]!.revisions[0]!.revised).toBe('다람쥐가');
  });

  it('are no rare words, dialect or words that are spoken of', async () => {
    const corrected = await correctAll(MEANT, {}, engine);
    expect(corrected.map(({ revised }) => revised)).toEqual(MEANT);
  });
});
