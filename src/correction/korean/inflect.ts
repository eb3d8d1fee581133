import { lastCoda } from '../../hangul/syllable.js';
import { attach } from '../../lexicon/conjugation.js';
import { irregularClass, type StemTag } from '../../lexicon/irregular-stems.js';
import { canJoin } from '../../lexicon/joins.js';
import type { Tag } from '../../lexicon/tags.js';

/** A verb or an adjective before its endings; 이 is the copula, and then `before` is its noun. */
export interface Stem {
  form: string;
  tag: StemTag | 'VCP';
  /** What stands before the stem in its word. */
  before: string;
}

/** How a sentence is ended: 간다, 갑니다, 가요, 가. */
export type Level = 'plain' | 'formal' | 'polite' | 'casual';

/** The shapes of an ending, those first that are right wherever they fit. */
const SHAPES = {
  시: [['으시', 'EP'], ['시', 'EP']],
  면: [['으면', 'EC'], ['면', 'EC']],
  ㄹ: [['ㄹ', 'ETM'], ['을', 'ETM']],
  ㄴ: [['ㄴ', 'ETM'], ['은', 'ETM']],
  ㄴ다: [['ㄴ다', 'EF'], ['는다', 'EF']],
  습니다: [['습니다', 'EF'], ['ㅂ니다', 'EF']],
  다: [['다', 'EF']],
  는: [['는', 'ETM']],
  지: [['지', 'EC']],
  기: [['기', 'ETN']],
  지만: [['지만', 'EC']],
  더라도: [['더라도', 'EC']],
} as const satisfies Record<string, ReadonlyArray<readonly [form: string, tag: Tag]>>; // biome-ignore format: a table

export type Ending = keyof typeof SHAPES;

/** Stem and ending as they are written together: 춥+ㄹ → 추울, 살+는 → 사는. */
export function inflect({ form, tag, before }: Stem, ending: Ending): string {
  const stemTag = tag === 'VCP' ? 'VA' : tag;
  for (const [shape, endingTag] of SHAPES[ending]) {
    if (!canJoin(form, stemTag, shape, endingTag)) continue;
    const written = shortest(attach(form, stemTag, shape, irregularClass(form, stemTag)));
    if (written !== undefined) return before + written;
  }
  return before + form + SHAPES[ending][0][0];
}

/** 가 → 가, 먹 → 먹어, 하 → 해: what -서, -야, -요 follow. */
export function withVowel(stem: Stem): string {
  return vowelForm(stem, '아', '어');
}

/** 가 → 갔, 먹 → 먹었, 의사+이 → 의사였. */
export function inPast(stem: Stem): string {
  if (stem.tag === 'VCP') return stem.before + (lastCoda(stem.before) === '' ? '였' : '이었');
  return vowelForm(stem, '았', '었');
}

function vowelForm({ form, tag, before }: Stem, bright: string, dark: string): string {
  const stemTag = tag === 'VCP' ? 'VA' : tag;
  const cls = irregularClass(form, stemTag);
  const isBright =
    cls === 'ㅂ' ? /^(?:돕|곱)$/.test(form) : canJoin(form, stemTag, bright, bright === '았' ? 'EP' : 'EC');
  const ending = isBright ? bright : dark;
  return before + (shortest(attach(form, stemTag, ending, cls)) ?? form + ending);
}

/** The end of a sentence: 갔다, 갑니다, 예뻐요. */
export function finished(stem: Stem, { past, level }: { past: boolean; level: Level }): string {
  if (past) return inPast(stem) + { plain: '다', formal: '습니다', polite: '어요', casual: '어' }[level];
  if (level === 'plain') return inflect(stem, stem.tag === 'VV' ? 'ㄴ다' : '다');
  if (level === 'formal') return inflect(stem, '습니다');
  if (stem.tag !== 'VCP') return withVowel(stem) + (level === 'polite' ? '요' : '');
  const open = lastCoda(stem.before) === '';
  if (level === 'casual') return stem.before + (open ? '야' : '이야');
  return stem.before + (open ? '예요' : '이에요');
}

function shortest(forms: readonly string[]): string | undefined {
  return forms.reduce<string | undefined>(
    (best, form) => (best === undefined || form.length < best.length ? form : best),
    undefined,
  );
}
