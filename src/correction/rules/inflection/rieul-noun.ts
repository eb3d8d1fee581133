import { lastCoda, syllablesWith, withCoda } from '../../../hangul/syllable.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

const M = syllablesWith(['ㅁ']);
/** What may stand behind a noun that an ending made, and behind a note that ends in it. */
const AFTER = '(?=$|[^가-힣]|[이은을의에도만과](?![가-힣])|에도|으로|이라)';

/** 만듬, 줄어듬, 마음에 듬: stems in ㄹ keep it before -ㅁ. */
export const rule: Rule = {
  id: 'rieul-noun',
  before: ['slips-of-spelling'],
  title: '‘ㄹ’ 받침 뒤의 명사형',
  category: 'GRAMMER',
  article: '한글 맞춤법 제19항 2',
  comment:
    '어간 끝 ‘ㄹ’ 뒤에 명사형 어미 ‘-ㅁ’이 붙으면 ‘ㄹ’을 남겨 ‘ㄻ’ 받침으로 적습니다(예: 만듦, 줄어듦, 베풂).',
  examples: [
    { wrong: '주말에 빵을 직접 만듬.', right: '주말에 빵을 직접 만듦.' },
    { wrong: '작년보다 손님이 줄어듬.', right: '작년보다 손님이 줄어듦.' },
    { wrong: '색이 아주 마음에 듬.', right: '색이 아주 마음에 듦.' },
    { wrong: '나이가 듬에 따라 잠이 줄었다.', right: '나이가 듦에 따라 잠이 줄었다.' },
    { wrong: '머리가 아주 김.', right: '머리가 아주 긺.' },
  ],
  silent: [
    '리듬이 빠르다.',
    '글을 다듬은 뒤에 냈다.',
    '말을 더듬이로 안다.',
    '밥에 김을 싸 먹었다.',
    '새 부품을 샀다.',
    '사람의 됨됨이를 본다.',
    '암에 걸렸다.',
    '가늠이 안 된다.',
  ],
  find: all(
    // 줄어듬, 힘듬: a stem that the dictionary has; 다듬, 리듬 are other words
    byPattern(new RegExp(`(?<![가-힣])([가-힣]{0,4}[가-힣])듬${AFTER}`), (m, { lexicon }) => {
      const before = m[1]!;
      const isStem = (['VV', 'VA'] as const).some((tag) => lexicon.isHeadword(`${before}들`, tag));
      const isOther = lexicon.isHeadword(`${before}듬`, /^(?:MAG|XR|VV)$/);
      return isStem && !isOther ? `${before}듦` : undefined;
    }),
    byPattern(
      /(?<=(?<![가-힣])(?:[가-힣]*(?:마음|맘)에|[가-힣]+[이가]|잠|정|멍|나이|철|병|힘) (?:안 |더 |잘 |쏙 )?)듬(?=$|[.,!~ㅋㅎㅠㅜ]| |에 따라)/,
      '듦',
    ),
    // 까붐, 머뭄: read as such a stem, and no other
    byPattern(new RegExp(`(?<=(?<![가-힣])[가-힣]+)${M}${AFTER}`), (m, line) => kept(line, m)),
    likely(
      byPattern(
        /(?<=(?<![가-힣])(?:해|줄|머리|다리|시간|글|거리|밤|낮|기장|소매|목|대기|통화|영화|설명)[이가] (?:너무|정말|진짜|엄청|꽤|제법|매우|아주|더|좀|많이) )김(?=$|[.,!~ㅋㅎㅠㅜ]| )/,
        '긺',
      ),
    ),
    likely(
      byPattern(
        /(?<=(?<![가-힣])(?:[가-힣]+만|[가-힣]+도 다|이미 다|잘|(?:[은는ㄹ한할된될간갈온올] 줄)) )암(?=$|[.!~ㅋㅎㅠㅜ]|(?: (?:나도|저도|우연히|그래서)))/,
        '앎',
      ),
    ),
  ),
};

/** A stem of several syllables in ㄹ, with -ㅁ in the letters of its last. */
function kept(line: LineView, m: RegExpExecArray): string | undefined {
  const at = m.index;
  const morphemes = morphemesIn(line, at, at + 1);
  const stem = morphemes.find(
    ({ tag, form }) => /^V[VA]$/.test(tag) && form.length > 1 && lastCoda(form) === 'ㄹ',
  );
  if (!stem || stem.end !== at + 1 || !morphemes.some(({ tag, form }) => tag === 'ETN' && form === 'ㅁ'))
    return undefined;
  const written = line.text.slice(stem.begin, at + 1);
  // 부품, 가늠: nouns; 나눔 may be of 나누다
  const { lexicon } = line;
  if (lexicon.isHeadword(written, /^(?:NNG|NNP|MAG)$/) || lexicon.lookup(withCoda(written, ''), 'VV') >= 0)
    return undefined;
  return withCoda(m[0], 'ㄻ');
}
