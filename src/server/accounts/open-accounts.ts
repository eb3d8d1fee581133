import type { Logger } from 'pino';
import { type Accounts, createAccounts } from '../../accounts/accounts.js';
import { createMailer } from '../../accounts/mailer.js';
import type { Config } from '../config.js';
import type { StoredState } from '../stored-state.js';

/** The accounts of a server that offers them. */
export function openAccounts(config: Config, state: StoredState, logger: Logger): Accounts | undefined {
  if (!config.accounts) return undefined;
  if (config.smtpUrl === '') {
    logger.warn('메일 서버(--smtp-url)가 없어 로그인 링크를 메일 대신 여기에 적습니다. 시험할 때만 쓰세요');
  }
  const publicUrl = config.publicUrl === '' ? undefined : new URL(config.publicUrl);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom || `말결 <no-reply@${publicUrl?.hostname ?? 'localhost'}>`,
    log: (email, link) => logger.warn({ email, link }, '보낼 메일 서버가 없습니다. 로그인 링크'),
    onError: (error) => logger.error({ err: error }, '메일을 보내지 못했습니다'),
  });
  return createAccounts({ ...state, mailer, publicOrigin: publicUrl?.origin ?? '' });
}
