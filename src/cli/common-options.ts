import type { OptionSpec } from './command/command-spec.js';

export const DATA_OPTION = {
  type: 'string',
  value: '디렉터리',
  text: '데이터 디렉터리 (사용자 사전, 키, 쓴 만큼).',
  english: 'Data directory (custom dictionaries, keys, usage).',
} as const satisfies OptionSpec;

export const THREADS_OPTION = {
  type: 'string',
  value: 'N',
  text: '함께 쓸 스레드 수 (기본값: 모든 코어).',
  english: 'Threads to use (default: all cores).',
} as const satisfies OptionSpec;

export const ENCODING_OPTION = {
  type: 'string',
  value: 'UTF8|UTF16|UTF32',
  text: '위치와 길이를 세는 단위 (기본값 UTF32).',
  english: 'Unit of offsets and lengths (default UTF32).',
  aliases: ['encoding-type'],
} as const satisfies OptionSpec;

export const RULES_OPTION = {
  type: 'string',
  value: '폴더',
  text: '이 폴더의 .rules 파일에 적힌 집 규칙도 씁니다 (docs/writing-rules.md).',
  english: 'Also use the rules of a house style, in .rules files of this folder (docs/writing-rules.md).',
} as const satisfies OptionSpec;

export const JSON_OPTION = {
  type: 'boolean',
  text: '표 대신 JSON으로 냅니다.',
  english: 'JSON instead of a table.',
} as const satisfies OptionSpec;
