import { syllablesWith } from '../../../hangul/syllable.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byStems } from '../../rule/by-stems.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { stemPairs } from '../../rule/stem-forms.js';

/** Behind these codas no verb takes -히-: 덮이다, 섞이다, 쌓이다, 끓이다, 핥이다. */
const BEFORE_I = syllablesWith(['ㄲ', 'ㅍ', 'ㅎ', 'ㅀ', 'ㄾ']);
const WRITTEN: Readonly<Record<string, string>> = {
  히: '이', 혀: '여', 혔: '였', 힌: '인', 힐: '일', 힘: '임', 힙: '입',
}; // biome-ignore format: one table

/** Verbs that take -이- behind a coda that others have -히- behind. */
const STEMS = stemPairs('녹히다→녹이다,숙히다→숙이다,절히다→절이다,줄히다→줄이다');

export const rule: Rule = {
  id: 'passive-i',
  before: ['causative-stems'],
  title: '피동·사동의 ‘-이-’',
  category: 'WORD',
  article: '한글 맞춤법 제22항 1',
  comment:
    '피동과 사동을 나타내는 접미사는 낱말마다 정해져 있습니다. ‘ㄲ, ㅍ, ㅎ’ 받침 뒤에는 ‘-히-’가 아니라 ‘-이-’가 붙습니다(예: 덮이다, 섞이다, 쌓이다, 끓이다).',
  reasons: [{ of: /→.*[녹숙절줄][이여였인일임입]/, comment: '이 말에는 ‘-히-’가 아니라 ‘-이-’가 붙습니다.' }],
  examples: [
    { wrong: '낙엽에 덮힌 길을 걸었다.', right: '낙엽에 덮인 길을 걸었다.' },
    { wrong: '눈이 쌓혀 차가 못 다닌다.', right: '눈이 쌓여 차가 못 다닌다.' },
    { wrong: '색이 서로 섞히지 않게 해라.', right: '색이 서로 섞이지 않게 해라.' },
    { wrong: '라면 하나 끓혀 줄까?', right: '라면 하나 끓여 줄까?' },
    { wrong: '버터를 먼저 녹혀 주세요.', right: '버터를 먼저 녹여 주세요.' },
  ],
  silent: [
    '속히 답을 주세요.',
    '발이 진흙에 묻혔다.',
    '책이 잘 읽힌다.',
    '범인이 잡혔다.',
    '아이를 무릎에 앉혔다.',
    '불을 지피고 물을 끓였다.',
    '배가 높이 떴다.',
  ],
  stems: STEMS,
  find: all(
    byPattern(
      new RegExp(`(?<=(?<![가-힣])[가-힣]{0,3}${BEFORE_I})[히혀혔힌힐힘힙]`),
      (m, { text, lexicon }) => {
        const stem = /[가-힣]+$/.exec(text.slice(0, m.index))![0];
        // 업히다 is what is meant by 엎히다, and 지피다 by 불을 짚히다
        if (stem.endsWith('엎') || /불[을를]? ?짚$/.test(text.slice(0, m.index))) return undefined;
        return lexicon.isHeadword(`${stem}이`, 'VV') ? WRITTEN[m[0]] : undefined;
      },
    ),
    byStems(STEMS),
  ),
};
