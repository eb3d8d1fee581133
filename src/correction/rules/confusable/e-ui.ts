import { isKnownNoun } from '../../korean/particles-by-letters.js';
import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** People, behind whom 에 would be 에게. */
const PEOPLE =
  '(?:[가-힣]*친구|남|[가-힣]*동생|형|누나|언니|오빠|엄마|아빠|어머니|아버지|할머니|할아버지|선생님|사장님|부모님|이웃|아내|남편|아들|딸|삼촌|이모|고모|너|저|나)';
/** What people have, and what nothing is directed at. */
const OWNED =
  '(?:부탁|물건|방|집|이름|생일|얼굴|가방|옷|책|돈|전화번호|결혼식|목소리|도움|조언|잘못|실수|사진|손|눈|일기|자리|차례|말|꿈|마음|뜻|의견|생각)(?:[을를이가은는도]|에는|에서)';

/** Verbs that only say how one thing stands to another, which 에 marks: 결과에 따라. No noun is described by them alone. */
const RELATING =
  '(?:따라서?|따르면|따른|의하면|의해서?|의하여|의한|대한|대해서?|대하여|비해서?|비하면|비하여|관한|관해서?|관하여|한해서?|한하여|준하여|즈음하여|걸쳐)';

export const rule: Rule = {
  id: 'e-ui',
  title: '에/의',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '곳이나 때, 대상을 나타내어 뒤의 움직임을 꾸미면 ‘에’(집에 가다), 뒤의 명사를 꾸미면 ‘의’(친구의 이름)로 적습니다. ‘의’는 [에]로도 소리 납니다.',
  examples: [
    { wrong: '나에 꿈은 선생님이 되는 것이다.', right: '나의 꿈은 선생님이 되는 것이다.' },
    { wrong: '친구에 부탁을 들어주었다.', right: '친구의 부탁을 들어주었다.' },
    { wrong: '남에 물건을 함부로 쓰지 마라.', right: '남의 물건을 함부로 쓰지 마라.' },
    { wrong: '어머니에 사랑은 끝이 없다.', right: '어머니의 사랑은 끝이 없다.' },
    { wrong: '상황의 따라 다르게 대한다.', right: '상황에 따라 다르게 대한다.' },
    { wrong: '작년의 비해 값이 올랐다.', right: '작년에 비해 값이 올랐다.' },
  ],
  silent: [
    '우리 집에 놀러 와.',
    '한국의 수도는 서울이다.',
    '학교에 친구가 있다.',
    '친구에 대해 말했다.',
    '가방에 책을 넣었다.',
    '그의 따뜻한 손을 잡았다.',
    '회의 대한민국 대표로 나갔다.',
    '민주주의 대한민국을 세웠다.',
  ],
  // 친구에 부탁을: a person is no place
  find: likely(
    all(
      byPattern(new RegExp(`(?<=(?<![가-힣])${PEOPLE})에(?= ${OWNED}(?![가-힣]))`), '의'),
      // 주의, 회의: the noun itself may end so
      byPattern(new RegExp(`(?<=[가-힣]{2}|[A-Za-z\\d])의(?= ${RELATING}(?![가-힣]))`), ({ index }, line) =>
        morphemesIn(line, index, index + 1).every(({ tag, begin }) => tag[0] === 'J' && begin === index) &&
        !isKnownNoun(line, /[가-힣]+$/.exec(line.text.slice(0, index + 1))![0])
          ? '에'
          : undefined,
      ),
    ),
  ),
};
