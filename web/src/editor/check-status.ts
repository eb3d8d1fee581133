import type { ApiError } from '../lib/api';
import { counted, many, say } from '../lib/language.svelte';

/** How the check of the text stands, and what becomes of the text meanwhile. */
export interface CheckStatus {
  state: 'empty' | 'waiting' | 'reading' | 'done' | 'failed';
  /** Of 1, while a long text is read. */
  progress?: number;
  message?: string;
  /** Another key, or signing in again, would help. */
  needsKey?: boolean;
  /** When it is tried again by itself. */
  retryInSeconds?: number;
}

const SAFE = () =>
  say(
    '글은 이 브라우저에 그대로 있고, 계속 쓸 수 있습니다.',
    'Your text is safe in this browser and you can go on writing.',
  );

/** How long to wait for another try, by how often it failed; the text is never in danger, so there is no hurry. */
const RETRY_SECONDS = [2, 4, 8, 15, 30];

export function failureOf(error: ApiError, failures: number): CheckStatus {
  const later = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)]!;
  switch (error.code) {
    case 'unreachable':
      return failed(
        say(
          '서버에 닿지 못했습니다. 이어지면 다시 봅니다.',
          'The server cannot be reached; it will be tried again.',
        ),
        later,
      );
    case 'unavailable':
    case '503':
      return failed(
        say('서버가 바쁩니다. 곧 다시 봅니다.', 'The server is busy; it will be tried again.'),
        later,
      );
    case 'permission_denied':
      return { ...failed(error.message), needsKey: true };
    default:
      return failed(
        error.message,
        error.retryAfter === undefined || error.retryAfter > 60 ? undefined : later,
      );
  }
}

function failed(message: string, retryInSeconds?: number): CheckStatus {
  return { state: 'failed', message: `${message} ${SAFE()}`, retryInSeconds };
}

export const slowMessage = () =>
  `${say('평소보다 오래 걸립니다.', 'This takes longer than usual.')} ${SAFE()}`;

export const doneMessage = (count: number) =>
  count === 0
    ? say('다 보았습니다. 고칠 곳이 없습니다.', 'Checked. Nothing to correct.')
    : say(`다 보았습니다. ${counted(count)}군데가 있습니다.`, `Checked. ${many(count, 'finding')}.`);
