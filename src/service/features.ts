import { ServiceError } from '../errors/service-error.js';

export const FEATURES = [
  'analysis',
  'dictionaries',
  'correction',
  'senses',
  'search',
  'mcp',
  'playground',
] as const;
export type Feature = (typeof FEATURES)[number];

const NAMES: Record<Feature, string> = {
  analysis: '형태소 분석',
  dictionaries: '사용자 사전',
  correction: '맞춤법 교정',
  senses: '동형이의어 의미 구분',
  search: '사전 검색',
  mcp: 'MCP',
  playground: '체험 화면',
};

export function featureOff(feature: Feature): ServiceError {
  return new ServiceError(
    'unimplemented',
    `이 서버에서는 ${NAMES[feature]} 기능이 꺼져 있습니다. 서버를 시작할 때 --features 목록에 ${feature}을(를) 넣으면 켜집니다.`,
  );
}
