import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.js';

/** `parseArgs`, whose complaints become a matter of usage: told in Korean, exit status 2. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`옵션을 읽을 수 없습니다: ${(error as Error).message}`);
  }
}
