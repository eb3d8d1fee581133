import { envelope, type StreamAnswer, settled, streamAnswers } from './correction-stream';
import { englishMessage } from './english-messages';
import { key, keyHeaders } from './key.svelte';
import { say } from './language.svelte';
import type { Conflict, Correction, Dictionary, DictMeta, Entry, Sentence, ServerStatus } from './types';

/** A refusal of the server, in words to be read. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds after which it may go better. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const unreachable = () =>
  say(
    '서버에 닿지 못했습니다. 서버가 켜져 있는지 확인해 주세요.',
    'The server cannot be reached. Please check that it is running.',
  );
const cutOff = () =>
  say('답이 다 오기 전에 연결이 끊겼습니다.', 'The connection broke before the whole answer came.');

async function post(path: string, type: string, body: BodyInit, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': type, ...keyHeaders() };
  try {
    return await fetch(`/${path}`, { method: 'POST', headers, body, signal });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError('unreachable', unreachable());
  }
}

/** What the server says to a caller without a key is meant for programs. */
const keyNeeded = () =>
  say('접근 키가 있어야 쓸 수 있습니다.', 'An access key is needed to use this server.');

const signedOut = () =>
  say(
    '로그인이 끝났습니다. 다시 로그인하거나 접근 키를 넣어 주세요.',
    'You are not signed in any more. Please sign in again or enter an access key.',
  );

/** The server speaks Korean. */
const heard = (code: string, said: string) => say(said, englishMessage(code, said));

function refusal(code: string, said: string, retryAfter?: number): ApiError {
  const isKeyless = code === 'permission_denied' && key.value === '';
  const message = isKeyless ? (key.signedIn || key.wasTaken ? signedOut() : keyNeeded()) : heard(code, said);
  if (code === 'permission_denied') key.refusal = message;
  return new ApiError(code, message, retryAfter);
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** `ofKey`: whether a refusal means the key, of which the page then asks for another. */
export async function refusalOf(response: Response, ofKey = true): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  const message =
    body.message ?? say(`서버가 ${response.status}로 답했습니다.`, `The server answered ${response.status}.`);
  const code = String(body.code ?? response.status);
  if (!ofKey) return new ApiError(code, heard(code, message), retryAfterOf(response));
  return refusal(code, message, retryAfterOf(response));
}

async function call<T>(path: string, request: object, signal?: AbortSignal): Promise<T> {
  const response = await post(path, 'application/json', JSON.stringify(request), signal);
  if (!response.ok) throw await refusalOf(response);
  key.wasTaken = true;
  key.refusal = '';
  return (await response.json()) as T;
}

export interface AnalyseOptions {
  auto_split_sentence: boolean;
  auto_spacing: boolean;
  auto_jointing: boolean;
  with_sense: boolean;
  with_readings: boolean;
  custom_dict_names: string[];
}

export const analyse = (content: string, options: AnalyseOptions, signal?: AbortSignal) =>
  call<{ sentences: Sentence[] }>(
    'svc.LanguageService/AnalyzeSyntax',
    { document: { content }, encoding_type: 'UTF16', ...options },
    signal,
  );

/** How often what is found later is shown, in milliseconds: every time redraws the whole text. */
const SHOW_EVERY_MS = 250;

/** What is known so far: first what is certain, then with the words that needed a second look; the last is final. */
export async function* correct(
  content: string,
  names: readonly string[],
  config: object,
  signal: AbortSignal,
): AsyncGenerator<{ correction: Correction; isFinal: boolean }> {
  const request = { document: { content }, encoding_type: 'UTF16', custom_dict_names: names, config };
  const path = 'svc.RevisionService/StreamCorrectError';
  const response = await post(path, 'application/connect+json', envelope(request), signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  key.wasTaken = true;
  key.refusal = '';
  let first: Correction | undefined;
  const posts: Array<NonNullable<StreamAnswer['post']>> = [];
  let shown = 0;
  let shownAt = 0;
  for await (const answer of streamAnswers(response.body)) {
    if (answer.error) throw refusal(answer.error.code, answer.error.message, retryAfterOf(response));
    if (answer.post) posts.push(answer.post);
    if (answer.first) first = answer.first;
    const isNew = answer.first !== undefined || posts.length > shown;
    if (!first || !isNew || performance.now() - shownAt < SHOW_EVERY_MS) continue;
    yield { correction: settled(first, posts), isFinal: false };
    shown = posts.length;
    shownAt = performance.now();
  }
  if (first === undefined) throw new ApiError('unavailable', cutOff());
  yield { correction: settled(first, posts), isFinal: true };
}

const DICTIONARIES = 'svc.CustomDictionaryService';

export const listDictionaries = async () =>
  (await call<{ domainDicts: DictMeta[] }>(`${DICTIONARIES}/GetCustomDictionaryList`, {})).domainDicts;

export const getDictionary = async (domain_name: string) =>
  (await call<{ dict: Dictionary }>(`${DICTIONARIES}/GetCustomDictionary`, { domain_name })).dict;

export const putDictionary = (domain_name: string, dict: object) =>
  call(`${DICTIONARIES}/UpdateCustomDictionary`, { domain_name, dict });

export const removeDictionary = (domain_name: string) =>
  call(`${DICTIONARIES}/RemoveCustomDictionaries`, { domain_names: [domain_name] });

/** `dict` is compared as if it were stored already. */
export const checkConflict = async (domain_names: string[], dict?: Dictionary) =>
  (await call<{ conflicts: Conflict[] }>(`${DICTIONARIES}/CheckConflict`, { domain_names, dict })).conflicts;

export const searchWords = (request: object) =>
  call<{ entries: Entry[]; total: number }>('svc.DictSearchService/SearchDict', request);

async function get(path: string): Promise<Response> {
  const response = await fetch(path, { headers: keyHeaders() }).catch(() => {
    throw new ApiError('unreachable', unreachable());
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export const readStatus = async () => (await (await get('/page/status')).json()) as ServerStatus;
export const readMetrics = async () => (await get('/metrics')).text();

/** What is wrong with a key, in words for its owner; empty where the server takes it. */
export async function tryKey(value: string): Promise<string> {
  const isKeyless = value === '';
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (!isKeyless) headers['api-key'] = value;
  try {
    const response = await fetch(`/${DICTIONARIES}/GetCustomDictionaryList`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    if (response.ok) return '';
    if (isKeyless) return keyNeeded();
    const { code, message } = await response.json();
    return heard(String(code), message ?? String(response.status));
  } catch {
    return unreachable();
  }
}
