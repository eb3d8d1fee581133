import { CODAS, codaOf, compose, NUCLEI, nucleusOf, onsetOf } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

const SIOT = CODAS.indexOf('ㅅ');
const SSANG_SIOT = CODAS.indexOf('ㅆ');
/** The past as the analysis restores it, and as it leaves it where it knows the mistake itself. */
const TENSE = /^[았었였겠앗엇엿겟]$/;

/** 햇는데, 모르겟다: the analysis reads the tense, whose letters want ㅆ. */
export const rule: Rule = {
  id: 'past-coda',
  title: '-았-/-었-, -겠-의 받침',
  category: 'GRAMMER',
  article: '한글 맞춤법 제15항, 제34항, 제35항, 제36항',
  comment: '과거를 나타내는 ‘-았-/-었-’과 추측·의지를 나타내는 ‘-겠-’의 받침은 ‘ㅅ’이 아니라 ‘ㅆ’입니다.',
  examples: [
    { wrong: '숙제를 다 햇는데 놓고 왔어요.', right: '숙제를 다 했는데 놓고 왔어요.' },
    { wrong: '무슨 말인지 모르겟습니다.', right: '무슨 말인지 모르겠습니다.' },
    { wrong: '어제 친구를 만낫어요.', right: '어제 친구를 만났어요.' },
    { wrong: '비가 많이 왓다.', right: '비가 많이 왔다.' },
    { wrong: '날씨가 참 좋앗어요.', right: '날씨가 참 좋았어요.' },
    { wrong: '방이 생각보다 좁앗어요.', right: '방이 생각보다 좁았어요.' },
  ],
  silent: [
    '햇과일을 먹었다.',
    '갓 구운 빵이다.',
    '병이 낫는 중이다.',
    '책갈피를 벗겨 냈다.',
    '두 점을 잇는 선이다.',
    '비싼 값을 받는 옷이다.',
  ],
  find({ words }: LineView): Finding[] {
    const out: Finding[] = [];
    for (const { surface, begin, morphemes } of words) {
      for (const { form, tag, end } of morphemes) {
        if (tag !== 'EP') continue;
        const code = surface.charCodeAt(end - begin - 1);
        if (codaOf(code) !== SIOT || !TENSE.test(form)) continue;
        const replacement = compose(onsetOf(code), nucleusOf(code), SSANG_SIOT);
        out.push({ begin: end - 1, end, replacement, article: articleOf(replacement) });
      }
    }
    return out;
  },
};

/** 했 and 갔, 왔 and 줬, 졌: what the tense has grown together with; 겠, 었 stand by themselves. */
function articleOf(syllable: string): string {
  if (/[겠었았]/.test(syllable)) return '한글 맞춤법 제15항';
  const nucleus = NUCLEI[nucleusOf(syllable.charCodeAt(0))]!;
  if ('ㅘㅝㅙ'.includes(nucleus)) return '한글 맞춤법 제35항';
  return nucleus === 'ㅕ' ? '한글 맞춤법 제36항' : '한글 맞춤법 제34항';
}
