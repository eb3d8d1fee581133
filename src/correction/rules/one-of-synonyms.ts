import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';
import { wordRule } from '../word-rule.js';

const words = wordRule({
  id: 'one-of-synonyms',
  title: '뜻이 같은 말 가운데 하나',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제25항',
  comment:
    '뜻이 똑같은 형태가 여럿일 때 압도적으로 널리 쓰이는 말만 표준어로 삼습니다. ‘광주리, 샛별, 손수레, 안절부절못하다, 전봇대, -게끔, -지만’이 그 예입니다.',
  examples: [
    { wrong: '새벽별이 반짝인다.', right: '샛별이 반짝인다.' },
    { wrong: '그는 안절부절했다.', right: '그는 안절부절못했다.' },
    { wrong: '귀찮게시리 굴지 마라.', right: '귀찮게끔 굴지 마라.' },
  ],
  silent: ['안절부절못하다가 나갔다.', '식은땀이 났다.', '늦었지만 괜찮다.'],
  nouns: `
    광우리→광주리,담배꽁추→담배꽁초,담배꽁치→담배꽁초,손구루마→손수레,새벽별→샛별,팔목시계→손목시계,팔뚝시계→손목시계
    전선대→전봇대,부스럭지→부스러기,부지팽이→부지깽이,먼발치기→먼발치,술꾸러기→술고래,구슬사탕→알사탕,어린벌레→애벌레
    참감자→고구마,찬땀→식은땀,쥐락락→쥐락펴락,펴락쥐락→쥐락펴락,푸르락붉으락→붉으락푸르락`,
  beginnings: `
    안절부절하→안절부절못하,안절부절했→안절부절못했,안절부절한→안절부절못한,안절부절해→안절부절못해,신기스럽→신기롭,신기스러→신기로
    열심으로→열심히,쏜살로→쏜살같이`,
  whole: `
    펀뜻→언뜻`,
});

/** -게시리 and -지만서도 stand at the end of any predicate. */
const endings = all(
  byPattern(/(?<=[가-힣])게시리(?![가-힣])/, '게끔'),
  byPattern(/(?<=[가-힣])지만서도(?![가-힣])/, '지만'),
);

export const rule: Rule = { ...words, find: all(words.find, endings) };
