import {
  create,
  type DescEnum,
  type DescField,
  type DescMessage,
  fromBinary,
  type MessageShape,
  ScalarType,
} from '@bufbuild/protobuf';
import { invalidArgument } from '../../errors/service-error.js';
import { DocumentSchema } from '../../gen/svc/lang_common_pb.js';
import { keysOf, knowKeys, putMember } from '../../nonblocking/known-keys.js';
import { runAtOnce, runInSlices } from '../../nonblocking/run-in-slices.js';

type Json = Record<string, unknown>;

/** Deeper nesting than any message has; a bound so that hostile JSON cannot exhaust the stack. */
const MAX_DEPTH = 32;
/** Items between two places where the work may pause. */
const ITEMS_PER_STEP = 500;

/** Field names that callers use beside the two spellings of the message. */
const ALIASES: Record<string, Record<string, string>> = {
  'svc.UpdateCustomDictionaryRequest': { domain: 'domain_name' },
  'svc.GetCustomDictionaryRequest': { domain: 'domain_name' },
};

/** A list call with an explicitly empty list is not one with nothing: protobuf alone cannot tell them apart. */
function keepEmptyList(message: Json, seen: ReadonlyMap<string, unknown>): void {
  if (seen.has('sentences') && message.document === undefined) message.document = create(DocumentSchema);
}

/**
 * Reads a request as clients send it: snake_case and camelCase, enums by name or number, unknown fields ignored,
 * null as absent. What has the wrong type is refused with a message that names the field.
 */
export function readMessage<Desc extends DescMessage>(desc: Desc, json: unknown): MessageShape<Desc> {
  return runAtOnce(readObject(desc, json, '', 0)) as MessageShape<Desc>;
}

/** The same for large requests, without holding up the thread for long. */
export function readMessageInSlices<Desc extends DescMessage>(
  desc: Desc,
  json: unknown,
): Promise<MessageShape<Desc>> {
  return runInSlices(readObject(desc, json, '', 0)) as Promise<MessageShape<Desc>>;
}

export function readBinary<Desc extends DescMessage>(desc: Desc, binary: Uint8Array): MessageShape<Desc> {
  try {
    return fromBinary(desc, binary);
  } catch (error) {
    throw invalidArgument(
      `요청을 읽을 수 없습니다. 메시지의 형식과 프로토콜을 확인해 주세요. (${(error as Error).message})`,
    );
  }
}

function* readObject(
  desc: DescMessage,
  json: unknown,
  path: string,
  depth: number,
): Generator<void, MessageShape<DescMessage>> {
  if (depth > MAX_DEPTH) throw invalidArgument('JSON이 너무 깊습니다. 요청의 모양을 확인해 주세요.');
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw wrongType(path, '객체({})여야', json);
  const message = create(desc) as Json & MessageShape<DescMessage>;
  const aliases = ALIASES[desc.typeName];
  const seen = new Map<string, unknown>();
  for (const [name, value] of Object.entries(json)) {
    const field = fieldsOf(desc).get(aliases?.[name] ?? name);
    if (field === undefined || value === null) continue;
    const read = yield* readField(field, value, path === '' ? name : `${path}.${name}`, depth);
    if (seen.has(field.localName) && aliases !== undefined && seen.get(field.localName) !== read) {
      throw invalidArgument(
        `${name}과(와) 같은 뜻의 다른 필드가 서로 다릅니다. 하나만 보내거나 같게 맞춰 주세요.`,
      );
    }
    seen.set(field.localName, read);
    setField(message, field, read);
  }
  if (desc.typeName === 'svc.AnalyzeSyntaxListRequest') keepEmptyList(message, seen);
  return message;
}

function setField(message: Json, field: DescField, value: unknown): void {
  if (field.oneof !== undefined && !field.proto.proto3Optional) {
    message[field.oneof.localName] = { case: field.localName, value };
  } else {
    message[field.localName] = value;
  }
}

function* readField(field: DescField, value: unknown, path: string, depth: number): Generator<void, unknown> {
  switch (field.fieldKind) {
    case 'list': {
      if (!Array.isArray(value)) throw wrongType(path, '배열([])이어야', value);
      const items: unknown[] = [];
      for (const item of value) {
        if (items.length % ITEMS_PER_STEP === 0) yield;
        items.push(yield* readSingle(field, field.listKind, item, () => `${path}[${items.length}]`, depth));
      }
      return items;
    }
    case 'map': {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        throw wrongType(path, '객체({})여야', value);
      }
      if (field.scalar === ScalarType.INT32 && (yield* holdsIntegers(value as Json))) return value;
      const entries: Record<string, unknown> = {};
      const keys: string[] = [];
      let count = 0;
      for (const key of keysOf(value)) {
        if (++count % ITEMS_PER_STEP === 0) yield;
        const item = (value as Json)[key];
        const read = yield* readSingle(field, field.mapKind, item, () => `${path}.${key}`, depth);
        putMember(entries, keys, key, read);
      }
      knowKeys(entries, keys);
      return entries;
    }
    default:
      return yield* readSingle(field, field.fieldKind, value, () => path, depth);
  }
}

