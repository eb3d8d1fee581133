import { type LineView, type WordView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, cited } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';
import { onlyWhere } from '../../rule/triggers/triggers.js';

/** Things of the same kind side by side want commas, where a number or their shape shows that they are a list. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'listed-words',
  title: '열거하는 말 사이의 쉼표',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (1)·(2)',
  comment:
    '같은 자격의 말을 열거할 때나 짝을 지어 구별할 때는 그 사이에 쉼표를 씁니다. 열거한 수를 밝힌 자리에서는 어디까지가 한 항목인지 쉼표로 드러냅니다.',
  examples: [
    { wrong: '먹는 것은 밥 국 반찬 이 세 가지이다.', right: '먹는 것은 밥, 국, 반찬 이 세 가지이다.' },
    {
      wrong: '강원도의 감자 제주도의 귤 나주의 배는 모두 이름났다.',
      right: '강원도의 감자, 제주도의 귤, 나주의 배는 모두 이름났다.',
    },
    { wrong: '국어. 영어. 수학을 배운다.', right: '국어, 영어, 수학을 배운다.' },
    { wrong: "'걷다'. '뛰다'는 동사이다.", right: "'걷다', '뛰다'는 동사이다." },
    { wrong: '서울 부산 대구 세 도시를 돌았다.', right: '서울, 부산, 대구 세 도시를 돌았다.' },
    { wrong: '동 서 남 북 네 가지 방위를 익혔다.', right: '동, 서, 남, 북 네 가지 방위를 익혔다.' },
    { wrong: '수아와 민재 하린과 도윤이 짝이다.', right: '수아와 민재, 하린과 도윤이 짝이다.' },
    {
      wrong: '개와 원숭이 고양이와 쥐는 사이가 나쁘다.',
      right: '개와 원숭이, 고양이와 쥐는 사이가 나쁘다.',
      article: '문장 부호 쉼표 규정 (2)',
    },
  ],
  silent: [
    '형과 동생 그리고 나는 걸었다.',
    '밥과 국을 먹었다.',
    '서울의 봄과 부산의 여름은 다르다.',
    '필요한 것은 이 세 가지이다.',
    '서울 시내 학교는 모두 쉰다.',
    '우리 반 학생 세 명이 왔다.',
    '고등학교 국어 교사는 모두 모였다.',
  ],
  find: all(
    onlyWhere([' 세 ', ' 네 ', ' 다섯 '], counted),
    // 강원도의 감자 제주도의 귤 나주의 배는 모두
    byPattern(
      /(?<![가-힣] )(?<=^|[.?!] )([가-힣]{2,5}의 [가-힣]{1,5}) ([가-힣]{2,5}의 [가-힣]{1,5}) ([가-힣]{2,5}의 [가-힣]{1,5}[은는이가] (?:모두|다|각각))/,
      '$1, $2, $3',
    ),
    cited('문장 부호 쉼표 규정 (2)', pairs),
    // '가다'. '오다'는: words that are named
    byPattern(
      /(?<=^(?:['‘][가-힣~-]{1,6}['’], )*['‘][가-힣~-]{1,6}['’])\.(?= ['‘][가-힣~-]{1,6}['’](?:은|는|이|가|을|를|와|과|의)(?![가-힣]))/,
      ',',
    ),
    // 국어. 영어. 수학을: no noun is a sentence there
    byPattern(
      /(?<=^(?:[가-힣]+(?:은|는|에서|에는) )?)([가-힣]{1,5})\. ([가-힣]{1,5})\. (?=[가-힣]{1,6}(?:을|를|은|는|이|가|과|와| 등을?| 등의| 등이) [가-힣])/,
      (m, { lexicon }) =>
        [m[1]!, m[2]!].every(
          (noun) => lexicon.lookup(noun, 'NNG') >= 0 || lexicon.lookup(noun, 'NNP') >= 0,
        ) && !/[다요까네]$/.test(m[1]!)
          ? `${m[1]}, ${m[2]}, `
          : undefined,
    ),
  ),
};

const NUMBERS: Record<string, number> = { 세: 3, 네: 4, 다섯: 5 };

/** 밥 국 반찬 이 세 가지: as many nouns as the number says. */
function counted({ text, words }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const [i, word] of words.entries()) {
    const number = NUMBERS[word.surface];
    const next = words[i + 1];
    if (
      !number ||
      !next ||
      !/^(?:가지|사람|나라|과목|종류|도시|요소|단어|명|곳|분야|지역|학교|회사|팀|개|계절|색|빛깔|친구|형제|자매|학생|선수|과일|음식|동물|단계|항목|기관|부분|작품|마을|나물|부서|학과|학년|반)/.test(
        next.surface,
      )
    )
      continue;
    // 서울, 부산, 대구 세 도시: with 이 or without
    const head = words[i - 1]?.surface === '이' ? i - 1 : i;
    const listed = words.slice(Math.max(0, head - number), head);
    if (listed.length < number || !listed.every((one) => isBareNoun(text, one))) continue;
    // one more noun before them: nobody can tell where the list begins
    const before = words[head - 1 - number];
    if (before && isBareNoun(text, before)) continue;
    for (const one of listed.slice(0, -1))
      out.push({ begin: one.end, end: one.end, replacement: ',', certainty: 'likely' });
  }
  return out;
}

function isBareNoun(text: string, { begin, end, morphemes }: WordView): boolean {
  return (
    morphemes.length === 1 && /^NN[GP]$/.test(morphemes[0]!.tag) && /^[가-힣]+$/.test(text.slice(begin, end))
  );
}

const kind = ({ morphemes }: WordView) => morphemes[0]!.tag;

/** 개와 원숭이 고양이와 쥐는: two pairs at the start of a sentence. */
function pairs(line: LineView): Finding[] {
  const { text, words, sentences } = line;
  const out: Finding[] = [];
  for (const { begin } of sentences) {
    const a = wordAt(line, begin);
    if (!a || a.begin !== begin || a.index + 3 >= words.length) continue;
    const [b, c, d] = [words[a.index + 1]!, words[a.index + 2]!, words[a.index + 3]!];
    if (!isBareNoun(text, b)) continue;
    const joined = ({ morphemes }: WordView) =>
      morphemes.length === 2 && /^NN[GP]$/.test(morphemes[0]!.tag) && /^[와과]$/.test(morphemes[1]!.form);
    const topic = d.morphemes.length === 2 && kind(d) === kind(b) && /^(?:JX|JKS)$/.test(d.morphemes[1]!.tag);
    if (joined(a) && joined(c) && topic && kind(a) === kind(b) && kind(c) === kind(d))
      // 자연과 역사 전쟁과 이상향은: where it stands by itself it may be meant
      out.push({ begin: b.end, end: b.end, replacement: ',', certainty: 'likely' });
  }
  return out;
}
