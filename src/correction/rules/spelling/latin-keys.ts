import { latinMeant } from '../../korean/latin-meant.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** ㅔㅇㄹ: the keyboard was set to Hangul while a Latin word was typed. */
export const rule: Rule = {
  id: 'latin-keys',
  before: ['lone-jamo'],
  title: '한글 자판으로 입력한 로마자',
  category: 'TYPO',
  article: '',
  comment: '자판이 한글로 되어 있을 때 로마자를 입력한 것으로 보입니다. 같은 글쇠의 로마자로 고쳤습니다.',
  examples: [
    { wrong: '보고서는 ㅔㅇㄹ로 보내 주십시오.', right: '보고서는 pdf로 보내 주십시오.' },
    { wrong: '회원 ㅑㅇ를 잊으셨나요?', right: '회원 id를 잊으셨나요?' },
    { wrong: '사진을 ㅕ뉴에 담아 왔다.', right: '사진을 usb에 담아 왔다.' },
    { wrong: '먼저 ㄹㅁㅂ 게시판을 읽어 보세요.', right: '먼저 faq 게시판을 읽어 보세요.' },
    { wrong: '아래 ㅕ기을 누르세요.', right: '아래 url을 누르세요.' },
  ],
  silent: [
    'ㅇㅋ 알았어.',
    'ㅠㅠ 너무 슬프다.',
    '초성 퀴즈의 답은 ㄹㅁㅂ입니다.',
    'ㄱㄴㄷ 순서로 늘어놓았다.',
    'ㅏ와 ㅑ를 소리 내어 읽었다.',
    'ㅋㅋㅋ 정말 웃기네.',
  ],
  find: byPattern(/(?<![가-힣ㄱ-ㅣA-Za-z\d])[가-힣ㄱ-ㅣ]*[ㄱ-ㅣ][가-힣ㄱ-ㅣ]*/, (m, { text }) => {
    const meant = latinMeant(m[0], text);
    return meant && { begin: m.index, end: m.index + meant.length, replacement: meant.latin };
  }),
};