/** A map that is already what it should be is kept: a large dictionary is not built twice. */
function* holdsIntegers(map: Json): Generator<void, boolean> {
  let count = 0;
  for (const key in map) {
    if (++count % ITEMS_PER_STEP === 0) yield;
    const value = map[key];
    if (typeof value !== 'number' || (value | 0) !== value) return false;
  }
  return true;
}

function* readSingle(
  field: DescField,
  kind: 'message' | 'enum' | 'scalar',
  value: unknown,
  /** Made only where it is needed: a dictionary has a hundred thousand of them. */
  path: () => string,
  depth: number,
): Generator<void, unknown> {
  if (kind === 'message') return yield* readObject(field.message!, value, path(), depth + 1);
  if (kind === 'enum') return readEnum(field.enum!, value, path);
  return readScalar(field.scalar!, value, path);
}

function readEnum(desc: DescEnum, value: unknown, path: () => string): number {
  const names = desc.values.map((item) => item.name).join(', ');
  if (typeof value === 'string') {
    const found =
      desc.values.find((item) => item.name === value.toUpperCase()) ??
      desc.values.find((item) => String(item.number) === value);
    if (found !== undefined) return found.number;
  } else if (typeof value === 'number' && desc.value[value] !== undefined) {
    return value;
  }
  throw invalidArgument(
    `${path()} 값이 올바르지 않습니다: ${shown(value)}. 다음 가운데 하나로 보내 주세요: ${names}`,
  );
}

/** An object may call anything its `toString`. */
function shown(value: unknown): string {
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 40);
}

function readScalar(type: ScalarType, value: unknown, path: () => string): unknown {
  switch (type) {
    case ScalarType.STRING:
      if (typeof value !== 'string') throw wrongType(path(), '문자열이어야', value);
      return value;
    case ScalarType.BOOL:
      if (typeof value !== 'boolean') throw wrongType(path(), 'true 또는 false여야', value);
      return value;
    case ScalarType.INT64:
    case ScalarType.UINT64:
      return readLong(type, value, path);
    case ScalarType.INT32:
    case ScalarType.UINT32: {
      const number = numberOf(value);
      const [least, most] = type === ScalarType.INT32 ? [-0x80000000, 0x7fffffff] : [0, 0xffffffff];
      if (!Number.isInteger(number) || number < least || number > most)
        throw wrongType(path(), '정수여야', value);
      return number;
    }
    default: {
      const number = numberOf(value);
      if (!Number.isFinite(number)) throw wrongType(path(), '숫자여야', value);
      return number;
    }
  }
}

/** Long integers come as text; as numbers only as far as those are exact. */
function readLong(type: ScalarType, value: unknown, path: () => string): bigint {
  const written = typeof value === 'string' || Number.isSafeInteger(value);
  const long = written && /^-?\d{1,20}$/.test(String(value)) ? BigInt(value as string | number) : undefined;
  const fitted =
    long === undefined || type === ScalarType.INT64
      ? long && BigInt.asIntN(64, long)
      : BigInt.asUintN(64, long);
  if (long === undefined || fitted !== long) throw wrongType(path(), '64비트 정수여야', value);
  return long;
}

/** Numbers may be sent as strings, as in the JSON form of protobuf. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

const fieldMaps = new WeakMap<DescMessage, Map<string, DescField>>();

function fieldsOf(desc: DescMessage): Map<string, DescField> {
  let map = fieldMaps.get(desc);
  if (map === undefined) {
    map = new Map(
      desc.fields.flatMap((field) => [[field.name, field] as const, [field.jsonName, field] as const]),
    );
    fieldMaps.set(desc, map);
  }
  return map;
}

function wrongType(path: string, expected: string, value: unknown) {
  const where = path === '' ? '요청 본문' : path;
  return invalidArgument(
    `${where}의 형식이 맞지 않습니다. ${expected} 하는데 ${describe(value)} 받았습니다.`,
  );
}

/** With its particle. */
function describe(value: unknown): string {
  if (value === null) return 'null을';
  if (Array.isArray(value)) return '배열을';
  if (typeof value === 'object') return '객체를';
  if (typeof value === 'string') return '문자열을';
  return typeof value === 'number' ? '숫자를' : '참·거짓 값을';
}
