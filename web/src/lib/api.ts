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

async function call<T>(path: string, request: object, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key.value !== '') headers['api-key'] = key.value;
  let response: Response;
  try {
    response = await fetch(`/${path}`, { method: 'POST', headers, body: JSON.stringify(request), signal });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(
      'unavailable',
      '서버에 닿지 못했습니다. 서버가 켜져 있는지 확인하고 다시 눌러 주세요.',
    );
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const code = String(body.code ?? response.status);
  if (code === 'permission_denied') key.asked = true;
  throw new ApiError(code, body.message ?? `서버가 ${response.status}로 답했습니다.`);
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

export const correct = (content: string, names: string[], config: object, signal?: AbortSignal) =>
  call<Correction>(
    'svc.RevisionService/CorrectError',
    { document: { content }, encoding_type: 'UTF16', custom_dict_names: names, config },
    signal,
  );

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
