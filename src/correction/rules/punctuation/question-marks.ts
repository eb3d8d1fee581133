import { syllablesWith } from '../../../hangul/syllable.js';
import { finalEnding } from '../../korean/final-ending.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Endings that only ask, and those that do before 요: 가나요, not 만나아요. */
const ASKS = /^(?:[ㅂ습]니까|[으느]?니|느냐|냐)$/;
const ASKS_POLITELY = /^(?:나|는가|은가|ㄴ가|ㄹ까|을까)$/;
const ASKED = /(?<![가-힣])(?:누가|누구|언제|어디|무엇|뭐|뭘|왜|몇|어떻게|얼마|얼마나|어느|무슨|어떤)/;
/** Not -겠어, which asks nobody: 왜 모르겠어. */
const CASUAL = /(?:[았었했갔왔봤]어|[가-힣]야|[았었했]지|해|그래|이래)$/;
const SURELY_ASKED = /(?<![가-힣])(?:왜|뭐라고|몇 [시살](?:에|이야|야|쯤)?|얼마야)(?![가-힣])/;
/** 몇 시에 볼 건지나, 왜 왔느냐고, 누가 한 것인가를: the question is a part of what is said, and what is said asks for nothing. */
const EMBEDDED = new RegExp(
  `(?:[는던]|${syllablesWith(['ㄴ', 'ㄹ'])})지(?:도|는|를|가|나|만|부터|까지|조차|라도|요)* |[가-힣]냐(?:고|는|며|에|를|가)[가-힣]* |(?:[는은]|${syllablesWith(['ㄴ'])})가(?:를|에|는|도|만|라고|라는)? |${syllablesWith(['ㄹ'])}까(?:를|만|라고|라는)? |[가-힣]든(?:지|가)? |[가-힣]나 (?:싶|했|보)`,
);
/** 어쩐단 말이냐: asked of nobody. */
const WEAK =
  /(?:[가-힣]지[도는를]? (?:[가-힣]+ )?(?:모르|몰|알|궁금|생각)|[는은던을인]지[도는를가]? |얼마나|어찌|어쩌|어쩐|과연|설마|말입니까|말이냐|않겠습니까|아니겠습니까|리까)/;

/** 언제 가니.: a question that ends as if it told something. */
export const rule: Rule = {
  id: 'question-marks',
  title: '묻는 문장의 물음표',
  category: 'GRAMMER',
  article: '문장 부호 물음표 규정 (1)',
  comment:
    '의문문의 끝에는 물음표를 씁니다. 의문의 정도가 약할 때는 물음표 대신 마침표를 쓸 수 있습니다. 한 문장 안의 물음이 저마다 독립적이면 각 물음의 뒤에 물음표를 씁니다.',
  examples: [
    { wrong: '너는 언제 학교에 가니.', right: '너는 언제 학교에 가니?' },
    { wrong: '너 지금 뭐라고 했어.', right: '너 지금 뭐라고 했어?' },
    { wrong: '지금 어디 가나요.', right: '지금 어디 가나요?' },
    { wrong: '"누가 왔니." 하고 물었다.', right: '"누가 왔니?" 하고 물었다.' },
    { wrong: '이 버스는 몇 시에 떠납니까.', right: '이 버스는 몇 시에 떠납니까?' },
    { wrong: '너는 누구니, 어디서 왔니, 왜 왔니?', right: '너는 누구니? 어디서 왔니? 왜 왔니?' },
  ],
  silent: [
    '이 일을 어찌하면 좋단 말이냐.',
    '어디로 가니 하고 물었다.',
    '과연 누가 그를 탓하겠습니까.',
    '혼자 사느라 얼마나 힘들겠니.',
    '너는 형이니, 동생이니?',
    '봄이 오니 꽃이 핀다.',
    '언제 한번 만나요.',
    '거기는 몇 번 가 봤어.',
    '누구나 그 노래가 생각나요.',
    '왜 그러는지 모르겠어.',
    '왜 늦었는지 이제 알았어.',
    '그렇게 오래 봤는데 왜 모르겠어.',
    '몇 시간을 기다렸어.',
    '뭐라고 하는지 도무지 못 알아듣겠어.',
    '왜 화가 났는지부터 말해.',
    '몇 시에 문을 여느냐고 전화해서 물어봤어.',
    '왜 안 오나 했어.',
  ],
  find(line: LineView): Finding[] {
    return [...asStatements(line), ...inARow(line), ...inQuotes(line)];
  },
};

function asStatements({ text, words, sentences }: LineView): Finding[] {
  return sentences.flatMap(({ begin, end }): Finding[] => {
    const sentence = text.slice(begin, end);
    if (!/[가-힣]\.$/.test(sentence) || !ASKED.test(sentence) || WEAK.test(sentence)) return [];
    if (/["“”'‘’]/.test(sentence)) return [];
    if (EMBEDDED.test(sentence)) return [];
    const last = words.findLast((word) => word.end <= end);
    // 왜냐하면 … 터이니.: a reason
    if (/^왜냐/.test(sentence)) return [];
    if (!last || !(asks(last) || (isCasual(last) && SURELY_ASKED.test(sentence)))) return [];
    // a weak question may end so: what stands by itself in edited text is left to its author
    return [{ begin: end - 1, end, replacement: '?', certainty: 'likely' }];
  });
}

function asks({ morphemes, surface }: WordView): boolean {
  const form = finalEnding(morphemes)?.form ?? '';
  return ASKS.test(form) || (ASKS_POLITELY.test(form) && /요\.?$/.test(surface));
}

/** May ask or tell: 누가, 어디 may be somebody and somewhere, but 왜 and 뭐라고 always ask. */
function isCasual({ morphemes, surface }: WordView): boolean {
  return finalEnding(morphemes) !== undefined && CASUAL.test(surface.replace(/\.$/, ''));
}

/** "누가 왔니." 하고 물었다: what somebody asked. */
const inQuotes = byPattern(
  /(?<=["“][^"“”]{1,30}(?:[니까냐]|나요|는가|은가|인가))\.(?=["”] ?(?:하고|하며|이?라고|이?라며) (?:[가-힣]+ ){0,2}(?:물었|물으|묻|물어))/,
  '?',
);

/** 누구니, 어디서 왔니, 왜 왔니?: each asks for something of its own. */
function inARow({ text }: LineView): Finding[] {
  const parts = text.split(/(?<=[니까요냐]), /);
  if (parts.length < 2 || !/\?$/.test(text) || /["“”'‘’.!]|\?./.test(text)) return [];
  if (
    !parts.every((part) => ASKED.test(part) && /(?:니|까|나요|냐)[,?]$/.test(`${part.replace(/\?$/, '')},`))
  )
    return [];
  const out: Finding[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    out.push({ begin: at, end: at + 1, replacement: '?', certainty: 'likely' });
    at += 2;
  }
  return out;
}
