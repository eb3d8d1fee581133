import { finalEnding } from '../../korean/final-ending.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

const ARTICLES: Readonly<Record<string, string>> = {
  '.': '문장 부호 마침표 규정 (1)',
  '?': '문장 부호 물음표 규정 (1)',
  '!': '문장 부호 느낌표 규정 (1)',
};

/** The mark at the end of a sentence. Whether a short line is a title only its author knows. */
export const rule: Rule = {
  id: 'final-mark',
  title: '문장 끝의 마침표',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (1), 물음표 규정 (1), 느낌표 규정 (1)',
  comment:
    '서술, 명령, 청유를 나타내는 문장의 끝에는 마침표를, 묻는 문장의 끝에는 물음표를, 감탄하는 문장의 끝에는 느낌표를 씁니다. 제목이나 표어에는 쓰지 않습니다.',
  reasons: [
    {
      of: /\[문장 부호 마침표/,
      comment: '서술, 명령, 청유를 나타내는 문장의 끝에는 마침표를 씁니다. 제목이나 표어에는 쓰지 않습니다.',
    },
    {
      of: /\[문장 부호 물음표/,
      comment: '묻는 문장의 끝에는 물음표를 씁니다. 제목이나 표어에는 쓰지 않습니다.',
    },
    {
      of: /\[문장 부호 느낌표/,
      comment: '감탄하는 문장의 끝에는 느낌표를 씁니다. 제목이나 표어에는 쓰지 않습니다.',
    },
  ],
  examples: [
    {
      wrong: '오늘도 비가 많이 옵니다',
      right: '오늘도 비가 많이 옵니다.',
      article: '문장 부호 마침표 규정 (1)',
    },
    { wrong: '나는 책을 읽었다 그리고 잠을 잤다.', right: '나는 책을 읽었다. 그리고 잠을 잤다.' },
    { wrong: '누가 먼저 왔습니까', right: '누가 먼저 왔습니까?', article: '문장 부호 물음표 규정 (1)' },
    {
      wrong: '아이가 벌써 이렇게 컸구나',
      right: '아이가 벌써 이렇게 컸구나!',
      article: '문장 부호 느낌표 규정 (1)',
    },
    { wrong: '그는 "어서 가자."라고 말했다', right: '그는 "어서 가자."라고 말했다.' },
    { wrong: '우리가 먼저 길을 찾았다', right: '우리가 먼저 길을 찾았다.' },
    { wrong: '혹시 내 지갑 봤어', right: '혹시 내 지갑 봤어?' },
    { wrong: '내일은 조금 일찍 일어나라', right: '내일은 조금 일찍 일어나라.' },
    { wrong: '마을에는 오래된 우물이 있다', right: '마을에는 오래된 우물이 있다.' },
  ],
  silent: [
    '오늘도 비가 옵니다.',
    '가격을 낮추다',
    '회의 결과 보고',
    '꺼진 불도 다시 보자',
    '다시 뛰자 대한민국',
    '왜 그런지 나도 몰라',
    '# 무엇이 달라졌습니까',
    '- 설정을 저장합니다',
  ],
  find(line: LineView): Finding[] {
    if (line.options.treatAsTitle || MARKUP.test(line.text)) return [];
    return [...betweenSentences(line), ...atTheEnd(line)].map((finding) => ({
      ...finding,
      article: ARTICLES[finding.replacement.at(-1)!],
    }));
  },
};

/** 친구를 만났다 그리고 …: a sentence is over where the next begins with 그리고 or 그래서. */
function betweenSentences({ text, sentences }: LineView): Finding[] {
  return sentences.slice(1).flatMap((_, i): Finding[] => {
    const last = sentences[i]!.eojeols.at(-1);
    if (!last || !finalEnding(last.morphemes) || !/[다요죠]$/.test(text.slice(last.begin, last.end)))
      return [];
    if (
      !/^ (?:그리고|그래서|그러나|하지만|그런데|따라서|그러므로|그렇지만) [가-힣]/.test(text.slice(last.end))
    )
      return [];
    return [{ begin: last.end, end: last.end, replacement: '.', certainty: 'likely' }];
  });
}

function atTheEnd(line: LineView): Finding[] {
  const last = line.words.at(-1);
  const end = last && finalEnding(last.morphemes);
  if (!last || !end || last.end !== line.text.length) return [];
  if (!(ENDED.test(last.surface) || isPersonal(line, last)) || line.words.length < 2) return [];
  const begin = last.end - 1;
  const replacement = last.surface.at(-1)! + markOf(line, last.surface, end.form);
  // 가격을 낮추다: the form of dictionaries, which is no sentence
  const plain =
    end.form === '다' &&
    /^(?:VV|VX|XSV)$/.test(last.morphemes.at(-2)?.tag ?? '') &&
    !/^(?:있|없)다$/.test(last.surface);
  if (plain) return [];
  if (line.options.enableLimitedPunctuation || isSentence(line, last))
    return [{ begin, end: last.end, replacement, certainty: 'likely' }];
  // A heading or a line of a list may end so: only who asks for more than corrections hears of it.
  const { enableSentenceCheck, level } = line.options;
  return enableSentenceCheck || level === 'strict'
    ? [{ begin, end: last.end, replacement, certainty: 'author' }]
    : [];
}

const ENDED =
  /(?:다|요|까|죠|구나|구려|[았었겠하했갔왔이있없가오]니|[았었겠하했이]냐|는가|은가|인가|[았었겠하했]네|군)$/;
/** Nobody asks so but to be told. */
const CASUAL_QUESTION =
  /(?<![가-힣])(?:혹시|왜|무슨|언제|몇|얼마|어떻게|어디(?:서|에|로|야)?|누구)(?![가-힣])[^.?!]*(?:[었았했갔왔봤됐]어|[가-힣]지|해|와|가|돼|야)$/;
/** Nobody puts up slogans about today, or about you and me. */
const ORDER =
  /^(?:너|넌|네가|너희|우리|나|내가|얘들아|오늘|내일|모레|지금|이따가?|이번|다음|나중에)(?:[은는도]|에는?|부터)? .*[자라]$/;

/** 혹시 우산 가져왔어, 내일은 일찍 일어나라: short words to somebody, which no heading is. */
function isPersonal({ text, words }: LineView, { surface }: WordView): boolean {
  if (words.length < 3 || /[,…·:"'“”‘’]/.test(text)) return false;
  return isQuestion(text) || (ORDER.test(text) && !/이자$/.test(surface));
}

function isQuestion(text: string): boolean {
  return CASUAL_QUESTION.test(text) && !/[가-힣]지[도는]? (?:모르|몰|알|궁금)|[가-힣]라도/.test(text);
}

function markOf({ text }: LineView, surface: string, ending: string): string {
  if (!ENDED.test(surface) && isQuestion(text)) return '?';
  // 만나요 is no question, 하나요 is one
  if (/(?:까요?|(?<!구)나요?|[ㄴ은는던]가요?|니|냐)$/.test(ending) && /[까나가니냐]요?$/.test(surface))
    return '?';
  if (/(?:구나|구려)$/.test(surface)) return '!';
  // 어디 있는지 모르겠어요, 누가 이기느냐가 문제인 것 같아요: what is asked is told about
  if (/(?:모르|몰라|궁금|알려|같아)[가-힣]*$/.test(surface) || /느?냐가 /.test(text)) return '.';
  return /(?:^|[^가-힣])(?:누가|언제|어디|무엇|뭘|왜|몇|어떻게|얼마)[^.?!]*(?:어요|아요|해요|세요|죠)$|(?:^|[^가-힣])어떠세요$/.test(
    text,
  )
    ? '?'
    : '.';
}

/** Longer than this a line without a mark is often an item of a list. */
const LONGEST = 9;
/** Nouns that go without a particle in any sentence. */
const TIMES = /^(?:오늘|내일|어제|지금|이제|올해|요즘|아침|저녁|모두|서로)$/;
const MARKUP = /^\s*(?:[#>*•·○●■□▶☞※|-]|\d+[.)]|[가-하][.)]|[①-⑳])/;

/** Headings, slogans and items of lists go without a mark: what is left here can hardly be one. */
function isSentence(line: LineView, last: WordView): boolean {
  const { text, words } = line;
  if (words.length > LONGEST || / \/ |\.\./.test(text)) return false;
  if (isPersonal(line, last)) return true;
  // … "라고 말했다; an earlier sentence that has its mark
  if (/["”'’](?:이?라고|이?라는|하고| 하고| 하며|이?라며) /.test(text)) return true;
  if (/[다요까][.?!] [가-힣]/.test(text)) return true;
  const tags = words
    .filter(({ surface }) => !TIMES.test(surface))
    .map(({ morphemes }) => morphemes.findLast(({ tag }) => tag[0] !== 'S')?.tag ?? '');
  // to somebody: headings are not polite, buttons have two words
  if (
    /(?:니다|니까|시다|[어아해]요|[나가]요|네요|군요|세요|죠|[을를될할갈볼올일질날]까|구나|니|냐|[는은인]가|네|군)$/.test(
      last.surface,
    )
  )
    return (
      words.length > 3 ||
      (words.length > 2 && /(?:니다|니까|시다|구나|가요|세요|시오)$/.test(last.surface)) ||
      /이니$/.test(last.surface)
    );
  // a subject and an object or place of its own; headlines have commas and drop their particles
  return (
    words.length > 2 &&
    !/[,…·:"'“”‘’]/.test(text) &&
    tags.slice(0, -1).some((tag) => tag === 'JKS' || tag === 'JX') &&
    (tags.slice(0, -1).some((tag) => tag === 'JKO' || tag === 'JKB') ||
      words.slice(0, -1).some(({ morphemes }) => morphemes.some(({ tag }) => tag === 'JKB'))) &&
    tags.slice(0, -1).every((tag) => tag !== 'NNG' && tag !== 'NNP')
  );
}
