import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/correction/rules', import.meta.url));
const MODULE = 'virtual:english-of-rules';

/** What the rules that are data say in English, by their ids. */
export function englishOfRules() {
  const out = {};
  for (const path of readdirSync(FOLDER, { recursive: true })) {
    if (!path.endsWith('.rules')) continue;
    let id;
    let isEnglish = false;
    for (const line of readFileSync(join(FOLDER, path), 'utf8').split('\n')) {
      const [, key, value] = /^(\w+): (.*)/.exec(line) ?? [];
      if (key === 'rule') id = value;
      if (key === 'english') out[id] = value;
      else if (isEnglish && /^\s+\S/.test(line)) out[id] += ` ${line.trim()}`;
      isEnglish = key === 'english' || (isEnglish && /^\s/.test(line));
    }
  }
  return out;
}

/** Gives them to the page, which has no files to read them from. */
export const englishOfRulesPlugin = () => ({
  name: 'english-of-rules',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export const ENGLISH_OF_RULES = ${JSON.stringify(englishOfRules())};` : undefined,
});
