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

  it('-아요 is one ending, and nothing but it follows a past', async () => {
    const texts = ['연하', '미안하', '시원하', '따뜻하', '조용하', '단단하', '촉촉하', '편안하'].flatMap(
      (stem) => {
        const word = `${attach(stem, 'VA', '아')[0]}져요`;
        return [`점점 더 ${word}`, `고기가 더 ${word}.`, `${word}!`, `그러면 ${word} ㅎㅎ`];
      },
    );
    expect(await exceptions(texts, (eojeol) => /지\/V.\+어요\/EF/.test(eojeol))).toEqual([]);
  });

  it('what is done or becomes so behind a foreign word is one word with it', async () => {
    const texts = ['push', 'merge', 'deploy', 'rebase', 'import', 'build'].flatMap((word) => [
      `${word}하다가 실패했다`,
      `지금 ${word}되면 안 된다`,
      `아직 ${word}하지 마세요`,
    ]);
    expect(await exceptions(texts, (eojeol) => /\/SL\+[하되]\/XSV/.test(eojeol))).toEqual([]);
  });

  it('what moves so or so is a verb', async () => {
    const verbs = '뒤척이 뒤적이 허덕이 망설이 끄덕이 출렁이 글썽이 속삭이 반짝이 움직이'.split(' ');
    const texts = verbs.flatMap((verb) => {
      const [past] = attach(verb, 'VV', 'ㄴ');
      return [`밤새 ${past} 탓에 눈이 부었다.`, `${past} 사람이 많다.`, `그가 ${past} 뒤에 말했다.`];
    });
    expect(await exceptions(texts, (eojeol) => /이\/VV\+ㄴ\/ETM/.test(eojeol))).toEqual([]);
  });

  it('in a pack there are so many', async () => {
    const texts = [
      '물티슈 100매입',
      '40개입 박스',
      '마스크 50매입 세트',
      '캡슐 30개입을 샀다',
      '김 20봉입 무료 배송',
    ];
    expect(await exceptions(texts, (eojeol) => /\/SN\+[가-힣]+\/NNB\+입\/XSN/.test(eojeol))).toEqual([]);
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
