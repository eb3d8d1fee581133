import { finalEnding } from '../../korean/final-ending.js';
import { INFORMAL } from '../../korean/register.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { MARKED_INSIDE } from '../../line/marked-lines.js';
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
      wrong: '어제는 맑았다. 오늘은 비가 많이 옵니다',
      right: '어제는 맑았다. 오늘은 비가 많이 옵니다.',
      article: '문장 부호 마침표 규정 (1)',
    },
    {
      wrong: '아침은 추웠다. 나는 책을 읽었다 그리고 잠을 잤다.',
      right: '아침은 추웠다. 나는 책을 읽었다. 그리고 잠을 잤다.',
    },
    {
      wrong: '문이 열려 있었다. 누가 먼저 왔습니까',
      right: '문이 열려 있었다. 누가 먼저 왔습니까?',
      article: '문장 부호 물음표 규정 (1)',
    },
    {
      wrong: '오랜만에 만났다. 아이가 벌써 이렇게 컸구나',
      right: '오랜만에 만났다. 아이가 벌써 이렇게 컸구나!',
      article: '문장 부호 느낌표 규정 (1)',
    },
    { wrong: '그는 "어서 가자."라고 말했다', right: '그는 "어서 가자."라고 말했다.' },
    { wrong: '비가 왔다. 우리가 먼저 길을 찾았다', right: '비가 왔다. 우리가 먼저 길을 찾았다.' },
    { wrong: '지갑이 없다. 혹시 내 지갑 봤어', right: '지갑이 없다. 혹시 내 지갑 봤어?' },
  ],
  silent: [
    '오늘도 비가 많이 옵니다',
    '우리가 먼저 길을 찾았다',
    '누가 먼저 왔습니까',
    '영상 잘 찍으셨네요!! 다음에도 보러 오겠습니다',
    '나는 책을 읽었다 그리고 잠을 잤다',
    '오늘도 비가 옵니다.',
    '가격을 낮추다',
    '회의 결과 보고',
    '꺼진 불도 다시 보자',
    '다시 뛰자 대한민국',
    '왜 그런지 나도 몰라',
    '밤새 영하 12도… 수도관 얼지 않게 하세요',
    '생각보다 작아요ㅠㅠ 다시 안 살 것 같아요',
    '어디쯤이야 얼른 와',
    '언제 도착했어 많이 기다렸어',
    '이제 방학도 얼마 안 남았어',
    '언제 한번 우리 집에 놀러 와',
    '# 무엇이 달라졌습니까',
    '- 설정을 저장합니다',
  ],
  find(line: LineView): Finding[] {
    if (line.options.treatAsTitle || MARKUP.test(line.text)) return [];
    return [...(isProse(line) ? betweenSentences(line) : []), ...atTheEnd(line)].map((finding) => ({
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
  if (!last || !end || last.end !== line.text.length || goesWithoutMarks(line)) return [];
  if (!(ENDED.test(last.surface) || isPersonal(line, last)) || line.words.length < 2) return [];
  const begin = last.end - 1;
  const mark = markOf(line, last.surface, end.form);
  if (!mark) return [];
  const replacement = last.surface.at(-1)! + mark;
  // 가격을 낮추다: the form of dictionaries, which is no sentence
  const plain =
    end.form === '다' &&
    /^(?:VV|VX|XSV)$/.test(last.morphemes.at(-2)?.tag ?? '') &&
    !/^(?:있|없)다$/.test(last.surface);
  if (plain) return [];
  if (isProse(line) && isSentence(line, last))
    return [{ begin, end: last.end, replacement, certainty: 'likely' }];
  // A heading, a line of a list, of a chat or a subtitle ends so: only who asks for more than corrections hears of it.
  const { enableSentenceCheck, level } = line.options;
  return enableSentenceCheck || level === 'strict'
    ? [{ begin, end: last.end, replacement, certainty: 'author' }]
    : [];
}

const QUOTING = /["”'’](?:이?라고|이?라는|하고| 하고| 하며|이?라며) /;

/** Running prose, the other sentences of which end with marks; in chats, comments, titles and lists people write none. */
function isProse({ text, amongMarks }: LineView): boolean {
  return amongMarks || MARKED_INSIDE.test(text) || QUOTING.test(text);
}

/** 어디야 빨리 와: who leaves one sentence without its mark sets none behind the last either. */
function goesWithoutMarks({ text, words }: LineView): boolean {
  return INFORMAL.test(text) || words.slice(0, -1).some((word) => isOver(word) && !goesOn(text, word));
}

/** A word that ends its sentence and has no mark; what the analysis takes for a link behind a tense (왔어 …) is over, too. */
function isOver({ morphemes }: WordView): boolean {
  const [tense, ending] = morphemes.slice(-2);
  if (ending?.tag === 'EC') return tense?.tag === 'EP' && /^[아어]$/.test(ending.form);
  return ending !== undefined && ending.tag[0] !== 'S' && finalEnding(morphemes) !== undefined;
}

/** 간다 하고, 온다 그리고: what is said, or joined to the next, does not end there. */
function goesOn(text: string, { end }: WordView): boolean {
  return /^ (?:하고|하며|하는|했|한다|그리고|그래서|그러나|하지만|그런데)/.test(text.slice(end));
}

const ENDED =
  /(?:다|요|까|죠|구나|구려|[았었겠하했갔왔이있없가오]니|[았었겠하했이]냐|는가|은가|인가|[았었겠하했]네|군)$/;
/** How short questions end; so do many that tell something, and orders. */
const CASUAL = /(?:[었았했갔왔봤됐]어|[가-힣]지|해|와|가|돼|야)$/;
const POLITE = /(?:어요|아요|해요|세요|죠)$/;
/** Words that ask, and those that may as well mean any: 언제 한번 놀러 와, 얼마 안 남았어. */
const ASKING = /^(?:혹시|왜|무슨|뭘|어떻게|어디|어디서|어디에|어디로|언제)$/;
const ASKED = /(?:^|[^가-힣])(?:누가|누구|언제|어디|무엇|뭐|뭘|왜|몇|어떻게|얼마|무슨|어느)/;
/** Nobody puts up slogans about today, or about you and me. */
const ORDER =
  /^(?:너|넌|네가|너희|우리|나|내가|얘들아|오늘|내일|모레|지금|이따가?|이번|다음|나중에)(?:[은는도]|에는?|부터)? .*[자라]$/;

/** 혹시 우산 가져왔어, 내일은 일찍 일어나라: short words to somebody, which no heading is. */
function isPersonal(line: LineView, { surface }: WordView): boolean {
  const { text, words } = line;
  if (words.length < 3 || /[,…·:"'“”‘’]/.test(text)) return false;
  return isQuestion(line) || (ORDER.test(text) && !/이자$/.test(surface));
}

function isQuestion(line: LineView): boolean {
  return CASUAL.test(line.text) && asks(line);
}

/** Does a word that asks belong to the last clause itself? 왜 늦었는지 들었어 and 어디 가서 쉬다 와 have others. */
function asks({ text, words }: LineView): boolean {
  const at = words.findLastIndex(({ surface }, i) =>
    surface === '몇' ? /^[시살](?![간])/.test(words[i + 1]?.surface ?? '') : ASKING.test(surface),
  );
  if (at < 0 || /[가-힣]지[도는]? (?:모르|몰|알|궁금)|[가-힣]라도/.test(text)) return false;
  // 언제 와, 어디 가: also any time, anywhere
  if (/^(?:언제|어디)$/.test(words[at]!.surface) && !/[었았했갔왔봤됐셨]어|요$/.test(text)) return false;
  return words
    .slice(at + 1, -1)
    .every(({ surface }, i) => !/^(?:좀|한번|한)$/.test(surface) && !linksClauses(words, at + 1 + i));
}

/** 가서, 있어도; not 보고 싶다, 만나러 가다 and 늦게 오다, which are one clause. */
function linksClauses(words: readonly WordView[], at: number): boolean {
  const last = words[at]!.morphemes.at(-1)!;
  if (last.tag !== 'EC' || /^(?:게|으?러|으?려고)$/.test(last.form)) return false;
  return /야$/.test(last.form) || words[at + 1]!.morphemes[0]!.tag !== 'VX';
}

/** The mark that a sentence wants; undefined where it may ask or tell: 누가 문을 두드렸어요. */
function markOf(line: LineView, surface: string, ending: string): string | undefined {
  const { text } = line;
  if (!ENDED.test(surface) && isQuestion(line)) return '?';
  // 만나요 is no question, 하나요 is one
  if (/(?:까요?|(?<!구)나요?|[ㄴ은는던]가요?|니|냐)$/.test(ending) && /[까나가니냐]요?$/.test(surface))
    return '?';
  if (/(?:구나|구려)$/.test(surface)) return '!';
  // 어디 있는지 모르겠어요, 누가 이기느냐가 문제인 것 같아요: what is asked is told about
  if (/(?:모르|몰라|궁금|알려|같아)[가-힣]*$/.test(surface) || /느?냐가 /.test(text)) return '.';
  if (/(?:^|[^가-힣])어떠세요$/.test(text)) return '?';
  if (!POLITE.test(text) || !ASKED.test(text)) return '.';
  return asks(line) ? '?' : undefined;
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
  if (QUOTING.test(text) || MARKED_INSIDE.test(text)) return true;
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
