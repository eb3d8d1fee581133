import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 학생 입니다: the copula is a particle and holds on to its noun. */
export const rule: Rule = {
  id: 'copula-spacing',
  title: '서술격 조사 ‘이다’와 조사의 붙여쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제41항',
  comment: '‘이다’는 체언에 붙는 서술격 조사이므로 앞말에 붙여 씁니다(예: 학생입니다, 뒤였다, 얼마예요).',
  reasons: [{ of: /마저|처럼|같이/, comment: '조사는 앞말에 붙여 씁니다(예: 마저, 처럼, 같이).' }],
  examples: [
    { wrong: '저는 이 학교 학생 입니다.', right: '저는 이 학교 학생입니다.' },
    { wrong: '그가 범인 이라니 믿을 수 없다.', right: '그가 범인이라니 믿을 수 없다.' },
    { wrong: '이것은 책 이고 저것은 공책이다.', right: '이것은 책이고 저것은 공책이다.' },
    { wrong: '다 너를 위해 하는 말 이야.', right: '다 너를 위해 하는 말이야.' },
    { wrong: '모두 떠난 뒤 였다.', right: '모두 떠난 뒤였다.' },
    { wrong: '접수는 다섯 시까지 입니다.', right: '접수는 다섯 시까지입니다.' },
    { wrong: '너 마저 떠나니?', right: '너마저 떠나니?' },
    { wrong: '이것은 내 동생의 책 이다.', right: '이것은 내 동생의 책이다.' },
    { wrong: '그분은 부모님 같이 자상하다.', right: '그분은 부모님같이 자상하다.' },
    { wrong: '살결이 눈 같이 희다.', right: '살결이 눈같이 희다.' },
  ],
  silent: [
    '친구와 같이 갔다.',
    '우리 같이 가자.',
    '옷을 입니까?',
    '남은 일마저 마쳤다.',
    '눈과 같이 녹았다.',
  ],
  find: all(
    byPattern(
      /(?<=[가-힣]) (?=(?:입니다|입니까|이에요|예요|였다|였습니다|였고|였지만|이었다|이었습니다)(?=[.,?!]|$))/,
      // 8시까지 입니다: 까지, 부터 and 뿐 go before it as a noun does
      (m, line) => (/^N|^JX$/.test(lastTag(line, m.index) ?? '') ? '' : undefined),
    ),
    byPattern(
      /(?<=[가-힣]) (?=(?:이고|이면|이라도|이라니|이라고|이라는|이라면|이라서|이지만|이며|이란|인지|인데|이니까|이었던|이었고|이자|이었지만)(?![가-힣]))/,
      (m, line) => {
        const next = line.words.find(({ begin }) => begin === m.index + 1);
        return lastTag(line, m.index)?.startsWith('NN') && next?.morphemes[0]?.tag === 'VCP' ? '' : undefined;
      },
    ),
    // 하는 말 이야.
    byPattern(/(?<=[가-힣]) (?=이야[.!?])/, (m, line) =>
      /^(?:NN[GPB]|NP|XSN)$/.test(lastTag(line, m.index) ?? '') &&
      line.words.find(({ begin }) => begin === m.index + 1)?.morphemes[0]?.tag === 'VCP'
        ? ''
        : undefined,
    ),
    // 학생 이다: 이 before 다 is no word
    byPattern(/(?<=[가-힣]{2}|책|집|꽃|말|글|길|밥|옷|것) (?=이다(?:[.!?]?$|[.!?][ "”’')*]))/, (m, line) =>
      /^(?:NN[GPB]|NP|XSN|ETN)$/.test(lastTag(line, m.index) ?? '') ? '' : undefined,
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:너|나|그|저|우리|그녀|당신|그것|이것|[가-힣]{2,3}이)) (?=마저(?= [가-힣]))/,
      '',
    ),
    byPattern(/(?<=[가-힣](?:에서|에게|부터|까지)) (?=처럼(?![가-힣]))/, ''),
    byPattern(
      /(?<=(?<![가-힣])(?:눈|얼음|얼음장|꽃|불|불꽃|바위|번개|벼락|귀신|천사|바보|쥐|매일|새벽|성난 파도|소|비단|구슬|거울|별|새)) (?=같이 (?:희|흰|하얗|하얀|붉|맑|곱|고운|밝|검|차갑|차가|뜨겁|뜨거|예쁘|예뻐|단단|빠르|빨리|빠른|착하|찾아|일어나|나타나|달려|우직))/,
      '',
    ),
    // 부모님 같이 자상하다: like, where a quality follows
    byPattern(
      /(?<=(?<![가-힣])(?:부모님?|어머니|아버지|형|누나|언니|오빠|친형제|친구|가족|아이|어린애|애|바보|주인|선생님|학자|군인)) (?=같이 [가-힣]+(?:하다|스럽다|롭다|하게|했다|합니다|다정|자상|친절|착))/,
      (m, line) => {
        const next = line.words.find(({ begin }) => begin === m.index + '같이 '.length + 1);
        return /^(?:VA|XR)$/.test(next?.morphemes[0]?.tag ?? '') || next?.morphemes[1]?.tag === 'XSA'
          ? ''
          : undefined;
      },
    ),
  ),
};

function lastTag({ words }: LineView, end: number): string | undefined {
  return words.find((word) => word.end === end)?.morphemes.at(-1)?.tag;
}
