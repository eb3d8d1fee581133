import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';
import { isPhrase } from '../../spacing/derived-verbs.js';

/** Words that became one, and adjectives with -아/어하다: their parts are not set apart. */
export const rule: Rule = {
  id: 'one-word-verbs',
  before: ['compound-verbs'],
  title: '한 단어로 굳은 말과 -아/어하다',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment: '한 단어로 굳은 말은 붙여 씁니다(예: 한마디, 손안, 잘되다).',
  reasons: [
    {
      of: /[아어여워해빠퍼] 하|[아어여워해빠퍼] [한할했해]/,
      comment: '형용사에 ‘-아하다, -어하다’가 붙어 동사가 되면 붙여 씁니다(예: 편안해하다, 예뻐하다).',
      article: '한글 맞춤법 제47항',
    },
    {
      of: /→.*별/,
      comment: '그것에 따른다는 뜻의 ‘-별(別)’은 접미사이므로 앞말에 붙여 씁니다.',
      article: '한글 맞춤법 제2항',
    },
  ],
  examples: [
    { wrong: '아기가 품에서 편안해 한다.', right: '아기가 품에서 편안해한다.' },
    { wrong: '할머니를 그리워 했다.', right: '할머니를 그리워했다.' },
    { wrong: '어려움을 함께 한 친구이다.', right: '어려움을 함께한 친구이다.' },
    { wrong: '맡은 일에 최선을 다 했다.', right: '맡은 일에 최선을 다했다.' },
    { wrong: '어제보다 추위가 더 하다.', right: '어제보다 추위가 더하다.' },
    { wrong: '일은 잘 되고 있니?', right: '일은 잘되고 있니?' },
    { wrong: '올해는 농사가 잘 됐다.', right: '올해는 농사가 잘됐다.' },
    { wrong: '따끔하게 한 마디 했다.', right: '따끔하게 한마디 했다.' },
    { wrong: '선수들이 나라 별로 모였다.', right: '선수들이 나라별로 모였다.' },
  ],
  silent: [
    '숙제를 함께 했다.',
    '할 일을 다 했다.',
    '온 마을이 힘을 다 합쳐 둑을 쌓았다.',
    '평생을 함께 할머니와 산 고양이다.',
    '그는 집에 가고 싶어 한다.',
    '새 신발을 마음에 들어 했다.',
    '그 영화는 별로 재미없다.',
    '일이 생각처럼 잘 안 된다.',
    '한 마디도 하지 않았다.',
  ],
  find: all(
    joinedHada,
    likely(
      byPattern(
        /(?<=(?:장사|농사|사업|벌이)[가이은는도] (?:아주 |참 |꽤 |제법 |너무 |정말 )?잘) (?=되[는니고면던지네어]|된[다 ]|될|돼|됐|됩)/,
        '',
      ),
    ),
    // 일이 잘되고 있다: goes well
    byPattern(
      /(?<=(?:일|공부|장사|농사|사업|계획)[이가은는도] (?:아주 |참 |다 )?잘) (?=되고 있|되길|되기를|되어 가)/,
      '',
    ),
    byPattern(
      /(?<=(?:따끔하게|충고|위로|짧게|쓴소리|딱|일침을|나도) 한) (?=마디(?:로|만)? ?(?:했|하|해|할|던))/,
      '',
    ),
    // 어려움을 함께하다, 뜻을 같이하다, 최선을 다하다: one word each
    byPattern(
      /(?<=(?<![가-힣])(?:어려움|기쁨|슬픔|즐거움|괴로움|아픔|고락|고통|운명|생사|뜻|마음|평생|일생|세월|역사|의견|행동|생각|이해)[을를] (?:함께|같이)) (?=[하했해한할합][가-힣]*)/,
      beforeHada,
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:최선|정성|온 힘|힘|책임|의무|도리|본분|노력|마음|효도|충성|수명)[을를] 다) (?=하|해|했|한|할|합)/,
      beforeHada,
    ),
    // 어제보다 추위가 더하다
    byPattern(
      /(?<=보다 (?:[가-힣]+ )?[가-힣]+[이가] 더) (?=하다|했다|합니다|하네|하군|하구나|해졌|한 것)/,
      '',
    ),
    byPattern(/(?<![가-힣])손 안(?=에 (?:쏙|넣|들|쥐|꼭)|의 )/, '손안'),
    byPattern(
      /(?<=(?:국가|나라|지역|연도|학년|나이|연령|종류|주제|개인|월|요일|부서|업종|학교|팀|크기|색깔|분야|유형|단계|항목|계절|시기|직급|과목|성|도시|제품)) 별(?=로 (?!재미|좋|맛|관심|없|안|도움|쓸)|\s)/,
      '별',
    ),
    byPattern(
      /(?<=(?:얼굴|안색|모습|꼴|신세|처지)[이가은] (?:참 |아주 |너무 |정말 )?안) (?=돼 보|됐|된 )/,
      '',
    ),
  ),
};

/** 힘을 다 합치다, 평생을 함께 할머니와: another word only begins like 하다. */
function beforeHada(m: RegExpExecArray, line: LineView): string | undefined {
  return wordAt(line, m.index + 1)?.morphemes[0]?.form === '하' ? '' : undefined;
}

/** 편안해 한다: an adjective alone; after 싶어 and 마음에 들어 the words stay apart. */
function joinedHada(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (let i = 1; i < line.words.length; i++) {
    const left = line.words[i - 1]!;
    const right = line.words[i]!;
    if (line.text.slice(left.end, right.begin) !== ' ') continue;
    const [adjective, ending] = left.morphemes.slice(-2);
    const verb = right.morphemes[0];
    if (ending?.tag !== 'EC' || !/^[아어여]$/.test(ending.form) || verb?.form !== '하') continue;
    if (!/^(?:VX|VV|XSV)$/.test(verb.tag) || !/^(?:VA|XSA)$/.test(adjective?.tag ?? '')) continue;
    if (isPhrase(line, left)) continue;
    // edited text sets one in six apart
    out.push({ begin: left.end, end: right.begin, replacement: '', certainty: 'likely' });
  }
  return out;
}
