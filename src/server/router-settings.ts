import type { Logger } from 'pino';
import type { Limits } from '../service/limits.js';
import type { Config } from './config.js';
import { callerCheck } from './mcp/checks.js';
import { addressOf } from './port/address.js';
import { cutOffRequest } from './port/arrivals.js';
import type { RouterParts } from './router.js';

/** What the settings of a server mean for its router. */
export function routerSettings(
  config: Config,
  limits: Limits,
  logger: Logger,
): Pick<
  RouterParts,
  | 'senderOf'
  | 'cors'
  | 'checkCaller'
  | 'packageAlias'
  | 'maxRequestBytes'
  | 'maxJsonValues'
  | 'logError'
  | 'requireForwardedHttps'
> {
  return {
    senderOf: (request, response) => ({
      address: addressOf(request, config.trustProxy),
      cutOff: () => cutOffRequest(request, response),
    }),
    cors: { origins: config.corsOrigins, localOnly: config.open },
    checkCaller: callerCheck(config),
    packageAlias: config.packageAlias,
    maxRequestBytes: config.maxRequestBytes,
    // Every entry of the largest dictionary or list, and what stands around them.
    maxJsonValues: limits.dictionaryEntries + limits.sentences + 10_000,
    logError: (error) => logger.error({ err: error }, '요청을 받다가 오류가 났습니다'),
    requireForwardedHttps: config.profile === 'cloud' && config.trustProxy && config.tlsCert === '',
  };
}
