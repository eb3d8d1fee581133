import { expect, it } from 'vitest';
import { splitLines } from '../../analysis/text/split-lines.js';
import { linesAmongMarks } from './marked-lines.js';

const among = (lines: string[]) => linesAmongMarks(lines.join('\n'), splitLines(lines.join('\n')));

it('prose ends its sentences with marks, but for a heading or two', () => {
  const prose = ['아침 일찍 길을 나섰다.', '비가 조금씩 내렸다.', '“어디 가니?” 하고 그가 물었다.'];
  expect(among([...prose, '우리는 우산이 없었다'])).toEqual([true, true, true, true]);
});

it.each([
  ['a chat', ['오늘 몇 시에 만날까', '난 저녁이 좋아', '그래 그럼 일곱 시에 보자', '알았어 이따 봐.']],
  [
    'comments',
    ['정말 잘 봤습니다!!', '저도 너무 좋았어요~', '다음 편도 기대할게요ㅎㅎ', '영상 잘 보고 갑니다'],
  ],
  ['a list', ['준비물은 아래와 같습니다.', '따뜻한 겉옷 한 벌', '마실 물과 간식', '밤에 쓸 손전등']],
  ['a single line', ['오늘도 비가 많이 옵니다']],
])('%s does not', (_, lines) => expect(among(lines).some(Boolean)).toBe(false));
