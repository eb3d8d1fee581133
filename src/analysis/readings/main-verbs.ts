import type { PathMorpheme } from '../lattice/path-morpheme.js';

/** What is done to somebody's harm, of which 먹다 says so: 속여 먹다, 잊어 먹다; 해 먹다 may be either. */
const TO_HARM =
  /^(?:잊|잡|까|팔|속이|부리|놀리|우리|떼|쓰|하|털|등치|빼|뺏|빼앗|썩이?|말|갉|벗기|망치|울리|뜯|알|굴리|틀리|.*하)$/;
const LINKING = /^[아어여]$/;

/** 깎아 먹다, 끓여 먹다: what has been made ready is eaten. */
export function settleEaten(before: readonly PathMorpheme[], path: readonly PathMorpheme[]): void {
  const eaten = path[0];
  if (eaten?.form !== '먹' || eaten.tag !== 'VX' || eaten.word) return;
  const [stem, linking] = before.slice(-2);
  if (stem?.tag !== 'VV' || linking?.tag !== 'EC' || !LINKING.test(linking.form)) return;
  if (!TO_HARM.test(stem.form)) eaten.tag = 'VV';
}
