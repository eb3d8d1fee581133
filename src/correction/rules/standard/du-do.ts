import { spokenCertainty } from '../../korean/register.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** 나두, 비싸두: people say 두 and write 도. */
export const rule: Rule = {
  id: 'du-do',
  title: '도/두',
  category: 'STANDARD',
  article: '',
  comment: '입말에서 ‘두’로 소리 내는 일이 많지만 조사 ‘도’와 어미 ‘-어도’로 적습니다.',
  examples: [
    { wrong: '값이 비싸두 그는 그 옷을 샀다.', right: '값이 비싸도 그는 그 옷을 샀다.' },
    { wrong: '나두 그 영화를 보았다.', right: '나도 그 영화를 보았다.' },
    { wrong: '나두 같이 갈래.', right: '나두 같이 갈래.', asks: '나도 같이 갈래.' },
  ],
  silent: [
    '두 사람이 왔다.',
    '구두를 샀다.',
    '모두 웃었다.',
    '나두 갈래ㅋㅋ',
    '“나두 갈래.” 하고 아이가 말했다.',
  ],
  find(line: LineView): Finding[] {
    return line.words.flatMap((word) => {
      const at = spokenDo(word);
      const certainty = at === undefined ? undefined : spokenCertainty(line, word);
      return certainty ? [{ begin: at!, end: at! + 1, replacement: '도', certainty }] : [];
    });
  },
};

/** Where a word ends in a particle or an ending that is written 두. */
function spokenDo({ surface, begin, morphemes }: WordView): number | undefined {
  const last = morphemes.findLastIndex(({ tag }) => tag[0] !== 'S');
  const morpheme = morphemes[last];
  if (last < 1 || !morpheme || !/^(?:JX|EC)$/.test(morpheme.tag) || !/[두도]$/.test(morpheme.form))
    return undefined;
  const at = morpheme.end - 1;
  return surface[at - begin] === '두' ? at : undefined;
}
