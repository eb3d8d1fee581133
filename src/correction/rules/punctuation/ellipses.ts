import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Three dots or six, joined to the word before; whether a full stop follows is the author's affair. */
export const rule: Rule = {
  id: 'ellipses',
  title: '줄임표',
  category: 'GRAMMER',
  article: '문장 부호 줄임표 규정, 쉼표 규정 (1)',
  comment:
    '줄임표는 점을 세 개나 여섯 개 찍으며 앞말에 붙여 씁니다. 열거를 줄이는 줄임표 앞에는 쉼표를 쓰지 않습니다. 점은 가운데에 찍거나 아래쪽에 찍을 수 있고, 줄임표로 문장이 끝나면 마침표를 더 쓰는 것이 원칙입니다.',
  examples: [
    { wrong: '그게 아니라 ... 나는 몰랐어.', right: '그게 아니라... 나는 몰랐어.' },
    { wrong: '나는 그저,,, 미안할 뿐이야.', right: '나는 그저… 미안할 뿐이야.' },
    { wrong: '그런 뜻은 아니었는데..', right: '그런 뜻은 아니었는데...' },
    { wrong: '그건 좀... ... 곤란한데.', right: '그건 좀...... 곤란한데.' },
    { wrong: '광역시로는 대구, 대전, …… 등이 있다.', right: '광역시로는 대구, 대전…… 등이 있다.' },
    { wrong: '"저는 그만 ……." 하고 고개를 숙였다.', right: '"저는 그만……." 하고 고개를 숙였다.' },
  ],
  silent: [
    '그는 …… 말이 없었다.',
    '어디 나하고 한번...',
    '“실은…… 저 사람…… 우리 아저씨야.”',
    '그는 갔다. …… 그리고 오지 않았다.',
    '그는 먼 길을 떠났다 ... 그리고 오지 않았다.',
  ],
  find: all(
    // 그는 갔다 ... 그리고: between sentences something was left out, and the norm sets the dots apart
    byPattern(/(?<=[가-힣])(?<!다) (?=\.{3}(?:\.{3})? [가-힣])/, ''),
    byPattern(/ (?=…+\.?["”])(?<=["“][^"”]*[가-힣] )/, ''),
    byPattern(/(?<=["“][^"”]*[가-힣](?:…|……))(?=["”] (?:하고|하며|라고))/, (m) => ({
      begin: m.index,
      end: m.index,
      replacement: '.',
      certainty: 'author',
    })),
    // 좀... ... 그래
    byPattern(/(?<=[가-힣]\.{3}) (?=\.{3}(?:[ .?!"”]|$))/, ''),
    byPattern(/(?<=[가-힣]…) (?=…(?:[ .?!"”]|$))/, ''),
    // 대구, 대전, ……
    byPattern(/(?<=[가-힣]), ?(?=……|…(?!…)|\.\.\.)/, ''),
    // ・・・ and ,,, for an ellipsis
    byPattern(/(?<=[가-힣])(?:[・·ㆍ]{3,6}|,{3,6}|。{3,6})(?=$|[\s"”'’.?!])/, '…'),
    // two dots are neither a stop nor an ellipsis
    byPattern(/(?<=[가-힣])\.\.(?=$|\s)(?<!\.\.\.)/, (m) => ({
      begin: m.index,
      end: m.index + 2,
      replacement: '...',
      others: [{ revised: '.', score: 0.4 }],
      certainty: 'likely',
    })),
  ),
};
