import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** What is done straight: then 반듯이 is meant. */
const STRAIGHT =
  '누[워우운울]|눕|앉|서[서 있고]|섰|선 |세[우워운]|펴|폈|편 |들|놓|접|긋|그[어은]|자르|잘라|개[어고]|빗|쓸|정리|걸[어린]|깎|잡|생[긴겼]|가[르지]|하고 앉|갈라|맞추|쓰[고여]|입|매|다[려린]|자란|누인|눕';

/** What is straight or crooked. */
const SHAPED = '(?:허리|고개|몸|자세|등|어깨|선|줄|모자|이불|옷|옷깃|넥타이|액자)';

/** What must be or will be done. */
const DUTY =
  '(?:지[키켜킨킬]|해야|하[여겠]|할|필요|있[어을]|이[기루긴]|이[겨뤄]|돌아|성공|갚|참[석여]|올|오[겠시는]|온다|와야|가야|되[어고]|돼|될|된다|[가-힣]*(?:겠|야 |세요|십시오)|[가-힣]+기를? 바[라랍]|[가-힣]+ 것)';

export const rule: Rule = {
  id: 'bandeusi',
  title: '반드시/반듯이',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '틀림없이, 꼭이라는 뜻이면 ‘반드시’, 비뚤어지지 않고 바르다는 뜻이면 ‘반듯이’를 씁니다.',
  examples: [
    { wrong: '약속은 반듯이 지켜라.', right: '약속은 반드시 지켜라.' },
    { wrong: '신분증을 반듯이 지참하시기 바랍니다.', right: '신분증을 반드시 지참하시기 바랍니다.' },
    { wrong: '허리를 반드시 펴고 앉아라.', right: '허리를 반듯이 펴고 앉아라.' },
  ],
  silent: [
    '옷을 반듯이 개어 두었다.',
    '모자를 반듯이 고쳐 썼다.',
    '길이 반듯이 나 있다.',
    '고개를 반듯이 들어라.',
    '내일은 반드시 올 것이다.',
    '선을 반듯이 그어라.',
  ],
  find: all(
    byPattern(
      // 옷을 반듯이 개다, 길이 반듯이 나다: what has a shape
      new RegExp(
        `(?<!${SHAPED}[을를] )(?<![가-힣])반듯이(?= (?!(?:[가-힣]+ )?(?:${STRAIGHT}))(?:[가-힣]+ )*${DUTY})`,
      ),
      '반드시',
    ),
    byPattern(
      new RegExp(
        `(?<=${SHAPED}[을를] )반드시(?= (?:펴|들|세우|하[고세]|눕|누|긋|그어|서|쓰[고어]|접|개|놓))`,
      ),
      '반듯이',
    ),
  ),
};
