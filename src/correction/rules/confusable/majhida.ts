import { comparesAnswers } from '../../korean/comparing-answers.js';
import { wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byCollocations } from '../../rule/collocations.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const HIT: Record<string, string> = {
  추: '히',
  춰: '혀',
  췄: '혔',
  춘: '힌',
  출: '힐',
  춥: '힙',
  추었: '혔',
};
const FIT: Record<string, string> = { 히: '추', 혀: '춰', 혔: '췄', 힌: '춘', 힐: '출', 힙: '춥' };

/** An answer is hit (맞히다); pieces are fitted together (맞추다). */
export const rule: Rule = {
  id: 'majhida',
  title: '맞히다/맞추다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '문제의 답을 옳게 대거나 과녁에 맞게 하는 것은 ‘맞히다’, 서로 비교하거나 제자리에 대어 붙이는 것은 ‘맞추다’입니다.',
  examples: [
    { wrong: '열 문제 가운데 정답을 아홉 개나 맞췄다.', right: '열 문제 가운데 정답을 아홉 개나 맞혔다.' },
    { wrong: '화살로 과녁을 맞추었다.', right: '화살로 과녁을 맞혔다.' },
    { wrong: '아이가 퍼즐을 맞혔다.', right: '아이가 퍼즐을 맞췄다.' },
  ],
  silent: [
    '시간을 맞추어 나갔다.',
    '양복을 맞췄다.',
    '문제를 다 맞혔다.',
    '짝이랑 답을 맞춰 봤더니 세 개가 달랐다.',
    '시험지를 걷기 전에 답을 맞추어 보았다.',
    '누나하고 숙제의 답을 맞췄다.',
  ],
  find: all(
    // 정답을 마쳤다
    byPattern(
      /(?<=(?:정답|과녁|표적|수수께끼)[을를] )마(쳤|쳐|치고|치면)/,
      (m) => ({ 쳤: '맞혔', 쳐: '맞혀', 치고: '맞히고', 치면: '맞히면' })[m[1]!],
    ),
    byCollocations(
      {
        after: '(?:시간|박자|초점|기준|비위|호흡|수준|균형|옷|양복|줄|입|음|간|날짜|일정|장단|눈높이)[을를]',
        wrong: '맞히',
        right: '맞추',
      },
      { after: '(?:과녁|표적|목표물|바구니)에', wrong: '맞추', right: '맞히' },
      { after: '(?:서로|친구와|답지와|정답과|짝과)', wrong: '맞히', right: '맞추' },
    ),
    byPattern(
      /(정답|퀴즈|수수께끼|과녁|답|문제|퍼즐|조각)([을를]) ((?:[가-힣]+ ){0,3}?)맞(추었|[추춰췄춘출춥히혀혔힌힐힙])/,
      (m, line) => {
        const [whole, noun, , , tail] = m as unknown as [string, string, string, string, string];
        const fits = noun === '퍼즐' || noun === '조각';
        const right = fits ? FIT[tail] : HIT[tail];
        if (!right) return undefined;
        const begin = m.index + whole.length - tail.length;
        const word = wordAt(line, begin);
        if (!fits && word && comparesAnswers(line, word)) return undefined;
        // 문제를 맞춰 보다: guessed, or gone through together
        const after = line.text.slice(m.index + whole.length);
        const doubtful = noun === '문제' && /^[가-힣]* 보|^어 /.test(after);
        return {
          begin,
          end: begin + tail.length,
          replacement: right,
          ...(doubtful ? { certainty: 'author' } : {}),
        };
      },
    ),
  ),
};
