import type { Morpheme } from '../../../analysis/types.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Endings that quote or recall: 더라구, 다구, 자구, 려구. */
const QUOTING = /(?:더라|다|라|자|냐|려)구$/;

/** 좋더라구요, 간다구: people say 구 and write 고. 나두, 먹구 are left to those who chat. */
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
  ],
  silent: [
    '날씨가 춥구나.',
    '벌써 왔구려.',
    '친구가 왔다.',
    '강남구에 산다.',
    '눈이 오는구먼.',
    '문구가 좋다.',
  ],
  find({ words }: LineView): Finding[] {
    const out: Finding[] = [];
    for (const word of words) {
      // Most words have no such syllable: nothing else is asked of them.
      if (!word.surface.includes('구')) continue;
      for (const [i, { end }] of word.morphemes.entries()) {
        // Edited text lets people talk so.
        if (isSpoken(word, i)) out.push({ begin: end - 1, end, replacement: '고', certainty: 'likely' });
      }
    }
    return out;
  },
};

function isSpoken({ surface, begin, morphemes }: WordView, i: number): boolean {
  const { form, tag, end }: Morpheme = morphemes[i]!;
  if (!/^E[CF]$/.test(tag) || !form.endsWith('구') || surface[end - 1 - begin] !== '구') return false;
  const next = morphemes[i + 1];
  return QUOTING.test(form) || (next?.tag === 'JX' && next.form === '요');
}
