import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byEndings } from '../../rule/by-endings.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** -던 looks back, -든 lets the listener choose. */
/** Words with which -든 means that it is all the same. */
const INDIFFERENT =
  /든지|든가|말든|간에|상관|관계|마찬가지|다 좋|[가-힣]든 [가-힣 ]{0,12}[가-힣]든|누[구가]|무[엇슨]|뭐|뭘|언제|어디|어느|어떤|어떻|어떠|어찌|어쩌|얼마|아무|몇/;

/** 먹든 밥: between a verb and its noun -든 can only be a slip for -던. */
function recalled(line: LineView): Finding[] {
  if (!line.text.includes('든 ') || INDIFFERENT.test(line.text)) return [];
  const out: Finding[] = [];
  for (const { index, surface, end, morphemes } of line.words) {
    const [stem, last] = morphemes.slice(-2);
    if (!surface.endsWith('든') || last?.form !== '든' || last.tag[0] !== 'E') continue;
    if (!stem || !/^(?:VV|VA|VX|XSV|XSA|EP)$/.test(stem.tag)) continue;
    // 길든 짐승: 든 is the end of a stem
    if (line.lexicon.lookup(`${surface.slice(0, -1)}들`, 'VV') >= 0) continue;
    const [noun, particle] = line.words[index + 1]?.morphemes ?? [];
    if (noun?.tag !== 'NNG' || !/^J[KX]/.test(particle?.tag ?? '')) continue;
    out.push({ begin: end - 1, end, replacement: '던', certainty: 'likely' });
  }
  return out;
}

/** 힘든데, 잠든지: 든 is the end of the stem. */
function unlessStem(m: RegExpExecArray, line: LineView): string | undefined {
  const isStem = morphemesIn(line, m.index, m.index + 1).some(
    ({ tag, form }) => tag[0] === 'V' && form.endsWith('들'),
  );
  return isStem || /[힘만물시잠병철깃떠거흔찌어아려]$/.test(line.text.slice(0, m.index)) ? undefined : '던';
}

/** Who is asked or who wonders; what is wondered at is looked back at. */
const WONDERS = /얼마나|어찌나|하도|누가|누구|무엇|뭐가|뭘|언제|어디|어떻|어떤|왜|몇|글쎄|아마|였던|과연/;
/** How many words before the ending the condition may stand. */
const CONDITION_REACH = 5;

/** 싫으면 가던가: told to somebody under a condition, it is a choice; 갔던가 and what is asked look back. */
function chosen(line: LineView): Finding[] {
  if (!/던[가지]/.test(line.text)) return [];
  const out: Finding[] = [];
  for (const { index, surface, begin, morphemes } of line.words) {
    const match = /던[가지](?=[.!~ㅋㅎㅠㅜ]*$)/.exec(surface);
    const at = morphemes.findIndex(({ form, tag }) => /^E[CF]$/.test(tag) && /^던[가지]$/.test(form));
    if (!match || !/^(?:VV|XSV|VX)$/.test(morphemes[at - 1]?.tag ?? '')) continue;
    const before = line.words.slice(Math.max(0, index - CONDITION_REACH), index);
    const condition = before.findLast(({ morphemes: parts }) =>
      /^(?:으?면|려면|다면)$/.test(parts.at(-1)!.form),
    );
    if (!condition || WONDERS.test(line.text.slice(condition.end, begin))) continue;
    if (/^ ?(?:모르|기억|싶|했|생각)/.test(line.text.slice(begin + surface.length))) continue;
    out.push({ begin: begin + match.index, end: begin + match.index + 1, replacement: '든' });
  }
  return out;
}

/** Both are verbs that somebody may choose between. */
function twoChoices({ 0: whole, 1: first, 2: second, index }: RegExpExecArray, line: LineView) {
  const ends = [index + first!.length, index + whole.length - 1];
  const looksBack = ends.every((at) =>
    morphemesIn(line, at, at + 1).some(({ form, tag }) => /^E/.test(tag) && form === '던'),
  );
  return looksBack ? `${first}든 ${second}든` : undefined;
}

/** 히드라, 만드라 */
function isInName(line: LineView, at: number): boolean {
  return morphemesIn(line, at, at + 1).some(
    ({ tag, begin, end }) => /^NN/.test(tag) && begin < at && end > at + 1,
  );
}

