import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';
import { lineView } from '../line/line-view.js';
import type { CorrectOptions } from '../types.js';
import { openSpaces } from './spacing.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** Spaced well, so that the model believes the author. */
const BEFORE = '우리는 지난주에 새로 이사 온 이웃과 함께 저녁을 먹으면서 오래 이야기했고,';

async function open(text: string, options: CorrectOptions = {}): Promise<number[]> {
  const [evidence] = await engine.evidence([text]);
  return openSpaces(lineView(text, evidence!, engine.lexicon, options));
}

describe('spaces that the author is not believed about', () => {
  it.each([
    ['a bound noun behind an adnominal form', '그 모임은 내일 시작하는게 좋겠다.', '시작하는 게'],
    ['a bound noun behind an adnominal form', '거기까지 걸어갈만큼 가까운 곳은 아니다.', '걸어갈 만큼'],
    ['what is counted', '그 자리에는 어른 네명이 더 있었다.', '네 명이'],
    ['what is counted', '상자에는 사과 다섯개가 남아 있었다.', '다섯 개가'],
    ['하다 behind its noun', '내일은 그 결과를 여럿 앞에서 발표 할 것이다.', '발표할'],
  ])('%s is mended in a good line as in a bad one: %s', async (_, sentence, wanted) => {
    const bare = sentence.replaceAll(' ', '');
    const [alone, inside, joined] = await correctAll([sentence, `${BEFORE} ${sentence}`, bare], {}, engine);
    expect(alone!.revised).toContain(wanted);
    expect(inside!.revised).toContain(wanted);
    expect(joined!.revised).toContain(wanted);
  });

  it.each([
    ['compounds of nouns', '그 집은 조선시대에 지은 것이다.'],
    ['what may be an ending', '자료를 확인한바 잘못이 없었다.'],
    ['numbers that are read out', '그는 이년 동안 그 일을 했다.'],
    ['two verbs', '그는 물을 따라 왔다.'],
    ['stems with their particles and endings', '아이들에게서 들었던 이야기뿐이었다.'],
  ])('%s are never in question: %s', async (_, sentence) => {
    expect(await open(sentence)).toEqual([]);
    expect(await open(`${BEFORE} ${sentence}`)).toEqual([]);
  });

  it('auxiliaries are in question only where they must stand apart', async () => {
    const joined = { disableVxSpacing: true };
    for (const sentence of ['그 말이 맞는지 다시 확인해보았다.', '문을 열어두고 나왔다.'])
      expect(await open(`${BEFORE} ${sentence}`, joined)).toEqual([]);
  });

  it('a place is the beginning of a character, inside a word or behind a space', async () => {
    const text = `${BEFORE} 어른 네명이 그 결과를 발표 할 것이다.`;
    for (const at of await open(text)) {
      expect(at).toBeGreaterThan(0);
      expect(text[at]).toMatch(/\S/);
    }
  });
});
