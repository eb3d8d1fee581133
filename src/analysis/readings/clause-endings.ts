import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

type Eojeols = ReadonlyArray<{ path: readonly PathMorpheme[] }>;

/** How many eojeols a clause may have for its end to be looked for. */
const LONGEST_CLAUSE = 12;
const CONDITION = '거든';
/** Endings of orders, requests and proposals. */
const ORDER = /(?:[아어여거너]라|으?라|ㅂ시오|ㅂ시다|읍시다|자꾸나|자|[으]?렴|려무나|게나)$/;
const REQUEST = /^(?:어요|아요|여요)$/;
const CLOSING_QUOTES = /["'”’」』]/;
/** How far behind what was asked 물었다 may stand, in eojeols. */
const ASKED_WITHIN = 6;

/** 비가 오거든 빨래를 걷어라: before an order -거든 says when it holds; elsewhere it tells why. */
export function settleCondition(eojeols: Eojeols, at: number): void {
  const last = eojeols[at]!.path.at(-1);
  if (last?.form !== CONDITION || last.tag !== 'EF' || last.word) return;
  for (let i = at + 1; i < Math.min(eojeols.length, at + LONGEST_CLAUSE); i++) {
    const { path } = eojeols[i]!;
    const ending = path.findIndex(({ tag }) => tag === 'EF');
    if (ending < 0) continue;
    const { form } = path[ending]!;
    if (
      isVerbal(path, ending) &&
      (ORDER.test(form) || (REQUEST.test(form) && path[ending - 1]?.form.endsWith('시')))
    )
      last.tag = 'EC';
    return;
  }
}

const VERBAL: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VX', 'XSV']);

/** Nobody orders something to be so. */
function isVerbal(path: readonly PathMorpheme[], ending: number): boolean {
  let at = ending - 1;
  while (at > 0 && path[at]!.tag === 'EP') at--;
  return at >= 0 && VERBAL.has(path[at]!.tag);
}

/** “어디 갔니?” 어머니가 물었다: behind a question that is quoted, it was asked; nobody has been bitten. */
export function settleQuoted(eojeols: Eojeols, at: number): void {
  const first = eojeols[at]!.path[0];
  if (first?.form !== '물' || first.tag !== 'VV' || first.word) return;
  if (!/^[아어았었]/.test(eojeols[at]!.path[1]?.form ?? '')) return;
  for (let i = at - 1; i >= Math.max(0, at - ASKED_WITHIN); i--) {
    const { path } = eojeols[i]!;
    if (path.at(-1)!.tag === 'JKO') return;
    const quote = path.findLastIndex(({ tag, form }) => tag === 'SS' && CLOSING_QUOTES.test(form));
    if (quote > 0 && path[quote - 1]!.form.includes('?')) {
      first.form = '묻';
      return;
    }
  }
}
