import { type LineView, morphemesIn, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** 책임이 않이라: no ending of 않- begins so, and what is denied stands before it. */
const DENIED =
  /(?<=[가-힣] )않(?:이(?=[다라야지며면고니네겠므거군구던더]|에요|었|어[서도]|기[를도에])|[인일임](?![가-힣])|인(?=[가지데걸])|일(?=[지까걸])|입(?=니[다까])|임(?=[을이])|였(?=[다던으지네어고]))/;
const DENYING: Readonly<Record<string, string>> = {
  않이: '아니', 않인: '아닌', 않일: '아닐', 않입: '아닙', 않임: '아님', 않였: '아니었',
}; // biome-ignore format: one table

/** 안 is the adverb before a predicate, 않 the stem after -지. */
export const rule: Rule = {
  id: 'an-anh',
  title: '안/않',
  category: 'GRAMMER',
  article: '한글 맞춤법 제40항 [붙임 1]',
  comment:
    '‘않-’은 ‘아니하-’가 줄어든 말로 ‘-지’ 뒤에 쓰거나 홀로 서술어가 됩니다. 줄고 남은 ‘ㅎ’을 받침으로 적습니다.',
  reasons: [
    {
      of: /않[이인일입임였].*→.*아[니닌닐닙님]/,
      comment:
        '‘이/가’ 뒤에서 어떤 사실을 부정하는 말은 ‘아니다’입니다. ‘않-’은 ‘아니하-’가 줄어든 말입니다.',
      article: '',
    },
    {
      of: /않.*→(?!.*않)/,
      comment:
        '‘안’은 ‘아니’가 줄어든 부사로 용언 앞에 씁니다. ‘않-’은 ‘아니하-’가 줄어든 말이라 다른 용언을 꾸미지 못합니다.',
      article: '',
    },
  ],
  examples: [
    { wrong: '오늘은 밥을 않 먹었다.', right: '오늘은 밥을 안 먹었다.' },
    { wrong: '접속이 않되서 전화했어요.', right: '접속이 안 돼서 전화했어요.' },
    { wrong: '수리비가 얼마 않 들었다.', right: '수리비가 얼마 안 들었다.' },
    { wrong: '그 말은 믿지 안는다.', right: '그 말은 믿지 않는다.' },
    { wrong: '이것은 문제이지안나요?', right: '이것은 문제이지 않나요?' },
    { wrong: '그것은 우리 책임이 않이라고 했다.', right: '그것은 우리 책임이 아니라고 했다.' },
    { wrong: '농담이 않인 줄 알았다.', right: '농담이 아닌 줄 알았다.' },
    { wrong: '하지도 안고 어렵다고 한다.', right: '하지도 않고 어렵다고 한다.' },
  ],
  silent: [
    '아기를 안고 걸었다.',
    '말도 않고 떠났다.',
    '봉지 안을 들여다보았다.',
    '먹지 않은 밥이 남았다.',
    '사정이 여의치 않소.',
    '날이 그리 차지가 않소이다.',
    '그가 누구인지 안다.',
  ],
  find: all(
    byPattern(DENIED, denied),
    // 갈등이지안나요: the copula
    byPattern(/(?<=[가-힣])이지 ?안(?=나요?[?.]|을까|습니까)/, '이지 않'),
    byPattern(
      /(?<![가-힣])(?<!지[는도를만]? )않(?= ?(?:되|돼|됩|된|될|됐|하[고는다지면]|해|했|한다|할|합|먹|갔|가[고는요]|간다|왔|오[고는]|좋|보[고이인]|봤|사[고도]|나[오와왔]|맞|들[려었]|받|알|입|줬|주[고는]|그래|그런|그렇))/,
      (m, { text }) => (text[m.index + 1] === ' ' ? '안' : '안 '),
    ),
    // 않갈래, 않볼 거야: no ending begins so
    byPattern(
      /(?<![가-힣])(?<![지치][가는도를만야]? )않(?=[가-힣])(?!이[다라야지며면에었])(?![다고은는을아았지게기네니며면던도더습음거겠나냐군구려자죠으소건든듯디단답대데느노잖])/,
      '안 ',
    ),
    alone,
    // 명확하지 앉나요: nobody sits down
    byPattern(/(?<=지[는도를]? ?)앉(?=나요|나\?|습니|는다|을까|은가|았나|았습|아요|지만)/, (m, line) =>
      morphemesIn(line, m.index - 2, m.index).some(({ form, tag }) => form === '지' && tag === 'EC')
        ? '않'
        : undefined,
    ),
    byPattern(
      /(?<=지[는도를]? )안(?=(?:고|는|은|을|다|아|았|습니|지|게|기|던|으|나요|거나|더)[가-힣]*(?=[^가-힣]|$))/,
      (m, line) => {
        // 누구인지 안다: an indirect question, which one knows
        if (
          /(?:[는은인던을한된할될일]|누군|뭔|건)지[는도를]? $/.test(line.text.slice(0, m.index)) &&
          /^안다/.test(line.text.slice(m.index))
        )
          return undefined;
        const before = wordAt(line, m.index - 2);
        return before?.morphemes.some(({ form, tag }) => form === '지' && tag === 'EC') ? '않' : undefined;
      },
    ),
  ),
};

function denied({ 0: written, index }: RegExpExecArray, line: LineView): string | undefined {
  const last = wordAt(line, index - 2)?.morphemes.at(-1);
  return /^(?:JKS|JKC|JX)$/.test(last?.tag ?? '') ? DENYING[written] : undefined;
}

/** 않 by itself before a predicate: the stem would have its ending. */
function alone({ words }: LineView): Finding[] {
  return words.flatMap(({ surface, index, begin, end }): Finding[] => {
    if (surface !== '않' || /지[는도를만]?$/.test(words[index - 1]?.surface ?? '')) return [];
    const next = words[index + 1]?.morphemes[0]?.tag ?? '';
    return /^V[VA]$/.test(next) ? [{ begin, end, replacement: '안' }] : [];
  });
}
