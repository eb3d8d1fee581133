import { create, type DescMethodUnary, type DescService, toJson } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { CustomDictionaryService } from '../gen/svc/custom_dict_pb.js';
import type { DictionarySets } from '../store/types.js';
import { readJsonSets } from './dictionary-files.js';

/** The dictionaries of a server that speaks the same interface, whoever made it. */
export interface RemoteDictionaries {
  /** How the server was reached, for people. */
  way: string;
  names: string[];
  read(name: string): Promise<Partial<DictionarySets>>;
}

export const PROTOCOLS = ['connect', 'rest', 'grpc'] as const;
export type RemoteProtocol = (typeof PROTOCOLS)[number];

export interface RemoteOptions {
  url: string;
  key?: string;
  /** All that are known where it is not given. */
  packageName?: string;
  protocol?: RemoteProtocol;
}

/** The name in the specification, and the one under which installed servers are known. */
const PACKAGES = ['svc', 'bareun'];
/** A list of dictionaries is short; who takes longer is no such server. In milliseconds. */
const TIMEOUT_MS = 60_000;

/** Asks for the list in one way after the other until one is understood. */
export async function openRemoteDictionaries(options: RemoteOptions): Promise<RemoteDictionaries> {
  const tried: string[] = [];
  for (const protocol of options.protocol ? [options.protocol] : PROTOCOLS) {
    for (const packageName of options.packageName ? [options.packageName] : PACKAGES) {
      const way = `${protocol}, ${packageName}`;
      const ask = ASKERS[protocol](options, packageName);
      try {
        const names = namesIn(await ask.list());
        return { way, names, read: async (name) => setsIn(await ask.get(name)) };
      } catch (error) {
        if (error instanceof KeyRefused) throw error;
        tried.push(`${way}: ${(error as Error).message}`);
      }
    }
  }
  throw new Error(
    `${options.url}에서 사전 목록을 읽지 못했습니다. 주소와 서버가 켜져 있는지 확인해 주세요.\n${tried.join('\n')}`,
  );
}

class KeyRefused extends Error {
  constructor() {
    super('그 서버가 키를 받지 않습니다. --key에 그 서버의 키를 주었는지 확인해 주세요.');
  }
}

/** Answers as JSON text. */
interface Asker {
  list(): Promise<string>;
  get(name: string): Promise<string>;
}

const ASKERS: Record<RemoteProtocol, (options: RemoteOptions, packageName: string) => Asker> = {
  connect: (options, packageName) => {
    const post = (method: string, body: object) =>
      fetched(options, `/${packageName}.CustomDictionaryService/${method}`, body);
    return {
      list: () => post('GetCustomDictionaryList', {}),
      get: (name) => post('GetCustomDictionary', { domain_name: name }),
    };
  },
  rest: (options, packageName) => {
    const path = `/${packageName}/api/v1/customdict`;
    return {
      list: () => fetched(options, path),
      get: (name) => fetched(options, `${path}/${encodeURIComponent(name)}`),
    };
  },
  grpc: grpcAsker,
};

async function fetched({ url, key }: RemoteOptions, path: string, body?: object): Promise<string> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...keyHeader(key), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: Error) => {
    throw new Error(`연결하지 못했습니다 (${(cause.cause as Error | undefined)?.message ?? cause.message})`);
  });
  const text = await response.text();
  if (response.status === 401 || response.status === 403) throw new KeyRefused();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return text;
}

function grpcAsker({ url, key }: RemoteOptions, packageName: string): Asker {
  const transport = createGrpcTransport({ baseUrl: url });
  const typeName = CustomDictionaryService.typeName.replace(/^svc\b/, packageName);
  const parent: DescService = { ...CustomDictionaryService, typeName };
  const call = async (method: DescMethodUnary, request: Record<string, unknown>) => {
    try {
      const named = { ...method, parent };
      const message = create(method.input, request);
      const header = keyHeader(key);
      const answer = await transport.unary(named, undefined, TIMEOUT_MS, header, message);
      return JSON.stringify(toJson(method.output, answer.message));
    } catch (error) {
      const { code } = ConnectError.from(error);
      if (code === Code.PermissionDenied || code === Code.Unauthenticated) throw new KeyRefused();
      throw error;
    }
  };
  const { getCustomDictionaryList, getCustomDictionary } = CustomDictionaryService.method;
  return {
    list: () => call(getCustomDictionaryList, {}),
    get: (name) => call(getCustomDictionary, { domainName: name }),
  };
}

function keyHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'api-key': key };
}

/** What is empty may be left out of an answer. */
function setsIn(text: string): Partial<DictionarySets> {
  const { dict = {} } = JSON.parse(text) as { dict?: Record<string, unknown> };
  const whole = Object.entries(dict).map(([name, set]) => [
    name,
    set !== null && typeof set === 'object' ? { items: {}, ...set } : set,
  ]);
  return readJsonSets(JSON.stringify({ dict: Object.fromEntries(whole) }));
}

function namesIn(text: string): string[] {
  const json = JSON.parse(text) as Record<string, unknown>;
  const list = json.domain_dicts ?? json.domainDicts ?? [];
  if (!Array.isArray(list)) throw new Error('사전 목록의 모양이 아닙니다');
  return list.map((meta: Record<string, unknown>) => String(meta.domain_name ?? meta.domainName ?? ''));
}
