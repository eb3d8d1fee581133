import type { DescMessage } from '@bufbuild/protobuf';

type Json = Record<string, unknown>;

interface FieldName {
  camel: string;
  snake: string;
  /** Set for fields that hold messages. */
  message?: DescMessage;
  map: boolean;
}

const namesOf = new WeakMap<DescMessage, FieldName[]>();

/**
 * The same answer with the field names of the legacy routes. It follows the message descriptor, because keys of
 * maps (words, help ids, dictionary names) must stay as they are.
 */
export function snakeCased(desc: DescMessage, json: Json): Json {
  const result: Json = {};
  for (const { camel, snake, message, map } of fieldNames(desc)) {
    const value = json[camel];
    if (value === undefined) continue;
    result[snake] = message === undefined ? value : convert(message, map, value);
  }
  return result;
}

function convert(message: DescMessage, map: boolean, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => snakeCased(message, item as Json));
  if (!map) return snakeCased(message, value as Json);
  return Object.fromEntries(
    Object.entries(value as Json).map(([key, item]) => [key, snakeCased(message, item as Json)]),
  );
}

function fieldNames(desc: DescMessage): FieldName[] {
  let names = namesOf.get(desc);
  if (names === undefined) {
    names = desc.fields.map((field) => ({
      camel: field.jsonName,
      snake: field.name,
      message: field.message,
      map: field.fieldKind === 'map',
    }));
    namesOf.set(desc, names);
  }
  return names;
}
