import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { FEATURES } from '../service/features.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { defaultData } from './default-data.js';

/** Lists come as one string from flags and the environment. */
const list = (value: unknown) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : value;
const bool = (value: unknown) =>
  value === '' || value === 'true' || value === '1'
    ? true
    : value === 'false' || value === '0'
      ? false
      : value;

const count = (most = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(0).max(most);
const flag = () => z.preprocess(bool, z.boolean());

/**
 * Everything that can be set. A field `maxRequestBytes` is the flag `--max-request-bytes` and the variable
 * `MALGYEOL_MAX_REQUEST_BYTES`; docs/configuration.md is written from this schema.
 */
export const configSchema = z.object({
  profile: z
    .enum(['installed', 'cloud'])
    .default('installed')
    .describe('installed: 사내나 개인 서버. cloud: 공개 서비스(TLS나 믿는 프록시, 키, 한도가 필요)'),
  host: z.string().default('').describe('받을 주소. 비우면 모든 주소(--open이면 127.0.0.1)'),
  port: count(65535).default(5656).describe('모든 프로토콜을 함께 받는 포트. 0이면 빈 포트를 고름'),
  legacyPorts: z
    .preprocess(list, z.array(count(65535)))
    .optional()
    .describe('같은 것을 함께 받는 옛 포트 목록. 정하지 않으면 port가 5656일 때만 5655,5757'),
  data: z.string().min(1).default(defaultData()).describe('내장 저장소를 두는 폴더'),
  rules: z
    .string()
    .default('')
    .describe('집 규칙(.rules 파일)을 담은 폴더. 말결의 규칙보다 먼저 본다 (docs/writing-rules.md)'),
  skipUpgradeBackup: flag()
    .default(false)
    .describe('새 판이 내장 저장소의 형식을 올리기 전에 그 폴더에 백업하지 않는다'),
  databaseUrl: z.string().default('').describe('PostgreSQL 주소. 여러 대가 키·사용량·사전을 함께 쓸 때'),
  loginSecret: z
    .string()
    .default('')
    .describe(
      'MCP 로그인의 비밀을 저장소에서 잠그는 열쇠. 비우면 PostgreSQL 주소의 비밀번호, 내장 저장소면 데이터 폴더의 login-secret 파일',
    ),
  accounts: flag()
    .default(false)
    .describe(
      '전자우편 주소로 가입한 사람이 스스로 키를 만들고 사용량을 본다. --profile cloud에는 --public-url도 필요',
    ),
  smtpUrl: z
    .string()
    .refine(
      (url) => url === '' || /^smtps?:\/\/[^/]/.test(url),
      'smtp://나 smtps://로 시작하는 주소여야 합니다',
    )
    .default('')
    .describe(
      '로그인 링크를 보낼 메일 서버. 예: smtps://user:password@mail.example.com. 비우면 링크를 기록(log)에 적음',
    ),
  mailFrom: z
    .string()
    .refine((from) => !/[\r\n]/.test(from), '한 줄이어야 합니다')
    .default('')
    .describe('메일을 보내는 주소. 비우면 public-url의 이름에 no-reply@를 붙임'),
  open: flag().default(false).describe('키 없이 연다. 이 컴퓨터(루프백)에서만 받음'),
  packageAlias: z
    .string()
    .regex(/^([a-z][a-z0-9_]*)?$/, '영문 소문자로 시작하는 패키지 이름이어야 합니다')
    .default('')
    .describe('패키지 svc의 다른 이름. 예: bareun이면 /bareun.LanguageService/… 도 받음'),
  features: z
    .preprocess(list, z.array(z.enum(FEATURES)))
    .default([...FEATURES])
    .describe(`켤 기능: ${FEATURES.join(',')}`),
  workers: count(256).default(0).describe(`분석 작업자 수. 0이면 코어 수만큼`),
  tlsCert: z.string().default('').describe('TLS 인증서 파일(PEM)'),
  tlsKey: z.string().default('').describe('TLS 개인 키 파일(PEM)'),
  trustProxy: flag()
    .default(false)
    .describe('앞에 선 프록시의 X-Forwarded-Proto와 X-Forwarded-For의 마지막 주소를 믿는다'),
  publicUrl: z
    .string()
    .refine(
      (url) => url === '' || /^https?:\/\/[^/?#]+\/?$/.test(url),
      '경로가 없는 주소여야 합니다. 예: https://ko.example.com',
    )
    .default('')
    .describe(
      '밖에서 이 서버를 부르는 주소. 예: https://ko.example.com. MCP 클라이언트가 로그인할 때 쓰는 주소가 됨',
    ),
  allowedHosts: z
    .preprocess(list, z.array(z.string()))
    .default([])
    .describe(
      '이 서버의 다른 호스트 이름 목록. 루프백, 연결된 IP 주소, public-url은 적지 않아도 됨. /mcp와 --open에서는 늘, 그 밖에는 이 목록이 있을 때 다른 이름으로 온 요청을 거절함',
    ),
  corsOrigins: z
    .preprocess(list, z.array(z.string()))
    .default(['*'])
    .describe('브라우저에서 부를 수 있는 출처 목록. *은 모두(--open이면 이 서버의 이름과 적은 출처만)'),
  quotaRequests: count().default(0).describe('한도를 정하지 않은 키의 하루 요청 수. 0이면 제한 없음'),
  quotaEojeols: count().default(0).describe('한도를 정하지 않은 키의 하루 어절 수. 0이면 제한 없음'),
  maxRequestBytes: count()
    .default(DEFAULT_LIMITS.requestBytes)
    .describe('요청 하나의 최대 바이트(압축을 푼 뒤). 넘으면 RESOURCE_EXHAUSTED, REST는 413'),
  maxCharacters: count().default(DEFAULT_LIMITS.characters).describe('요청 하나의 최대 글자 수'),
  maxSentences: count().default(DEFAULT_LIMITS.sentences).describe('목록 분석 하나의 최대 문장 수'),
  maxQueue: count()
    .default(DEFAULT_LIMITS.queue)
    .describe('동시에 맡는 최대 요청 수. 넘으면 UNAVAILABLE과 Retry-After'),
  maxWaitSeconds: count(86_400)
    .default(DEFAULT_LIMITS.waitSeconds)
    .describe('맡은 요청이 이만큼(초) 기다리고 있으면 새 요청은 UNAVAILABLE과 Retry-After'),
  maxQueuedCharacters: count().default(DEFAULT_LIMITS.queuedCharacters).describe('동시에 맡는 최대 글자 수'),
  callRate: count()
    .default(0)
    .describe(
      '키 하나(계정의 키는 계정 전체)가 1분에 보낼 수 있는 요청 수(/mcp와 /v2도). 한 네트워크는 그 네 배. 0이면 제한 없음',
    ),
  mcpRate: count()
    .default(600)
    .describe(
      '/mcp에서 키 하나(계정의 키는 계정 전체)가 1분에 보낼 수 있는 메시지 수. 한 네트워크는 그 네 배. 0이면 제한 없음',
    ),
  mcpSessions: count()
    .min(1)
    .default(1000)
    .describe('/mcp에 동시에 두는 최대 세션 수. 넘으면 가장 오래 쓰지 않은 것부터 닫음'),
  maxQueuedBytes: count()
    .default(DEFAULT_LIMITS.queuedBytes)
    .describe('동시에 기억에 두는 요청 본문의 최대 바이트. 넘으면 UNAVAILABLE과 Retry-After'),
  maxConnections: count(1_000_000).default(10_000).describe('포트마다의 최대 연결 수. 넘는 연결은 바로 끊음'),
  requestSeconds: count(86_400)
    .default(300)
    .describe('요청 하나가 다 와야 하는 초. 넘으면 408이나 연결 끊기'),
  maxDictionaries: count().default(DEFAULT_LIMITS.dictionaries).describe('사용자 사전의 최대 수'),
  maxDictionaryEntries: count()
    .default(DEFAULT_LIMITS.dictionaryEntries)
    .describe('사전 하나의 최대 낱말 수'),
  shutdownSeconds: count(3600).default(30).describe('끌 때 맡은 일을 끝내기까지 기다리는 초'),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('기록 수준'),
});

export type Config = z.infer<typeof configSchema>;

/** What a public deployment starts from; everything can still be set. */
export const CLOUD_DEFAULTS: Partial<Config> = {
  quotaRequests: 100_000,
  quotaEojeols: 10_000_000,
  callRate: 6000,
  maxRequestBytes: 16 * 1024 * 1024,
  maxCharacters: 1_000_000,
};

export const LEGACY_PORTS = [5655, 5757];

export class ConfigError extends Error {}

/** Raw values, by field name, checked and completed. */
export function createConfig(given: Record<string, unknown> = {}): Config {
  const defaults = given.profile === 'cloud' ? CLOUD_DEFAULTS : {};
  const parsed = configSchema.safeParse({ ...defaults, ...given });
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`설정 ${flagOf(String(issue.path[0]))}의 값이 올바르지 않습니다: ${issue.message}`);
  }
  const config = parsed.data;
  if ((config.tlsCert === '') !== (config.tlsKey === '')) {
    throw new ConfigError('--tls-cert와 --tls-key는 함께 주어야 합니다.');
  }
  if (config.open && config.host !== '' && !isLoopback(config.host)) {
    throw new ConfigError('--open은 루프백 주소(127.0.0.1, ::1, localhost)에서만 쓸 수 있습니다.');
  }
  if (config.accounts) checkAccounts(config);
  if (config.profile === 'cloud') {
    if (config.open) throw new ConfigError('--profile cloud에서는 --open을 쓸 수 없습니다. 키가 필요합니다.');
    if (config.tlsCert === '' && !config.trustProxy) {
      throw new ConfigError(
        '--profile cloud에는 --tls-cert와 --tls-key, 또는 TLS를 맡는 프록시 뒤라면 --trust-proxy가 필요합니다.',
      );
    }
  }
  return config;
}

function checkAccounts({ open, features, profile, publicUrl }: Config): void {
  if (open) throw new ConfigError('--accounts에서는 --open을 쓸 수 없습니다. 키가 필요합니다.');
  if (!features.includes('playground')) {
    throw new ConfigError('--accounts에는 화면이 필요합니다. --features에 playground를 넣어 주세요.');
  }
  // The link must not depend on what a caller says our name is.
  if (profile === 'cloud' && publicUrl === '') {
    throw new ConfigError(
      '--profile cloud의 --accounts에는 --public-url이 필요합니다. 메일의 링크가 되는 주소입니다.',
    );
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

export function listenHost(config: Config): string {
  if (config.host !== '') return config.host;
  return config.open ? '127.0.0.1' : '::';
}

export function legacyPortsOf(config: Config): number[] {
  return config.legacyPorts ?? (config.port === 5656 ? LEGACY_PORTS : []);
}

export function workerCount(config: Config): number {
  return config.workers === 0 ? availableParallelism() : config.workers;
}

export function flagOf(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function variableOf(field: string): string {
  return `MALGYEOL_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
