import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { protectedStretches } from './protect.js';

/** The text with everything that is protected between ⟦ and ⟧. */
function marked(text: string): string {
  let out = '';
  let at = 0;
  for (const { begin, end } of protectedStretches(text)) {
    out += `${text.slice(at, begin)}⟦${text.slice(begin, end)}⟧`;
    at = end;
  }
  return out + text.slice(at);
}

/** Is this stretch of the text protected as a whole (true), not at all (false), or in part (undefined)? */
function isKept(text: string, stretch: string): boolean | undefined {
  const begin = text.indexOf(stretch);
  if (begin < 0) throw new Error(`${stretch} does not stand in ${text}`);
  const end = begin + stretch.length;
  const touching = protectedStretches(text).filter((span) => span.begin < end && begin < span.end);
  if (touching.length === 0) return false;
  let at = begin;
  for (const span of touching) if (span.begin <= at) at = Math.max(at, span.end);
  return at >= end ? true : undefined;
}

const KEPT: ReadonlyArray<[text: string, stretch: string]> = [
  ['---\ntitle: 비가 왔따\n---\n본문', 'title: 비가 왔따'],
  ['\ufeff---\r\n제목: 왔따\r\n---\r\n본문', '왔따'],
  ['+++\ntitle = "왔따"\n+++\n본문', '왔따'],
  ['```\n왔따\n```\n뒤', '왔따'],
  ['예제이다.\n\n    const 값 = 왔따;\n    print(값)\n\n끝', '왔따'],
  ['예제이다.\n\n\tif (x) { // 왔따\n\t}\n', '왔따'],
  ['  - ```js\n    왔따\n    ```\n뒤', '왔따'],
  ['> ```\n> 왔따\n> ```\n뒤', '왔따'],
  ['> ```\n> 왔따\n뒤', '왔따'],
  ['~~~ts\n왔따\n~~~~\n뒤', '왔따'],
  ['````\n```\n왔따\n```\n````\n뒤', '왔따'],
  ['```\n왔따', '왔따'],
  ['```\r왔따\r```\r뒤', '왔따'],
  ['글 `왔따` 글', '`왔따`'],
  ['글 ``왔 ` 따`` 글', '왔 ` 따'],
  ['<!-- 왔따\n왔따 -->', '왔따'],
  ['<PRE class="a">왔따</pre>', '왔따'],
  ['<b title="왔 > 따">글</b>', '왔 > 따'],
  ["<b title='왔따'\n  id=왔>글</b>", "'왔따'\n  id=왔"],
  ['&nbsp;글&#44032;', '&nbsp;'],
  ['[글](왔따.md "왔 따")', '왔따.md "왔 따"'],
  ['[글](a(왔)따)', 'a(왔)따'],
  ['[글](<왔 따>)', '왔 따'],
  ['![글](왔따.png)', '왔따'],
  ['[글][왔따]', '왔따'],
  ['[왔따]를 보라.\n\n[왔따]: https://example.com', '[왔따]를'.slice(0, 4)],
  ['[왔따][]를 보라.\n\n[왔따]: ./a.md "왔 따"', './a.md "왔 따"'],
  ['각주[^왔따]가 있다.', '[^왔따]'],
  ['[[왔따]]와 [[왔따|글]]', '왔따'],
  ['식 $왔_1 + \\alpha$는', '왔_1 + \\alpha'],
  ['$$\na + b\n$$', 'a + b'],
  ['식 \\(a + \\text{왔따}\\)는', '왔따'],
  ['\\begin{align}\n왔 &= 따\n\\end{align}', '왔 &= 따'],
  ['\\section{글}과 \\ref{왔따}', '\\ref{왔따}'],
  ['\\*별\\*', '\\*'],
  ['https://example.com/왔따?a=왔', 'https://example.com/왔따?a=왔'],
  ['example.com/a-b/c를', 'example.com/a-b/c'],
  ['되요@한글.kr 로', '되요@한글.kr'],
  ['홍길동@되요.한국', '홍길동@되요.한국'],
  ['mailto:되요@ex.com', 'mailto:되요@ex.com'],
  ['왔따.com에', '왔따.com'],
  ['https://www.왔따.kr/몇일', 'https://www.왔따.kr/몇일'],
  ['https://ko.example.org/wiki/왔따_(되요)를', 'https://ko.example.org/wiki/왔따_(되요)'],
  ['example.com/왔따/되요', 'example.com/왔따/되요'],
  ['@왔따.공식 님', '@왔따.공식'],
  ['나.사람@예 me+you@mail.example.com으로', 'me+you@mail.example.com'],
  ['--왔다 --flag=왔따', '--flag=왔따'],
  ['{{ 왔따 }} $\u007b왔따} {% 왔따 %}', '{{ 왔따 }}'],
  ['{% 왔따 %}를', '왔따'],
  ['C:\\문서\\왔따.txt를', 'C:\\문서\\왔따.txt'],
  ['../왔따/글을', '../왔따'],
  ['왔따.hwp를 보낸다', '왔따.hwp'],
  ['#왔따 @왔따', '#왔따'],
];

