import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Config } from './config.js';
import type { Tls } from './port/port.js';

/** What keeps a port from being opened, in words for whoever starts the server. */
export function portError(error: unknown, port: number, host: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const say = (text: string) => new Error(text, { cause: error });
  switch (code) {
    case 'EADDRINUSE':
      return say(
        `포트 ${port}번을 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끄거나 --port로 다른 포트를 골라 주세요. 예: --port ${port === 65535 ? 5656 : port + 1}`,
      );
    case 'EACCES':
      return say(`포트 ${port}번을 열 권한이 없습니다. 1024보다 큰 포트를 --port로 골라 주세요.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return say(`이 컴퓨터에 없는 주소입니다: ${host}. --host를 확인해 주세요.`);
    default:
      return say(`포트 ${port}번을 열 수 없습니다: ${message}`);
  }
}

/** The certificate and its key, read and tried; undefined where TLS is not asked for. */
export function readTls({ tlsCert, tlsKey }: Config): Tls | undefined {
  if (tlsCert === '') return undefined;
  const read = (path: string, title: string) => {
    try {
      return readFileSync(path);
    } catch (error) {
      throw new Error(`${title} 파일을 읽을 수 없습니다: ${path}. 경로와 권한을 확인해 주세요.`, {
        cause: error,
      });
    }
  };
  const tls = { cert: read(tlsCert, 'TLS 인증서'), key: read(tlsKey, 'TLS 개인 키') };
  try {
    createSecureContext(tls);
  } catch (error) {
    throw new Error(
      `TLS 인증서와 개인 키가 올바르지 않거나 서로 맞지 않습니다: ${(error as Error).message}. --tls-cert와 --tls-key를 확인해 주세요.`,
      { cause: error },
    );
  }
  return tls;
}
