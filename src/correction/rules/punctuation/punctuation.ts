import { lastCoda } from '../../../hangul/syllable.js';
import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 일요일, 은: a particle belongs to its word. */
const strayParticles = byPattern(/(?<=[가-힣]), (?=([은는을를의]) [가-힣])/, (m, line) =>
  isParticleOf(line, m.index, m[1]!) ? '' : undefined,
);

/** What each mark goes by. */
const MARKS: Readonly<Record<string, string>> = {
  '.': '문장 부호 마침표 규정',
  '?': '문장 부호 물음표 규정',
  '!': '문장 부호 느낌표 규정',
  ',': '문장 부호 쉼표 규정',
};

/** Where spaces stand around stops and commas. */
export const rule: Rule = {
  id: 'punctuation',
  title: '마침표·쉼표의 자리',
  category: 'GRAMMER',
  article: '문장 부호 마침표·물음표·느낌표·쉼표 규정',
  comment: '마침표, 물음표, 느낌표, 쉼표는 앞말에 붙여 쓰고 뒷말과는 띄어 씁니다.',
  examples: [
    { wrong: '철수야 , 나랑 놀자!', right: '철수야, 나랑 놀자!', article: '문장 부호 쉼표 규정' },
    {
      wrong: '비가 왔다.그래서 집에 있었다.',
      right: '비가 왔다. 그래서 집에 있었다.',
      article: '문장 부호 마침표 규정',
    },
    { wrong: '토요일, 일요일, 은 쉽니다.', right: '토요일, 일요일은 쉽니다.' },
    { wrong: '사과,배,귤을 샀다.', right: '사과, 배, 귤을 샀다.' },
  ],
  silent: [
    '국내,외 경기를 맡았다.',
    '값은 1,000원이다.',
    '10:30에 만나자.',
    '2024. 5. 1. 회의',
    '3.14는 원주율이다.',
    '그는 …… 말이 없었다.',
    '청군:백군',
    '해 나와라, 은 나와라.',
    '갑, 을 모두 책임을 진다.',
    '누나, 은 반지 못 봤어?',
  ],
  find: citedBy(
    all(
      // 보장왕 ? ~ ?: a year that nobody knows
      byPattern(/(?<=[가-힣]) +(?=[,.?!](?! [~∼])(?:\s|$|["”'’](?:\s|$|이?라고|이?라는|하고|고 )))/, ''),
      byPattern(/(?<=[가-힣]) +,(?=[가-힣])/, ', '),
      byPattern(/(?<=[다요까죠네지][.?!])(?=[가-힣]{2,})/, (m, line) =>
        /^(?:고|라고|라는|며|하고|(?:넷|닷컴|컴|오알지)(?:[은이을의과에]|$|[^가-힣]))/.test(
          line.text.slice(m.index),
        )
          ? undefined
          : ' ',
      ),
      byPattern(/(?<=[가-힣],)(?=[가-힣\d])/, (m, line) =>
        /\d,$/.test(line.text.slice(0, m.index)) || isPair(line.text, m.index) ? undefined : ' ',
      ),
      strayParticles,
      // A.B.C 정당
      byPattern(/(?<![A-Za-z.])([A-Z])\.([A-Z])(?:\.([A-Z]))?(?= [가-힣])/, (m) => ({
        begin: m.index,
        end: m.index + m[0].length,
        replacement: [m[1], m[2], m[3]].filter(Boolean).join(', '),
        certainty: 'author',
      })),
    ),
    ({ begin, end, replacement }, { text }) =>
      MARKS[/[,.?!]/.exec(`${replacement}${text.slice(begin, end + 1)}`)?.[0] ?? text[begin - 1] ?? ''],
  ),
};

/** 국내,외, 초,중,고: halves of one word, which want another mark or none (국내외). */
function isPair(text: string, at: number): boolean {
  return /(?:내,외|상,하|좌,우|남,[녀여]|초,중|중,고|전,후|대,소|육,해|해,공|노,사|여,야|개,폐|동,서)$/.test(
    text.slice(at - 2, at + 1),
  );
}

/** Nouns beside which 은 is silver, and 을 the second of two. */
const METAL_OR_PARTY = /(?:금|동|구리|철|납|주석|갑|병|정)$/;

/**
 * Does the particle fit the noun before the comma? 는 and 를 are no words; 은, 을 and 의 are, so that only the end of a list
 * (토요일, 일요일, 은) tells: 뚝딱, 은 나와라.
 */
function isParticleOf(line: LineView, comma: number, particle: string): boolean {
  const noun = wordAt(line, comma - 1)?.morphemes.findLast(({ end }) => end <= comma);
  if (!noun || !/^(?:N|XSN)/.test(noun.tag) || METAL_OR_PARTY.test(noun.form)) return false;
  const isOpen = lastCoda(line.text[comma - 1]!) === '';
  if (/[는를]/.test(particle)) return isOpen;
  if (particle !== '의' && isOpen) return false;
  return /[가-힣], [가-힣]+$/.test(line.text.slice(0, comma));
}
