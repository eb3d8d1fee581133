import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

const GUESS =
  /^(.*(?:나|는가|은가|던가|인가|ㄴ가|[한큰싼픈쁜운른]가|[ㄹ을]까|[갈볼할올될줄]까))(보다|봐|봐요|봅니다|보네|보네요|보군|보죠)[.?!]?$/;

/** 비가 오나보다: 보다 that guesses is a word of its own. */
export const rule: Rule = {
  id: 'guessing-auxiliaries',
  title: '-나 보다, -는가 보다, -ㄹ까 보다',
  category: 'SPACING',
  article: '한글 맞춤법 제47항',
  comment:
    '추측이나 의도를 나타내는 ‘-나 보다, -는가 보다, -ㄹ까 보다’의 ‘보다’는 보조 용언입니다. 연결 어미 ‘-아, -어’ 뒤가 아니어서 붙여 쓰는 것이 허용되지 않으므로 앞말과 띄어 씁니다.',
  examples: [
    { wrong: '밖에 비가 오나보다.', right: '밖에 비가 오나 보다.' },
    { wrong: '동생이 벌써 자나봐요.', right: '동생이 벌써 자나 봐요.' },
    { wrong: '아이가 배가 고픈가보다.', right: '아이가 배가 고픈가 보다.' },
  ],
  silent: ['누나보다 키가 크다.', '하나보다 둘이 낫다.', '책을 읽어 본다.', '작가보다 독자가 많다.'],
  find({ words }: LineView): Finding[] {
    return words.flatMap((word): Finding[] => {
      const match = GUESS.exec(word.surface);
      if (!match || !isPredicate(word)) return [];
      const at = word.begin + match[1]!.length;
      return [{ begin: at, end: at, replacement: ' ' }];
    });
  },
};

/** 오나, 고픈가: a stem with its ending, and no noun. */
function isPredicate({ morphemes }: WordView): boolean {
  return (
    /^(?:V|NN|XR)/.test(morphemes[0]?.tag ?? '') &&
    morphemes.some(({ tag }) => /^(?:V[VAXC]|XS[VA])/.test(tag)) &&
    morphemes.some(({ tag, form }) => /^E[CF]$/.test(tag) && /[나가까]$/.test(form))
  );
}
