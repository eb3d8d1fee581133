import { UsageError } from '../usage-error.js';
import { UnwritableValue } from './parquet-json.js';
import { listItem, mapEntry, type SchemaNode } from './parquet-schema.js';

type ToCell = (value: unknown) => unknown;

/** Makes of stored values what a table writer stores as the same; undefined where they already are that. */
export function cellOf(node: SchemaNode): ToCell | undefined {
  const { element, children } = node;
  if (element.repetition_type === 'REPEATED') throw unsupported(element.name);
  if (children.length === 0) return element.type === 'INT96' ? orNull(nanoseconds) : undefined;
  const item = listItem(node);
  if (item) {
    const toCell = cellOf(item);
    return toCell && orNull((list) => Array.from(list as ArrayLike<unknown>, toCell));
  }
  const entry = mapEntry(node);
  if (entry) {
    const { name, key, value } = entry;
    if (key.element.name !== 'key' || value.element.name !== 'value') throw unsupported(element.name);
    const toKey = cellOf(key);
    const toValue = cellOf(value);
    return orNull((map) =>
      ((map as Record<string, Array<{ key: unknown; value: unknown }>>)[name] ?? []).map((pair) => ({
        key: toKey ? toKey(pair.key) : pair.key,
        value: toValue ? toValue(pair.value) : pair.value,
      })),
    );
  }
  return structOf(children);
}

function structOf(children: readonly SchemaNode[]): ToCell | undefined {
  const changed = children.flatMap((child) => {
    const toCell = cellOf(child);
    return toCell ? [[child.element.name, toCell] as const] : [];
  });
  if (changed.length === 0) return undefined;
  return orNull((struct) => {
    const cells = { ...(struct as Record<string, unknown>) };
    for (const [name, toCell] of changed) cells[name] = toCell(cells[name]);
    return cells;
  });
}

const orNull =
  (toCell: ToCell): ToCell =>
  (value) =>
    value === null || value === undefined ? null : toCell(value);

/** Twelve bytes reach further than the eight of today's time stamps. */
function nanoseconds(value: unknown): unknown {
  if (BigInt.asIntN(64, value as bigint) !== value)
    throw new UnwritableValue('1677년에서 2262년까지의 시각만 Parquet에 쓸 수 있습니다.');
  return value;
}

function unsupported(name: string): UsageError {
  return new UsageError(
    `"${name}"의 구조(되풀이되는 옛 형식)는 Parquet에 다시 쓸 수 없습니다. --format json을 쓰세요.`,
  );
}
