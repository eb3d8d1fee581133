import { lastCoda, syllablesWith, withCoda } from '../../../hangul/syllable.js';
import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geureomeuro',
  title: '그러므로/그럼으로써, -므로/-ㅁ으로써',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '까닭을 나타내면 ‘-(으)므로’, 수단을 나타내면 ‘-(으)ㅁ으로써’로 적습니다(예: 그러므로, 그럼으로써).',
  examples: [
    { wrong: '그는 열심히 일하므로써 보답했다.', right: '그는 열심히 일함으로써 보답했다.' },
    { wrong: '비가 왔음으로 소풍을 미뤘다.', right: '비가 왔으므로 소풍을 미뤘다.' },
    { wrong: '그는 학생임으로 표를 싸게 샀다.', right: '그는 학생이므로 표를 싸게 샀다.' },
    { wrong: '시간이 없음으로 서두르자.', right: '시간이 없으므로 서두르자.' },
    { wrong: '그는 부지런하다. 그럼으로 잘 산다.', right: '그는 부지런하다. 그러므로 잘 산다.' },
  ],
  silent: [
    '그는 믿음으로써 산다.',
    '시간이 없으므로 서두르자.',
    '그럼으로써 은혜에 보답한다.',
    '그는 믿음으로 견뎠다.',
    '책임으로 따지면 같다.',
  ],
  find: all(
    byPattern(/그러므로써/, '그럼으로써'),
    byPattern(/(?<=^|[.?!] )그럼으로(?= )/, '그러므로'),
    byPattern(new RegExp(`(?<=${syllablesWith(['ㅆ'])})음으로(?!써| 인| 해| 말미|서)(?=$|[ ,])`), '으므로'),
    // 학생임으로, 시간이 없음으로: what something is, or that it is, is a reason
    byPattern(/(?<=[가-힣]{2})임으로(?=[ ,](?!인|해|말미|써))/, (m, line) =>
      morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag === 'VCP') ? '이므로' : undefined,
    ),
    byPattern(/(?<=[이가도] (?:전혀 |많이 |별로 )?)([있없])음으로(?=[ ,](?!인|해|말미|써))/, '$1으므로'),
    byPattern(
      /(?<=(?<![가-힣])(?:부지런|성실|건강|중요|필요|가능|불가능|위험|복잡|당연|부족|훌륭|정직|착|급|유명|다양|불편|편리|곤란))함으로(?=[ ,](?!인|해|말미|써))/,
      '하므로',
    ),
    byPattern(/(?<=[가-힣])으므로써/, '음으로써'),
    // 나누므로써: means, and no reason
    byPattern(/([가-힣])므로써/, (m) =>
      lastCoda(m[1]!) === '' ? `${withCoda(m[1]!, 'ㅁ')}으로써` : undefined,
    ),
  ),
};
