import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  /** The message as it came, with long lines joined and letters decoded. */
  text: string;
  /** What the link in it brings along. */
  link: string;
}

export interface MailServer {
  url: string;
  readonly mails: readonly Mail[];
  /** The next mail to this address, also one that has come already and nobody has asked for. */
  next(to: string): Promise<Mail>;
  close(): Promise<void>;
}

/** A real mail server on the loopback, which keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const unread: Mail[] = [];
  const waiting: Array<{ to: string; resolve(mail: Mail): void }> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      done(address.address.startsWith('refused@') ? new Error('no such mailbox') : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString('latin1'));
        const link = /https?:\/\/\S+#account-link=[\w-]+/.exec(text)![0];
        for (const { address: to } of session.envelope.rcptTo) {
          const mail = { to, text, link };
          mails.push(mail);
          const at = waiting.findIndex((reader) => reader.to === to);
          if (at < 0) unread.push(mail);
          else waiting.splice(at, 1)[0]!.resolve(mail);
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next(to) {
      const at = unread.findIndex((mail) => mail.to === to);
      if (at >= 0) return Promise.resolve(unread.splice(at, 1)[0]!);
      return new Promise((resolve) => waiting.push({ to, resolve }));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable and base64 parts as text; enough to read our own mails. */
function decoded(message: string): string {
  return message
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const content = body.join('\r\n\r\n');
      if (/transfer-encoding: base64/i.test(head)) return `${head}\n${Buffer.from(content, 'base64')}`;
      if (!/transfer-encoding: quoted-printable/i.test(head)) return part;
      const bytes = content
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return `${head}\n${Buffer.from(bytes, 'latin1')}`;
    })
    .join('\n');
}
