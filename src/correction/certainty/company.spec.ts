import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correct } from '../correct.js';
import type { CorrectOptions } from '../types.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** What is changed, and what is only asked about: the suggestion of every block whose text stays. */
async function corrected(text: string, options: CorrectOptions = {}) {
  const { revised, blocks } = await correct(text, options, engine);
  const asked = blocks
    .filter((block) => block.revised === text.slice(block.begin, block.end))
    .map(({ revisions: [first] }) => [first!.revised, first!.category]);
  return { revised, asked };
}

const CALM = '우리 구단은 지난주 토요일 밤에 열린 결승전에서 13년만에 우승컵을 다시 품에 안았다.';

describe('doubtful changes', () => {
  it('are made in a short sentence', async () => {
    expect((await corrected('우리는 13년만에 만났다.')).revised).toBe('우리는 13년 만에 만났다.');
    expect((await corrected('창문을 열어주었다.')).revised).toBe('창문을 열어 주었다.');
  });

  it('are asked about where everything else in a long sentence is right', async () => {
    expect(await corrected(CALM)).toEqual({ revised: CALM, asked: [['13년 만에', 'CONFIRM']] });
    const joined = '할머니는 마을 어귀에서 만난 낯선 나그네에게 따뜻한 밥 한 그릇을 내어주었다.';
    expect(await corrected(joined)).toEqual({
      revised: joined,
      asked: [['내어 주었다.', 'CONFIRM']],
    });
    expect(await corrected(joined, { disableVxSpacing: true })).toEqual({ revised: joined, asked: [] });
  });

  it('are made in the company of a clear mistake, in the sentence or in the line', async () => {
    expect((await corrected(CALM.replace('안았다', '안았읍니다'))).revised).toBe(
      CALM.replace('13년만에', '13년 만에').replace('안았다', '안았습니다'),
    );
    expect((await corrected(`모두 기뻐했읍니다. ${CALM}`)).revised).toBe(
      `모두 기뻐했습니다. ${CALM.replace('13년만에', '13년 만에')}`,
    );
  });

  it('are those that edited text makes as well: spellings, phrases, compounds, marks', async () => {
    for (const [written, right] of [
      ['나그네는 해가 지기 전에 서둘러 짐을 꾸려 인적이 드문 골짜기 깊숙히 들어갔다.', '깊숙이'],
      ['그 집안은 아주 오래 전부터 이 마을에서 대를 이어 가며 질그릇을 구워 왔다.', '오래전부터'],
      ['새로 온 감독은 첫 날 훈련을 마치고 선수들을 한 사람씩 불러 이야기를 나누었다.', '첫날'],
      [
        '두 회사는 앞으로 삼 년 동안 힘을 모아 새 기기에 들어갈 소프트웨어개발에 나서기로 했다.',
        '소프트웨어 개발에',
      ],
    ] as const) {
      const { revised, asked } = await corrected(written, { disableVxSpacing: true });
      expect(revised).toBe(written);
      expect(asked.map(([suggestion]) => suggestion)).toContain(right);
    }
  });

  it('are asked about in a short sentence that stands among right ones', async () => {
    const around = (short: string) =>
      `형은 아침 일찍 집을 나섰다. ${short} 어머니는 저녁이 되도록 마루에 앉아 기다렸다.`;
    const { revised, asked } = await corrected(around('우리는 13년만에 만났다.'));
    expect(revised).toBe(around('우리는 13년만에 만났다.'));
    expect(asked).toEqual([['13년 만에', 'CONFIRM']]);
    expect((await corrected(around('우리는 13년만에 만났읍니다.'))).revised).toBe(
      around('우리는 13년 만에 만났습니다.'),
    );
  });

  it('are asked about in the shortest sentence where what stands there may be meant', async () => {
    const name = '그는 주부와생활사에 다닌다.';
    expect(await corrected(name)).toEqual({ revised: name, asked: [['주부와 생활사에', 'CONFIRM']] });
    expect((await corrected('그는 주부와생활사에 다녔읍니다.')).revised).toBe(
      '그는 주부와 생활사에 다녔습니다.',
    );
  });

  it('are no company for each other', async () => {
    const text =
      '그 동안 기다린 이들은 지난주 토요일 밤에 열린 결승전에서 13년만에 우승컵을 다시 품에 안았다.';
    const { revised, asked } = await corrected(text);
    expect(revised).toBe(text);
    expect(asked.map(([suggestion]) => suggestion)).toEqual(['그동안', '13년 만에']);
  });

  it('leave a result that is not corrected again', async () => {
    for (const text of [CALM, CALM.replace('안았다', '안았읍니다')]) {
      const { revised } = await corrected(text);
      expect((await corrected(revised)).revised).toBe(revised);
    }
  });
});

describe('clear mistakes', () => {
  it('are mended however long and right the rest is', async () => {
    const wrong =
      '방송국은 올해 봄에 시작한 새 연속극의 시청율이 지난해 같은 때보다 크게 올랐다고 어제 저녁에 밝혔다.';
    expect((await corrected(wrong)).revised).toBe(wrong.replace('시청율', '시청률'));
    const spaced =
      '이 도서관에서는 누구나 한 번에 책을 다섯 권까지 두 주 동안 빌릴수 있고 한 번 늘릴 수 있다.';
    expect((await corrected(spaced)).revised).toBe(spaced.replace('빌릴수', '빌릴 수'));
  });

  it('of loanwords are those that hardly anybody writes so', async () => {
    const around = (word: string) =>
      `이 회사는 올해부터 외국 손님을 위해 새로 만든 ${word} 담당 부서를 본사 옆 건물에 두었다.`;
    expect((await corrected(around('메세지'))).revised).toBe(around('메시지'));
    expect(await corrected(around('컨텐츠'))).toEqual({
      revised: around('컨텐츠'),
      asked: [['콘텐츠', 'CONFIRM']],
    });
  });
});
