import type { Eojeol } from '../../../analysis/types.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** 어머 벌써 …: a cry stands apart from the sentence that follows. */
export const rule: Rule = {
  id: 'interjections',
  title: '감탄사 뒤의 부호',
  category: 'GRAMMER',
  article: '문장 부호 느낌표 규정 (1), 쉼표 규정 (7)',
  comment:
    '감탄사의 끝에는 느낌표를 쓰고, 감탄의 정도가 약할 때는 느낌표 대신 쉼표를 쓸 수 있습니다. 뒤에 오는 문장과 부호로 나눕니다.',
  examples: [
    { wrong: '어머 벌써 꽃이 피었네.', right: '어머, 벌써 꽃이 피었네.' },
    { wrong: '와 벌써 눈이 온다!', right: '와, 벌써 눈이 온다!' },
    { wrong: '글쎄 나도 잘 모르겠어.', right: '글쎄, 나도 잘 모르겠어.' },
    { wrong: '자 이제 시작합시다.', right: '자, 이제 시작합시다.' },
    { wrong: '글쎄요 잘 모르겠습니다.', right: '글쎄요, 잘 모르겠습니다.' },
    { wrong: '아이고 이 일을 어쩌나.', right: '아이고, 이 일을 어쩌나.' },
    { wrong: '그래 네 뜻대로 해라.', right: '그래, 네 뜻대로 해라.' },
    { wrong: '야 드디어 방학이다!', right: '야, 드디어 방학이다!' },
  ],
  silent: [
    '어머, 예쁘다.',
    '아이고! 아프다.',
    '어머니가 오셨다.',
    '자 이것을 보면 길이를 알 수 있다.',
    '오 참봉이 왔다.',
    '그는 아이고 소리를 질렀다.',
    '그래 봤자 소용없는 일이다.',
    '야 3당이 뜻을 모았다.',
    '그래 가지고 이길 수 있겠니?',
    '아니 땐 굴뚝에서 연기가 날까?',
    '아니 할 말로 그만둘 수도 있지.',
    '아니 간 것만 못하게 되었다.',
    '아 무샤르 성은 언덕 위에 있다.',
  ],
  find: all(
    byPattern(
      /(?<=^["“‘']?자)(?= (?:이제|그럼|다들|어서|여러분|우리|빨리|시작|가자|갑시다|드세요|받아)[^.?!]*[.?!])/,
      comma,
    ),
    byPattern(
      /(?<=^["“‘']?(?:와|우아|아|오|음|흠))(?= (?:정말|진짜|참 |대단|멋지|그렇구나|그렇군|알겠|맞다|맞아|벌써|그랬)[^.?!]*[.?!])/,
      comma,
    ),
    // 와 눈이 온다!: whatever it is, it is cried
    byPattern(
      /(?<=^["“‘']?(?:와|우아|우와|이야|야호|만세|얼쑤|아|오))(?= [가-힣][^.?!,]*(?:다|구나|네|군|냐)[!])/,
      comma,
    ),
    byPattern(/(?<=^["“‘']?글쎄)(?= (?:나도|난|저도|잘|그건|그게|모르|아마|뭐|내가))/, comma),
    byPattern(/(?<=^["“‘']?아니)(?= (?:그게|그건|이게|그럼|내가|내 말은|왜|잠깐) )/, comma),
    // 아. 그렇군요.
    likely(
      byPattern(
        /(?<=^["“‘']?(?:아|어|음|오|와|어머|아하))\.(?= (?:그렇|그래|맞|알겠|정말|벌써)[^.?!]*[.!?])/,
        ',',
      ),
    ),
    byPattern(
      /(?<=^["“‘']?(?:글쎄요|여보세요|저기요|실례합니다만))(?= (?:잘 모르|모르|누구|거기|그건|길 좀|혹시|말씀|여기|잠깐)[^.?!]*[.?!])/,
      comma,
    ),
    byPattern(
      /(?<=^["“‘']?(?:어머|어머나|아이고|아이코|앗|아차|아하|맙소사|어휴|아이참|에구머니|아뿔싸|얼씨구))(?= [가-힣][^.?!]*[.?!])(?! 소리)/,
      comma,
    ),
    likely(cried),
  ),
};

/** Words that answer or cry and are read as nothing else. 네 may be yours, 예 a family, 자 a ruler. */
const CRIED =
  /^["“‘']?(?:응|그래|그래요|아니|아냐|글쎄|글쎄요|야|얘|와|우아|우와|아|오|음|흠|어머|어머나|아이고|아이코|앗|아차|아하|맙소사|어휴|에이|이런|저런|세상에|천만에|아무렴|옳지|얼씨구|여보게|이봐|여보세요)$/;

/** 그래 네 말대로 하자: what the analysis takes for an interjection at the start of a whole sentence. */
function cried({ text, sentences }: LineView): Finding[] {
  return sentences.flatMap(({ begin, end, eojeols }): Finding[] => {
    const [first, second] = eojeols;
    const sentence = text.slice(begin, end);
    if (!first || !second || eojeols.length < 3 || !CRIED.test(text.slice(first.begin, first.end))) return [];
    if (first.morphemes.at(-1)?.tag !== 'IC' || !/^ [가-힣]/.test(text.slice(first.end))) return [];
    if (isNegation(text.slice(first.begin, first.end), text.slice(second.begin), second)) return [];
    if (isPartOfName(text.slice(first.begin, first.end), second)) return [];
    if (!/[.?!]["”’']?$/.test(sentence) || /^(?:소리|하고|하며|하는)/.test(text.slice(second.begin)))
      return [];
    return [{ begin: first.end, end: first.end, replacement: ',', certainty: 'likely' }];
  });
}

/** 아니 땐 굴뚝, 아니 할 말로, 아니 먹은 것만 못하다: 아니 before a verb may well be 안. */
function isNegation(cry: string, rest: string, { morphemes }: Eojeol): boolean {
  if (!cry.endsWith('아니')) return false;
  // 땐 is read as 때는
  return morphemes.some(({ tag }) => /^(?:V|XS[VA])/.test(tag)) || /^땐 [가-힣]/.test(rest);
}

/** 아 무샤르 성: a syllable before a name that nobody knows is more often part of it than a cry. */
function isPartOfName(cry: string, { morphemes }: Eojeol): boolean {
  const { tag, outOfVocab } = morphemes[0]!;
  return cry.length === 1 && /^NN/.test(tag) && outOfVocab === 'OUT_OF_VOCAB';
}

/** A comma where the pattern matched nothing. */
function comma({ index }: RegExpExecArray): Finding {
  return { begin: index, end: index, replacement: ',', certainty: 'likely' };
}
