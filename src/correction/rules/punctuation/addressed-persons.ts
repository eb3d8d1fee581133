import type { Eojeol } from '../../../analysis/types.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Who is spoken to by what they are. */
const TITLED =
  /^["“]?(?:(?:(?:신사 숙녀|국민|학생|시민|주민|동료|청취자|시청자) )?여러분|(?:[가-힣]{1,3} )?(?:선생|교수|사장|회장|부장|과장|팀장|원장|교장|기사|감독|의원|간호사|손|고객|회원)님|어머니|아버지|할머니|할아버지|엄마|아빠|언니|오빠|누나|형|여보|아저씨|아주머니|아줌마|이모|고모|삼촌|[가-힣]{2,4} (?:씨|님|군|양)|[김이박최정강조윤장임한오서신권황안송류홍] (?:선생|대리|과장|부장|차장|팀장|기자|교수|박사|씨|군|양))$/;
/** What begins a sentence of its own: who speaks, what is pointed at, when, and what is asked. */
const OPENS =
  /^(?:저|저는|저도|제가|저희|나|나는|나도|내가|난|우리|우리는|이거|이것|그거|저거|이게|그게|저게|이건|그건|여기|거기|저기|이쪽|저쪽|이리|그리|이|그|저|오늘|오늘은|내일|내일은|어제|어제는|지금|지금은|아까|이번|이번에|이번에는|뭐|뭘|무엇|무엇을|무슨|언제|어디|어디서|어디에|왜|몇|얼마|누가|누구|어떻게|어떤|혹시|질문|부탁)$/;
const ASKED = /(?:까요|니까|나요|[은는던]가요|[어아해여]요|예요|에요|세요|죠|나|니|냐|어|아|해|지)\?["”]?$/;
const ORDERED = /(?:세요|십시오|시죠|바랍니다|합시다|봐|[어아해]라|[어아]요|자|줘|주라|마)[.!]["”]?$/;
/** 할머니 언제 오세요?: it may be somebody else who is asked about. */
const ABOUT =
  /(?:언제|어디|왜|지금|아직|벌써|오늘|내일|어제|아까|몇).*(?:(?:오|가|계|있|돌아오|도착하|다녀오)(?:세요|셔요|셨어요|십니까|시나요|시죠|시니|니|냐|나요)|(?:와|가|있어|자|[왔갔][어지니냐나])요?)[?.!]["”]?$/;

/** 여러분, 잠시만요: who is spoken to at the start, and something asked of them. */
export const rule: Rule = {
  id: 'addressed-persons',
  title: '부르는 말 뒤의 쉼표',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (7)',
  comment:
    '사람을 부르는 말 뒤에는 쉼표를 써서 뒤의 문장과 나눕니다(예: 여러분, 선생님, 김 과장). 주어로 쓰인 말 뒤에는 쓰지 않습니다.',
  examples: [
    { wrong: '여러분 모두 자리에 앉아 주세요.', right: '여러분, 모두 자리에 앉아 주세요.' },
    { wrong: '지우 씨 이 서류 좀 봐 주세요.', right: '지우 씨, 이 서류 좀 봐 주세요.' },
    { wrong: '아저씨 이거 얼마예요?', right: '아저씨, 이거 얼마예요?' },
    { wrong: '김 과장 오늘 무슨 약속 있나?', right: '김 과장, 오늘 무슨 약속 있나?' },
  ],
  silent: [
    '할머니 언제 오세요?',
    '선생님 말씀을 잘 들으세요.',
    '여러분 가운데 한 사람만 나오세요.',
    '어머니 지금 안 계세요.',
    '누나 어디 갔어?',
    '아빠 언제 와?',
    '지우 씨 지금 어디 계세요?',
    '사장님 손님이 오셨습니다.',
    '우리 누나 어제 결혼했어.',
  ],
  find(line: LineView): Finding[] {
    return line.sentences.flatMap((sentence) => addressed(line, sentence));
  },
};

function addressed(
  { text }: LineView,
  { begin, end, eojeols }: { begin: number; end: number; eojeols: readonly Eojeol[] },
): Finding[] {
  const sentence = text.slice(begin, end);
  if (sentence.includes(',') || eojeols.length < 3 || !(ASKED.test(sentence) || ORDERED.test(sentence)))
    return [];
  for (const count of [3, 2, 1]) {
    const last = eojeols[count - 1];
    const next = eojeols[count];
    if (!last || !next || eojeols[0]!.begin !== begin || !TITLED.test(text.slice(begin, last.end))) continue;
    const adverb = next.morphemes[0];
    const opens =
      OPENS.test(text.slice(next.begin, next.end)) ||
      (/^(?:MA[GJ]|IC)$/.test(adverb?.tag ?? '') && adverb!.end === next.end);
    return opens && !ABOUT.test(sentence) && text.slice(last.end, next.begin) === ' '
      ? [{ begin: last.end, end: last.end, replacement: ',', certainty: 'likely' }]
      : [];
  }
  return [];
}
