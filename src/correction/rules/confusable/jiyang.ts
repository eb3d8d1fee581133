import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const SHUNNED =
  '(?:과소비|폭력|차별|낭비|편견|이기주의|갈등|사교육|과음|흡연|권위주의|개인주의|지역주의|과잉 경쟁|과도한 경쟁|물질만능주의|혐오|체벌|일회용품 사용|외래어 사용|군비 경쟁)';
const SOUGHT =
  '(?:평화|통일|미래|발전|행복|민주주의|복지 국가|복지|평등|자유|완벽|세계화|화합|공존|정의|성장|혁신)';

export const rule: Rule = {
  id: 'jiyang',
  title: '지양/지향',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '더 높은 단계로 오르기 위하여 어떤 것을 하지 않는 것은 ‘지양(止揚)’, 어떤 목표로 뜻이 쏠리어 향하는 것은 ‘지향(志向)’입니다.',
  examples: [
    { wrong: '과소비를 지향하고 저축을 늘리자.', right: '과소비를 지양하고 저축을 늘리자.' },
    { wrong: '우리는 평화를 지양한다.', right: '우리는 평화를 지향한다.' },
  ],
  silent: ['차별을 지양해야 한다.', '통일을 지향하는 정책이다.', '남북 대결을 지양하자.'],
  find: all(
    byPattern(new RegExp(`(?<=${SHUNNED}[을를은는] )지향(?=하|해|했|한|할|합)`), '지양'),
    byPattern(new RegExp(`(?<=(?<![가-힣])${SOUGHT}[을를] )지양(?=하|해|했|한|할|합)`), '지향'),
  ),
};
