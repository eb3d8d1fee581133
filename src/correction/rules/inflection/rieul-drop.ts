import { lastCoda, withCoda } from '../../../hangul/syllable.js';
import { ownObject } from '../../korean/own-object.js';
import { type LineView, morphemesIn, type WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Stems in ㄹ that are no nouns, so that -은 and -을 after them cannot be particles. */
const STEMS =
  '(?<![가-힣])(?:만들|힘들|시들|거칠|낯설|물들|흔들|베풀|이끌|둥글|어질|까불|주물|깨물|드물|저물|찌들|녹슬|서툴|머물|내걸|내밀|떠들|잠들|비틀|부풀|매달|기울|여물|아물|악물|일컫|까불|다물|가늘|모질|달궈)';

export const rule: Rule = {
  id: 'rieul-drop',
  title: '‘ㄹ’ 탈락',
  category: 'GRAMMER',
  article: '한글 맞춤법 제18항 1',
  comment:
    '어간의 끝 ‘ㄹ’은 ‘ㄴ, ㅂ, ㅅ, -오’ 앞에서 줄어지고, ‘-은, -을’이 아니라 ‘-ㄴ, -ㄹ’이 붙습니다(예: 날다-나는, 거칠다-거친, 만들다-만들).',
  examples: [
    { wrong: '하늘을 날으는 새를 보았다.', right: '하늘을 나는 새를 보았다.' },
    { wrong: '꽃이 시들을 것 같다.', right: '꽃이 시들 것 같다.' },
    { wrong: '거칠은 들판을 달렸다.', right: '거친 들판을 달렸다.' },
    { wrong: '도시에서 살으려고 올라왔다.', right: '도시에서 살려고 올라왔다.' },
    { wrong: '낯설은 사람이 서 있다.', right: '낯선 사람이 서 있다.' },
    { wrong: '수업 중에 졸은 적이 없다.', right: '수업 중에 존 적이 없다.' },
    { wrong: '땀에 절은 옷을 빨았다.', right: '땀에 전 옷을 빨았다.' },
    { wrong: '혼자서도 돈을 벌을 수 있다.', right: '혼자서도 돈을 벌 수 있다.' },
    { wrong: '무거운 가방을 들을 때 조심해라.', right: '무거운 가방을 들 때 조심해라.' },
  ],
  silent: [
    '길을 걸었다.',
    '말은 쉽다.',
    '하늘을 나는 비행기',
    '만들면 된다.',
    '살을 뺐다.',
    '새 왕 헐은 전쟁을 끝냈다.',
    '골짜기의 물들은 산 아래로 흐른다.',
    '말에게 줄 여물을 만들었다.',
    '음악을 들을 때 행복하다.',
    '혼자 길을 걸을 때가 많다.',
    '국물에 불은 면을 먹었다.',
    '모르면 물을 것이지 왜 참니?',
    '그 절은 산속에 있다.',
    '팔을 때렸다.',
    '내가 들은 것은 소문뿐이다.',
  ],
  find: all(
    byPattern(new RegExp(`${STEMS}은(?= [가-힣])`), (m, line) =>
      isPlural(line, m) ? undefined : withCoda(m[0].slice(0, -1), 'ㄴ'),
    ),
    byPattern(
      new RegExp(`${STEMS}을(?= (?:것|거|게|걸|수|때|만|줄|듯|정도|뿐|지|만큼|텐데|예정|계획|생각|사람))`),
      (m, line) => (isPlural(line, m) ? undefined : m[0].slice(0, -1)),
    ),
    likely(filledIn),
    // 헐은 집: worn; 대왕 헐은 is a king
    byPattern(/(?<![가-힣])헐은(?= (?:집|담|벽|건물|옷|신|성벽|책|지붕|가구|천막)(?![가-힣]{2}))/, '헌'),
    byPattern(new RegExp(`${STEMS}으면`), (m) => `${m[0].slice(0, -2)}면`),
    byPattern(new RegExp(`${STEMS}으(?=니|시|세|십|오)`), (m) => withCoda(m[0].slice(0, -1), '')),
    byPattern(/(?<![가-힣])날으(?=는|니|시|ㄴ)/, '나'),
    byPattern(/(?<![가-힣])(놀|울|살|알|팔|멀|벌|떠들|힘들)으(?=니|시|세)/, (m) => withCoda(m[1]!, '')),
    byPattern(/(?<=(?<![가-힣])(?:졸|놀|울|살|알|팔|벌|빌|풀|밀|달))으(?=면|며|려|러)/, ''),
  ),
};

/** 샘에서 나온 물들은, 새로 쓴 시들을, 말이 먹을 여물을: nouns. */
function isPlural(line: LineView, m: RegExpExecArray): boolean {
  const end = m.index + m[0].length;
  const morphemes = morphemesIn(line, m.index, end);
  return (
    morphemes.at(-1)?.tag[0] === 'J' && morphemes.every(({ outOfVocab }) => outOfVocab !== 'OUT_OF_VOCAB')
  );
}

/** 들은 of 듣다, 걸을 of 걷다, 불은 of 붇다: stems in ㄷ look so, and are right. */
const OF_DIGEUT = /[들걸물실불길눌달]$/;
/** What is lifted, and never heard. */
const LIFTED =
  /(?:짐|가방|상자|박스|물건|컵|잔|우산|숟가락|젓가락|펜|붓|총|칼|책|아령|역기|바구니|보따리|깃발|카메라|쟁반|냄비|접시|의자|손잡이)$/;
/** What stands behind an adnominal form and not behind a noun with 은 or 을. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  은: /^(?:적|지|채|것|거|뒤|후|다음|사이|때|줄|탓|덕|덕분|듯|만큼|대로|데)$/,
  을: /^(?:것|거|수|때|줄|듯|정도|뿐|지|만큼|터|예정|계획|생각|시간|필요|리)$/,
};

/** 졸은 사이, 빨래를 널은 지, 돈을 벌을 수: stems that are nouns as well, where only the verb can stand. */
function filledIn(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (const word of line.words) {
    const [stem, ending] = word.morphemes.slice(-2);
    if (!/[은을]$/.test(word.surface) || ending?.tag !== 'ETM' || !Object.hasOwn(BEHIND, ending.form))
      continue;
    if (!/^V[VAX]$/.test(stem!.tag) || stem!.end !== ending.begin || lastCoda(stem!.form) !== 'ㄹ') continue;
    if (line.text.slice(stem!.begin, stem!.end) !== stem!.form || !isVerbal(line, word, ending.form))
      continue;
    if (OF_DIGEUT.test(stem!.form) && !(stem!.form === '들' && LIFTED.test(ownObject(line, word) ?? '')))
      continue;
    out.push({
      begin: stem!.begin,
      end: ending.end,
      replacement: ending.form === '은' ? withCoda(stem!.form, 'ㄴ') : stem!.form,
    });
  }
  return out;
}

/** Its object or place stands before it, or a noun behind it that wants a verb. */
function isVerbal({ words, text }: LineView, { index, end }: WordView, ending: string): boolean {
  const next = words[index + 1]?.morphemes[0];
  if (!next || !/^N/.test(next.tag) || text[end] !== ' ') return false;
  const before = words[index - 1]?.morphemes.at(-1);
  if (before?.tag === 'JKO' || (before?.tag === 'JKB' && before.form === '에')) return true;
  return BEHIND[ending]!.test(next.form);
}
