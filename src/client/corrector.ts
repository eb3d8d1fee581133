import { Connection, type ConnectionOptions } from './connection.js';
import type { Correction, CorrectOptions, StreamedCorrection } from './types.js';

/** Correction by a server. */
export class Corrector {
  private readonly connection: Connection;

  constructor(options?: ConnectionOptions) {
    this.connection = new Connection(options);
  }

  correct(text: string, { signal, ...options }: CorrectOptions = {}): Promise<Correction> {
    return this.connection.unary('RevisionService/CorrectError', correctionRequest(text, options), signal);
  }

  /** First what is certain, then what a second look has found. */
  stream(text: string, { signal, ...options }: CorrectOptions = {}): AsyncGenerator<StreamedCorrection> {
    const request = { ...correctionRequest(text, options), reqId: String(++this.streams) };
    return this.connection.stream('RevisionService/StreamCorrectError', request, signal);
  }

  private streams = 0;
}

/** CorrectErrorRequest in its JSON form. */
export function correctionRequest(
  text: string,
  { encodingType = 'UTF16', customDictNames = [], config, ...switches }: Omit<CorrectOptions, 'signal'>,
): object {
  return {
    document: { content: text, language: 'ko_KR' },
    encodingType,
    customDictNames,
    config: { ...switches, ...config },
  };
}
