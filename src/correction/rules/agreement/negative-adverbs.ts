import type { Morpheme } from '../../../analysis/types.js';
import { asNegated, type Statement, statements } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

const ADVERB = /(?<![가-힣])(결코|별로|전혀|도무지|도저히|좀처럼|여간|차마|조금도|그다지|절대로)(?= )/g;
const NEGATIVE =
  /않|없|못|아니|아닐|아닌|아닙|아님|아녔|아녜|안(?=[ 되돼됩된될됐좋하한할해했가간갈갔오온올왔보본볼봤])|말[고아라자]|마라|마[.!]|마요|마세|마시|마십|지 마|모르|모른|모릅|모를|모름|몰라|몰랐|싫|다르|다른|달라|달랐|달리|무관|불가|불만|불편|어렵|어려|힘들|힘든|힘겨|드물|드문|그만|금[물지]|반대|거부|거절|부정|틀리|틀린|엉뚱|무의미|무지|딴|뜻밖|의외|새로|낯설|낯선|이상|상반|비밀|미처|미지수|예외|별개|상관/;

/** What may be meant instead where the sentence says yes. */
const INSTEAD: Record<string, string> = {
  절대로: '반드시',
  별로: '꽤',
  그다지: '꽤',
  전혀: '아주',
  여간: '매우',
};

/** Adverbs that wait for a negative; the sentence is shown, its author decides. */
export const rule: Rule = {
  id: 'negative-adverbs',
  title: '부정어와 호응하는 부사',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '뒤에 부정하는 말을 바라는 부사가 있습니다(예: 결코, 별로, 전혀, 여간, 도무지, 도저히, 좀처럼, 차마, 그다지). 부정하는 말과 함께 쓰거나 부사를 바꿉니다.',
  reasons: [
    { of: /반드시/, comment: '부정하는 명령이나 다짐에는 꼭 한다는 뜻의 ‘반드시’ 대신 ‘절대로’를 씁니다.' },
  ],
  examples: [
    {
      wrong: '그는 결코 이길 것이다.',
      right: '그는 결코 이길 것이다.',
      asks: '그는 결코 이기지 않을 것이다.',
    },
    {
      wrong: '그 영화는 별로 재미있었다.',
      right: '그 영화는 별로 재미있었다.',
      asks: '그 영화는 별로 재미있지 않았다.',
    },
    {
      wrong: '혼자서는 도저히 옮길 수 있었다.',
      right: '혼자서는 도저히 옮길 수 있었다.',
      asks: '혼자서는 도저히 옮길 수 없었다.',
    },
    {
      wrong: '이 문은 반드시 열지 마세요.',
      right: '이 문은 반드시 열지 마세요.',
      asks: '이 문은 절대로 열지 마세요.',
    },
  ],
  silent: [
    '결코 포기하지 않겠다.',
    '별로 좋지 않다.',
    '전혀 모르는 일이다.',
    '그 사실을 전혀 모른다.',
    '전혀 다른 이야기다.',
    '좀처럼 보기 드문 풍경이다.',
    '모형 별로 나누어 담았다.',
    'signal 별로 값을 가지고 있다.',
    '그 집 음식은 별로였다.',
    '비싸다고 반드시 좋은 것은 아니다.',
    '반드시 가지 않아도 된다.',
    '절대로 지켜야 할 약속은 어기지 않는다.',
    '그 기적은 결코 쉽게 이루어진 것이 아닙니다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) => [...affirmed(line, statement), ...forbidden(statement)]),
};

function affirmed(line: LineView, statement: Statement): Finding[] {
  const { begin, text, eojeols } = statement;
  const out: Finding[] = [];
  for (const match of text.matchAll(ADVERB)) {
    const adverb = match[0];
    const at = begin + match.index;
    const end = at + adverb.length;
    const place = eojeols.findIndex((eojeol) => eojeol.begin === at);
    if (!/^(?:MAG|조금)/.test(tagOrForm(eojeols[place]?.morphemes[0]))) continue;
    if (
      (adverb === '여간' ? /않|아니|아닌|아닙|아님|없/ : NEGATIVE).test(
        text.slice(match.index + adverb.length),
      )
    )
      continue;
    // 열차 별로: a suffix that somebody set apart
    if (adverb === '별로' && /^(?:NN|SL|SN|XS)/.test(eojeols[place - 1]?.morphemes.at(-1)?.tag ?? ''))
      continue;
    const instead = INSTEAD[adverb];
    // 절대로 이겨야 한다: the adverb is wrong rather than the verb
    const verb =
      adverb === '절대로' ? undefined : asNegated(line, statement, adverb === '차마' ? '못하' : '않');
    const other =
      instead === undefined
        ? { begin: at, end: end + 1, replacement: '' }
        : { begin: at, end, replacement: instead };
    out.push(verb ?? { ...other, certainty: 'author' });
  }
  return out;
}

/** 조금도 is 조금 and a particle. */
function tagOrForm(morpheme: Morpheme | undefined): string {
  return morpheme?.form === '조금' ? morpheme.form : (morpheme?.tag ?? '');
}

/** 반드시 늦지 마라. */
function forbidden({ begin, text }: Statement): Finding[] {
  const match =
    /(?<![가-힣])반드시(?= [^,.]*지 (?:마라|마세요|마십시오|말아라|말아야|말자|않겠다|않겠습니다|않을 것)[^,]*$)/.exec(
      text,
    );
  if (!match || /(?:것|게|법)[은는이도만]? 아니/.test(text)) return [];
  const at = begin + match.index;
  return [{ begin: at, end: at + match[0].length, replacement: '절대로', certainty: 'author' }];
}
