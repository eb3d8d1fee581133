import { isUtf8 } from 'node:buffer';
import type { SchemaElement } from 'hyparquet';
import { parseFloat16 } from 'hyparquet/src/convert.js';
import { listItem, mapEntry, type SchemaNode } from './parquet-schema.js';
import { NOT_UTF8 } from './wrong-encoding.js';

/** A stored value that the output cannot hold unchanged; the message says why. */
export class UnwritableValue extends Error {}

type ToText = (value: unknown) => string;

const SECOND = { MILLIS: 3, MICROS: 6, NANOS: 9 } as const;
const DAY_MS = 86_400_000;

/** Writes stored values of a column as JSON that keeps every digit. */
export function jsonOf(node: SchemaNode): ToText {
  const one = orNull(node.children.length > 0 ? groupText(node) : leafText(node.element));
  return node.element.repetition_type === 'REPEATED' ? orNull(arrayText(one)) : one;
}

const orNull =
  (toText: ToText): ToText =>
  (value) =>
    value === null || value === undefined ? 'null' : toText(value);

const arrayText =
  (item: ToText): ToText =>
  (value) =>
    `[${Array.from(value as ArrayLike<unknown>, item).join(',')}]`;

function groupText(node: SchemaNode): ToText {
  const item = listItem(node);
  if (item)
    return arrayText(
      item.element.repetition_type === 'REPEATED' ? orNull(leafText(item.element)) : jsonOf(item),
    );
  const entry = mapEntry(node);
  if (entry) return mapText(entry);
  const fields = node.children.map((child) => {
    const { name } = child.element;
    return { name, start: `${JSON.stringify(name)}:`, toText: jsonOf(child) };
  });
  return (value) => {
    const struct = value as Record<string, unknown>;
    return `{${fields.map(({ name, start, toText }) => start + toText(struct[name])).join(',')}}`;
  };
}

/** An object, whose keys are the keys as text. */
function mapText({ name, key, value }: NonNullable<ReturnType<typeof mapEntry>>): ToText {
  const keyText = jsonOf(key);
  const valueText = jsonOf(value);
  return (map) => {
    const entries = (map as Record<string, Array<Record<string, unknown>>>)[name] ?? [];
    const seen = new Set<string>();
    const written = entries.map((entry) => {
      const text = keyText(entry[key.element.name]);
      const quoted = text.startsWith('"') ? text : JSON.stringify(text);
      if (seen.has(quoted)) throw new UnwritableValue(`맵에 열쇠 ${quoted}이(가) 두 번 있습니다.`);
      seen.add(quoted);
      return `${quoted}:${valueText(entry[value.element.name])}`;
    });
    return `{${written.join(',')}}`;
  };
}

function leafText(element: SchemaElement): ToText {
  const { type, converted_type: converted, logical_type: logical } = element;
  const kind = logical?.type ?? converted;
  if (kind === 'DECIMAL') {
    const scale = (logical?.type === 'DECIMAL' ? logical.scale : element.scale) ?? 0;
    return (value) => decimalText(wholeOf(value), scale);
  }
  if (kind === 'DATE') return (value) => `"${isoOf((value as number) * DAY_MS).slice(0, -14)}"`;
  const moment = momentText(element);
  if (moment) return moment;
  if (type === 'FLOAT' || type === 'DOUBLE') return (value) => floatText(value as number);
  if (kind === 'FLOAT16') return (value) => floatText(parseFloat16(value as Uint8Array)!);
  if (kind === 'UUID') return (value) => `"${uuidText(value as Uint8Array)}"`;
  if (kind === 'JSON') return (value) => embeddedJson(textOf(value as Uint8Array));
  if (kind === 'STRING' || kind === 'UTF8' || kind === 'ENUM')
    return (value) => JSON.stringify(textOf(value as Uint8Array));
  if (type === 'BYTE_ARRAY' || type === 'FIXED_LEN_BYTE_ARRAY')
    return (value) => `"${bufferOf(value as Uint8Array).toString('base64')}"`;
  if (isUnsigned(element, 32)) return (value) => String((value as number) >>> 0);
  if (isUnsigned(element, 64)) return (value) => String(BigInt.asUintN(64, value as bigint));
  return String;
}

function isUnsigned(
  { converted_type: converted, logical_type: logical }: SchemaElement,
  bits: number,
): boolean {
  return (
    converted === `UINT_${bits}` ||
    (logical?.type === 'INTEGER' && logical.bitWidth === bits && !logical.isSigned)
  );
}

/** Points in time and times of the day, with as many digits as their unit has. */
function momentText({
  type,
  converted_type: converted,
  logical_type: logical,
}: SchemaElement): ToText | undefined {
  if (type === 'INT96') return (value) => `"${stampText(value as bigint, SECOND.NANOS)}"`;
  if (logical?.type === 'TIMESTAMP') {
    const zone = logical.isAdjustedToUTC ? 'Z' : '';
    return (value) => `"${stampText(value as bigint, SECOND[logical.unit])}${zone}"`;
  }
  if (logical?.type === 'TIME') return (value) => `"${clockText(value, SECOND[logical.unit])}"`;
  if (converted === 'TIMESTAMP_MILLIS') return (value) => `"${stampText(value as bigint, SECOND.MILLIS)}Z"`;
  if (converted === 'TIMESTAMP_MICROS') return (value) => `"${stampText(value as bigint, SECOND.MICROS)}Z"`;
  if (converted === 'TIME_MILLIS') return (value) => `"${clockText(value, SECOND.MILLIS)}"`;
  if (converted === 'TIME_MICROS') return (value) => `"${clockText(value, SECOND.MICROS)}"`;
  return undefined;
}

function stampText(value: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const fraction = ((value % unit) + unit) % unit;
  const seconds = (value - fraction) / unit;
  return `${isoOf(Number(seconds) * 1000).slice(0, -5)}.${String(fraction).padStart(digits, '0')}`;
}

function clockText(value: unknown, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const whole = BigInt(value as number | bigint);
  if (whole < 0n || whole >= 86_400n * unit) throw new UnwritableValue(`하루를 벗어난 시각입니다: ${whole}`);
  return stampText(whole, digits).slice(11);
}

function isoOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw new UnwritableValue('날짜로 적을 수 없는 값입니다.');
  return date.toISOString();
}

function floatText(value: number): string {
  if (!Number.isFinite(value)) return `"${value}"`;
  return Object.is(value, -0) ? '-0.0' : String(value);
}

function decimalText(unscaled: bigint, scale: number): string {
  const sign = unscaled < 0n ? '-' : '';
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function wholeOf(value: unknown): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value as number | bigint);
  if (value.length === 0) return 0n;
  return BigInt.asIntN(value.length * 8, BigInt(`0x${bufferOf(value).toString('hex')}`));
}

function uuidText(bytes: Uint8Array): string {
  return bufferOf(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The text of a column of JSON, on one line. */
function embeddedJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    throw new UnwritableValue('올바른 JSON이 아닙니다.');
  }
  return text.trim().replace(/[\r\n]+/g, ' ');
}

export function textOf(bytes: Uint8Array): string {
  const buffer = bufferOf(bytes);
  const text = buffer.toString('utf8');
  if (text.includes('\ufffd') && !isUtf8(buffer)) throw new UnwritableValue(NOT_UTF8);
  return text;
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
