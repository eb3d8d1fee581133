import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';

/** As tsconfig.json has it; what no types say is the same whoever takes them away. */
const OPTIONS = { target: 'es2022', typescript: { onlyRemoveTypeImports: true } };

/**
 * The modules of `source` as JavaScript in `target`, module by module. Types are only taken away: `npm run typecheck`
 * checks them, which takes a minute, and a newcomer need not wait for it.
 */
export function compile(source, target) {
  for (const path of readdirSync(source, { recursive: true })) {
    if (!path.endsWith('.ts') || path.endsWith('.spec.ts') || path.endsWith('.d.ts')) continue;
    const { code, errors } = transformSync(path, readFileSync(join(source, path), 'utf8'), OPTIONS);
    if (errors.length > 0)
      throw new Error(errors.map(({ codeframe, message }) => codeframe ?? message).join('\n'));
    const place = join(target, path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, code);
  }
}
