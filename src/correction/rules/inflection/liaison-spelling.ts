import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  // Public, and older than the name of the file.
  id: 'spelt-by-ear',
  title: '소리대로 적은 말',
  category: 'GRAMMER',
  article: '한글 맞춤법 제14항, 제15항',
  comment:
    '이어 소리 나더라도 체언과 조사, 용언의 어간과 어미를 구별하여 본디 꼴을 밝혀 적습니다(예: 먹어, 같은, 있어요, 때문에).',
  reasons: [
    {
      of: /→.*많이/,
      comment: '‘많다’의 어간에 ‘-이’가 붙은 부사이므로 원형을 밝혀 ‘많이’로 적습니다.',
      article: '한글 맞춤법 제19항 3',
    },
    {
      of: /→.*꾸준히/,
      comment: '‘꾸준하다’의 어근에 ‘-히’가 붙은 부사이므로 원형을 밝혀 적습니다.',
      article: '한글 맞춤법 제25항 1',
    },
  ],
  examples: [
    { wrong: '밥을 머거 보자.', right: '밥을 먹어 보자.' },
    { wrong: '꿈 가튼 이야기다.', right: '꿈 같은 이야기다.' },
    { wrong: '집에 이써요.', right: '집에 있어요.' },
    { wrong: '비가 올 거가타요.', right: '비가 올 거 같아요.' },
    { wrong: '잘 모르게써요.', right: '잘 모르겠어요.' },
    { wrong: '이번에는 나도 할 수 잇을까?', right: '이번에는 나도 할 수 있을까?' },
    { wrong: '아이가 방에서 자고 잇다.', right: '아이가 방에서 자고 있다.' },
    { wrong: '매일 운동을 하고 잇다.', right: '매일 운동을 하고 있다.' },
    { wrong: '사람들이 만이 모였다.', right: '사람들이 많이 모였다.' },
    { wrong: '이것이 더 조은 방법이다.', right: '이것이 더 좋은 방법이다.' },
    { wrong: '내가 아는 거이 없다.', right: '내가 아는 것이 없다.' },
    { wrong: '고양이가 창가에 안자 있다.', right: '고양이가 창가에 앉아 있다.' },
    { wrong: '버스에서 지갑을 일어버렸다.', right: '버스에서 지갑을 잃어버렸다.' },
    { wrong: '힘이 빠져 주저안자 버렸다.', right: '힘이 빠져 주저앉아 버렸다.' },
    { wrong: '수학은 꾸주니 해야 한다.', right: '수학은 꾸준히 해야 한다.' },
  ],
  silent: [
    '밥을 먹어 보자.',
    '머그잔을 씻었다.',
    '끊어진 줄을 다시 잇는다.',
    '머리를 조아리고 빌었다.',
    '조은 씨가 왔다.',
    '마니산에 올랐다.',
    '아이를 소파 위에 안자마자 내려놓았다.',
    '엄마가 아기를 품에 안자 울음을 그쳤다.',
    '안자의 글을 읽었다.',
  ],
  stems: `
    조아하다→좋아하다,실어하다→싫어하다`,
  beginnings: `
    가튼→같은,때무네→때문에,하꾜→학교,괜차나→괜찮아,괜차는→괜찮은,이써요→있어요,이썼→있었,업써요→없어요,업썼→없었,시펐→싶었,시퍼요→싶어요,머그면→먹으면,
    머거→먹어,안자서→앉아서,안자라→앉아라,기퍼서→깊어서,조아요→좋아요,조아서→좋아서,조아야→좋아야,조았→좋았,푸러서→풀어서,푸러야→풀어야,푸러요→풀어요,
    푸러보→풀어보,푸러봤→풀어봤,푸러봐→풀어봐,꾸주니→꾸준히,잇었→있었,잇어→있어,잇으→있으,잇써→있어,잇쓰→있으,잇쓸→있을`,
  whole: `
    꼬츨→꽃을,오슬→옷을`,
});

/** 앉다 behind another verb, without its ㅈ. */
const SEATED = '(?:주저|걸터|둘러|내려|올라|가라)';

