import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { editDistance } from '../edit-distance.js';

/** A field that nobody knows, and the one that was probably meant. */
export interface FieldSlip {
  path: string;
  meant: string;
}

/** Deep enough for every request, and few enough for a header. */
const MAX_DEPTH = 4;
const MAX_SLIPS = 5;
/** Nobody writes more fields than this into one object by hand. */
const MAX_FIELDS = 100;

/**
 * Unknown fields are passed over, since clients send stray ones; but `contents` for `content` makes an answer to an
 * empty text, and whoever wrote it should hear of it. Items of lists and maps are not looked at.
 */
export function fieldSlips(desc: DescMessage, json: unknown): FieldSlip[] {
  const slips: FieldSlip[] = [];
  look(desc, json, '', 0, slips);
  return slips.slice(0, MAX_SLIPS);
}

function look(desc: DescMessage, json: unknown, path: string, depth: number, slips: FieldSlip[]): void {
  if (json === null || typeof json !== 'object' || Array.isArray(json) || depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries(json).slice(0, MAX_FIELDS)) {
    if (slips.length >= MAX_SLIPS) return;
    const field = desc.fields.find((known) => known.name === name || known.jsonName === name);
    if (field === undefined) {
      const meant = meantBy(desc, name);
      if (meant !== undefined) slips.push({ path: path + name, meant: path + meant });
    } else if (field.fieldKind === 'message') {
      look(field.message, value, `${path}${name}.`, depth + 1, slips);
    }
  }
}

/** A field that is spelt nearly so, or one of this very name inside of another. */
function meantBy(desc: DescMessage, name: string): string | undefined {
  const near = desc.fields.find((field) => isNear(plain(name), plain(field.name)));
  if (near !== undefined) return near.name;
  const holder = desc.fields.find(
    (field): field is DescField & { message: DescMessage } =>
      field.fieldKind === 'message' &&
      field.message.fields.some((inner) => plain(inner.name) === plain(name)),
  );
  const inner = holder?.message.fields.find((field) => plain(field.name) === plain(name));
  return holder && inner && `${holder.name}.${inner.name}`;
}

function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}

/** One letter more, less or other, or two neighbours changed; short names may not differ. */
function isNear(name: string, known: string): boolean {
  if (name === known) return true;
  if (Math.min(name.length, known.length) < 3 || Math.abs(name.length - known.length) > 1) return false;
  return editDistance(name, known) <= 1;
}
