import { describe, expect, it } from 'vitest';
import { readRules } from './read-rules.js';

const BODY = `title: 되/돼
category: GRAMMER
reason: ‘되어’가 줄면 ‘돼’로 적습니다.`;
const PROOF = `examples:
  안되 → 안돼
  되요 → 돼요
silent:
  된다.
  되고 싶다.`;

/** A rule with these lines about what it finds. */
const rule = (...lines: string[]) => ['rule: my-rule', BODY, ...lines, PROOF].join('\n');
const finders = (...lines: string[]) => readRules(rule(...lines), 'my.rules')[0]!.finders;
const refusal = (text: string) => {
  try {
    readRules(text, 'my.rules');
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('a file of rules', () => {
  it('says what a rule is, why it is one, and what proves it', () => {
    const [read] = readRules(
      `# for people
rule: doe
title: 되/돼
category: GRAMMER
article: 한글 맞춤법 제35항
certainty: likely
before: other, another
when: sentence-check
last: yes
reason: ‘되어’가 줄면
  ‘돼’로 적습니다.
english: It is ‘돼’.
reason /→.*돼서/ [한글 맞춤법 제1항 [붙임 2]]: ‘되어서’입니다.
reason /→.*[\\/a]/:
whole:
  되→돼, 안되 → 안 돼
examples:
  안되 → 안 돼
examples [한글 맞춤법 제2항]:
  되 → 돼
asks:
  되지 → 돼지
  되었다
silent:
  된다.
  # not this one
  되고 싶다.`,
      'doe.rules',
    );
    expect(read).toEqual({
      id: 'doe',
      title: '되/돼',
      category: 'GRAMMER',
      article: '한글 맞춤법 제35항',
      certainty: 'likely',
      before: ['other', 'another'],
      sentenceCheck: true,
      last: true,
      comment: '‘되어’가 줄면 ‘돼’로 적습니다.',
      english: 'It is ‘돼’.',
      reasons: [
        { of: '→.*돼서', article: '한글 맞춤법 제1항 [붙임 2]', comment: '‘되어서’입니다.' },
        { of: '→.*[\\/a]' },
      ],
      examples: [
        { wrong: '안되', right: '안 돼' },
        { wrong: '되', right: '돼', article: '한글 맞춤법 제2항' },
        { wrong: '되지', right: '되지', asks: '돼지' },
        { wrong: '되었다', right: '되었다' },
      ],
      silent: ['된다.', '되고 싶다.'],
      finders: [{ kind: 'whole', entries: { 되: '돼', 안되: '안 돼' } }],
    });
  });

  it('may hold several rules', () => {
    const two = `${rule('whole: 되 → 돼')}\n\n${rule('whole: 안되 → 안돼').replace('my-rule', 'other')}`;
    expect(readRules(two, 'my.rules').map(({ id }) => id)).toEqual(['my-rule', 'other']);
  });

  it('keeps the order of what is looked for, and how sure it is', () => {
    expect(
      finders(
        'letters likely: /되(?=요)/ → 돼',
        'stems [제1항]: 나무래다 → 나무라다',
        'nouns author: 상치 → 상추',
        'after:',
        '  /밥을/ 앉히다 → 안치다',
        '  /손님을/ 안치다→앉히다 unless /가/',
      ),
    ).toEqual([
      { kind: 'letters', certainty: 'likely', pattern: '되(?=요)', replacement: '돼' },
      { kind: 'stems', article: '제1항', pairs: [{ wrong: '나무래', right: '나무라' }] },
      { kind: 'nouns', certainty: 'author', entries: { 상치: '상추' } },
      {
        kind: 'after',
        cases: [
          { after: '밥을', wrong: '앉히', right: '안치' },
          { after: '손님을', wrong: '안치', right: '앉히', unless: '가' },
        ],
      },
    ]);
  });

  it('puts names into patterns, and tables into replacements', () => {
    expect(
      finders(
        'let MEALS:',
        '  밥|쌀',
        '  떡',
        'let THINGS: {MEALS}|돈',
        'table SHORT: 되어 → 돼, 하여 → 해',
        'letters: /(?<={THINGS}이 )(되|하)(?:여|어){2,3}\\p{Lu}/ → {SHORT}$1{SHORT:1}',
        'letters: /{SHORT}[.]/ → {SHORT}',
        'letters: /가 / → ""',
      ),
    ).toEqual([
      {
        kind: 'letters',
        pattern: '(?<=(?:(?:밥|쌀|떡)|돈)이 )(되|하)(?:여|어){2,3}\\p{Lu}',
        replacement: '{SHORT}$1{SHORT:1}',
        tables: { SHORT: { 되어: '돼', 하여: '해' } },
      },
      {
        kind: 'letters',
        pattern: '(?:되어|하여)[.]',
        replacement: '{SHORT}',
        tables: { SHORT: { 되어: '돼', 하여: '해' } },
      },
      { kind: 'letters', pattern: '가 ', replacement: '' },
    ]);
  });

  it('knows syllables by their codas', () => {
    const [finder] = finders('letters: /(?<={CODA:ㄹㅎ})다{CODA:}/ → 따');
    const pattern = new RegExp((finder as { pattern: string }).pattern);
    expect(['알다가', '않다가', '좋다가', '가다가', '좋다각'].map((text) => pattern.test(text))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('has conditions behind what is put there', () => {
    expect(
      finders(
        'let BIRTH: 아이|딸',
        'letters: /났/ → 낫 unless line /{BIRTH}을/ if before 지/EC _ if within */V*',
      ),
    ).toEqual([
      {
        kind: 'letters',
        pattern: '났',
        replacement: '낫',
        conditions: [
          { kind: 'line', pattern: '(?:아이|딸)을', unless: true },
          { kind: 'before', tests: [{ forms: ['지'], tags: ['EC'], endsWord: true }] },
          { kind: 'within', tests: [{ tags: ['V*'] }] },
        ],
      },
    ]);
  });

  it('takes morphemes apart', () => {
    expect(finders('morphemes: *|안/M* _ <되/VV> *서/EC|EF _ → 돼')).toEqual([
      {
        kind: 'morphemes',
        pattern: {
          tests: [
            { forms: ['*', '안'], tags: ['M*'], endsWord: true },
            { forms: ['되'], tags: ['VV'], beginsWord: true },
            { forms: ['*서'], tags: ['EC', 'EF'], endsWord: true },
          ],
          from: 1,
          to: 2,
        },
        replacement: '돼',
      },
    ]);
  });
});

describe('a slip in a file of rules', () => {
  it.each([
    ['title: 없음', 'my.rules:1: 규칙은 ‘rule: 이름’으로 시작'],
    ['  되 → 돼', 'my.rules:1: 들여 쓴 줄'],
    ['rule my-rule', 'my.rules:1: ‘항목: 값’ 꼴'],
    [rule('categroy: WORD'), 'my.rules:5: 모르는 항목입니다: categroy'],
    [rule('whole: 되 → 돼').replace('my-rule', 'My Rule'), 'my.rules:1: 규칙의 이름은 영어 소문자'],
    [rule('whole: 되 → 돼').replace('GRAMMER', 'GRAMMAR'), 'my.rules:3: category는 GRAMMER, WORD'],
    [rule('whole: 되 → 돼').replace('title: 되/돼\n', ''), 'my.rules:1: title가 없습니다'],
    [rule('whole: 되 → 돼').replace('적습니다.', '적습니다'), 'my.rules:4: reason은 마침표로'],
    [rule('whole: 되 → 돼', 'title: 둘'), 'my.rules:6: title는 규칙마다 한 번만'],
    [rule('whole: 되 → 돼', 'certainty: sure'), 'my.rules:6: certainty는 certain, likely'],
    [rule('whole likly: 되 → 돼'), 'my.rules:5: whole 뒤에는 certain, likely'],
    [rule('whole:', '  되, 돼'), 'my.rules:6: ‘틀린 말 → 맞는 말’ 꼴'],
    [rule('whole:'), 'my.rules:5: whole에 아무것도 없습니다'],
    [rule(), 'my.rules:1: 무엇을 찾을지'],
    [rule('stems: 나무래 → 나무라'), 'my.rules:5: 동사와 형용사는'],
    [rule('letters: 되요 → 돼요'), 'my.rules:5: ‘/무늬/ → 바꿀 글자’ 꼴'],
    [rule('letters: /되(요/ → 돼요'), 'my.rules:5: 정규 표현식을 읽을 수 없습니다'],
    [rule('letters: /{WHO}되/ → 돼'), 'my.rules:5: let WHO이 이 규칙에 없습니다'],
    [rule('letters: /되/ → {WHO}'), 'my.rules:5: table WHO이 이 규칙에 없습니다'],
    [rule('letters: /되/ → 돼 if line 되'), 'my.rules:5: if line 뒤에는 줄 전체에서'],
    [rule('letters: /되/ → 돼 if before 되/'), 'my.rules:5: 형태소는 ‘꼴/품사’로'],
    [rule('let who: 나|너', 'whole: 되 → 돼'), 'my.rules:5: let 뒤에는 영어 대문자'],
    [rule('after: 밥을 앉히다 → 안치다'), 'my.rules:5: ‘/앞말의 무늬/ 틀린 동사 → 맞는 동사’'],
    [rule('morphemes: 되/vv → 돼'), 'my.rules:5: 형태소는 ‘꼴/품사’로'],
    [rule('morphemes: <되/VV → 돼'), 'my.rules:5: < 와 >는 짝을'],
    [rule('morphemes: 되/VV 어/EC → 돼/VV'), 'my.rules:5: 형태소로 바꾸려면'],
    [rule('whole: 되 → 돼').replace('  된다.\n', ''), 'my.rules:1: silent에는'],
    [rule('whole: 되 → 돼').replace('  되요 → 돼요\n', ''), 'my.rules:1: examples와 asks에는'],
    [rule('whole: 되 → 돼').replace('되요 → 돼요', '되요 돼요'), 'my.rules:8: ‘틀린 문장 → 맞는 문장’ 꼴'],
    [rule('whole: 되 → 돼', 'last: no'), 'my.rules:6: last에는 yes만'],
  ])('%j is named with its line', (text, said) => {
    expect(refusal(text)).toContain(said);
  });
});
