import type { Lexicon } from '../../lexicon/lexicon.js';
import { OPENING_COST } from '../lattice/lattice-weights.js';
import { changed, joined, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { COMMON, isOneWord } from './one-word.js';
import { joinPlayfulEnding } from './playful-endings.js';
import { splitEnding } from './split-ending.js';
import { adverbKind, nounKind } from './word-kinds.js';

/** 방 안, 물 속: a place in something; 방안 is another word. */
const PLACES = new Set([...'안속밖위밑앞뒤옆곁']);
/** 이중 and 이건 are other words than 이 중, 이 건. */
const POINTED_TIMES = /^(?:[이그저]때|[이그]날|[이저]번|이달|그해|그중|그사이|그간)$/;
const POINTING_ADVERB = /^(?:[이그저요고조]렇|어떻|아무렇)게$/;
const THING = /^[이그저]거$/;
const ASKING = /^(?:ㄹ|을)까$/;
/** Endings of polite speech and of exclamation, which link nothing. */
const CLOSING =
  /(?:습니다|ㅂ니다|습니까|ㅂ니까|ㅂ시다|ㅂ시오|십시오|[어아여에예지]요|죠|세요|네요|군요?|거든요|잖아요?|구나|구먼|(?:ㄹ|을)게요?)$/;

/**
 * What the convention writes in one way only, whatever the model makes of it: it learnt from corpora that do not
 * agree. Within one eojeol; see neighbours.ts for what the eojeols around decide.
 */
export function settleConvention(path: readonly PathMorpheme[], lexicon: Lexicon): PathMorpheme[] {
  const out: PathMorpheme[] = [];
  for (const morpheme of path) {
    if (morpheme.word) {
      out.push(morpheme);
      continue;
    }
    switch (morpheme.tag) {
      case 'NNG':
      case 'NNP':
        morpheme.tag = nounKind(morpheme.form, morpheme.tag, lexicon);
        if (!joinsPointed(out, morpheme, lexicon) && !joinsNoun(out, morpheme, lexicon)) out.push(morpheme);
        break;
      case 'NNB':
        if (!joinsPointed(out, morpheme, lexicon)) out.push(morpheme);
        break;
      case 'VV':
      case 'VA':
        // 적당할까 is no form of 적당핳다, as 그럴까 is one of 그렇다.
        if (morpheme.form.endsWith('핳')) morpheme.form = `${morpheme.form.slice(0, -1)}하`;
        if (!joinsPredicate(out, morpheme, lexicon)) out.push(morpheme);
        break;
      case 'EC':
      case 'EF':
        // 갈까 말까; 감사합니다, 여러분: they end what is said, wherever they stand.
        if (ASKING.test(morpheme.form) || CLOSING.test(morpheme.form)) morpheme.tag = 'EF';
        out.push(...splitEnding(morpheme));
        break;
      case 'JX':
        // 그건 is 그것+ㄴ, as 그것은 is.
        if (morpheme.form === 'ㄴ' && THING.test(out.at(-1)?.form ?? '') && !out.at(-1)!.word)
          out.at(-1)!.form = out.at(-1)!.form.replace('거', '것');
        out.push(morpheme);
        break;
      case 'MAG':
        if (POINTING_ADVERB.test(morpheme.form)) {
          out.push(...pointing(morpheme));
          break;
        }
        morpheme.tag = adverbKind(morpheme.form, lexicon);
        out.push(morpheme);
        break;
      case 'MAJ':
        // 및, 또는, 즉: corpora disagree about them, not about 그리고.
        if (lexicon.frequencyOf(morpheme.form, 'MAG') > lexicon.frequencyOf(morpheme.form, 'MAJ'))
          morpheme.tag = 'MAG';
        out.push(morpheme);
        break;
      default:
        out.push(morpheme);
    }
  }
  return joinPlayfulEnding(out);
}

/** 이렇게 is a form of 이렇다. */
function pointing(adverb: PathMorpheme): PathMorpheme[] {
  const { form, from, to, log } = adverb;
  if (to - from !== form.length) return [adverb];
  const share = log / form.length;
  return [
    changed(adverb, { form: form.slice(0, -1), tag: 'VA', to: to - 1, log: share * (form.length - 1) }),
    changed(adverb, { form: '게', tag: 'EC', from: to - 1, log: share }),
  ];
}

/**
 * 기름+값: two nouns that the dictionaries have as one, and people write so; 이+무기: a particle opens no eojeol.
 * Widens the last morpheme of `out`.
 */
function joinsNoun(out: PathMorpheme[], noun: PathMorpheme, lexicon: Lexicon): boolean {
  const { form, tag, mended } = noun;
  const last = out.at(-1);
  if (tag !== 'NNG' || mended || PLACES.has(form) || !last || last.mended || last.word) return false;
  const opens = out.length === 1 && OPENING_COST[last.tag] !== undefined;
  if (!opens && last.tag !== 'NNG' && last.tag !== 'NP') return false;
  const whole = last.form + form;
  const payload = lexicon.lookup(whole, 'NNG');
  if (payload < 0 || !lexicon.isHeadwordEntry(payload)) return false;
  // Two nouns of one syllable, or a person (통행+인), are seldom meant as two.
  const short = last.tag === 'NNG' && (whole.length === 2 || form === '인');
  const counted = short ? lexicon.isCounted(payload) : lexicon.frequency(payload) >= COMMON;
  if (!opens && !counted) return false;
  out[out.length - 1] = joined(last, noun, whole, 'NNG');
  return true;
}

/** 이+곳, 그+날: what points and its noun, which the dictionaries have as one. Widens the last of `out`. */
function joinsPointed(out: PathMorpheme[], noun: PathMorpheme, lexicon: Lexicon): boolean {
  if (out.at(-1)?.tag !== 'MMD') return false;
  return joinsWord(out, noun, POINTED_TIMES.test(out.at(-1)!.form + noun.form) ? 'NNG' : 'NP', lexicon);
}

/** 맛+있: a noun and a predicate that the dictionaries have as one, and people write so. Widens the last of `out`. */
function joinsPredicate(out: PathMorpheme[], predicate: PathMorpheme, lexicon: Lexicon): boolean {
  return out.at(-1)?.tag === 'NNG' && joinsWord(out, predicate, predicate.tag, lexicon);
}

/** Widens the last of `out` where it makes one word with what follows. */
function joinsWord(out: PathMorpheme[], next: PathMorpheme, tag: Tag, lexicon: Lexicon): boolean {
  const last = out.at(-1)!;
  if (next.mended || last.mended || last.word) return false;
  const whole = last.form + next.form;
  if (!isOneWord(whole, tag, lexicon)) return false;
  out[out.length - 1] = joined(last, next, whole, tag);
  return true;
}
