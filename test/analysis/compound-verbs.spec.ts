import { describe, expect, it } from 'vitest';
import { attach } from '../../src/lexicon/conjugation.js';
import { sharedEngine } from '../support/engine.js';

/** Verbs of two that dictionaries list as one, with parts that are verbs and auxiliaries by themselves. */
const STEMS = (
  '잃어버리 찾아가 물어보 도와주 돌아오 내려오 들어가 지나가 바라보 알아보 살펴보 받아들이 끌어올리 털어놓 건네주 벗어나 둘러싸 다가가 가져다주 ' +
  '데려가 가져오 떠오르 줄어들 늘어나 들여다보 놓아두 뛰어들 몰아넣 불러들이 따라잡 걸어가 돌아다니'
).split(' ');
/** An ending, and how a sentence with it goes on. */
const ENDINGS: Array<[string, string]> = [
  ['는', ' 사람이 많다.'],
  ['고', ' 나서 쉬었다.'],
  ['면', ' 좋겠다.'],
  ['려고', ' 한다.'],
  ['지', ' 않았다.'],
  ['ㄹ', ' 것이다.'],
  ['ㄴ', ' 사람이 많다.'],
  ['ㅁ', ''],
  ['기', ''],
  ['ㅂ니다', '.'],
];

describe('verbs of two verbs', () => {
  it('are one word in every form', async () => {
    const forms = STEMS.flatMap((stem) =>
      ENDINGS.flatMap(([ending, rest]) =>
        attach(stem, 'VV', ending)
          .slice(0, 1)
          .map((form) => ({ stem, text: `그가 ${form}${rest}` })),
      ),
    );

    const answers = await (await sharedEngine()).analyse(forms.map(({ text }) => text));
    const parted = forms.filter(({ stem }, i) => {
      const { form, tag } = answers[i]![0]!.eojeols[1]!.morphemes[0]!;
      return form !== stem || tag !== 'VV';
    });
    expect(parted.map(({ text }) => text)).toEqual([]);
  });
});
