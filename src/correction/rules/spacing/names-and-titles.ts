import { EVERYDAY, SEEN, SELDOM } from '../../korean/commonness.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const FAMILY =
  '[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진엄원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국채]';
const TITLE =
  '(?:씨|선생|박사|교수|장군|과장|부장|차장|대리|사장|회장|팀장|실장|국장|의원|장관|대통령|총리|여사|감독|기자|작가|변호사|판사|검사|군|양|님|옹)';
const TAIL = '(?=님?(?:[이가은는을를의에과와도]|께|께서|께서는|에게|이다|입니다|이라는|만|도)?(?![가-힣]))';

/** A name and what the bearer is called by; family name and given name. */
export const rule: Rule = {
  id: 'names-and-titles',
  before: ['interjections'],
  title: '성명과 호칭어·관직명',
  category: 'SPACING',
  article: '한글 맞춤법 제48항',
  certainty: 'likely',
  comment:
    '성과 이름, 성과 호는 붙여 쓰고, 이에 덧붙는 호칭어와 관직명은 띄어 씁니다(예: 채영신 씨, 최치원 선생, 박동식 박사).',
  reasons: [
    {
      of: / 씨[^→]*→(?!.* 씨)/,
      comment: '성씨 자체를 뜻하는 ‘-씨’는 접미사이므로 붙여 씁니다(예: 김씨 가문).',
      article: '한글 맞춤법 제2항',
    },
    {
      of: / 님.*→.*님/,
      comment: '직위나 신분 뒤에서 높임의 뜻을 더하는 ‘-님’은 접미사이므로 붙여 씁니다.',
      article: '한글 맞춤법 제2항',
    },
  ],
  examples: [
    { wrong: '채영신씨를 기다렸다.', right: '채영신 씨를 기다렸다.' },
    { wrong: '박동식박사의 논문을 읽었다.', right: '박동식 박사의 논문을 읽었다.' },
    { wrong: '김 철수는 우리 반이다.', right: '김철수는 우리 반이다.' },
    { wrong: '그는 박 씨 가문의 맏이이다.', right: '그는 박씨 가문의 맏이이다.' },
    { wrong: '최과장이 출장을 갔다.', right: '최 과장이 출장을 갔다.' },
    { wrong: '김 사무관 님이 오셨다.', right: '김 사무관님이 오셨다.' },
    { wrong: '윤사장님이 부르십니다.', right: '윤 사장님이 부르십니다.' },
    { wrong: '오 영희 선생님을 뵈었다.', right: '오영희 선생님을 뵈었다.' },
    { wrong: '홍길동군의 졸업을 축하한다.', right: '홍길동 군의 졸업을 축하한다.' },
  ],
  silent: [
    '인사도 안 하는군.',
    '이용자님께 알립니다.',
    '선생님과 사장님',
    '이 사람이 왔다.',
    '국무위원장이 방문했다.',
    '양녕대군은 세종의 형이다.',
    '한국해양과학기술원이 조사했다.',
    '소람한의원이 문을 열었다.',
    '전문가님의 도움을 받았다.',
    '아저씨가 왔다.',
    '이 민수라는 사람은 누구냐?',
    '안동권씨 집안에서 태어났다.',
    '그는 라 리가에서 뛰었다.',
    '이사장님이 부르십니다.',
    '공사장에서 일했다.',
  ],
  find: all(
    byPattern(new RegExp(`(?<![가-힣])(${FAMILY}[가-힣]{2})(?=(${TITLE})${TAIL})`), (m, line) => {
      const at = m.index + m[0].length;
      return isName(line, m[1]!) &&
        startsName(line, m.index) &&
        !endsLonger(line, m[1]!, m[2]!) &&
        !(m[2] === '씨' && isClan(line, m[1]!)) &&
        !(m[2] === '군' && isPlace(line, m[1]!)) &&
        !line.lexicon.isHeadword(/^[가-힣]+/.exec(line.text.slice(m.index))![0])
        ? { begin: at, end: at, replacement: ' ' }
        : undefined;
    }),
    // 윤사장님: the family by itself; 이사장, 여교수, 전사장 are other words
    byPattern(
      new RegExp(
        `(?<![가-힣])[김박최강윤장임오서권황안송류홍배백허심곽차엄](?=(선생|사장|과장|부장|차장|대리|팀장|실장|국장|교수|박사|감독|기자|의원|변호사)${TAIL})`,
      ),
      (m, line) =>
        line.lexicon.isHeadword(m[0] + m[1])
          ? undefined
          : { begin: m.index + 1, end: m.index + 1, replacement: ' ' },
    ),
    // 오 영희 선생님: a family, a name that the analysis takes for one, and a title
    byPattern(
      new RegExp(
        `(?<![가-힣])([김박최강윤장임오서권황안송류홍배백허심곽차엄]) ([가-힣]{2})(?= (?:씨|선생|박사|교수|과장|부장|사장|팀장|감독|기자|의원|대통령|장군|여사)${TAIL})`,
      ),
      (m, line) =>
        line.words.some(
          ({ begin, morphemes }) =>
            begin === m.index + 2 && morphemes.length === 1 && morphemes[0]!.tag === 'NNP',
        )
          ? m[1]! + m[2]!
          : undefined,
    ),
    // 김민지양이: the lexicon knows the name
    byPattern(
      new RegExp(
        `(?<![가-힣])(${FAMILY}[가-힣]{2})(?=[군양](?:[이가은는을를의에과와도]|에게|께)(?![가-힣]))`,
      ),
      (m, line) => {
        const at = m.index + m[0].length;
        const known = Math.max(line.lexicon.lookup(m[1]!, 'NNP'), givenName(line, m[1]!));
        return known >= 0 &&
          line.lexicon.tagsOf(m[1]!).every(({ tag }) => tag === 'NNP') &&
          !endsLonger(line, m[1]!, line.text[at]!) &&
          !(line.text[at] === '군' && isPlace(line, m[1]!))
          ? { begin: at, end: at, replacement: ' ' }
          : undefined;
      },
    ),
    // 사무관 님: behind a title a suffix; behind a name a word
    byPattern(
      /(?<=(?:사무관|주무관|과장|부장|차장|국장|실장|팀장|사장|회장|원장|교장|선생|교수|박사|기자|작가|감독|의원|변호사|판사|검사|기사|고객|회원|손)) 님(?=(?:[이은을의도과]|께|께서|들)?(?![가-힣]))/,
      '님',
    ),
    // 김씨 가문: the family, not a person
    byPattern(
      new RegExp(`(?<=(?<![가-힣])${FAMILY}) 씨(?= (?:가문|문중|집안|일가|족보|종친|부인|종가|왕조|성을))`),
      '씨',
    ),
    // 김 철수: a name that the lexicon knows
    byPattern(
      new RegExp(
        `(?<![가-힣])(${FAMILY}) ([가-힣]{2})(?=[은는이가을를의과와도에]|에게|께서| (?:씨|선생|박사|장군|교수|대통령)|$|[^가-힣])`,
      ),
      (m, line) => {
        const { lexicon } = line;
        // 라 리가, 라 스칼라: an article of other tongues
        if (m[1] === '라') return undefined;
        const known = lexicon.frequencyOf(m[1]! + m[2]!, 'NNP');
        if (known < SELDOM || (lexicon.frequencyOf(m[2]!, 'NNG') > SELDOM && !readAsName(line, m.index)))
          return undefined;
        // 이, 전, 한, 고 … are determiners and adverbs as well
        if (/[이전한고정우구주도소원명인제마선성신여현진방문]/.test(m[1]!) && known < EVERYDAY)
          return undefined;
        return m[1]! + m[2]!;
      },
    ),
  ),
};

