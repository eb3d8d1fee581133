import { attach } from '../../../lexicon/conjugation.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byStretches } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Passive stems that nobody takes for causatives; 알리다, 밝히다, 새기다, 맡기다 are, and 알려지다 is passive once. */
const PASSIVE =
  '잊히 쓰이 되 나뉘 찢기 놓이 담기 닫히 믿기 읽히 짜이 열리 바뀌 쌓이 잘리 팔리 밟히 잡히 적히 꽂히 뽑히 뜯기 쫓기 갇히 섞이 꺾이 깎이 덮이 묶이 엮이 풀리 뚫리 찔리 끌리 빼앗기 막히 쓸리 휩쓸리 끊기 걸리';
/** What follows 지 of 지다, and what of it remains: 잊혀진 → 잊힌, 잊혀졌 → 잊혔. */
const ENDINGS: ReadonlyArray<readonly [written: string, ending: string]> = [
  ['진', 'ㄴ'],
  ['질', 'ㄹ'],
  ['짐', 'ㅁ'],
  ['집', 'ㅂ'],
  ['졌', '었'],
  ['져', '어'],
];

function table(stems: readonly string[]): Record<string, string> {
  const out: Record<string, string> = { 씌여지: '쓰이', 씌여진: '쓰인', 씌여졌: '쓰였' };
  // 부풀리다 is a causative
  for (const rest of ['지', '진', '질', '집', '졌', '져']) out[`부풀려${rest}`] = `부풀려${rest}`;
  for (const stem of stems) {
    // 되어져야: who does not shorten 되어 there does not in 되어야 either
    const longer = stem === '되' ? -1 : 1;
    const once = (ending: string) =>
      attach(stem, 'VV', ending, '규칙').sort((a, b) => longer * (a.length - b.length))[0] ?? stem + ending;
    const doubled = new Set(attach(stem, 'VV', '어', '규칙'));
    for (const base of doubled) {
      // 되어지다, but 돼지 is an animal; 걸려지다 and 풀려지다 are told from 걸려 지다 by being joined
      if (base === '돼') continue;
      out[`${base}지`] = stem;
      for (const [written, ending] of ENDINGS) out[base + written] = once(ending);
    }
  }
  return out;
}

export const rule: Rule = {
  id: 'double-passive',
  title: '이중 피동',
  category: 'SENTENCE',
  article: '',
  comment: '피동 접미사가 붙은 말에 ‘-어지다’를 다시 붙이면 피동이 겹칩니다. 하나만 씁니다.',
  examples: [
    { wrong: '그 일은 오래전에 잊혀졌다.', right: '그 일은 오래전에 잊혔다.' },
    { wrong: '책에 쓰여진 글을 읽었다.', right: '책에 쓰인 글을 읽었다.' },
    { wrong: '상자에 담겨져 있다.', right: '상자에 담겨 있다.' },
    { wrong: '값이 더 오를 것으로 보여진다.', right: '값이 더 오를 것으로 보인다.' },
    { wrong: '이 문제는 해결되어져야 한다.', right: '이 문제는 해결되어야 한다.' },
    { wrong: '다음 달부터 시행되어질 제도이다.', right: '다음 달부터 시행될 제도이다.' },
    { wrong: '그는 천재로 불리운다.', right: '그는 천재로 불린다.' },
    {
      wrong: '화면에 보여지는 모습이 다르다.',
      right: '화면에 보여지는 모습이 다르다.',
      asks: '화면에 보이는 모습이 다르다.',
    },
  ],
  silent: [
    '그 일은 잊힌 지 오래다.',
    '날이 밝아졌다.',
    '새로 만들어진 길',
    '사실이 밝혀졌다.',
    '돌에 새겨진 글자를 보았다.',
    '옷이 벗겨졌다.',
    '돼지가 우리에 갇혔다.',
    '길이 넓혀졌다.',
    '비밀이 숨겨져 있다.',
    '소문이 부풀려진 채 퍼졌다.',
    '공을 굴려 나뉘어 지나갔다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: all(
    byStretches(table(PASSIVE.split(' '))),
    byPattern(/(?<=불|팔|열|잘|걸)리(우(?=[고며는던지]|[가-힣])|운|울|움|웁|워졌|워진|워지|웠|워)/, (m) => {
      const rest: Record<string, string> = {
        우: '리',
        운: '린',
        울: '릴',
        움: '림',
        웁: '립',
        웠: '렸',
        워: '려',
        워졌: '렸',
        워진: '린',
        워지: '리',
      };
      return rest[m[1]!];
    }),
    // 부르다 has 불리다, which also means to let grow; 보이다 also means to show: their authors decide
    byPattern(/(?<![가-힣])(불려|보여)(지|진|질|집|졌|져)(?![가-힣]?[는은]? 않)/, (m, line) => {
      const passive = m[1] === '불려' ? '불리' : '보이';
      const ending = { 진: 'ㄴ', 질: 'ㄹ', 집: 'ㅂ', 졌: '었', 져: '어' }[m[2]!];
      const written =
        ending === undefined
          ? passive
          : attach(passive, 'VV', ending, '규칙').sort((a, b) => a.length - b.length)[0]!;
      // 옳다고 보여진다: nobody shows anything
      const sure = m[1] === '보여' && /(?:고|[아어여해]|[것걸]으?로) $/.test(line.text.slice(0, m.index));
      const found = { begin: m.index, end: m.index + m[0].length, replacement: written };
      return sure ? found : { ...found, certainty: 'author' };
    }),
  ),
};