export const rule: Rule = {
  id: 'deon-deun',
  title: '-던/-든',
  category: 'GRAMMER',
  article: '한글 맞춤법 제56항',
  comment:
    '지난 일을 떠올릴 때는 ‘-더라, -던, -던지’로, 어느 것이든 가리지 않을 때는 ‘-든, -든지’로 적습니다.',
  examples: [
    { wrong: '가던지 오던지 마음대로 해라.', right: '가든지 오든지 마음대로 해라.' },
    { wrong: '얼마나 춥든지 손이 얼었다.', right: '얼마나 춥던지 손이 얼었다.' },
    { wrong: '그 집 국수가 맛있드라.', right: '그 집 국수가 맛있더라.' },
    { wrong: '가든지 말던지 알아서 해라.', right: '가든지 말든지 알아서 해라.' },
    { wrong: '네가 하던 말던 나는 간다.', right: '네가 하든 말든 나는 간다.' },
    { wrong: '아까는 조용하든데요.', right: '아까는 조용하던데요.' },
    { wrong: '어제 읽든 책을 마저 읽었다.', right: '어제 읽던 책을 마저 읽었다.' },
    { wrong: '버스를 타던 택시를 타던 알아서 해라.', right: '버스를 타든 택시를 타든 알아서 해라.' },
    { wrong: '술은 얼마던지 있다.', right: '술은 얼마든지 있다.' },
    { wrong: '그 집이 그렇게 좋든가?', right: '그 집이 그렇게 좋던가?' },
    { wrong: '어제 물어봤드니 모른다고 했어.', right: '어제 물어봤더니 모른다고 했어.' },
    { wrong: '아무리 바쁘드라도 밥은 먹어라.', right: '아무리 바쁘더라도 밥은 먹어라.' },
    { wrong: '그렇게 싫으면 먼저 가던가.', right: '그렇게 싫으면 먼저 가든가.' },
  ],
  silent: [
    '혼자 하기 힘든데 같이 들어 줄래?',
    '산을 오르기가 어찌나 힘든지 숨이 찼다.',
    '방이 얼마나 작든지 상관없다.',
    '먹던 밥을 남겼다.',
    '내가 놀던 마당을 뛰던 아이들은 이제 없다.',
    '늘 타던 버스를 타던 그도 마찬가지였다.',
    '무엇을 하든지 열심히 해라.',
    '어찌나 놀랐던지 말이 안 나왔다.',
    '누가 뭐라든 상관없다.',
    '비가 오든 눈이 오든 떠난다.',
    '무엇을 하든 최선을 다하자.',
    '단맛에 길든 입맛을 바꾸자.',
    '사정이 어떠하든 규칙은 지켜야 한다.',
    '그 별은 히드라, 닉스와 함께 돈다.',
    '네가 힘드니 내가 들게.',
    '상자를 만드니 하루가 갔다.',
    '봄이 오면 얼마나 좋던지 몰라.',
    '술을 마시면 누가 울던가.',
  ],
  find: all(
    byPattern(/([가-힣]+)던지 ([가-힣]+)던지(?= |[.,]|$)/, '$1든지 $2든지'),
    // 가든지 말던지: one of the two is right already
    byPattern(/(?<=[가-힣]든지 (?:안 |못 )?[가-힣]{1,4})던(?=지(?: |[.,]|$))/, '든'),
    byPattern(/(?<=(?<![가-힣])[가-힣]{1,4})던(?=지 (?:안 |못 )?(?:말|[가-힣]{1,4})든지(?: |[.,]|$))/, '든'),
    byPattern(
      /던가 ((?:[가-힣]+[을를에] )?[가-힣]+)던가(?= (?:하|해|둘|말|네|내|마음|결정|골라|선택))/,
      '든가 $1든가',
    ),
    byPattern(/([가-힣]+)던 ((?:안 |못 )?[가-힣]*)말던(지?)(?![가-힣])/, '$1든 $2말든$3'),
    // 커피를 마시던 차를 마시던 마음대로: whichever it is
    byPattern(
      /([가-힣]+)던 ((?:[가-힣]+(?:[을를이가에로]|에서) )?[가-힣]+)던(?=,? (?:(?:네|니|내|너희|그건|그건 다|다|전부|어차피) )?(?:마음대로|맘대로|마음이[야지]|맘이[야지]|상관|알아서|관계없|관계 없|마찬가지|똑같|간에|자유))/,
      twoChoices,
    ),
    byPattern(/(?<![가-힣])([가-힣]{1,3})던 (안|못) \1던(지?)(?![가-힣])/, '$1든 $2 $1든$3'),
    byPattern(
      /(?<=(?:누구|무엇이|뭐|언제|어디|얼마|어느 것이|어디에 있|무엇을 하|뭘 하|어디를 가|어딜 가|누가 뭐라|누가 오|누가 가|누가 하|누가 이기))던(?=지?[ ,.]|지$)/,
      '든',
    ),
    byPattern(/(?<=(?:어떤|어느|무슨) [가-힣]+에 있)던(?=지?[ ,])/, '든'),
    // 얼마나 크든지 상관없다: what is all the same is not looked back at
    byPattern(
      /(?<=(?:얼마나|어찌나|하도) (?:[가-힣]+ )?[가-힣]+)든(?=지(?![가-힣])(?! (?:[가-힣]+ )?(?:간에|상관|관계|무관|마찬가지|괜찮|좋다|좋아|좋습)))/,
      unlessStem,
    ),
    byPattern(/(?<=[가-힣])든(?=데요?(?:[.,?!~]|\s|$))/, unlessStem),
    // 춥드라, 봤드니, 그러드라도: by the analysis, or behind what can only be a tense or an adjective
    byEndings('드', /^드(?=[라니냐군]|구나)/, ({ line, begin }) =>
      isInName(line, begin) ? undefined : '더',
    ),
    byPattern(
      /(?<=[하있없았었였했됐갔왔겠좋싶같])드(?=라(?:고(?:요)?|구요?|니|면|도)?(?:[.,?!~]|\s|$))/,
      (m, line) => (isInName(line, m.index) ? undefined : '더'),
    ),
    // on any stem that the dictionary knows
    byPattern(/(?<=[가-힣])드(?=라(?:고요?)?(?:[.,?!~]|$))/, (m, line) => {
      const stem = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
      const known = line.lexicon.lookup(stem, 'VA') >= 0 || line.lexicon.lookup(stem, 'VV') >= 0;
      return known && stem !== '만' && !isInName(line, m.index) ? '더' : undefined;
    }),
    likely(chosen),
    byPattern(/(?<=[았었였했됐갔왔렀랐겼졌켰났])든(?=가 (?:그랬|했|싶))/, '던'),
    byPattern(/(?<=[가-힣])든(?=가\?)|(?<=[았었였했됐갔왔렀랐겼졌켰났섰])든(?=가[.!])/, '던'),
    recalled,
  ),
};
