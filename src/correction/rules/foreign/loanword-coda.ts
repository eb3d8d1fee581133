import { loanwordsBySyllable } from '../../loanwords/loanword-letters.js';
import { loanwordsBy } from '../../loanwords/loanwords.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const HEARD: Record<string, string> = { ㅋ: 'ㄱ', ㅌ: 'ㅅ', ㄷ: 'ㅅ', ㅍ: 'ㅂ', ㅈ: 'ㅅ', ㅊ: 'ㅅ' };

export const rule: Rule = {
  id: 'loanword-coda',
  title: '외래어의 받침',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장 제3항',
  comment: '외래어의 받침에는 ‘ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ, ㅇ’만 씁니다(예: 케이크, 디스켓, 슈퍼마켓).',
  examples: [
    { wrong: '생일 케잌을 잘랐다.', right: '생일 케이크를 잘랐다.' },
    { wrong: '슈퍼마켙에 들렀다.', right: '슈퍼마켓에 들렀다.' },
  ],
  silent: [
    '디스켓을 찾았다.',
    '커피숍에서 만났다.',
    '곳곳에 꽃이 피었다.',
    '래칫 휠을 돌렸다.',
    '옷깃을 여몄다.',
  ],
  find: all(
    loanwordsBy('coda'),
    loanwordsBySyllable((parts, next) => {
      // 솟스, 렛슨: the sound of the next syllable written twice
      const coda = parts.coda === 'ㅅ' && next?.onset === 'ㅅ' ? '' : HEARD[parts.coda];
      return coda === undefined ? [] : [{ ...parts, coda }];
    }),
  ),
};
