import type { Morpheme } from '../../analysis/types.js';
import { lettersAt, syllableOf } from '../../hangul/letters.js';
import { lastCoda } from '../../hangul/syllable.js';
import { attach, stemAlternants } from '../../lexicon/conjugation.js';
import { irregularClass, type StemTag } from '../../lexicon/irregular-stems.js';
import { canJoin } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { type NearForm, nearForms } from '../../lexicon/near-forms.js';
import type { Tag } from '../../lexicon/tags.js';
import { SELDOM, USED, WELL_KNOWN } from '../korean/commonness.js';
import { isMimeticShade } from '../korean/mimetic-shades.js';
import { possibleStems } from '../korean/other-stems.js';
import { rightShape } from '../korean/particle-shape.js';
import type { WordView } from '../line/line-view.js';
import { STEM } from './strange-words.js';

/** A word that nobody vouches for, and a word that sounds like it. */
export interface NearWord {
  /** The eojeol's Hangul with the other word in its place. */
  text: string;
  slips: 1 | 2;
  /** Are the two heard alike? */
  alike: boolean;
  /** ln of the count of the other word. */
  frequency: number;
  /** A noun, or a shade of the same adverb: both may well be words. */
  loose?: boolean;
  /** Nothing but a better reading speaks for it. */
  byReading?: boolean;
}

const MOST = 4;
/** Words of so many syllables may differ in two places. */
const LONG = 3;
const LONGEST_STEM = 5;

/** What sounds like a strange word and is one that people use, the likeliest first. */
export function nearWords(word: WordView, strange: Morpheme, lexicon: Lexicon): NearWord[] {
  const found = new Map<string, NearWord>();
  const { form, tag } = strange;
  const whole = /^[가-힣]+/.exec(word.surface.slice(strange.begin - word.begin))?.[0] ?? '';
  let isRight = false;
  const referred = lexicon.isReferred(form, tag);
  const take = (
    { form: near, slips, alike }: NearForm,
    tags: readonly Tag[],
    written: (form: string, tag: Tag) => string | undefined,
  ) => {
    for (const other of tags) {
      const frequency = frequencyOf(near, other, lexicon);
      // 나드리를: what may be a name is another noun only where everybody knows that one
      if (tag === 'NNP' && other === 'NNG' && frequency < WELL_KNOWN) continue;
      // 송골송골: of long words even a rare one is told from all others
      if (frequency < (slips === 1 && near.length > LONG ? SELDOM : USED)) continue;
      if (lexicon.isDoubtful(near, other)) continue;
      const text = written(near, other);
      // 흘러갔다 read as 흘르+어: a right form of 흐르다; 포르르 is as good as 파르르
      if (text === whole || isShadeOf(near, other, [form, whole], lexicon)) isRight = true;
      else if (text !== undefined && !found.has(text))
        found.set(text, {
          text,
          slips,
          alike,
          frequency,
          loose: other === 'NNG' ? !referred || whole === form : other === 'MAG' && isShade(form, near),
        });
    }
  };
  // 굳굳하다, 후둘후둘: adverbs and what is made of them have few neighbours; nouns have many
  const tags = tagsNear(strange, whole, referred);
  // 나드리를, 넌즈시: what may be a name is another noun only where both are heard alike, an adverb only by one slip
  const name = tag === 'NNP' ? tags[0] : undefined;
  const most = tag === 'NNG' || name === 'MAG' || form.length < LONG ? 1 : 2;
  for (const near of nearForms(form, most, name === 'NNG'))
    take(near, tags, (other, otherTag) => inPlace(word, strange, whole, other, otherTag));
  // 물끄럼이, 하마트면: an adverb whose end was taken for a particle or an ending
  if (whole !== form) for (const near of nearForms(whole, 1)) take(near, ['MAG'], (other) => other);
  if (isRight) return [];
  const nearest = [...found.values()].sort((a, b) => a.slips - b.slips || b.frequency - a.frequency);
  return nearest.filter(({ slips }) => slips === nearest[0]!.slips).slice(0, MOST);
}

/** No noun paints a sound. */
function isShadeOf(near: string, tag: Tag, forms: readonly string[], lexicon: Lexicon): boolean {
  return tag !== 'NNG' && forms.some((form) => isMimeticShade(form, near, lexicon));
}

/** 뒹굴거리다: verbs made of others stand in no dictionary one by one. */
function frequencyOf(form: string, tag: Tag, lexicon: Lexicon): number {
  const own = lexicon.headwordFrequency(form, tag);
  return own < 0 && tag === 'VV' && /..거리$/.test(form)
    ? lexicon.headwordFrequency(form.slice(0, -2), /^(?:VV|MAG)$/)
    : own;
}