/** 박철수: nobody in the lexicon, but 철수 is a name; families whose name begins no other word. */
function givenName({ lexicon }: LineView, form: string): number {
  return /^[김박최윤권황송홍]/.test(form) ? lexicon.lookup(form.slice(1), 'NNP') : -1;
}

/** Three syllables that are no word of another kind. */
function isName({ lexicon }: LineView, form: string): boolean {
  if (lexicon.frequencyOf(form, /^(?!NNP)/) > 0) return false;
  // 조합원님, 투자자님: unknown, but made with a suffix for persons
  return lexicon.frequencyOf(form) >= 0 || !/(?:[자인원사관님들씨족민객장생부]|선생|아저|아주)$/.test(form);
}

/** 국무위원장: the analysis must begin with a name, too. */
function startsName({ words }: LineView, at: number): boolean {
  const first = words.find(({ begin }) => begin === at)?.morphemes[0];
  // 안하는군: one syllable may be anything but an adverb or a verb
  return (
    first !== undefined && (first.tag === 'NNP' || (first.end - first.begin === 1 && first.tag[0] === 'N'))
  );
}

/** 소람한의원, 양녕대군: the last syllable belongs to a longer title. */
function endsLonger({ lexicon }: LineView, name: string, title: string): boolean {
  const whole = [name.at(-1)! + title, name.slice(-2) + title, name + title];
  return whole.some(
    (form) =>
      lexicon.frequencyOf(form, 'NNG') > SEEN || (form.length > 3 && lexicon.lookup(form, 'NNP') >= 0),
  );
}

/** 안동권씨: where a family comes from, and its name. */
function isClan({ lexicon }: LineView, form: string): boolean {
  const place = form.slice(0, 2);
  return (
    new RegExp(`${FAMILY}$`).test(form) &&
    lexicon.frequencyOf(place, 'NNP') >= 0 &&
    lexicon.isHeadword(place, 'NNG')
  );
}

/** 구라테군의 구라테정: a county, whose other parts bear the same name. */
function isPlace({ text }: LineView, name: string): boolean {
  // 남포층군: layers of rock
  return name.endsWith('층') || new RegExp(`${name} ?[정시현촌읍면역]`).test(text);
}

/** The analysis takes both parts for names. */
function readAsName({ words }: LineView, at: number): boolean {
  const i = words.findIndex(({ begin }) => begin === at);
  return words[i]?.morphemes[0]?.tag === 'NNP' && words[i + 1]?.morphemes[0]?.tag === 'NNP';
}
