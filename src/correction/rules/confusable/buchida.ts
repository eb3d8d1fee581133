import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const SEND: Record<string, string> = {
  붙이: '부치',
  붙여: '부쳐',
  붙였: '부쳤',
  붙인: '부친',
  붙일: '부칠',
  붙입: '부칩',
};
const STICK: Record<string, string> = {
  부치: '붙이',
  부쳐: '붙여',
  부쳤: '붙였',
  부친: '붙인',
  부칠: '붙일',
  부칩: '붙입',
};

export const rule: Rule = {
  id: 'buchida',
  title: '붙이다/부치다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '맞닿아 떨어지지 않게 하거나 딸리게 하는 것은 ‘붙이다’, 편지나 물건을 보내거나 안건을 넘기거나 전을 익히는 것은 ‘부치다’입니다.',
  examples: [
    { wrong: '고향에 편지를 붙였다.', right: '고향에 편지를 부쳤다.' },
    { wrong: '그 안건을 표결에 붙이기로 했다.', right: '그 안건을 표결에 부치기로 했다.' },
    { wrong: '안내문을 냉장고에 부쳐 두었다.', right: '안내문을 냉장고에 붙여 두었다.' },
    { wrong: '봉투에 우표를 부쳤다.', right: '봉투에 우표를 붙였다.' },
  ],
  silent: [
    '벽에 종이를 붙였다.',
    '돈을 부쳐 드렸다.',
    '벽에 부친의 사진이 걸려 있다.',
    '게시판에 적힌 주소로 소포를 부쳤다.',
    '조건을 붙여 허락했다.',
    '힘에 부치는 일이다.',
    '흥정은 붙이고 싸움은 말려야지.',
    '아이들에게 내기를 붙이는 어른이 있다.',
    '불은 내가 붙일게.',
    '봉투에 우표를 붙여 부치면 된다.',
    '아이가 쓴 편지를 냉장고에 붙여 두었다.',
  ],
  find: all(
    byPattern(/(?<=힘[이에] (?:[가-힣]+ )?)붙이(?=는|고|지)/, '부치'),
    byPattern(
      /(?<=(?<![가-힣])(?:향에|초에|장작에|연탄에|담배에|가스에|촛대에|난로에) 불을 )부(?:치|쳐|쳤|친|칠|칩)/,
      (m) => STICK[m[0]],
    ),
    byPattern(
      /(?<=(?:편지를|소포를|택배를|전을|빈대떡을|부침개를|투표에|표결에|회의에|재판에|비밀에|인쇄에|경매에|불문에|짐을|용돈을|논밭을|밭을|논을|원고에) (?:[가-힣]+ )?)붙(?:이|여|였|인|일|입)/,
      (m, line) => (SURFACE.test(line.text.slice(0, m.index)) ? undefined : SEND[m[0]]),
    ),
    byPattern(
      /(?<=(?:우표를|스티커를|별명을|조건을|이름을|벽에|딱지를|반창고를|흥정을|취미를|주석을|담뱃불을|성냥불을|촛불을|책상을|의자를) (?:[가-힣]+ )?)부(?:치|쳐|쳤|친|칠|칩)/,
      (m, line) => (isOtherwise(line, m.index) ? undefined : STICK[m[0]]),
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:게시판|알림판|냉장고|냉장고 문|칠판|유리창|창문|현관문|방문|대문|전봇대|기둥|천장|거울|담벼락|모니터)에(?:다|다가)? (?:[가-힣]+[을를] |잘 |꼭 |다시 |또 )?)(?!부치는 (?:글|시|노래|편지))부(?:치|쳐|쳤|친|칠|칩)/,
      (m, line) => (isOtherwise(line, m.index) ? undefined : STICK[m[0]]),
    ),
  ),
};

/** 냉장고에 붙이다: where things are stuck, and nothing is sent. */
const SURFACE =
  /(?:벽|문|방문|현관|창|유리창|창문|거울|칠판|게시판|냉장고|책상|기둥|천장|담|담장|앞|옆|뒤|안|위|상자|공책|수첩|앨범|판|등)에(?:다|다가)? $/;

/** 벽에 부친의 사진: the father; and 우표를 붙이고 부치다. */
function isOtherwise(line: LineView, at: number): boolean {
  return isBehindVerb(line, at) || wordAt(line, at)?.morphemes[0]?.tag[0] === 'N';
}

/** 우표를 붙이고 부쳤다: what stands before has taken the object, and something else is sent. */
function isBehindVerb(line: LineView, at: number): boolean {
  return wordAt(line, at - 2)?.morphemes.at(-1)?.tag === 'EC';
}
