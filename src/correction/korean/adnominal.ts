import { CODAS, codaOf, isSyllable, lastCoda, withCoda } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { USED } from './commonness.js';

const RIEUL = CODAS.indexOf('ㄹ');
const NIEUN = CODAS.indexOf('ㄴ');

/**
 * Can these syllables be a predicate in its adnominal form (아는, 뜻한, 만들, 빌릴, 먹던)? By the lexicon alone: where
 * a bound noun is written to its verb, the analysis often takes both for an ending.
 */
export function isAdnominal(lexicon: Lexicon, text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  if (!isSyllable(last)) return false;
  const before = text.slice(0, -1);
  if (/[는던]$/.test(text))
    return (
      before !== '' &&
      (isStem(lexicon, before) || isStem(lexicon, withRieul(before)) || /[았었했겠였]$/.test(before))
    );
  const coda = codaOf(last);
  if (coda !== RIEUL && coda !== NIEUN) return false;
  const open = withCoda(text, '');
  if (isStem(lexicon, open)) return true;
  // 먹을, 먹은; 고운, 추울
  if (/[을은]$/.test(text))
    return before.length > 0 && isStem(lexicon, before) && codaOf(before.charCodeAt(before.length - 1)) !== 0;
  if (/[울운]$/.test(text)) return isStem(lexicon, closedWith(before, 'ㅂ'));
  // 만들, 산
  return coda === RIEUL ? isStem(lexicon, text) : isStem(lexicon, withRieul(open));
}

function isStem(lexicon: Lexicon, stem: string): boolean {
  if (stem === '') return false;
  for (const tag of ['VV', 'VA', 'VX'] as const) {
    if (lexicon.isHeadword(stem, tag) || lexicon.frequencyOf(stem, tag) > USED) return true;
  }
  // 정리하, 시작되
  const noun = /^(.+)(?:하|되|시키)$/.exec(stem)?.[1];
  return noun !== undefined && lexicon.lookup(noun, 'NNG') >= 0;
}

function withRieul(stem: string): string {
  return closedWith(stem, 'ㄹ');
}

/** The stem with a coda in its open last syllable; '' where that is not open. */
function closedWith(stem: string, coda: string): string {
  return lastCoda(stem) === '' ? withCoda(stem, coda) : '';
}
