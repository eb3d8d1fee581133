import { CLOUD_DEFAULTS, type Config, configSchema, flagOf, LEGACY_PORTS, variableOf } from './config.js';

const HEAD = `# 설정

이 파일은 \`src/server/config.ts\`의 스키마에서 만듭니다(\`npm run docs\`). 손으로 고치지 마세요.

\`malgyeol serve\`의 옵션과 환경 변수입니다. 둘 다 있으면 옵션이 이깁니다. 참·거짓 옵션은 값 없이 쓰고, 목록은 쉼표로 나눕니다.

| 옵션 | 환경 변수 | 기본값 | \`--profile cloud\`의 기본값 | 뜻 |
| ---- | --------- | ------ | --------------------------- | -- |
`;

/** docs/configuration.md, from the schema alone. */
export function configReference(): string {
  const rows = Object.entries(configSchema.shape).map(([field, schema]) => {
    const usual = defaultText(field, schema.safeParse(undefined).data);
    const cloud = defaultText(field, CLOUD_DEFAULTS[field as keyof Config]);
    const cells = [
      `\`${flagOf(field)}\``,
      `\`${variableOf(field)}\``,
      usual,
      cloud,
      schema.description ?? '',
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

function defaultText(field: string, value: unknown): string {
  // It depends on where the program lies.
  if (field === 'data')
    return value === undefined ? '' : '`data/` (프로그램 폴더). 패키지로 설치했으면 사용자의 데이터 폴더';
  if (field === 'legacyPorts') return value === undefined ? '' : `\`${LEGACY_PORTS.join(',')}\``;
  if (value === undefined || value === '') return '';
  return `\`${Array.isArray(value) ? value.join(',') : String(value)}\``;
}
