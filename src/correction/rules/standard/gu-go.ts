import type { Morpheme } from '../../../analysis/types.js';
import { spokenCertainty } from '../../korean/register.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Endings that quote or recall: 더라구, 다구, 자구, 려구. */
const QUOTING = /(?:더라|다|라|자|냐|려)구$/;

/** 좋더라구요, 간다구, 먹구: people say 구 and write 고. */
export const rule: Rule = {
  id: 'gu-go',
  title: '-고/-구',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제17항',
  comment:
    '입말에서 ‘-더라구, -다구, -구요’로 소리 내는 일이 많지만 표준어는 ‘-더라고, -다고, -고요’입니다. 뜻이 같은 비슷한 발음의 말은 더 널리 쓰이는 하나만 표준어로 삼습니다.',
  examples: [
    { wrong: '먹어 보니 괜찮더라구요.', right: '먹어 보니 괜찮더라고요.' },
    { wrong: '내일은 꼭 온다구 했어.', right: '내일은 꼭 온다고 했어.' },
    { wrong: '저도 좋구요.', right: '저도 좋고요.' },
    { wrong: '어제는 영화를 보구 집에 왔다.', right: '어제는 영화를 보고 집에 왔다.' },
    { wrong: '밥 먹구 같이 가자.', right: '밥 먹구 같이 가자.', asks: '밥 먹고 같이 가자.' },
  ],
  silent: [
    '날씨가 춥구나.',
    '벌써 왔구려.',
    '친구가 왔다.',
    '강남구에 산다.',
    '눈이 오는구먼.',
    '문구가 좋다.',
    '밥 먹구 가자ㅋㅋ',
    '“밥 먹구 가라.” 하고 할머니가 말했다.',
  ],
  find(line: LineView): Finding[] {
    const out: Finding[] = [];
    for (const word of line.words) {
      // Most words have no such syllable: nothing else is asked of them.
      if (!word.surface.includes('구')) continue;
      for (const [i, { end }] of word.morphemes.entries()) {
        if (!isSpoken(word, i)) continue;
        // Edited text lets people talk so.
        const certainty = isQuoting(word, i) ? 'likely' : spokenCertainty(line, word);
        if (certainty) out.push({ begin: end - 1, end, replacement: '고', certainty });
      }
    }
    return out;
  },
};

function isSpoken({ surface, begin, morphemes }: WordView, i: number): boolean {
  const { form, tag, end }: Morpheme = morphemes[i]!;
  if (!/^E[CF]$/.test(tag) || surface[end - 1 - begin] !== '구') return false;
  return form === '구' || form.endsWith('고') ? i > 0 : QUOTING.test(form);
}

/** 더라구, 좋구요: nobody means to write so. */
function isQuoting({ morphemes }: WordView, i: number): boolean {
  const next = morphemes[i + 1];
  return QUOTING.test(morphemes[i]!.form) || (next?.tag === 'JX' && next.form === '요');
}
