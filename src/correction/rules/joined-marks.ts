import type { LineView } from '../line-view.js';
import { all, byPattern } from '../patterns.js';
import type { Finding, Rule } from '../rule.js';

/** Marks that stand between two words without spaces, and lists that want another mark. */
export const rule: Rule = {
  id: 'joined-marks',
  title: '물결표·가운뎃점·빗금의 띄어쓰기',
  category: 'GRAMMER',
  article: '문장 부호 물결표·가운뎃점·빗금·붙임표 규정',
  comment:
    '기간이나 범위를 나타내는 물결표와 짝을 이루는 말 사이의 가운뎃점, 대비되는 낱말 사이의 빗금은 앞말과 뒷말에 붙여 씁니다.',
  examples: [
    { wrong: '회의는 9월 15일 ~ 9월 25일에 열린다.', right: '회의는 9월 15일 ~ 9월 25일에 열린다.' },
    { wrong: '금 · 은 · 동메달을 땄다.', right: '금 · 은 · 동메달을 땄다.' },
    { wrong: '5,6세기에 만든 탑이다.', right: '5, 6세기에 만든 탑이다.' },
    { wrong: '운반 방법: 크레인 / 지게차', right: '운반 방법: 크레인/지게차' },
  ],
  silent: [
    '서울~천안 구간',
    '산에 / 산에 / 피는 꽃은',
    '홈 / 설정 / 보안',
    '안녕~ 반가워',
    '1/2만 먹었다.',
    '그는 왔다 / 그녀는 갔다',
  ],
  find: all(
    byPattern(/(?<=[\d일월년시분쪽장호])(?: +[~∼～] *| *[~∼～] +)(?=\d)/, (m) => joined(m, '~')),
    byPattern(/(?<=[가-힣])(?: +[·ㆍ‧] *| *[·ㆍ‧] +)(?=[가-힣])/, (m) => joined(m, '·')),
    // 5,6세기
    byPattern(/(?<![\d,])(\d),(\d)(?=세기|개월|학년|번째|명(?![가-힣])|층(?![가-힣]))/, '$1, $2'),
    byPattern(/(?<=: [가-힣]+) \/ (?=[가-힣]+$)/, (_m, line: LineView) =>
      line.text.split('/').length === 2 ? '/' : undefined,
    ),
  ),
};

/** Many set them apart on purpose: it is only a question. */
function joined(match: RegExpExecArray, replacement: string): Finding {
  const begin = match.index;
  return { begin, end: begin + match[0].length, replacement, confirm: true, score: 0.6 };
}
