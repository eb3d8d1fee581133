// kuromoji-ko (mecab-ko-dic in JavaScript); always one thread. Tags and contractions as in mecab_ko.py.
import { fileURLToPath } from 'node:url';
import { MeCab } from '../work/npm/node_modules/kuromoji-ko/dist/index.js';
import { serve } from './serve.mjs';

const dictPath = fileURLToPath(new URL('../work/npm/node_modules/kuromoji-ko/dict', import.meta.url));
const mecab = await MeCab.create({ engine: 'ko', dictPath });
const TAGS = { NNBC: 'NNB', SC: 'SP', SSO: 'SS', SSC: 'SS', UNKNOWN: 'NNG' };

function sejong(form, tag) {
  if (tag === 'SY') return /["'“”‘’]/.test(form) ? 'SS' : /[-~]/.test(form) ? 'SO' : 'SW';
  return TAGS[tag] ?? tag;
}

function read(text) {
  const out = [];
  for (const token of mecab.parse(text)) {
    const { surface, type, features } = token;
    // The comma's own line in its CSV dictionary is read as an empty form.
    if (surface === '' && features.startsWith(',SC')) out.push([',', 'SP']);
    else if (surface.trim() === '') continue;
    else if (type && type !== 'Compound')
      for (const part of features.split(',').at(-1).split('+')) {
        const [form, tag] = part.split('/');
        out.push([form, sejong(form, tag)]);
      }
    else out.push([surface, sejong(surface, token.pos.join('+'))]);
  }
  return out;
}

await serve({ morphemes: (texts) => texts.map(read) });
