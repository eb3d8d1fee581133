import { ownObject } from '../../korean/own-object.js';
import { type LineView, wordAt } from '../../line/line-view.js';
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

/** What people learn; what somebody points at is no such thing. */
const LEARNT =
  /(?:(?:한국|조선|일본|중국|독일|프랑스|스페인|러시아|아랍|베트남|외국|모국|영|국)어|(?<!대|유|입|방|개|장|견)학|법|한자|한문|한글|천자문|구구단|산수|셈|역사|국사|음악|미술|체육|도덕|윤리|사회 과목|컴퓨터|코딩|태권도|검도|유도|수영|바둑|장기|서예|붓글씨|그림 그리기|뜨개질|바느질|요리|무용|발레|악기|기타|바이올린|첼로|예의|예의범절|예절|기술|기초|기본기|요령|비결|비법|이론|원리|교리|공부|운전|노래|춤|글|피아노|[하쓰읽]기)$/;
/** 이 한자를 가르켜 부수라고 한다: what is called so is pointed at, unless somebody gets it or the clause ends. */
const CALLED = /^가르켜(?! ?(?:주|줘|줬|준|줄|드|달|보|봐|왔|온|오)|[서야요도]|[.!?~]|$)/;

function isLearnt(line: LineView, at: number): boolean {
  const word = wordAt(line, at);
  return word !== undefined && LEARNT.test(ownObject(line, word) ?? '');
}

/** 학생들에게 덧셈을: somebody is taught. */
function isTaught(before: string): boolean {
  return /[가-힣](?:에게|한테|께) /.test(before);
}

export const rule: Rule = {
  id: 'gareuchida',
  title: '가르치다/가리키다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '지식을 알게 하는 것은 ‘가르치다’, 손가락 따위로 집어 보이거나 말하는 것은 ‘가리키다’입니다.',
  reasons: [
    {
      of: /가르[키켜켰킨킬킵킴].*→.*가르[치쳐쳤친칠칩침]/,
      comment: '지식이나 기술을 알게 하는 것은 ‘가르치다’입니다. ‘가르키다’는 없는 말입니다.',
      article: '',
    },
    {
      of: /가르[키켜켰킨킬].*→/,
      comment: '손가락 따위로 집어 보이는 것은 ‘가리키다’입니다. ‘가르키다’는 없는 말입니다.',
      article: '',
    },
  ],
  examples: [
    { wrong: '손가락으로 달을 가르쳤다.', right: '손가락으로 달을 가리켰다.' },
    { wrong: '학교에서 영어를 가리킨다.', right: '학교에서 영어를 가르친다.' },
    { wrong: '형이 동생에게 구구단을 가르켜 주었다.', right: '형이 동생에게 구구단을 가르쳐 주었다.' },
    {
      wrong: '아이가 손가락으로 담 너머의 감나무를 가르쳤다.',
      right: '아이가 손가락으로 담 너머의 감나무를 가리켰다.',
    },
    { wrong: '시곗바늘이 열두 시를 가르켰다.', right: '시곗바늘이 열두 시를 가리켰다.' },
  ],
  silent: [
    '이 우화는 욕심이 화를 부름을 가르친다.',
    '아이에게 글을 가르쳤다.',
    '화살표가 북쪽을 가리킨다.',
    '할머니가 손으로 반죽하는 법을 가르쳐 주셨다.',
    '이 한자를 가리켜 부수라고 한다.',
  ],
  find: all(
    byPattern(/가르([키켜켰킨킬킵킴])/, (m, line) =>
      /(?:영어|수학|공부|글|노래|학생|아이|국어|과학|예절|운전|한글|피아노)[을를들에게]* [가-힣 ]{0,12}$/.test(
        line.text.slice(0, m.index),
      ) ||
      (isLearnt(line, m.index) && !CALLED.test(line.text.slice(m.index)))
        ? `가르${TEACH[m[1]!]}`
        : `가리${m[1]}`,
    ),
    byPattern(/(?<=(?:손가락으로|손끝으로) ((?:[가-힣\d]+ ){3,4}))가르([치쳐쳤친칠칩침])/, (m, line) =>
      isLearnt(line, m.index) || isTaught(m[1]!) || !/[을를] $/.test(m[1]!)
        ? undefined
        : `가리${POINT[m[2]!]}`,
    ),
    byPattern(
      /(?<=(?:손가락으로|손으로|손끝으로|턱으로|눈짓으로|고갯짓으로|온도계가|나침반이|시계가|저울이|화살표가|바늘이|방향을|쪽을|동쪽을|서쪽을|남쪽을|북쪽을|달을) (?:[가-힣\d]+ ){0,2})가르([치쳐쳤친칠칩침])/,
      (m, line) => (isLearnt(line, m.index) ? undefined : `가리${POINT[m[1]!]}`),
    ),
    byPattern(
      /(?<=(?:영어|수학|공부|국어|과학|예절|운전|한글|피아노|노래|학생들)[을를] (?:[가-힣]+ )?)가리([키켜켰킨킬킵킴])/,
      (m) => `가르${TEACH[m[1]!]}`,
    ),
    byPattern(/(?<![가-힣])아르켜(?= 주| 줘| 드)/, '가르쳐'),
  ),
};
