import { retyped } from '../../../hangul/keyboard.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** Letters people type on purpose: laughing, crying, answering. */
const CHAT = /^[ㅋㅎㅠㅜㅡㅇㄴㄱㄷㅅㅂㅈㅊㄹㅁㅉㄲㄸㅏㅗㅑ;^]+$/;

/** A syllable that came apart while typing is put together again. */
export const rule: Rule = {
  id: 'lone-jamo',
  title: '흩어진 자모',
  category: 'TYPO',
  article: '한글 맞춤법 제4항 [붙임 1]',
  comment: '자음과 모음이 한 음절로 모이지 않고 흩어져 입력되었습니다. 음절로 모아 적습니다.',
  examples: [
    { wrong: '정마ㄹ 고맙습니다.', right: '정말 고맙습니다.' },
    { wrong: '그렇ㄱㅔ 하세요.', right: '그렇게 하세요.' },
    { wrong: '만ㅎ은 사람이 왔다.', right: '많은 사람이 왔다.' },
  ],
  silent: [
    '진짜 웃기다ㅋㅋㅋ',
    '좋아ㅎㅎ',
    '아 배고파ㅠㅠ',
    'ㄱ, ㄴ, ㄷ을 외웠다.',
    'ㅇㅇ 알았어',
    '정말 슬프다ㅠ',
  ],
  find: byPattern(/(?<![가-힣ㄱ-ㅎㅏ-ㅣ])[가-힣ㄱ-ㅎㅏ-ㅣ]*[ㄱ-ㅎㅏ-ㅣ][가-힣ㄱ-ㅎㅏ-ㅣ]*/, (m, line) => {
    const word = m[0];
    if (!/[가-힣]/.test(word) && !/[ㄱ-ㅎ][ㅏ-ㅣ]/.test(word)) return undefined;
    const tail = /[ㄱ-ㅎㅏ-ㅣ]+$/.exec(word)?.[0] ?? '';
    if (/^[ㄱ-ㅎㅏ-ㅣ]+$/.test(word) && CHAT.test(word) && !/[ㄱ-ㅎ][ㅏ-ㅣ]/.test(word)) return undefined;
    // A run of the same letter, or a single laugh or tear at the end, is meant.
    if (/([ㄱ-ㅎㅏ-ㅣ])\1/.test(word) || /^[ㅋㅎㅠㅜㅡ]+$/.test(tail)) return undefined;
    const joined = retyped(word);
    if (/[ㄱ-ㅎㅏ-ㅣ]/.test(joined)) return undefined;
    // ㄱ을, ㅏ는: the letter itself is spoken of
    if (/^[ㄱ-ㅎㅏ-ㅣ][은는이가을를의과와로도]$/.test(word)) return undefined;
    return line.text.slice(m.index, m.index + word.length) === joined ? undefined : joined;
  }),
};
