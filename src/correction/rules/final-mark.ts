import type { LineView } from '../line-view.js';
import type { Finding, Rule } from '../rule.js';

/** The mark at the end of a sentence. Whether a line is a title only its author knows. */
export const rule: Rule = {
  id: 'final-mark',
  title: '문장 끝의 마침표',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (1), 물음표 규정 (1)',
  comment:
    '서술, 명령, 청유를 나타내는 문장의 끝에는 마침표를, 묻는 문장의 끝에는 물음표를 씁니다. 제목이나 표어에는 쓰지 않습니다.',
  examples: [
    { wrong: '오늘도 비가 옵니다', right: '오늘도 비가 옵니다.' },
    { wrong: '누가 먼저 왔습니까', right: '누가 먼저 왔습니까?' },
  ],
  silent: ['오늘도 비가 옵니다.', '가격을 낮추다', '회의 결과 보고'],
  exampleOptions: { enableLimitedPunctuation: true },
  find(line: LineView): Finding[] {
    if (line.options.treatAsTitle) return [];
    const last = line.words.at(-1);
    const end = last?.morphemes.at(-1);
    if (!last || !end || end.tag !== 'EF' || end.end !== line.text.length) return [];
    if (!/(?:다|요|까|죠)$/.test(last.surface) || line.words.length < 2) return [];
    const mark = /(?:까|나요|가요)$/.test(last.surface) ? '?' : '.';
    const begin = end.end - 1;
    const replacement = last.surface.at(-1)! + mark;
    // 가격을 낮추다: the form of dictionaries, which is no sentence
    const plain = end.form === '다' && /^(?:VV|VX|XSV)$/.test(last.morphemes.at(-2)?.tag ?? '');
    if (plain) return [];
    if (line.options.enableLimitedPunctuation) return [{ begin, end: end.end, replacement }];
    return [{ begin, end: end.end, replacement, confirm: true, score: 0.5 }];
  },
};
