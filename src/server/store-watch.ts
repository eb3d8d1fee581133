import type { Logger } from 'pino';
import type { Store } from '../store/types.js';

/** Often enough that a load balancer hears of it within seconds, seldom enough to cost nothing. In milliseconds. */
const PING_EVERY_MS = 1000;
/** A store that takes longer than this to say one row is away. In milliseconds. */
const PING_TIMEOUT_MS = 3000;

export interface StoreWatch {
  answers(): boolean;
  stop(): void;
}

/** Asks the store again and again whether it is there, and tells of every change. */
export function watchStore(store: Pick<Store, 'ping'>, logger: Logger, onChange: () => void): StoreWatch {
  let answers = true;
  let stopped = false;
  let timer: NodeJS.Timeout;

  const next = () => {
    timer = setTimeout(ask, PING_EVERY_MS).unref();
  };

  async function ask(): Promise<void> {
    const error = await failureOf(store);
    if (stopped) return;
    if ((error === undefined) !== answers) {
      answers = error === undefined;
      if (answers) logger.info('저장소가 다시 답합니다');
      else logger.error({ err: error }, '저장소가 답하지 않습니다');
      onChange();
    }
    next();
  }
  next();

  return {
    answers: () => answers,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function failureOf(store: Pick<Store, 'ping'>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('저장소가 제때 답하지 않습니다.')), PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([store.ping(), late]);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
  }
}
