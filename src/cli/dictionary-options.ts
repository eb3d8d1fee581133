import { parseOptions } from './parse-options.js';

/** The options of `malgyeol dict`. */
export type DictOptions = ReturnType<typeof parseDictOptions>['values'];

export function parseDictOptions(args: string[]) {
  const text = { type: 'string' as const };
  const files = { type: 'string' as const, multiple: true };
  const flag = { type: 'boolean' as const };
  return parseOptions({
    args,
    allowPositionals: true,
    options: {
      data: text,
      np: files,
      cp: files,
      'cp-caret': files,
      vv: files,
      va: files,
      mm: files,
      mag: files,
      ic: files,
      format: text,
      set: text,
      value: text,
      from: text,
      key: text,
      package: text,
      protocol: text,
      all: flag,
      'dry-run': flag,
      yes: { ...flag, short: 'y' },
      json: flag,
      help: { ...flag, short: 'h' },
    },
  });
}
