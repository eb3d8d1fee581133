import { changed, type PathMorpheme } from '../lattice/path-morpheme.js';

/** How what is sold in packs is counted, with the suffix that says how many are in one: 40개입, 100매입. */
const PACKED = /^(개|매|봉|포|정|장|팩|병|구|롤|알|켤레|캡슐)입$/;

/** 물티슈 100매입, 40개입 박스: what number and 입 stand around is a unit, no 매입 and no 개입. */
export function settlePacked(path: PathMorpheme[]): void {
  for (let i = 1; i < path.length; i++) {
    const noun = path[i]!;
    if (noun.word || noun.mended || path[i + 1]?.tag.startsWith('XS')) continue;
    if (path[i - 1]!.tag === 'SN' && noun.tag === 'NNG' && PACKED.test(noun.form)) {
      const { form, to, log } = noun;
      const share = log / form.length;
      path.splice(
        i,
        1,
        changed(noun, { form: form.slice(0, -1), tag: 'NNB', to: to - 1, log: log - share }),
        changed(noun, { form: '입', tag: 'XSN', from: to - 1, log: share }),
      );
    } else if (
      noun.form === '입' &&
      noun.tag === 'NNG' &&
      path[i - 1]!.tag === 'NNB' &&
      path[i - 2]?.tag === 'SN'
    )
      path[i] = changed(noun, { tag: 'XSN' });
  }
}
