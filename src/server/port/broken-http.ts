import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

interface Answer {
  status: number;
  code: string;
  message: string;
}

const ANSWERS: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'resource_exhausted',
    message: '요청 헤더가 너무 큽니다. 헤더를 줄여 다시 보내 주세요.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'resource_exhausted',
    message: '본문의 청크 정보가 너무 큽니다. 보통의 청크로 보내 주세요.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'deadline_exceeded',
    message: '요청이 너무 늦게 옵니다. 연결을 확인하고 다시 보내 주세요.',
  },
};
const UNREADABLE: Answer = {
  status: 400,
  code: 'invalid_argument',
  message: 'HTTP 요청의 형식이 올바르지 않습니다. 헤더와 본문 길이(content-length, chunked)를 확인해 주세요.',
};

/** What is no HTTP, or comes too slowly, is told so where anybody can still hear it, and the connection is closed. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The answer that Node is writing on this connection; half of it may be out.
  const { _httpMessage: writing } = socket as { _httpMessage?: { headersSent: boolean } };
  if (error.code === 'ECONNRESET' || !socket.writable || writing?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, message } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = Buffer.from(JSON.stringify({ code, message }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]), () => socket.destroy());
}
