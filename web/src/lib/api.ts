import { charactersRead, envelope, type StreamAnswer, settled, streamAnswers } from './correction-stream';
import { key } from './key.svelte';
import type { Conflict, Correction, Dictionary, DictMeta, Entry, Sentence } from './types';

/** A refusal of the server: its message is Korean and meant to be read. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function post(path: string, type: string, body: BodyInit, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': type };
  if (key.value !== '') headers['api-key'] = key.value;
  try {
    return await fetch(`/${path}`, { method: 'POST', headers, body, signal });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(
      'unavailable',
      '서버에 닿지 못했습니다. 서버가 켜져 있는지 확인하고 다시 눌러 주세요.',
    );
  }
}

function refusal(code: string, message: string): ApiError {
  if (code === 'permission_denied') key.required = true;
  return new ApiError(code, message);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  return refusal(
    String(body.code ?? response.status),
    body.message ?? `서버가 ${response.status}로 답했습니다.`,
  );
}

async function call<T>(path: string, request: object, signal?: AbortSignal): Promise<T> {
  const response = await post(path, 'application/json', JSON.stringify(request), signal);
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

export interface AnalyseOptions {
  auto_split_sentence: boolean;
  auto_spacing: boolean;
  auto_jointing: boolean;
  with_sense: boolean;
  custom_dict_names: string[];
}

export const analyse = (content: string, options: AnalyseOptions, signal?: AbortSignal) =>
  call<{ sentences: Sentence[] }>(
    'svc.LanguageService/AnalyzeSyntax',
    { document: { content }, encoding_type: 'UTF16', ...options },
    signal,
  );

/** The whole text at once, since what may be corrected depends on all of it; `onRead` hears how far the server is. */
export async function correct(
  content: string,
  names: string[],
  config: object,
  signal: AbortSignal,
  onRead: (characters: number) => void,
): Promise<Correction> {
  const request = { document: { content }, encoding_type: 'UTF16', custom_dict_names: names, config };
  const path = 'svc.RevisionService/StreamCorrectError';
  const response = await post(path, 'application/connect+json', envelope(request), signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  let first: Correction | undefined;
  const posts: Array<NonNullable<StreamAnswer['post']>> = [];
  for await (const answer of streamAnswers(response.body)) {
    if (answer.error) throw refusal(answer.error.code, answer.error.message);
    if (answer.first) first = answer.first;
    if (answer.post) posts.push(answer.post);
    onRead(charactersRead(answer) ?? (first ? content.length : 0));
  }
  if (first === undefined) throw new ApiError('unavailable', '답이 다 오기 전에 연결이 끊겼습니다.');
  return settled(first, posts);
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

export const checkConflict = async (domain_names: string[]) =>
  (await call<{ conflicts: Conflict[] }>(`${DICTIONARIES}/CheckConflict`, { domain_names })).conflicts;

export const searchWords = (request: object) =>
  call<{ entries: Entry[]; total: number }>('svc.DictSearchService/SearchDict', request);
