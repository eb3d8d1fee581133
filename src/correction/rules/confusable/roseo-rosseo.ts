import { type LineView, morphemesIn, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Words for what somebody is: with them only -로서 makes sense. */
const ROLES =
  '(?:사람|학생|교사|선생님?|대통령|부모|국민|시민|주인공|대표|회장|의사|일원|선배|후배|작가|가수|배우|감독|인간|남자|여자|엄마|아빠|아버지|어머니|자식|공무원|직원|기자|전문가|책임자|당사자|입장|자격|신분|지위|하나|지도자|장관|총리|의원|위원장|판사|변호사|군인|경찰|후보|챔피언|리더|구성원|소비자|과학자|학자|성인|어른|친구|동료|주민|유권자|독자|피해자|가해자|노동자|근로자|기술자|연구자|창업자|경영자|보호자|생산자|직장인|일반인|개인|회사원|주부|가장|학부모|남편|아내|아들|딸|환자|유족|가족|교수|공직자|납세자|이웃)';

export const rule: Rule = {
  id: 'roseo-rosseo',
  title: '-로서/-로써',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '자격이나 신분을 나타내면 ‘(으)로서’, 수단이나 도구, 시간을 셈할 때의 한계를 나타내면 ‘(으)로써’를 씁니다.',
  examples: [
    { wrong: '그것은 학생으로써 할 일이 아니다.', right: '그것은 학생으로서 할 일이 아니다.' },
    { wrong: '현재로썬 알 길이 없다.', right: '현재로선 알 길이 없다.' },
    { wrong: '대화함으로서 갈등을 풀었다.', right: '대화함으로써 갈등을 풀었다.' },
    { wrong: '갈등은 대화로서 문제를 풀어야 한다.', right: '갈등은 대화로써 문제를 풀어야 한다.' },
    { wrong: '우리가 만난 지 오늘로서 백 일이다.', right: '우리가 만난 지 오늘로써 백 일이다.' },
  ],
  silent: [
    '부모로서 책임을 다했다.',
    '쌀로써 떡을 만든다.',
    '사람으로서 그럴 수는 없다.',
    '올해로써 십 년이 되었다.',
    '당사자는 즉시항고로써 결정을 다툴 수 있다.',
    '이로써 유일하게 남은 문제가 풀렸다.',
    '새로운 투자로써 기한을 늘렸다.',
    '봉당은 흙바닥을 이르는 말로서 옛집에서 흔히 신발을 벗던 곳이다.',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${ROLES}(?:으)?로)써(?![가-힣])`), '서'),
    // 현재로썬, 나로써는: as things stand, as far as I am concerned
    byPattern(
      new RegExp(
        `(?<=(?:${ROLES}|(?<![가-힣])(?:현재|지금|아직|나|저|우리|저희|그|그녀))(?:으)?로)(?:썬|써는)(?![가-힣])`,
      ),
      (m) => (m[0] === '썬' ? '선' : '서는'),
    ),
    byPattern(
      /(?<=(?<!오늘|올해|이번|지금|이것|그것|(?<![가-힣])[이그]|[가-힣]음|함|됨|줌|임|짐)(?:으)?로)써(?= (?:최초|유일|가장|널리|유명|자리|활동|활약|인정|존경|부끄|자격|책임|의무|도리|일하|살아))/,
      '서',
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:말|대화|노력|무력|폭력|투표|행동|실천|눈물|칼|돈|글|힘|협상|토론|합의|타협|설득|희생|법|닭)(?:으)?로)서(?= (?:꿩|해결|갚|이루|막아|막을|지키|지켜|보답|대신|다스|증명|극복|맞서))/,
      '써',
    ),
    byPattern(/(?<=으로)서(?![가-힣])/, (m, line) => {
      const [, before] = morphemesIn(line, m.index - 3, m.index).reverse();
      return before?.tag === 'ETN' ? '써' : undefined;
    }),
    byPattern(
      /(?<=(?<![가-힣])(?:말|대화|노력|무력|폭력|투표|행동|실천|눈물|웃음|칼|총|쌀|밀가루|콩|돈|글|힘|협상|토론|합의|타협|설득|사과|비폭력|희생)(?:으)?로)서(?= (?:[가-힣]+ ){0,3}[가-힣]+[을를] )/,
      (m, line) => (isExplained(line, m.index) ? undefined : '써'),
    ),
    byPattern(
      /(?<=(?:올해|오늘|이번|지금)(?:으)?로)서(?= [가-힣\d]+(?: [가-힣\d]+)? ?(?:년|일|번째|째|주년|주기|회|달|개월|살|끝|마지막|마감))/,
      '써',
    ),
  ),
};

/** 이르는 말로서: what something is, and no means. */
function isExplained(line: LineView, at: number): boolean {
  const word = wordAt(line, at);
  return word !== undefined && line.words[word.index - 1]?.morphemes.at(-1)?.tag === 'ETM';
}
