import { changed, type PathMorpheme } from '../lattice/path-morpheme.js';

/** 네요, 군요, ㄹ까요: an ending that is one without its 요 too. 어요, 지요, 에요 and 잖아요 are endings of their own. */
const WITH_POLITE_PARTICLE = /[^어아여에예지잖시세죠]요$/;
const HONORIFIC = /^(으?)세요$/;
/** 먹어서라도, as 집에서라도. */
const CONCESSIVE = /서라도$/;
/** 으실까: 으시 and ㄹ까, which share a syllable. */
const HONORIFIC_AHEAD = /^(으?)실([까지게래])$/;
const HONORIFIC_REQUEST = /^(으?)십시오$/;

/**
 * Endings that the convention writes as two morphemes, though some corpora take them for one: 네/EF+요/JX,
 * 시/EP+어요/EF, 시/EP+ㅂ시오/EF.
 */
export function splitEnding(ending: PathMorpheme): PathMorpheme[] {
  const { form, from, to, mended } = ending;
  if (CONCESSIVE.test(form) && to - from > 2 && !mended)
    return parts(ending, [form.slice(0, -2), 'EC', from, to - 2], ['라도', 'JX', to - 2, to]);
  if (form.length < 2 || to - from !== form.length || mended) return [ending];
  if (WITH_POLITE_PARTICLE.test(form)) {
    const [rest, polite] = parts(
      ending,
      [form.slice(0, -1), ending.tag, from, to - 1],
      ['요', 'JX', to - 1, to],
    );
    return [...splitEnding(rest!), polite!];
  }
  const honorific = HONORIFIC.exec(form);
  if (honorific)
    return parts(ending, [`${honorific[1]}시`, 'EP', from, to - 1], ['어요', ending.tag, to - 2, to]);
  const ahead = HONORIFIC_AHEAD.exec(form);
  if (ahead)
    return parts(ending, [`${ahead[1]}시`, 'EP', from, to - 1], [`ㄹ${ahead[2]}`, ending.tag, to - 2, to]);
  const request = HONORIFIC_REQUEST.exec(form);
  if (request)
    return parts(ending, [`${request[1]}시`, 'EP', from, to - 2], ['ㅂ시오', ending.tag, to - 3, to]);
  return [ending];
}

type Part = readonly [form: string, tag: PathMorpheme['tag'], from: number, to: number];

/** Each is as probable as the whole. */
function parts(ending: PathMorpheme, ...morphemes: readonly Part[]): PathMorpheme[] {
  const each = ending.log / (ending.to - ending.from);
  return morphemes.map(([form, tag, from, to]) =>
    changed(ending, { form, tag, from, to, log: each * (to - from) }),
  );
}
