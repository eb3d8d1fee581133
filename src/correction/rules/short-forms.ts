import { all, byBeginnings, byPattern, byStretches, table } from '../patterns.js';
import type { Rule } from '../rule.js';

/** 갖다, 딛다, 건들다 take no vowel endings; 쳐, 져, 셔 are contracted from ㅣ + 어. */
export const rule: Rule = {
  id: 'short-forms',
  title: '준말의 활용',
  category: 'GRAMMER',
  article: '한글 맞춤법 제32항, 제36항',
  comment:
    '‘가지다, 디디다, 건드리다’의 준말 ‘갖다, 딛다, 건들다’에는 모음으로 시작하는 어미를 붙이지 않고 본말을 써서 ‘가져, 디뎌, 건드려’로 적습니다. ‘ㅣ’ 뒤에 ‘-어’가 와서 줄면 ‘ㅕ’로 적습니다.',
  examples: [
    { wrong: '함께 시간을 갖을 예정이다.', right: '함께 시간을 가질 예정이다.' },
    { wrong: '첫발을 내딛었다.', right: '첫발을 내디뎠다.' },
    { wrong: '먼 하늘을 처다보았다.', right: '먼 하늘을 쳐다보았다.' },
  ],
  silent: [
    '꿈을 갖고 살자.',
    '발을 딛고 섰다.',
    '물건을 처박아 두었다.',
    '위기에 처했다.',
    '마음을 고쳐먹었다.',
    '화면을 캡쳐해 올렸다.',
    '어디가 편찮으시대?',
  ],
  find: all(
    byBeginnings(
      table(
        '건들어→건드려,건들었→건드렸,건들이→건드리,건들여→건드려,건들렸→건드렸,쳐하다→처하다,쳐했→처했,쳐해→처해,쳐박→처박,쳐넣→처넣,쳐먹→처먹,으시대→으스대,으시댄→으스댄',
      ),
    ),
    byStretches(
      table(
        '갖을→가질,갖아→가져,갖았→가졌,갖어→가져,갖었→가졌,갖으→가지,내딛어→내디뎌,내딛었→내디뎠,내딛은→내디딘,내딛을→내디딜,처다보→쳐다보,처다봤→쳐다봤,처다봐→쳐다봐,가르켜서→가리켜서,삐치어→삐쳐,띄여→띄어,씌여→쓰여',
      ),
    ),
    byPattern(/(?<=위기에|위험에|처지에|상황에) 쳐한/, ' 처한'),
    byPattern(/(?<![가-힣])딛은(?= )/, '디딘'),
    byPattern(/(?<=[가-힣])셧/, '셨'),
    byPattern(/(?<=[가-힣])졋/, '졌'),
  ),
};
