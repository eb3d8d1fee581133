import { WELL_KNOWN } from '../korean/commonness.js';
import type { LineView, WordView } from '../line/line-view.js';
import type { Gap } from './gap.js';

/** 오늘은 나 간다: when it happens is no subject. */
const TIMES = /^(?:오늘|내일|모레|어제|지금|이제|이번|다음|아까|나중|먼저|그때|그날|아침|점심|저녁|밤|주말)$/;

/**
 * 여보, 나 왔어; 그럼 나 간다: whoever says so speaks of himself, though 나오다 and 나가다 are verbs as well. They are meant
 * where the clause has its subject, its object or its place without the pronoun: 아이가 밖으로 나 왔다.
 */
export function isPronounFirst({ line, left, first }: Gap): boolean {
  if (left.surface !== '나' || line.lexicon.headwordFrequency(first.form, 'VV') <= WELL_KNOWN) return false;
  return !isNegated(line.words[left.index - 1]) && !clauseBefore(line, left).some(hasRole);
}

/** 안 나 온다: no pronoun stands between. */
function isNegated(before: WordView | undefined): boolean {
  return /^[안못]$/.test(before?.surface ?? '');
}

function clauseBefore({ words }: LineView, { index }: WordView): WordView[] {
  let from = index;
  while (from > 0 && !endsClause(words[from - 1]!)) from--;
  return words.slice(from, index);
}

function endsClause({ surface, morphemes }: WordView): boolean {
  return /^E[CF]$/.test(morphemes.at(-1)?.tag ?? '') || /[^가-힣\w]$/.test(surface);
}

/** Is it who or what comes out, or where? */
function hasRole({ surface, morphemes }: WordView): boolean {
  const { tag, form } = morphemes.at(-1)!;
  if (tag === 'JKS' || tag === 'JKO') return true;
  if (tag === 'JKB') return /^(?:에|에서|서|로|으로)$/.test(form);
  if (tag === 'JX') return !TIMES.test(morphemes[0]!.form);
  return surface === '나';
}
