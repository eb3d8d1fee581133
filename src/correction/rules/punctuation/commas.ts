import { finalEnding } from '../../korean/final-ending.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, cited } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Commas that the norm asks for where the words leave no doubt. */
export const rule: Rule = {
  id: 'commas',
  title: '쉼표를 쓰는 자리',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (1)·(3)·(5)·(6)·(7)·(8)·(9)·(11)·(13)',
  certainty: 'likely',
  comment:
    '대답하는 말 뒤, 다시 설명하는 말 앞, 조사 없이 내세운 제시어 뒤, 차례를 바꾼 말 사이, 되풀이되는 말을 줄여 열거한 사이, 중간에 끼어든 말의 앞뒤, 이웃하는 수 사이에는 쉼표를 씁니다.',
  reasons: [
    { of: /규정 \(7\)\]/, comment: '대답하는 말 뒤에는 쉼표를 써서 뒤의 문장과 나눕니다.' },
    { of: /규정 \(8\)\]/, comment: '한 문장 안에서 앞말을 다시 설명할 때는 앞말 다음에 쉼표를 씁니다.' },
    { of: /규정 \(9\)\]/, comment: '문장 앞부분에서 조사 없이 내세운 제시어나 주제어 뒤에는 쉼표를 씁니다.' },
    { of: /\(11\)\]/, comment: '차례를 바꾼 말 사이에는 쉼표를 씁니다.' },
    { of: /규정 \(6\)\]/, comment: '되풀이되는 말을 줄여서 열거할 때는 그 사이에 쉼표를 씁니다.' },
    { of: /규정 \(13\)\]/, comment: '문장 중간에 끼어든 어구의 앞뒤에는 쉼표를 씁니다.' },
    { of: /규정 \(1\)\]/, comment: '같은 자격의 어구를 열거할 때는 그 사이에 쉼표를 씁니다.' },
    { of: /규정 \(3\)\]/, comment: '이웃하는 수를 개략적으로 나타낼 때는 그 사이에 쉼표를 씁니다.' },
    { of: /규정 \(5\)\]/, comment: '절과 절의 이어짐을 분명히 할 때는 그 사이에 쉼표를 씁니다.' },
  ],
  examples: [
    { wrong: '네 지금 가겠습니다.', right: '네, 지금 가겠습니다.', article: '문장 부호 쉼표 규정 (7)' },
    { wrong: '네. 알겠습니다.', right: '네, 알겠습니다.' },
    {
      wrong: '책의 서문 즉 머리말을 읽었다.',
      right: '책의 서문, 즉 머리말을 읽었다.',
      article: '문장 부호 쉼표 규정 (8)',
    },
    {
      wrong: '용기 그것은 두려움을 이기는 힘이다.',
      right: '용기, 그것은 두려움을 이기는 힘이다.',
      article: '문장 부호 쉼표 규정 (9)',
    },
    { wrong: '그 책 내가 빌려준 거야.', right: '그 책, 내가 빌려준 거야.' },
    { wrong: '열정 이것이야말로 젊음의 힘이다.', right: '열정, 이것이야말로 젊음의 힘이다.' },
    { wrong: '이리 오세요 어머님.', right: '이리 오세요, 어머님.' },
    { wrong: '낮에는 들에서. 밤에는 집에서 일했다.', right: '낮에는 들에서, 밤에는 집에서 일했다.' },
    { wrong: '아침에는 죽을. 저녁에는 밥을 먹었다.', right: '아침에는 죽을, 저녁에는 밥을 먹었다.' },
    { wrong: '봄에는 꽃이. 가을에는 단풍이 곱다.', right: '봄에는 꽃이, 가을에는 단풍이 곱다.' },
    { wrong: '나는 솔직히 말하면 그 책이 싫었다.', right: '나는, 솔직히 말하면, 그 책이 싫었다.' },
    {
      wrong: '나는 커피를 동생은 우유를 마셨다.',
      right: '나는 커피를, 동생은 우유를 마셨다.',
      article: '문장 부호 쉼표 규정 (6)',
    },
    {
      wrong: '값이 맞는지 살기에 편한지 고장은 없는지 확인했다.',
      right: '값이 맞는지, 살기에 편한지, 고장은 없는지 확인했다.',
    },
    { wrong: '그 소문 너도 들었지?', right: '그 소문, 너도 들었지?' },
    { wrong: '이 글의 요지 곧 핵심은 분명하다.', right: '이 글의 요지, 곧 핵심은 분명하다.' },
    { wrong: '저는 학생인데요 밤에는 일을 해요.', right: '저는 학생인데요, 밤에는 일을 해요.' },
  ],
  silent: [
    '법에 맞는지 여부와 옳은지 여부와 쓸 수 있는지 여부를 따졌다.',
    '네 동생이 왔다.',
    '나는 사과를 먹고 동생은 배를 먹었다.',
    '그 사람 너는 잘 모를 것이다.',
    '우리의 삶 곧잘 잊는다.',
    '네 지갑을 찾았다.',
    '예 교수가 강의했다.',
    '그는 이제 즉시 떠나야 한다.',
    '그건 좋은데요 뭐.',
    '책 이것저것을 읽었다.',
    '이 만두 누가 빚었어?',
    '그 사진 내가 찍었어.',
    '만약 이것이 맞다면 큰일이다.',
    '안녕하세요 선생님들이 모이는 곳입니다.',
  ],
  find: all(
    cited(
      '문장 부호 쉼표 규정 (7)',
      all(
        // an answer: what follows begins a sentence of its own
        byPattern(
          /(?<=^["“'‘]?(?:네|예|아니요|아뇨|응|그래))(?= (?:맞습니다|맞아요|맞아|알겠|그렇|그래요|좋습니다|좋아요|고맙|감사|괜찮|제가 |저는 |저도 |지금 |바로 |곧 |물론|안 |아직|정말|이미|아닙니다|아니에요|나는 |나도 |내가 |됩니다|됐습니다|있습니다|없습니다|여기|다녀|갑니다|했습니다|그럼 |다음에 |금방 |오늘은 |내일 ))/,
          (m, line) =>
            /^네 (?:지금|여기|안 )[^ ]*(?:[이가을를의]) /.test(line.text)
              ? undefined
              : { begin: m.index, end: m.index, replacement: ',' },
        ),
        byPattern(
          /(?<=^["“]?(?:네|예|아니요|그래|응))\.(?= (?:맞습니다|맞아요|알겠습니다|그렇습니다|그래요|좋습니다|좋아요|알겠어요|괜찮습니다|괜찮아요|아닙니다|그렇게 하)[^.?!]*[.!]["”]?$)/,
          (m) => ({ begin: m.index, end: m.index + 1, replacement: ',', certainty: 'likely' }),
        ),
        byPattern(
          /(?<=^["“]?(?:응|그래|아니))(?= (?:금방|곧|알았어|알겠어|고마워|괜찮아|맞아|좋아|이따|나도|내가|그럴게|할게|갈게)[^?]*[.!])/,
          (m) => ({
            begin: m.index,
            end: m.index,
            replacement: ',',
          }),
        ),
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (8)',
      all(
        byPattern(/(?<=[가-힣]) (?=(?:즉|다시 말해) [가-힣])/, (m, line) => {
          const word = line.words.find(({ end }) => end === m.index);
          return word?.morphemes.at(-1)?.tag === 'NNG' ? ', ' : undefined;
        }),
        // 책의 요지 곧 핵심은
        byPattern(
          /(?<=[가-힣]의 [가-힣]+|^[가-힣]{2,6}) (?=곧 (?:[가-힣]+의 )?[가-힣]+[은는이가을를에])/,
          (m, line) => {
            const before = line.words.find(({ end }) => end === m.index);
            const after = line.words.find(({ begin }) => begin === m.index + 3);
            const noun = (word: typeof before) => word?.morphemes[0]?.tag === 'NNG';
            return noun(before) &&
              before?.morphemes.length === 1 &&
              noun(after) &&
              after?.morphemes.length === 2
              ? ', '
              : undefined;
          },
        ),
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (9)',
      all(
        byPattern(
          /(?<=^(?:이 |그 )?[가-힣]{1,6})(?= (?:이것이야말로|그것이야말로|이야말로|그것만이|그것은|이것은|그것이|이것이|그건|이건))/,
          (m, line) => {
            const word = line.words.find(({ end }) => end === m.index);
            return word &&
              word.morphemes.length === 1 &&
              !/^(?:만약|만일|사실|물론|요즘|오늘|지금|결국|보통|이제|현재|당시|최근|다음|처음|이번|하나|순간|그때|이때|오늘날|아마|어제|내일|먼저|우선)$/.test(
                word.surface,
              ) &&
              /^NN[GP]$/.test(word.morphemes[0]!.tag)
              ? { begin: m.index, end: m.index, replacement: ',' }
              : undefined;
          },
        ),
        // 그 소문 너도 들었지?
        byPattern(
          /(?<=^(?:그|이|저) [가-힣]{1,5})(?= (?:너|넌|당신|자네|너희)(?:는|도|은|만)? [^.!,]*\?$)/,
          presented,
        ),
        // 그 사람 내가 아는 사람이야: what it is; 이 만두 내가 빚었어 is an object without its particle
        byPattern(
          /(?<=^(?:그|이|저) [가-힣]{1,5})(?= (?:내가|제가|우리가|누가|네가) [^,]*[.?!]$)/,
          (m, line) =>
            line.words.at(-1)!.morphemes.some(({ tag }) => tag === 'VCP') ? presented(m, line) : undefined,
        ),
        byPattern(
          /(?<=^[가-힣]{2,4})(?= (?:그것은|이것은|그것이|이것이) (?:바로|무엇|과연|곧|도대체)[^.!?,]*[.?]$)/,
          presented,
        ),
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (7)·(11)',
      // 이리 오세요 어머님.
      byPattern(
        /(?<=(?:세요|십시오|보자|가자|와라|어라|아라|습니다|잖아|거라|았니|었니|나라|가라| 와))(?= (?:얘들아|내 [가-힣]{2,3}[아야]|어머님|아버님|어머니|아버지|할머니|할아버지|선생님|여러분|언니|오빠|형님|누나|[가-힣]{2,4}[아야])[.!?]$)/,
        (m) => ({ begin: m.index, end: m.index, replacement: ',' }),
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (6)',
      all(
        // 아침에는 빵을. 저녁에는 밥을 먹었다: no sentence ends in its object
        byPattern(
          /(?<=^(?:[가-힣]+ )?[가-힣]{1,5}(?:에는|은|는) [가-힣]{1,6}?(을|를|에서|으로|로|에게|과|와|에|이|가))\.(?= [가-힣]{1,5}(?:에는|은|는) [가-힣]{1,6}?(을|를|에서|으로|로|에게|과|와|에|이|가) [가-힣]+[.]$)/,
          (m) => ((CASES[m[1]!] ?? m[1]) === (CASES[m[2]!] ?? m[2]) ? ',' : undefined),
        ),
        // 여름에는 바다에서 겨울에는 산에서 …
        byPattern(
          /(?<=(?<![가-힣])[가-힣]{1,4}에는 [가-힣]{1,5}(?:에서|으로|로|에))\.?(?= [가-힣]{1,4}에는 [가-힣]{1,5}(?:에서|으로|로|에) [가-힣])/,
          (m) => ({
            begin: m.index,
            end: m.index + m[0].length,
            replacement: ',',
          }),
        ),
        // 나는 커피를 동생은 우유를 마셨다: the predicate stands once
        gapped,
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (13)',
      // 나는 솔직히 말하면 …
      byPattern(
        /(?<=^(?:나|저|우리|그|그녀)[는은]) (솔직히 말하면|솔직히 말해서|솔직히 말하자면|사실을 말하자면|분명히 말하지만|거짓말 안 보태고) (?=[가-힣])/,
        (m) => `, ${m[1]}, `,
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (5)',
      byPattern(/(?<=[는은인한던]데요)(?= (?!뭐|요|라|하)[가-힣]+ [가-힣]+.*[.?!]$)/, (m) => ({
        begin: m.index,
        end: m.index,
        replacement: ',',
      })),
    ),
    cited('문장 부호 쉼표 규정 (1)', questions),
    cited(
      '문장 부호 쉼표 규정 (11)',
      // 보고 싶습니다 어머니를.
      byPattern(
        /(?<=(?:습니다|입니다|합니다|싶어요|세요|십시오|구나|[가-힣]어라|[가-힣]아라))(?= (?:[가-힣]+ )?[가-힣]+(?:을|를|에게|께|에서|아|야|님)[.!]$)/,
        (m, line) => {
          const word = line.words.find(({ end }) => end === m.index);
          return word && finalEnding(word.morphemes)
            ? { begin: m.index, end: m.index, replacement: ',' }
            : undefined;
        },
      ),
    ),
    cited(
      '문장 부호 쉼표 규정 (3)',
      all(
        // 이 탑은 5 6세기에
        byPattern(/(?<![\d.,·~-])([1-9]) ([1-9])(?=세기|학년|개월|명|개(?![월국])|살|층|반)/, (m) =>
          Number(m[2]) - Number(m[1]) === 1 ? `${m[1]}, ${m[2]}` : undefined,
        ),
        // 6·7세기: numbers side by side
        byPattern(/(?<![\d·.])([1-9])[·ㆍ]([1-9])(?=세기|개(?![월국])|명(?![가-힣]{2}))/, (m) =>
          Number(m[2]) - Number(m[1]) === 1 ? `${m[1]}, ${m[2]}` : undefined,
        ),
      ),
    ),
  ),
};

/** Particles by their other shape. */
const CASES: Readonly<Record<string, string>> = { 을: '를', 으로: '로', 과: '와', 이: '가' };

/** 맞는지 편한지 없는지 확인하다: three questions in a row. */
function questions({ words, sentences, text }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, end } of sentences) {
    const own = words.filter((word) => word.begin >= begin && word.end <= end);
    const clauses = own.filter(
      ({ index, surface, morphemes }) =>
        // 속하는지 여부: what the next word is about
        !words[index + 1]?.surface.startsWith('여부') &&
        /[는은인운한란른친픈큰던울을할될갈]지$/.test(surface) &&
        surface.length > 2 &&
        morphemes.length > 1,
    );
    if (clauses.length < 3 || text.slice(begin, end).includes(',')) continue;
    for (const word of clauses.slice(0, -1))
      out.push({ begin: word.end, end: word.end, replacement: ',', certainty: 'likely' });
  }
  return out;
}

/** A noun that is only named, to be spoken of. */
function presented(m: RegExpExecArray, line: LineView): Finding | undefined {
  const word = line.words.find(({ end }) => end === m.index);
  return word && word.morphemes.length === 1 && /^NN[GP]$/.test(word.morphemes[0]!.tag)
    ? { begin: m.index, end: m.index, replacement: ',' }
    : undefined;
}

/** 산다, 일한다 */
function isPredicate({ morphemes }: WordView): boolean {
  return /^V/.test(morphemes[0]!.tag) || morphemes[1]?.tag === 'XSV';
}

/** 형은 서울에서 동생은 부산에서 산다: two topics, each with a word in the same case, and one predicate. */
function gapped({ text, words, sentences }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, end } of sentences) {
    const own = words.filter((word) => word.begin >= begin && word.end <= end);
    if (own.length < 5 || own.length > 7 || text.slice(begin, end).includes(',')) continue;
    const [a, b, c, d, verb] = own;
    const last = (word: WordView) => word.morphemes.at(-1)!;
    const topic = (word: WordView) =>
      word.morphemes.length <= 3 &&
      /^N/.test(word.morphemes[0]!.tag) &&
      last(word).tag === 'JX' &&
      /^[은는]$/.test(last(word).form);
    const cased = (word: WordView) =>
      word.morphemes.length === 2 &&
      (/^(?:JKO|JKB)$/.test(last(word).tag) || /^(?:으)?면서$/.test(last(word).form));
    if (!topic(a!) || !topic(c!) || !cased(b!) || !cased(d!) || !isPredicate(verb!)) continue;
    const form = (word: WordView) =>
      last(word)
        .form.replace(/^(?:을|를)$/, '을')
        .replace(/^으/, '');
    if (form(b!) !== form(d!)) continue;
    out.push({ begin: b!.end, end: b!.end, replacement: ',', certainty: 'likely' });
  }
  return out;
}
