import { type LineView, type WordView, wordAt } from '../../line/line-view.js';
import { byStems } from '../../rule/by-stems.js';
import type { Finding, Rule } from '../../rule/rule.js';
import { stemPairs } from '../../rule/stem-forms.js';
import { onlyWhere } from '../../rule/triggers/triggers.js';

export const rule: Rule = {
  id: 'sarajida',
  title: '사라지다/살아지다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제15항 [붙임 1]',
  certainty: 'likely',
  comment:
    '보이지 않게 되거나 없어지는 것은 ‘사라지다’입니다. 본뜻에서 멀어졌으므로 소리대로 적습니다. ‘살아지다’는 저절로 살게 된다는 말입니다.',
  examples: [
    { wrong: '안개가 천천히 살아졌다.', right: '안개가 천천히 사라졌다.' },
    { wrong: '책상 위의 반지가 감쪽같이 살아지고 없다.', right: '책상 위의 반지가 감쪽같이 사라지고 없다.' },
    { wrong: '살아진 열쇠를 온 집 안을 뒤져 찾았다.', right: '사라진 열쇠를 온 집 안을 뒤져 찾았다.' },
  ],
  silent: [
    '버틴 게 아니라 그냥 살아진 것이다.',
    '어떻게든 또 하루가 살아진다.',
    '그 사람 없이도 살아지더라.',
    '살다 보면 다 살아지게 마련이다.',
  ],
  find: onlyWhere(['살아'], (line: LineView) =>
    written(line).filter(({ begin }) => isVanishing(line, begin)),
  ),
};

const written: (line: LineView) => Finding[] = byStems(stemPairs('살아지다→사라지다'));

/** Who lives, or what is lived through. */
const LIVED =
  /^(?:사람|인간|나|내|우리|저|제|너|네|누구|하루|하루하루|인생|삶|세상|목숨|것|거|게|남|부모|자식)$/;
/** How things go out of sight, and nobody lives. */
const HOW =
  /^(?:갑자기|점점|점차|차츰|차차|서서히|금세|금방|영영|영원히|감쪽같이|홀연히|완전히|말끔히|모조리)$/;
const OUT_OF_SIGHT =
  /(?:눈앞|시야|기억|머릿속|뇌리|화면|지도|지상)에서$|(?:속|사이|너머|저편|뒤)(?:으?로)$|(?:연기|안개|거품|이슬|신기루|꿈)처럼$/;
/** What living goes on as: 살아지는 느낌, 살아진 날. */
const OF_LIFE = /^(?:느낌|기분|날|나날|세월|시간|시절|인생|삶|하루|것|거|대로|듯|셈|법|때|줄|수)$/;

/** Does something go out of sight? Undecided it is left as it stands. */
function isVanishing(line: LineView, begin: number): boolean {
  const word = wordAt(line, begin);
  if (!word || speaksOfLiving(line, word)) return false;
  const next = line.words[word.index + 1]?.morphemes[0];
  if (word.morphemes.at(-1)?.tag === 'ETM' && next?.tag === 'NNG' && !OF_LIFE.test(next.form)) return true;
  return vanishesInClause(line, word);
}

function speaksOfLiving({ words }: LineView, { index }: WordView): boolean {
  return words.some(
    ({ index: i, morphemes }) =>
      i !== index && morphemes.some(({ form, tag }) => /^(?:살|죽|버티|견디)$/.test(form) && tag === 'VV'),
  );
}

/** 안개가 천천히, 기억에서: what, how or from where something goes, looked for back to the next verb. */
function vanishesInClause({ words }: LineView, { index }: WordView): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const { surface, morphemes } = words[i]!;
    const last = morphemes.at(-1)!;
    if (last.tag[0] === 'S' || (last.tag === 'EC' && last.form !== '게')) return false;
    if (HOW.test(surface) || OUT_OF_SIGHT.test(surface)) return true;
    const noun = morphemes.findLast(({ tag }) => /^(?:N|XSN)/.test(tag));
    if (noun && (last.tag === 'JKS' || (last.tag === 'JX' && /^[은는도]$/.test(last.form))))
      return !LIVED.test(noun.form) && noun.tag !== 'NNB';
  }
  return false;
}
