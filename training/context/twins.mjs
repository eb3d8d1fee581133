// Stems that look the same before some ending, found where they do not: 걷고 could not be 걸, but 걸었다 could be either.
import { CODAS, codaOf, compose, isSyllable, nucleusOf, onsetOf } from '../../dist/hangul/syllable.js';
import { irregularClasses } from '../../dist/lexicon/irregular-stems.js';
import { Lexicon } from '../../dist/lexicon/lexicon.js';
import { loadModelFiles } from '../../dist/analysis/encoder/model-files.js';

const RIEUL = CODAS.indexOf('ㄹ');
const DIGEUT = CODAS.indexOf('ㄷ');
const SIOT = CODAS.indexOf('ㅅ');
const STEMS = new Set(['VV', 'VA']);
/** Endings that tell a verb from an adjective of the same form: 밝는다, 밝느냐, 밝으려고; 밝다, 밝은데, 밝구나. */
const TELLING = { VV: /^(?:는|ㄴ다|느|으?려)/, VA: /^(?:다|은데|ㄴ데|은지|ㄴ지|구나|군)/ };

/** A function from the ways to read an eojeol to [{real, other}]: the stem it begins with, and one it might have had. */
export function createTwinFinder() {
  const lexicon = Lexicon.from(loadModelFiles()['lexicon.bin']);
  const isWord = (form, tag) => {
    const payload = lexicon.lookup(form, tag);
    return payload >= 0 && lexicon.isCounted(payload);
  };
  const known = new Map();
  const othersOf = ({ form, tag }) => {
    const name = `${form}/${tag}`;
    if (!known.has(name)) {
      const others = lookAlikes(form, tag).filter((other) => isWord(other, tag)).map((other) => ({ form: other, tag }));
      const otherTag = tag === 'VV' ? 'VA' : 'VV';
      if (isWord(form, otherTag)) others.push({ form, tag: otherTag });
      known.set(name, others);
    }
    return known.get(name);
  };
  return (alternatives) => {
    const { path } = alternatives[0];
    const at = path.findIndex(({ tag }) => STEMS.has(tag));
    // Only a stem that opens the eojeol is what its company is told by.
    if (at !== 0 || path.length < 2 || path[1].tag[0] !== 'E') return [];
    const isOpen = ({ form, tag }) => alternatives.some((a) => a.path.some((m) => m.form === form && m.tag === tag));
    const [stem, ending] = path;
    return othersOf(stem)
      .filter((other) => !isOpen(other) && (other.tag === stem.tag || TELLING[stem.tag].test(ending.form)))
      .map((other) => ({ real: { form: stem.form, tag: stem.tag }, other }));
  };
}

function lookAlikes(stem, tag) {
  const last = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(last)) return [];
  const change = (coda) => stem.slice(0, -1) + compose(onsetOf(last), nucleusOf(last), coda);
  const bends = (form, kind) => irregularClasses(form, tag).includes(kind);
  switch (codaOf(last)) {
    case 0:
      return [change(RIEUL), ...(bends(change(SIOT), 'ㅅ') ? [change(SIOT)] : [])];
    case RIEUL:
      return [change(0), ...(bends(change(DIGEUT), 'ㄷ') ? [change(DIGEUT)] : [])];
    case DIGEUT:
      return bends(stem, 'ㄷ') ? [change(RIEUL)] : [];
    case SIOT:
      return bends(stem, 'ㅅ') ? [change(0)] : [];
    default:
      return [];
  }
}