export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    byPattern(new RegExp(`(?<=(?<![가-힣])${SEATED})안(?=[고는았아은을지게]|습니|으면|으며|으려)`), '앉'),
    byPattern(/(?<=[가-힣] ?[거것]) ?가타(?=$|[^가-힣]|요|서|용|여)/, ' 같아'),
    byPattern(/(?<=모르)게써(?=$|[^가-힣]|요)/, '겠어'),
    // 잇을까요: the stem of 잇다 has no ㅅ there
    byPattern(/(?<![가-힣])잇(?=을 ?(?:까|지|수|거|것|게|테|텐|때|뿐|만|듯|걸))/, '있'),
    byPattern(/(?<=있)[쓸슬](?=[까가])/, '을'),
    // 하는 거이 맞다
    byPattern(/(?<=[가-힣] ?)거(?=(?:이|으로)(?![가-힣]))/, (m, line) =>
      morphemesIn(line, m.index - 2, m.index).at(-1)?.tag === 'ETM' ? '것' : undefined,
    ),
    // -고 잇다, 수 잇다: nothing is tied
    byPattern(
      /(?<=[가-힣](?:고|[어아여해져혀려]) |(?<![가-힣])수(?:는|도|가)? )잇(?=[는다습지고던네나거]|던|도록)/,
      (m, line) => (hasObject(line, m.index) ? undefined : '있'),
    ),
    // 사람들이 만이: behind a particle no other can stand by itself
    byPattern(/(?<=[가-힣](?:[이가을를은는도]|에서?) )만이(?= [가-힣])/, (m, line) =>
      /^J/.test(morphemesIn(line, m.index - 2, m.index - 1).at(-1)?.tag ?? '') ? '많이' : undefined,
    ),
    // 지갑을 일어버렸다: what rises is no object
    byPattern(/(?<=(?<!쌀)[을를] (?:[가-힣]+ )?)일어 ?버(?=[려렸린릴리])/, '잃어버'),
    // 주저안자: what is heard, unless somebody says what they should do
    byPattern(new RegExp(`(?<=(?<![가-힣])${SEATED})안자(?= [가-힣])`), '앉아'),
    // 웅크리고 안자 있다: nobody who sleeps, and nobody who is held, is so
    byPattern(/(?<![가-힣])안자(?= (?:있|계[시신셨십]))/, '앉아'),
    byPattern(
      /(?<=(?:의자|자리|마루|바닥|소파|벤치|방석|책상|옆|앞|뒤|곁|위|땅|침대|창가|식탁|계단|그늘|바위|풀밭|잔디밭)에 )안자(?= [가-힣])/,
      (m, line) => (holdsSomebody(line, m.index) ? undefined : '앉아'),
    ),
    // 조은 is a name as well
    byPattern(
      /(?<![가-힣])조은(?= (?:방법|글|말|생각|하루|날|것|거|게|점|사람|정보|결과|기회|의견|답변|자료|소식|대학|성적|강의|책|추억|분들?|영향)(?:[은는이가을를의에도과와]|입니다|이에요|인|일|$|[^가-힣]))/,
      '좋은',
    ),
    byPattern(
      /(?<![가-힣])마니(?= (?:먹|사랑|부탁|기다|놀|자고|웃|알려|도와|힘들|좋아|아프|받으|배웠|배우|울었|샀|왔|했))/,
      '많이',
    ),
  ),
};

/** 아이를 무릎 위에 안자: is there somebody to be held? */
function holdsSomebody({ words }: LineView, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return words
    .slice(Math.max(0, index - 4), index)
    .some(({ morphemes }) => morphemes.some(({ tag }) => tag === 'JKO'));
}

/** What is tied or carried on; what else is done (운동을 하고 잇다) says nothing about it. */
const TIED =
  /(?:줄|끈|실|선|말|대|뒤|맥|생계|목숨|전통|점|관|파이프|철사|조각|천|고리|이야기|가업|계보)[을를]$/;

/** 끈을 매고 잇는다: is something tied? */
function hasObject({ words }: LineView, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return words.slice(Math.max(0, index - 2), index).some(({ surface }) => TIED.test(surface));
}
