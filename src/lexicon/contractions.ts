import { CODAS, codaOf, compose, isSyllable, nucleusOf, onsetOf } from '../hangul/syllable.js';
import type { Tag } from './tags.js';

/** A morpheme, or the beginning of one: the copula's ㄴ may go on to be ㄴ데, ㄴ지 … */
export interface MorphemeStart {
  form: string;
  tag: Tag;
  /** More syllables of this morpheme may follow in the text. */
  open?: boolean;
}

export interface NounAlternant {
  /** What stands in the text. */
  surface: string;
  /** What the surface spells beyond the noun; [] for the bare noun. */
  morphemes: MorphemeStart[];
}

/**
 * How a noun shows itself when particles and the copula merge into its last syllable (걔+ㄴ → 걘, 뭐+ㄹ → 뭘, 친구+이+ㄴ데
 * → 친군데, 친구+이+었 → 친구였). A noun that ends in a consonant only has its bare form: nothing merges into it.
 */
export function nounAlternants(noun: string): NounAlternant[] {
  const bare = { surface: noun, morphemes: [] };
  const last = noun.charCodeAt(noun.length - 1);
  if (!isSyllable(last) || codaOf(last) !== 0) return [bare];
  const closed = (coda: string) =>
    noun.slice(0, -1) + compose(onsetOf(last), nucleusOf(last), CODAS.indexOf(coda));
  const copula = (surface: string, form: string, tag: Tag): NounAlternant => ({
    surface,
    morphemes: [
      { form: '이', tag: 'VCP' },
      { form, tag, open: true },
    ],
  });
  return [
    bare,
    { surface: closed('ㄴ'), morphemes: [{ form: 'ㄴ', tag: 'JX' }] },
    { surface: closed('ㄹ'), morphemes: [{ form: 'ㄹ', tag: 'JKO' }] },
    copula(closed('ㄴ'), 'ㄴ', 'ETM'),
    copula(closed('ㄹ'), 'ㄹ', 'ETM'),
    copula(closed('ㅂ'), 'ㅂ', 'EF'),
    copula(`${noun}였`, '었', 'EP'),
    copula(`${noun}여`, '어', 'EC'),
    copula(`${noun}예`, '에', 'EF'),
  ];
}

const items = (text: string): MorphemeStart[][] =>
  text.split(' | ').map((analysis) =>
    analysis.split('+').map((item) => {
      const [form, tag] = item.split('/');
      return { form: form!, tag: tag as Tag };
    }),
  );

/**
 * Words whose noun itself changes when it merges, which no rule on the last syllable gives: 게 is 것+이, 텐 is 터+이+ㄴ.
 * The analyses are those of the gold corpora, the more frequent first.
 */
const FIXED: Readonly<Record<string, string>> = {
  게: '것/NNB+이/JKS | 거/NNB+이/JKS | 것/NNB+이/JKC | 거/NNB+이/JKC',
  건: '것/NNB+ㄴ/JX | 거/NNB+ㄴ/JX | 거/NNB+이/VCP+ㄴ/ETM',
  걸: '것/NNB+ㄹ/JKO | 거/NNB+ㄹ/JKO | 거/NNB+이/VCP+ㄹ/ETM',
  걸로: '것/NNB+으로/JKB | 거/NNB+ㄹ로/JKB',
  건데: '거/NNB+이/VCP+ㄴ데/EC | 것/NNB+이/VCP+ㄴ데/EC',
  겁니다: '것/NNB+이/VCP+ㅂ니다/EF | 거/NNB+이/VCP+ㅂ니다/EF',
  그게: '그것/NP+이/JKS | 그거/NP+이/JKS | 그거/NP+이/JKC',
  이게: '이것/NP+이/JKS | 이거/NP+이/JKS | 이거/NP+이/JKC',
  저게: '저것/NP+이/JKS | 저거/NP+이/JKS | 저거/NP+이/JKC',
  그건: '그것/NP+ㄴ/JX | 그거/NP+ㄴ/JX',
  이건: '이것/NP+ㄴ/JX | 이거/NP+ㄴ/JX',
  저건: '저것/NP+ㄴ/JX | 저거/NP+ㄴ/JX',
  그걸: '그것/NP+ㄹ/JKO | 그거/NP+ㄹ/JKO',
  이걸: '이것/NP+ㄹ/JKO | 이거/NP+ㄹ/JKO',
  저걸: '저것/NP+ㄹ/JKO | 저거/NP+ㄹ/JKO',
  텐데: '터/NNB+이/VCP+ㄴ데/EC | 터/NNB+이/VCP+ㄴ데/EF',
  테니: '터/NNB+이/VCP+니/EC',
  테니까: '터/NNB+이/VCP+니까/EC',
  테고: '터/NNB+이/VCP+고/EC',
  테지만: '터/NNB+이/VCP+지만/EC',
  누가: '누구/NP+가/JKS | 누구/NP+가/JKC',
  내: '나/NP+의/JKG',
  네: '너/NP+의/JKG',
  제: '저/NP+의/JKG',
  내게: '나/NP+에게/JKB',
  네게: '너/NP+에게/JKB',
  제게: '저/NP+에게/JKB',
  뭘: '뭐/NP+ㄹ/JKO | 무엇/NP+ㄹ/JKO',
  뭔가: '뭐/NP+이/VCP+ㄴ가/EC | 무엇/NP+이/VCP+ㄴ가/EC',
  뭡니까: '뭐/NP+이/VCP+ㅂ니까/EF',
  걔: '걔/NP',
  쟤: '쟤/NP',
  얘: '얘/NP',
};

const PARSED = new Map(Object.entries(FIXED).map(([surface, text]) => [surface, items(text)]));

/** The analyses of a contracted word as a whole, the most frequent first; [] where it is none. */
export function contractedWord(surface: string): readonly MorphemeStart[][] {
  const fixed = PARSED.get(surface);
  if (fixed) return fixed;
  // 걘, 쟨, 얜, 난, 넌, 여긴 …: a pronoun with a merged particle
  const found: MorphemeStart[][] = [];
  for (const pronoun of PRONOUNS) {
    for (const { surface: shown, morphemes } of nounAlternants(pronoun)) {
      if (shown === surface && morphemes.length === 1)
        found.push([{ form: pronoun, tag: 'NP' }, ...morphemes]);
    }
  }
  return found;
}

const PRONOUNS =
  '나 너 저 걔 쟤 얘 뭐 거기 여기 저기 어디 누구 우리 저희 너희 그 이거 그거 저거 요거 고거'.split(' ');
