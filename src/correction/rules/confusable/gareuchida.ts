import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const POINT: Record<string, string> = {
  치: '키',
  쳐: '켜',
  쳤: '켰',
  친: '킨',
  칠: '킬',
  칩: '킵',
  침: '킴',
};
const TEACH: Record<string, string> = {
  키: '치',
  켜: '쳐',
  켰: '쳤',
  킨: '친',
  킬: '칠',
  킵: '칩',
  킴: '침',
};

export const rule: Rule = {
  id: 'gareuchida',
  title: '가르치다/가리키다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '지식을 알게 하는 것은 ‘가르치다’, 손가락 따위로 집어 보이거나 말하는 것은 ‘가리키다’입니다.',
  reasons: [
    {
      of: /가르[키켜켰킨킬].*→/,
      comment: '손가락 따위로 집어 보이는 것은 ‘가리키다’입니다. ‘가르키다’는 없는 말입니다.',
      article: '',
    },
  ],
  examples: [
    { wrong: '손가락으로 달을 가르쳤다.', right: '손가락으로 달을 가리켰다.' },
    { wrong: '학교에서 영어를 가리킨다.', right: '학교에서 영어를 가르친다.' },
    { wrong: '시곗바늘이 열두 시를 가르켰다.', right: '시곗바늘이 열두 시를 가리켰다.' },
  ],
  silent: ['이 우화는 욕심이 화를 부름을 가르친다.', '아이에게 글을 가르쳤다.', '화살표가 북쪽을 가리킨다.'],
  find: all(
    byPattern(/가르([키켜켰킨킬킵킴])/, (m, line) =>
      /(?:영어|수학|공부|글|노래|학생|아이|국어|과학|예절|운전|한글|피아노)[을를들에게]* [가-힣 ]{0,12}$/.test(
        line.text.slice(0, m.index),
      )
        ? `가르${TEACH[m[1]!]}`
        : `가리${m[1]}`,
    ),
    byPattern(
      /(?<=(?:손가락으로|손으로|손끝으로|턱으로|눈짓으로|고갯짓으로|온도계가|나침반이|시계가|저울이|화살표가|바늘이|방향을|쪽을|동쪽을|서쪽을|남쪽을|북쪽을|달을) (?:[가-힣\d]+ ){0,2})가르([치쳐쳤친칠칩침])/,
      (m) => `가리${POINT[m[1]!]}`,
    ),
    byPattern(
      /(?<=(?:영어|수학|공부|국어|과학|예절|운전|한글|피아노|노래|학생들)[을를] (?:[가-힣]+ )?)가리([키켜켰킨킬킵킴])/,
      (m) => `가르${TEACH[m[1]!]}`,
    ),
    byPattern(/(?<![가-힣])아르켜(?= 주| 줘| 드)/, '가르쳐'),
  ),
};
