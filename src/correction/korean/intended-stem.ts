import { lastCoda, withCoda } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { type LineView, wordAt } from '../line/line-view.js';
import { SELDOM } from './commonness.js';

/** What somebody sweeps; everything else is used or written. */
const SWEPT = /(?:마당|바닥|방|먼지|낙엽|눈|쓰레기|골목|교실|복도)[을를]?$/;
/** What somebody lives; everything else that takes 을 before 살- is bought. */
const LIVED =
  /(?:삶|인생|하루|생|세상|일생|여생|평생|오늘|현재|내일|나날|날|해|세월|시대|목숨|사람|생명|기회|경제|분위기)[을를]$/;
/** Adverbs of going that nothing is ground with. */
const GOING =
  /(?:^|\s)(?:빨리|일찍|같이|함께|먼저|혼자|지금|다시|그냥|다음에|나중에|이만|이제|또|늦게|못|안)$/;

/** Before -려고 a few stems may be one verb or another: what stands before them tells which. */
const AMBIGUOUS: Readonly<Record<string, (before: string) => string | undefined>> = {
  갈: (before) => (/(?:에|로|까지|한테|러)$/.test(before) || GOING.test(before) ? '가' : undefined),
  살: (before) =>
    (/[을를]$/.test(before) && !LIVED.test(before)) || /(?:^|\s)(?:새로|하나|더)$/.test(before)
      ? '사'
      : undefined,
  줄: (before) =>
    /(?:[을를]|에게|한테|께|[가-힣](?:아|어|여|해|와|워|려|춰|켜))$/.test(before) ? '주' : undefined,
  쓸: (before) => (/[을를에]$/.test(before) && !SWEPT.test(before) ? '쓰' : undefined),
  잘: () => '자',
};

/** 갈려고 → 가, 도울려고 → 도우, 살려는데 → 사 where something is bought; nothing where the stem may end in ㄹ (만들). */
export function intendedStem(line: LineView, begin: number, text: string): string | undefined {
  if (lastCoda(text) !== 'ㄹ') return undefined;
  const before = line.text.slice(0, begin).trimEnd();
  if (Object.hasOwn(AMBIGUOUS, text)) return AMBIGUOUS[text]!(before);
  const { lexicon } = line;
  if (isUsedStem(lexicon, text)) return undefined;
  // 사진을 올려고: 올리려고, as it may be
  if (isUsedStem(lexicon, `${text}리`) && hasObject(line, begin)) return undefined;
  const open = withCoda(text, '');
  if (/우$/.test(open) && isUsedStem(lexicon, `${text}리`)) return undefined;
  const bieup = /우$/.test(open) ? withBieup(open.slice(0, -1)) : '';
  const isVerb = (stem: string) => lexicon.lookup(stem, 'VV') >= 0 || lexicon.lookup(stem, 'VX') >= 0;
  const known = isVerb(open) || /[하되]$/.test(open) || /[가-힣](?:드리|주|보|놓)$/.test(open);
  return known || (bieup !== '' && isVerb(bieup)) ? open : undefined;
}

/** Does the word before it end in 을 or 를? */
function hasObject(line: LineView, begin: number): boolean {
  const index = wordAt(line, begin)?.index ?? 0;
  return line.words[index - 1]?.morphemes.at(-1)?.tag === 'JKO';
}

/** 볼다, 될다 stand in lists of words; nobody says them. */
function isUsedStem(lexicon: Lexicon, stem: string): boolean {
  return (['VV', 'VA', 'VX'] as const).some((tag) => lexicon.frequencyOf(stem, tag) > SELDOM);
}

function withBieup(stem: string): string {
  return lastCoda(stem) === '' ? withCoda(stem, 'ㅂ') : '';
}
