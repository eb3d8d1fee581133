import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.js';

/** The lines that are read of a file of code. */
const linesOf = (content: string, language: string) => {
  const { text, placeOf } = documentText(content, language);
  for (let i = 0; i < text.length; i++) if (text[i] !== '\n') expect(content[placeOf(i)]).toBe(text[i]);
  return text.split('\n').slice(0, -1);
};

describe('comments and strings of code', () => {
  it.each([
    [
      'typescript',
      'const 가 = 1; // 주석 하나\n/** 둘째\n * 셋째\n */\nlet x = `여러\n줄`;',
      ['주석 하나', '둘째', '셋째', '여러', '줄'],
    ],
    [
      'javascript',
      "const s = '작은 따옴표'; // it's\nconst t = \"큰 // 따옴표\";",
      ['작은 따옴표', '큰 // 따옴표'],
    ],
    ['rust', "/// 문서 주석\nfn f<'a>(x: &'a str) { let c = '\"'; } // 뒤", ['문서 주석', '뒤']],
    [
      'python',
      '# 우물 정\nx = "문자열 \\n 둘째"\n"""문서\n글"""',
      ['우물 정', '문자열 ', ' 둘째', '문서', '글'],
    ],
    ['shellscript', 'echo $# # 셈\necho "a#나"', ['셈', 'a#나']],
    ['sql', "SELECT '이름' -- 주석\n/* 긴 */", ['이름', '주석', '긴']],
    ['lua', '--[[ 긴\n주석 ]]\n-- 짧은', ['긴', '주석', '짧은']],
    ['haskell', '{- 긴 -} f = "글" -- 짧은', ['긴', '글', '짧은']],
    ['clojure', ';; 주석\n(def a "글")', ['주석', '글']],
    ['css', '/* 색 */ a { content: "글"; } // 아님', ['색', '글']],
    ['go', 'x := `날것`\r\n// 끝\r\n', ['날것', '끝']],
    ['c', '/* 끝나지 않은', ['끝나지 않은']],
  ])('%s', (language, content, lines) => {
    expect(linesOf(content, language)).toEqual(lines);
  });

  it('without Hangul there is nothing to read', () => {
    expect(linesOf('// only English\nconst s = "text";', 'typescript')).toEqual([]);
  });

  it('leaves alone what stands for something else in a string', () => {
    const { text, protectedSpans } = documentText('x = "안녕 {name}, %d번 \\"인용\\""', 'python');
    expect(protectedSpans!.map(({ begin, end }) => text.slice(begin, end))).toEqual([
      '{name}',
      '%d',
      '\\"',
      '\\"',
    ]);
  });

  it('leaves alone what comments name, and strings where they are not wanted', () => {
    const content =
      '// malgyeol-ignore\nf("가"); // 나\n// 다\nf("라"); // malgyeol-ignore-line\n// malgyeol-ignore-start\n// 마\n// malgyeol-ignore-end\n// 바';
    expect(linesOf(content, 'typescript')).toEqual(['다', '바']);
    expect(documentText('f("가"); // 나', 'java', { strings: false }).text).toBe('나\n');
  });
});

describe('LaTeX', () => {
  const proseOf = (content: string) => {
    const { protectedSpans } = documentText(content, 'latex');
    let at = 0;
    let prose = '';
    for (const { begin, end } of [...protectedSpans!, { begin: content.length, end: content.length }]) {
      prose += content.slice(at, begin);
      at = end;
    }
    return prose;
  };
  it.each([
    ['\\section{머리말}\\label{sec:머리}', '머리말'],
    ['글 % 주석\n다음 100\\% 값', '글 \n다음 100 값'],
    ['값은 $가 = 1$이다. \\[나\\] 끝', '값은 이다.  끝'],
    ['\\begin{verbatim}코드\\end{verbatim}글\\begin{itemize}\\item 첫째\\end{itemize}', '글 첫째'],
    ['\\includegraphics[width=1cm]{그림}\\cite{가나} \\emph{센 말}', ' 센 말'],
    ['% malgyeol-ignore\n이 줄은 둔다.\n다음 줄', '\n다음 줄'],
  ])('%s', (content, prose) => {
    expect(proseOf(content)).toBe(prose);
  });
});

it('documents are text as they are', () => {
  expect(documentText('# 제목', 'markdown')).toMatchObject({ text: '# 제목', isCode: false });
});
