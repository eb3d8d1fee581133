import { describe, expect, it } from 'vitest';
import { attach } from '../../src/lexicon/conjugation.js';
import { sharedEngine } from '../support/engine.js';

const CONSONANT_STEMS = '먹 읽 앉 찾 웃 씻 벗 믿 입 잡 걷 막'.split(' ');
const OPEN_STEMS = '가 떠나 만나 자라 보내 지내 꺼내 서 건너 켜'.split(' ');
const ADVERBS = '처참히 명백히 단호히 정중히 은밀히 철저히 급격히 완벽히 솔직히 조용히'.split(' ');

async function tagged(texts: string[]): Promise<string[][]> {
  const engine = await sharedEngine();
  const answers = await engine.analyse(texts);
  return answers.map((sentences) =>
    sentences.flatMap(({ eojeols }) =>
      eojeols.map(({ morphemes }) => morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')),
    ),
  );
}

/** The texts of which `holds` is not true of some eojeol, with how they were read. */
async function exceptions(texts: string[], holds: (eojeol: string) => boolean): Promise<string[]> {
  const readings = await tagged(texts);
  return readings.flatMap((reading, i) => (reading.some(holds) ? [] : [`${texts[i]}: ${reading.join(' ')}`]));
}

describe('what grammar says within an eojeol, in every surrounding', () => {
  it('behind a consonant -니 asks', async () => {
    const texts = CONSONANT_STEMS.flatMap((stem) => [
      `너 벌써 ${attach(stem, 'VV', '었')[0]}니`,
      `왜 안 ${stem}니`,
      `거기서 뭘 ${attach(stem, 'VV', '겠')[0]}니 그래도 가자`,
    ]);
    expect(await exceptions(texts, (eojeol) => eojeol.includes('니/EF'))).toEqual([]);
  });

  it('what ends a sentence has no case', async () => {
    const texts = CONSONANT_STEMS.flatMap((stem) =>
      ['를 묻는다.', '에 달렸다.', '가 문제다.'].map((rest) => `무엇을 ${stem}는지${rest}`),
    );
    expect(await exceptions(texts, (eojeol) => /는지\/EC\+/.test(eojeol))).toEqual([]);
  });

  it('요 is no ending behind a stem', async () => {
    const texts = OPEN_STEMS.flatMap((stem) => [`우리 같이 ${stem}요`, `오늘 ${stem}요~`, `다들 ${stem}요.`]);
    const readings = await tagged(texts);
    expect(readings.filter((reading) => reading.some((eojeol) => /\/V.\+요\/EF/.test(eojeol)))).toEqual([]);
  });

  it('an adverb in -히 is one word', async () => {
    const texts = ADVERBS.flatMap((adverb) => [`그는 ${adverb} 말했다.`, `${adverb} 처리해 주세요`]);
    expect(await exceptions(texts, (eojeol) => /^[가-힣]+히\/MAG$/.test(eojeol))).toEqual([]);
  });

  it('a particle behind a sign is a particle', async () => {
    const texts = ['22%의 세금', '50%를 냈다', '김**의 친구', '***가 왔다', '30℃는 덥다', '10%만 남았다'];
    expect(await exceptions(texts, (eojeol) => /\/SW\+[가-힣]\/J[A-Z]+$/.test(eojeol))).toEqual([]);
  });

  it('안 and 못 stay adverbs before a verb', async () => {
    const texts = ['그러면 안된다.', '말이 안되고 있다.', '왜 안하니', '아직 못하겠어', '그건 못해요.'];
    const readings = await tagged(texts);
    expect(
      readings.filter((reading) => reading.some((eojeol) => /[안못]\/MAG\+.\/XSV/.test(eojeol))),
    ).toEqual([]);
  });
});