const FREE: ReadonlyArray<[text: string, stretch: string]> = [
  ['첫 문단.\n\n    들여 쓴 문단에 비가 왔따.\n    그리고 그쳤다.\n', '왔따'],
  ['---\n비가 왔따.\n---\n', '왔따'],
  ['글\n---\ntitle: 왔따\n---\n', '왔따'],
  ['~~~\n비가 왔따', '왔따'],
  ['~~~ㅋㅋ\n비가 왔따\n~~~', '왔따'],
  ['> ```\n> 글\n왔따', '왔따'],
  ['`글 왔따\n글`', '왔따'],
  ['\\`왔따\\`', '왔따'],
  ['`<!--` 왔따 `-->`', '왔따'],
  ['```\n<!--\n```\n왔따\n<!-- 글 -->', '왔따'],
  ['`<!-- malgyeol-ignore-start -->` 뒤에도 왔따', '왔따'],
  ['<왔따>', '왔따'],
  ['a < 왔따 > b', '왔따'],
  ['[왔따](a.md)', '왔따'],
  ['[왔따][a]\n\n[a]: https://example.com', '왔따'],
  ['[글](이것은 왔따 글이다)', '왔따'],
  ['[참고]: 비가 왔따.', '왔따'],
  ['[^1]: 비가 왔따.', '왔따'],
  ['[[글|왔따]]', '왔따'],
  ['값은 $5에서 왔따 $10까지', '왔따'],
  ['미화 US$와 왔따 호주 A$는', '왔따'],
  ['$$ 왔따 $$', '왔따'],
  ['\\section{왔따}', '왔따'],
  ['**왔따**', '왔따'],
  ['*왔따*', '왔따'],
  ['| 왔따 | 글 |', '왔따'],
  ['- [x] 왔따', '왔따'],
  ['https://example.com가 왔따', '가 왔따'],
  ['<p>왔따</p>', '왔따'],
  ['비가 왔따.API를 쓴다', '왔따'],
  ['메일은 me@ex.com왔따', '왔따'],
  ['메일은왔따gildong@ex.com', '왔따'],
  ['왔따*', '왔따*'],
];

describe('protected text', () => {
  it.each(KEPT)('%j keeps %j', (text, stretch) => {
    expect(isKept(text, stretch), marked(text)).toBe(true);
  });

  it.each(FREE)('%j leaves %j free', (text, stretch) => {
    expect(isKept(text, stretch), marked(text)).toBe(false);
  });

  it('knows comments that ask to be left alone, with any line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = [
        '하나',
        '<!-- malgyeol-ignore -->',
        '둘',
        '셋',
        '넷 <!-- malgyeol-ignore-line -->',
        '다섯',
        '<!-- malgyeol-ignore-next-line -->  ',
        '여섯',
        '일곱 <!-- malgyeol-ignore --> 뒤',
        '여덟',
        '<!-- malgyeol-ignore-start -->',
        '아홉',
        '<!-- malgyeol-ignore-end -->',
        '열',
      ];
      const text = lines.join(end);
      const kept = lines.filter((line) => /^[가-힣]+/.test(line) && isKept(text, line.split(' ')[0]!));
      expect(kept.map((line) => line.split(' ')[0])).toEqual(['둘', '넷', '여섯', '아홉']);
    }
    expect(isKept('<!-- malgyeol-ignore-start -->\n왔따\n\n왔따', '왔따\n\n왔따')).toBe(true);
  });
});

/** What the patterns are written with, and the beginnings of what they look for. */
const PIECES = [
  'a', '1', '가', '-', '.', '/', '<', '>', '[', ']', '(', ')', '`', '~', '$', '{', '}', '\\', '*', '_', '#', '@', '&', ';', '!', '|', ':', '=', '%', ' ', '\t', '\n', '\r', '"', "'", '<!--', '-->', '<pre', '<pre>', '</pre>', '](', '][', '[[', '[^', '```', '~~~', '{{', '${', '$$', '\\(', '\\[', '\\cite[', 'http://', 'www.', 'a.', 'a-', '/a', 'a_', 'a@', '<a ', '<a "', '> ', '- ', '```\n', '[a]: b\n', '<!-- malgyeol-ignore -->', '/가', 'C:\\', '가.', '\ud83d', '\ufffc',
]; // biome-ignore format: one list

describe('text that only looks like markup', () => {
  /** Processor time in milliseconds: others may be busy on the machine. */
  const cost = (text: string) => {
    const start = process.cpuUsage();
    protectedStretches(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };

  it('is walked through in time that grows with its length', () => {
    const piece = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(piece, fc.constantFrom('', ...PIECES), (one, start) => {
        const of = (length: number) => start + one.repeat(Math.ceil(length / one.length));
        // Four times the length: four times the time, sixteen where every place is looked at from every other.
        let seen = '';
        for (let attempt = 0; attempt < 6; attempt++) {
          const [short, long] = [cost(of(15_000)), cost(of(60_000))];
          if (long < 20 + 9 * short) return;
          seen += ` ${short.toFixed(1)} → ${long.toFixed(1)} ms;`;
        }
        throw new Error(`${JSON.stringify({ start, one })}:${seen}`);
      }),
      { numRuns: 150, examples: PIECES.map((one) => [one, '']) },
    );
  });

  it('of any length is no reason to fail', () => {
    // A pattern that keeps every repetition in mind runs out of memory for that.
    const first = (text: string) => protectedStretches(text)[0];
    expect(first(`http:/${'/가'.repeat(1_500_000)}`)).toMatchObject({ begin: 0 });
    expect(first(`<a ${'"a"'.repeat(1_500_000)}>`)).toEqual({ begin: 0, end: 4_500_004 });
    expect(first('a.'.repeat(1_500_000))).toMatchObject({ begin: 0 });
  }, 60_000);
});
