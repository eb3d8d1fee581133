import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 꼬치 피었다: nouns written as they sound with their particle. */
export const rule: Rule = {
  id: 'noun-forms',
  title: '체언과 조사',
  category: 'WORD',
  article: '한글 맞춤법 제14항',
  comment:
    '체언은 조사와 구별하여 적습니다. 이어 소리 나더라도 체언의 모양을 그대로 밝혀 적습니다(예: 꽃이, 값이, 밖에).',
  examples: [
    { wrong: '뜰에 꼬치 활짝 피었다.', right: '뜰에 꽃이 활짝 피었다.' },
    { wrong: '물건의 갑시 비싸다.', right: '물건의 값이 비싸다.' },
    { wrong: '아이들은 바께 나가 놀았다.', right: '아이들은 밖에 나가 놀았다.' },
  ],
  silent: ['닭꼬치 한 개를 먹었다.', '갑시다.', '꼬치 요리를 팔았다.', '값이 올랐다.'],
  find: all(
    byPattern(
      /(?<![가-힣])꼬치(?= (?:[가-힣]+ )?(?:피|폈|핀|시들|예쁘|예뻐|아름|떨어|만발|진다|졌다))/,
      '꽃이',
    ),
    byPattern(/(?<![가-힣])꼬츨(?= )/, '꽃을'),
    byPattern(
      /(?<![가-힣])갑시(?= (?:[가-힣]+ )?(?:비싸|비쌌|비싼|싸|쌌|싼|오르|올랐|오른|내리|내렸|내린|떨어))/,
      '값이',
    ),
    byPattern(/(?<![가-힣])갑슬(?= )/, '값을'),
    byPattern(/(?<![가-힣])넉시(?= (?:나가|나갔|나간|빠|없))/, '넋이'),
    byPattern(/(?<=^|[은는이가을를도.?!,] )바께(?=$|[ .,]|서|는|도|만)/, '밖에'),
    byPattern(/(?<![가-힣])흘기(?= (?:묻|튀|튄|떨어|쌓))/, '흙이'),
    byPattern(/(?<![가-힣])여덜비(?= )/, '여덟이'),
    byPattern(/(?<![가-힣])떠기(?= (?:맛|먹|익|식|굳))/, '떡이'),
    byPattern(/(?<![가-힣])부어케(?=$|[ .,]|서)/, '부엌에'),
    byPattern(/(?<![가-힣])무르피(?= )/, '무릎이'),
    byPattern(/(?<![가-힣])아페(?=서|는|도|$|[ .,])(?![가-힣]*르)/, '앞에'),
  ),
};
