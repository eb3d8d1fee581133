import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import { ServiceError } from '../errors/service-error.js';
import { signInMail } from './sign-in-mail.js';

/** Brings a link to whoever reads the mails of an address. */
export interface Mailer {
  send(email: string, link: string): Promise<void>;
}

export interface MailerParts {
  /** smtp://… or smtps://…, with the user and password of the mail server; '' where there is none. */
  smtpUrl: string;
  from: string;
  /** Tells the owner of an installation without a mail server. */
  log(email: string, link: string): void;
  onError(error: unknown): void;
}

export function createMailer(parts: MailerParts): Mailer {
  if (parts.smtpUrl === '') return { send: async (email, link) => parts.log(email, link) };
  const timeout = ACCOUNT_LIMITS.mailSeconds * 1000;
  // Loaded with the first mail: most servers send none.
  const opening = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: parts.smtpUrl,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof opening> | undefined;
  return {
    async send(email, link) {
      try {
        transport ??= opening();
        // An address as an object is one address, whatever letters it has.
        await (await transport).sendMail({
          from: parts.from,
          to: { name: '', address: email },
          ...signInMail(link),
        });
      } catch (error) {
        parts.onError(error);
        throw new ServiceError(
          'unavailable',
          '메일을 보내지 못했습니다. 주소를 확인하고 잠시 뒤에 다시 시도해 주세요.',
          { retryAfter: 60 },
        );
      }
    },
  };
}
