import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf, withCoda } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Vowels that swallow the one of the ending. */
const SWALLOWING = [NUCLEI.indexOf('ㅏ'), NUCLEI.indexOf('ㅓ'), NUCLEI.indexOf('ㅕ')];
const PAST = CODAS.indexOf('ㅆ');
/** 나았다, 저었다, 그었다: of stems that lose their ㅅ both vowels stay; 하다 has 하였다. */
const BOTH_STAY = /(?:^|[휘내들맞])(?:나|저|자)$|하$/;
const AFTER_PAST = /^(?:다|고|습|어|는|지|던|을|으|네|나|거|기|더|구|군|음|니|잖|겠)/;
const AFTER_VOWEL = /^(?:서|요|도|야)(?![가-힣]{3})/;

export const rule: Rule = {
  id: 'contracted-past',
  title: '어간 모음의 줄임',
  category: 'GRAMMER',
  article: '한글 맞춤법 제34항',
  comment:
    '모음 ‘ㅏ, ㅓ’로 끝난 어간에 ‘-아/-어, -았-/-었-’이 어울리면 준 대로만 적습니다(예: 갔다, 섰다, 켰다).',
  examples: [
    { wrong: '어제 시장에 가았다.', right: '어제 시장에 갔다.' },
    { wrong: '방에 불을 켜었다.', right: '방에 불을 켰다.' },
    { wrong: '친구를 만나었어요.', right: '친구를 만났어요.' },
    { wrong: '일찍 집에 돌아가았어요.', right: '일찍 집에 돌아갔어요.' },
    { wrong: '버스를 타어서 편했다.', right: '버스를 타서 편했다.' },
    { wrong: '줄을 서어서 기다렸다.', right: '줄을 서서 기다렸다.' },
  ],
  silent: [
    '병이 나았다.',
    '책을 폈다.',
    '죽을 휘저었다.',
    '노를 저어서 갔다.',
    '실을 자아서 옷감을 짰다.',
    '숙제를 하였다.',
    '온 집이 불길에 휩싸였다.',
    '결국 그런 거였구나.',
  ],
  find: ({ words, lexicon }: LineView): Finding[] =>
    words.flatMap(({ begin, surface }) => {
      for (let i = 1; i < surface.length; i++) {
        const ending = surface[i]!;
        const stem = surface.slice(0, i);
        const rest = surface.slice(i + 1);
        if (!/[았었아어]/.test(ending) || !endsInSwallowing(stem) || BOTH_STAY.test(stem)) continue;
        const isPast = codaOf(ending.charCodeAt(0)) === PAST;
        if (!(isPast ? AFTER_PAST : AFTER_VOWEL).test(rest)) continue;
        if (lexicon.lookup(stem, 'VV') < 0 && lexicon.lookup(stem, 'VA') < 0) continue;
        const melted = isPast ? withCoda(stem, 'ㅆ') : stem;
        return [{ begin: begin + i - 1, end: begin + i + 1, replacement: melted.at(-1)! }];
      }
      return [];
    }),
};

function endsInSwallowing(stem: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  return isSyllable(last) && codaOf(last) === 0 && SWALLOWING.includes(nucleusOf(last));
}