/** 상큼상큼 and 성큼성큼: bright and dark vowels make shades of one adverb. */
function isShade(form: string, near: string): boolean {
  const dark = (text: string) =>
    [...text].map((c) => {
      const { nucleus, ...rest } = lettersAt(c, 0)!;
      return syllableOf({ ...rest, nucleus: DARK[nucleus] ?? nucleus });
    });
  return dark(form).join('') === dark(near).join('');
}

const DARK: Readonly<Record<string, string>> = { ㅏ: 'ㅓ', ㅗ: 'ㅜ', ㅐ: 'ㅔ', ㅑ: 'ㅕ', ㅛ: 'ㅠ' };

/** A bare noun of two syllables is looked for among adverbs only. */
function tagsNear({ form, tag }: Morpheme, whole: string, referred: boolean): readonly Tag[] {
  if (STEM.test(tag)) return ['VV', 'VA'];
  if (tag === 'NNP') return whole === form ? ['MAG'] : ['NNG'];
  if (whole !== form) return [tag];
  // 설합: a dictionary itself says which noun it should be
  return form.length > 2 || referred ? ['MAG', 'NNG'] : ['MAG'];
}

/** What an inflected word sounds like that was read as a heap of others: 글적였다, 건내며, 끈났다. */
export function nearInflected(whole: string, lexicon: Lexicon): NearWord[] {
  const found = new Map<string, NearWord>();
  for (let end = 2; end <= Math.min(whole.length, LONGEST_STEM); end++) {
    const written = whole.slice(0, end);
    for (const stem of possibleStems(written)) {
      for (const { form: near, alike } of nearForms(stem, 1)) {
        for (const tag of ['VV', 'VA'] as const) {
          const frequency = lexicon.headwordFrequency(near, tag);
          if (
            near.length < 2 ||
            frequency < (near.length > 2 ? USED : WELL_KNOWN) ||
            lexicon.isDoubtful(near, tag)
          )
            continue;
          for (const text of inParallel(stem, near, tag, written, whole.slice(end)))
            if (!found.has(text)) found.set(text, { text, slips: 1, alike, frequency, byReading: true });
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => b.frequency - a.frequency).slice(0, MOST);
}

/** The other stem as it shows itself where the first one would be written so. */
function* inParallel(
  stem: string,
  near: string,
  tag: StemTag,
  written: string,
  rest: string,
): Generator<string> {
  for (const shown of stemAlternants(stem, tag)) {
    if (shown.surface !== written) continue;
    for (const other of stemAlternants(near, tag, irregularClass(near, tag)))
      if (
        other.ending === shown.ending &&
        other.surface.length === written.length &&
        other.surface !== written
      )
        yield other.surface + rest;
  }
}

function inPlace(
  word: WordView,
  strange: Morpheme,
  whole: string,
  form: string,
  tag: Tag,
): string | undefined {
  const next = word.morphemes[word.morphemes.indexOf(strange) + 1];
  if (!STEM.test(strange.tag)) {
    const rest = whole.slice(strange.end - strange.begin);
    if (rest === '' || next?.tag[0] !== 'J') return form + rest;
    return withFittingParticle(form, rest, next);
  }
  if (next?.tag[0] !== 'E') return undefined;
  const rest = whole.slice(next.end - strange.begin);
  // 심겨져: where the parts overlap, what follows the first ending is not to be cut out
  if (
    rest === '' &&
    word.morphemes.at(-1) !== next &&
    word.morphemes[word.morphemes.indexOf(next) + 1]!.tag[0] !== 'S'
  )
    return undefined;
  const written = conjugated(form, tag as StemTag, next);
  return written === undefined ? undefined : written + rest;
}

/** 고등허를 → 고등어를, 무릅을 → 무릎을: the particle takes the shape that fits. */
function withFittingParticle(form: string, rest: string, { form: particle }: Morpheme): string {
  const coda = lastCoda(form);
  const shape = rightShape(particle, coda === '' ? 'no' : coda === 'ㄹ' ? 'ㄹ' : 'yes', form);
  return rest === particle && shape !== undefined ? form + shape : form + rest;
}

const OTHER_HARMONY: Readonly<Record<string, string>> = {
  아: '어',
  어: '아',
  았: '었',
  었: '았',
  여: '어',
  였: '었',
};

/** Another stem before the same ending, in the shape that fits it: 맺치+었 → 맺혔, 내수+었 → 내쉬었. */
function conjugated(stem: string, tag: StemTag, { form, tag: endingTag }: Morpheme): string | undefined {
  const other = OTHER_HARMONY[form[0]!];
  const endings = other === undefined ? [form] : [form, other + form.slice(1)];
  for (const ending of endings) {
    if (!canJoin(stem, tag, ending, endingTag)) continue;
    const shapes = attach(stem, tag, ending, irregularClass(stem, tag));
    const [first, ...others] = shapes;
    if (first !== undefined)
      return others.reduce((best, shape) => (shape.length < best.length ? shape : best), first);
  }
  return undefined;
}
