import { endingFits, prefinalsFit } from './ending-joins.js';
import { particleFits } from './particle-joins.js';
import { tagsJoin } from './tag-joins.js';
import { TAGS, type Tag } from './tags.js';

const TAG_INDEX = Object.fromEntries(TAGS.map((tag, i) => [tag, i])) as Record<Tag, number>;

/** The second morpheme fits the first one. */
export const FITS = 0;
/** The kinds go together but the shape is wrong (사과을, 만들습니다): a mistake that people do make. */
export const MISSHAPEN = 1;
/** The kinds do not go together (an ending on a noun, a particle on a stem). */
export const IMPOSSIBLE = 2;

/** Endings of the copula and of 아니다: 하다 has 해요, so that 청하예요 is no 청하다. */
const COPULAR = /^이?[에예]요/;

/** How well the second morpheme follows the first one inside one eojeol. Forms are restored ones (춥+ㄴ for 추운). */
export function joinDegree(prevForm: string, prevTag: Tag, nextForm: string, nextTag: Tag): number {
  if (!tagsJoin(TAG_INDEX[prevTag], TAG_INDEX[nextTag])) return IMPOSSIBLE;
  const kind = nextTag[0];
  if (kind === 'J') {
    if (prevTag === 'VV' && nextForm !== '도') return IMPOSSIBLE;
    return particleFits(prevForm, prevTag, nextForm, nextTag) ? FITS : MISSHAPEN;
  }
  // 난, 그건, 날: what is heard as one syllable is followed by a pause.
  if (kind === 'N' && (prevTag === 'JX' || prevTag === 'JKO') && /^[ㄴㄹ]$/.test(prevForm)) return MISSHAPEN;
  if (kind !== 'E' || prevTag[0] === 'S' || prevTag[0] === 'N') return FITS;
  if ((prevTag === 'XSV' || prevTag === 'XSA') && COPULAR.test(nextForm)) return IMPOSSIBLE;
  if (prevTag === 'EC') return nextForm === '겠' && prevForm.endsWith('야') ? FITS : IMPOSSIBLE;
  if (prevTag === 'EP' && nextTag === 'EP' && !prefinalsFit(prevForm, nextForm)) return IMPOSSIBLE;
  return endingFits(prevForm, prevTag, nextForm, nextTag) ? FITS : MISSHAPEN;
}

/** May the second morpheme follow the first one, as Korean is spelt? See `joinDegree` for text with mistakes. */
export function canJoin(prevForm: string, prevTag: Tag, nextForm: string, nextTag: Tag): boolean {
  return joinDegree(prevForm, prevTag, nextForm, nextTag) === FITS;
}
