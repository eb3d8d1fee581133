import { codaOf, nucleusOf, onsetOf } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, cited } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** A comma behind a name that is called, behind a stammer, and where a speaker breaks off. */
export const rule: Rule = {
  id: 'called-names',
  title: '부르는 말과 더듬는 말 뒤의 쉼표',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (7)',
  comment: '부르는 말이나 놀라며 되뇌는 말 뒤, 짧게 더듬는 말 뒤에는 쉼표를 씁니다.',
  reasons: [
    { of: /\(15\)\]/, comment: '짧게 더듬는 말 뒤에는 쉼표를 씁니다.' },
    { of: /→/, comment: '부르는 말이나 놀라며 되뇌는 말 뒤에는 쉼표를 씁니다.' },
  ],
  examples: [
    { wrong: '철수야 이리 좀 와 봐.', right: '철수야, 이리 좀 와 봐.' },
    { wrong: '제가 정말 부 부자라고요?', right: '제가 정말 부, 부자라고요?' },
    { wrong: '선생님 질문이 있습니다.', right: '선생님, 질문이 있습니다.' },
    { wrong: '무 물 좀 주세요!', right: '무, 물 좀 주세요!' },
    { wrong: '제가 하 합격이라고요?', right: '제가 하, 합격이라고요?', article: '문장 부호 쉼표 규정 (15)' },
    { wrong: '사고라니 이게 무슨 말이야?', right: '사고라니, 이게 무슨 말이야?' },
  ],
  silent: [
    '영희야, 놀자.',
    '이 이야기를 들었니?',
    '그 그림이 어디 있지?',
    '철수야말로 착하다.',
    '엄마 나이는 마흔이다.',
    '선생님 저서를 읽었다.',
    '새 새가 왔니?',
    '너 너무 바쁜 거 아니야?',
    '그가 떠났다니 도대체 어찌 된 일이냐?',
    '선생님 말씀을 잘 들으세요.',
    '여러분 가운데 한 사람만 나오세요.',
    '이 길로 가 가게를 찾으면 되나요?',
    '이번 주 중으로 끝낼 수 있나요?',
    '다른 도 동쪽에도 산이 있나요?',
    '민준아 일기에서 그는 전쟁을 자세히 적었다.',
  ],
  find: all(
    called,
    // 엄마 나 왔어: kin and titles at the start, spoken to by what follows
    byPattern(
      /(?<=^["“]?(?:엄마|아빠|어머니|아버지|할머니|할아버지|선생님|여보|언니|오빠|누나|여러분|사장님|교수님|손님|고객님|아저씨|아주머니))(?= (?:나 |저 |제가 |내가 |이리 |이것 좀|이거 좀|질문이 |질문 있|어서 |빨리 |얼른 |다녀|고맙습니다|감사합니다|죄송합니다|안녕하세요|안녕하십니까|반갑습니다|사랑합니다|환영합니다|안녕히|여기 좀|저 좀|저것 좀)[^,]*[.?!])/,
      (m) => ({ begin: m.index, end: m.index, replacement: ',', certainty: 'likely' }),
    ),
    byPattern(
      /(?<=^["“]?[가-힣]{2,3})(?= (?:이리|어서|빨리|얼른|여기) (?:[가-힣]+ )?(?:와|오|앉|일어나|가자|먹)[가-힣]*(?: 봐| 보세요)?[.!]$)/,
      (m, line) => {
        const word = line.words.find(({ end }) => end === m.index);
        return word?.morphemes.length === 1 && word.morphemes[0]!.tag === 'NNP'
          ? { begin: m.index, end: m.index, replacement: ',', certainty: 'likely' }
          : undefined;
      },
    ),
    cited(
      '문장 부호 쉼표 규정 (15)',
      all(
        // 아니 그 그게
        byPattern(/(?<= )([그저])(?= \1(?:게|건|걸|러니까) [^.!?]*[?!.])/, '$1,'),
        // A stammer repeats the syllable; 너 너무 does not.
        byPattern(
          /(?<= )(?![이그저한두세네내새전매각첫온헌옛몇다더잘못안왜뭐딴맨나너우가]|[날땅물말])([가-힣])(?= \1[가-힣]+)(?=[^.!?]*[?!])/,
          '$1,',
        ),
        // 너 너 지금
        byPattern(/(?<=^["“]?)(너|나|저|그)(?= \1(?: |는|도|를|게)[^.]*[?!])/, '$1,'),
        // 하 합격: what is stammered is the syllable without its coda
        byPattern(/(?<=^|[가-힣] )([가-힣])(?= ([가-힣])[가-힣]*(?: [^.?!,]*)?[?!])/, (m, line) =>
          STAMMERED.test(m[1]!) && isOpening(m[1]!, m[2]!) && !isCounted(line, m.index)
            ? `${m[1]},`
            : undefined,
        ),
      ),
    ),
    byPattern(/(?<=[가-힣]라니)(?= (?:이게|이건|그게|무슨 (?:말|소리)))/, ','),
  ),
};

/** Open syllables that are no words of their own. */
const STAMMERED =
  /^[거겨고교구규기끄느니다도두드디따라로루르리마머모무므미바버보부브비사서소수스시아어여오우유으자조주즈지차처초추치카커코쿠크키타터토투트티파퍼포푸프피하허호후흐히]$/;

/** 하 and 합: the same but for the coda. */
function isOpening(open: string, syllable: string): boolean {
  const [a, b] = [open.charCodeAt(0), syllable.charCodeAt(0)];
  return a !== b && codaOf(a) === 0 && onsetOf(a) === onsetOf(b) && nucleusOf(a) === nucleusOf(b);
}

/** 이번 주 중으로: behind what points at it or counts it, a noun. */
function isCounted(line: LineView, at: number): boolean {
  const before = line.words.find(({ end }) => end === at - 1)?.morphemes.at(-1);
  return /^(?:MM|NN|NR|SN|ETM|JKG|XPN)/.test(before?.tag ?? '');
}

function text(line: LineView, { begin, end }: { begin: number; end: number }): string {
  return line.text.slice(begin, end);
}

/** 경천아 일록에 그가 적었다: nobody is spoken to in a plain statement that names neither speaker nor hearer. */
function isTold(rest: string): boolean {
  return (
    /(?<!니)다[.!]["'”’]?$/.test(rest) &&
    !/(?:^|[ "“‘'])(?:나|난|내|내가|너|넌|네|네가|너희|우리|이제|엄마|아빠|형|누나|언니|오빠|할머니|할아버지)(?:[는도를의가한랑]|에게|한테|들)?(?![가-힣])/.test(
      rest,
    )
  );
}

/** 지은아 at the start of a sentence. */
function called(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, end, eojeols } of line.sentences) {
    const [first, second] = eojeols;
    const last = first?.morphemes.at(-1);
    if (!first || !second || first.begin !== begin || last?.tag !== 'JKV' || !/^[아야]$/.test(last.form))
      continue;
    if (!/[.?!]["'”’]?$/.test(line.text.slice(begin, end)) || first.end - first.begin > 5) continue;
    if (
      !/^(?:NNP|NP)$/.test(first.morphemes[0]?.tag ?? '') &&
      !/^(?:얘들|애들|친구|아들|딸|아가|자기|여보게|아이들|[가-힣]{1,2}들)[아야]$/.test(text(line, first))
    )
      continue;
    if (last.end !== first.end) continue;
    if (/^\s*,/.test(line.text.slice(last.end)) || isTold(line.text.slice(last.end, end))) continue;
    out.push({ begin: last.end, end: last.end, replacement: ',', certainty: 'likely' });
  }
  return out;
}
