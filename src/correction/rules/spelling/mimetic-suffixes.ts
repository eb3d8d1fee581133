import type { Lexicon } from '../../../lexicon/lexicon.js';
import { USED } from '../../korean/commonness.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 되다 for 대다, form by form. */
const WRITTEN: Readonly<Record<string, string>> = {
  되: '대', 된: '댄', 될: '댈', 됨: '댐', 됩: '댑', 돼: '대', 됐: '댔',
}; // biome-ignore format: one table

export const rule: Rule = {
  id: 'mimetic-suffixes',
  title: '-거리다, -대다',
  category: 'WORD',
  article: '한글 맞춤법 제24항',
  comment:
    '소리나 모양을 흉내 낸 말에 붙어 그 움직임이 이어짐을 나타내는 접미사는 ‘-거리다’와 ‘-대다’입니다(예: 토닥거리다, 깔깔대다).',
  examples: [
    { wrong: '동생의 어깨를 토닥꺼리며 달랬다.', right: '동생의 어깨를 토닥거리며 달랬다.' },
    { wrong: '아이들이 깔깔되며 웃었다.', right: '아이들이 깔깔대며 웃었다.' },
    { wrong: '코를 훌쩍됐다.', right: '코를 훌쩍댔다.' },
  ],
  silent: [
    '그 자리를 꺼리며 피했다.',
    '가득 되었다.',
    '깔깔대며 웃었다.',
    '계획대로 잘되었다.',
    '이미 완료되었다.',
    '오리가 되똥되똥 걸어간다.',
  ],
  find: all(
    byPattern(/(?<![가-힣])([가-힣]{2,4})꺼(?=[리려렸린릴립])/, (m, { lexicon }) =>
      isMimetic(m[1]!, lexicon) ? `${m[1]}거` : undefined,
    ),
    byPattern(/(?<![가-힣])([가-힣]{2,4})([되된될됨됩돼됐])/, (m, { lexicon, text }) =>
      // 되똥되똥: said twice
      isMimetic(m[1]!, lexicon) && !text.startsWith(m[1]!, m.index + m[1]!.length)
        ? m[1]! + WRITTEN[m[2]!]!
        : undefined,
    ),
  ),
};

/** An adverb that makes verbs with -거리다, -대다 or -이다, and no noun. */
function isMimetic(root: string, lexicon: Lexicon): boolean {
  if (lexicon.frequencyOf(root, 'NNG') > USED) return false;
  return (
    ['거리', '대', '이'].some((suffix) => lexicon.isHeadword(root + suffix, 'VV')) && isAdverb(root, lexicon)
  );
}

/** 토닥, 화끈; of 흔들흔들 and 토닥토닥 the dictionary may have only the whole. */
function isAdverb(root: string, lexicon: Lexicon): boolean {
  return lexicon.isHeadword(root, /^(?:MAG|XR)$/) || lexicon.isHeadword(root + root, 'MAG');
}
